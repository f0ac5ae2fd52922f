//===- JsonReader.h - Reads JSON texts --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The readers of graphs and plans share these functions. Each read checks a
// value's type and range, and the first read that fails leaves a message such
// as `nodes[3].inputs[1]: ...`. The formats need distinctions that most JSON
// trees lose: 1 is not 1.0, an integer beyond 64 bits is not a float, and an
// object may have the same key twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_JSONREADER_H
#define REMAT_LIB_EXCHANGE_JSONREADER_H

#include "remat/Core/Base/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace remat::json {

struct Value;
using Array = std::vector<Value>;

struct Object {
  std::vector<std::string> keys; ///< The names of the fields, in the order of
                                 ///< the text. Each key occurs once.
  std::vector<Value> values;

  /// Returns the value at \p key, or null if the object does not have this key.
  const Value *find(std::string_view key) const;
};

struct Null {};

/// An integer beyond 64 bits. No index and no size is that large.
struct HugeInteger {
  double approximately;
};

struct Value {
  std::variant<Null, bool, int64_t, HugeInteger, double, std::string, Array,
               Object>
      data;

  template <typename T> const T *getIf() const { return std::get_if<T>(&data); }
  /// Describes a value for a message, for example as `a string` or `the number
  /// 1.5`.
  std::string describe() const;
};

/// Parses one JSON text (RFC 8259, UTF-8 without a byte order mark). The error
/// has the line and column. Some JSON is refused: an object with the same key
/// twice, NaN and infinities, and more than kMaxDepth nested arrays and
/// objects.
Result<Value> parse(std::string_view text);

inline constexpr unsigned kMaxDepth = 992;

/// A place in a text. A place points to the place that contains it, so that
/// reading builds no strings. A place must not outlive \p outer, so at() cannot
/// be called on a temporary.
struct Where {
  const Where *outer = nullptr;
  std::string_view key = {};
  size_t index = kNoIndex;
  static constexpr size_t kNoIndex = SIZE_MAX;

  Where at(size_t i) const & { return {this, {}, i}; }
  Where at(std::string_view name) const & { return {this, name, kNoIndex}; }
  Where at(size_t i) const && = delete;
  Where at(std::string_view name) const && = delete;
  std::string str() const;
};

inline constexpr Where kWholeText;

class Reader {
public:
  std::optional<Error> error;

protected:
  void fail(const Where &where, const std::string &message);
  /// `expected X, found ...`.
  void failType(const Where &where, const char *expected, const Value &found);

  const Object *object(const Value &value, const Where &where);
  const Array *list(const Value &value, const Where &where);
  /// Returns the value at \p key. If the key is missing, stores an error and
  /// returns null.
  const Value *required(const Object &object, const char *key,
                        const Where &where);
  const Array *requiredList(const Object &object, const char *key,
                            const Where &where);
  /// Calls \p read for each object of the list at \p key of the whole text.
  template <typename Read>
  void each(const Object &file, const char *key, Read read) {
    const Array *values = requiredList(file, key, kWholeText);
    Where at = kWholeText.at(key);
    for (size_t i = 0; values && i < values->size() && !error; ++i) {
      Where where = at.at(i);
      if (const Object *fields = object((*values)[i], where))
        read(*fields, where);
    }
  }
  /// Checks that a text has `"version": 1`.
  void checkVersion(const Object &object, const Where &where);

  int64_t bytes(const Value &value, const Where &where);
  bool boolean(const Value &value, const Where &where);
  /// Reads an integer from 0 to \p count - 1. In messages, \p what is the word
  /// for the thing with this number, such as `node`.
  uint32_t index(const Value &value, size_t count, const char *what,
                 const Where &where);
  std::vector<uint32_t> indices(const Array &list, size_t count,
                                const char *what, const Where &where);
  /// Reads the list of indices at \p key, which is required.
  std::vector<uint32_t> requiredIndices(const Object &object, const char *key,
                                        size_t count, const char *what,
                                        const Where &where);
  /// Reads a number that is at least 0 and less than \p limit.
  double number(const Value &value, double limit, const Where &where);
  std::string text(const Value &value, const Where &where);
  /// Reads one of the texts of \p choices and returns its enumerator.
  template <typename Enum, size_t N>
  Enum choice(const Value &value,
              const std::pair<const char *, Enum> (&choices)[N],
              const Where &where) {
    std::string expected;
    const auto *found = value.getIf<std::string>();
    for (const auto &[name, enumerator] : choices) {
      if (found && *found == name)
        return enumerator;
      expected += (expected.empty() ? "'" : ", '") + std::string(name) + "'";
    }
    failType(where, ("one of " + expected).c_str(), value);
    return choices[0].second;
  }
};

/// Parses \p text, and reads the result with an \p R that is constructed from
/// \p arguments. Returns the first error.
template <typename R, typename... Arguments>
auto readWith(std::string_view text, const Arguments &...arguments)
    -> Result<decltype(std::declval<R>().read(std::declval<Value>()))> {
  Result<Value> root = parse(text);
  if (!root)
    return root.error();
  R reader(arguments...);
  auto read = reader.read(*root);
  if (reader.error)
    return *reader.error;
  return read;
}

/// Reads a text that serves only as a label. Returns an empty string if the
/// value is missing or is not a text.
std::string label(const Object &object, const char *key);

} // namespace remat::json

#endif // REMAT_LIB_EXCHANGE_JSONREADER_H
