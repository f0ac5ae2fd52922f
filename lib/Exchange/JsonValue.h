//===- JsonValue.h - A parsed JSON text -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The readers of graphs and plans read this tree. The formats need distinctions
// that most JSON trees lose: 1 is not 1.0, an integer beyond 64 bits is not a
// float, and an object may have the same key twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_JSONVALUE_H
#define REMAT_LIB_EXCHANGE_JSONVALUE_H

#include "remat/Core/Base/Result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace remat::json {

struct Value;
using Array = std::vector<Value>;

struct Object {
  std::vector<std::string> keys; ///< The fields in the order of the text. Each
                                 ///< key occurs once.
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

} // namespace remat::json

#endif // REMAT_LIB_EXCHANGE_JSONVALUE_H
