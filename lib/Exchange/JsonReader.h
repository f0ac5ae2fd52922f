//===- JsonReader.h - Typed reads that know where they are ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each read checks a value's type and range, and the first one that fails
// leaves a message such as "nodes[3].inputs[1]: ...". Shared by the readers of
// graphs and of plans.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_JSONREADER_H
#define REMAT_LIB_EXCHANGE_JSONREADER_H

#include "Exchange/JsonValue.h"

#include <optional>
#include <utility>

namespace remat::json {

/// A place in a text: a link to the place around it, so that reading costs no
/// strings. It must not outlive \p outer, so a temporary has no places in it.
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

/// The whole text.
inline constexpr Where kWholeText;

class Reader {
public:
  /// The first thing that was wrong.
  std::optional<Error> error;

protected:
  void fail(const Where &where, const std::string &message);
  /// "expected X, found ...".
  void failType(const Where &where, const char *expected, const Value &found);

  const Object *object(const Value &value, const Where &where);
  const Array *list(const Value &value, const Where &where);
  /// The value at \p key; an error and null where it is missing.
  const Value *required(const Object &object, const char *key,
                        const Where &where);
  const Array *requiredList(const Object &object, const char *key,
                            const Where &where);
  /// A text's `"version": 1`.
  void checkVersion(const Object &object, const Where &where);

  int64_t bytes(const Value &value, const Where &where);
  bool boolean(const Value &value, const Where &where);
  /// An integer from 0 to \p count - 1, the number of a \p what.
  uint32_t index(const Value &value, size_t count, const char *what,
                 const Where &where);
  std::vector<uint32_t> indices(const Array &list, size_t count,
                                const char *what, const Where &where);
  /// An integer or fraction from 0, below \p limit.
  double number(const Value &value, double limit, const Where &where);
  std::string text(const Value &value, const Where &where);
  /// One of the texts of \p choices, as the enumerator beside it.
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

/// What only labels something: a text, and empty where the file has none or
/// something else.
std::string label(const Object &object, const char *key);

} // namespace remat::json

#endif // REMAT_LIB_EXCHANGE_JSONREADER_H
