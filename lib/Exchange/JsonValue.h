//===- JsonValue.h - A parsed JSON text -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the readers of graphs and plans look at. The formats need to tell apart
// what most JSON trees merge: 1 from 1.0, an integer too large for 64 bits from
// a float, and an object whose key comes twice from one whose key comes once.
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
  std::vector<std::string> keys; ///< In the text's order, none twice.
  std::vector<Value> values;

  /// The value at \p key, or null where the object has no such key.
  const Value *find(std::string_view key) const;
};

struct Null {};

/// An integer outside 64 bits. No index and no size is that large.
struct HugeInteger {
  double approximately;
};

struct Value {
  std::variant<Null, bool, int64_t, HugeInteger, double, std::string, Array,
               Object>
      data;

  template <typename T> const T *getIf() const { return std::get_if<T>(&data); }
  /// "a string", "the number 1.5", ...: what a message says was found.
  std::string describe() const;
};

/// Parses one JSON text (RFC 8259, UTF-8 without a byte order mark). The error
/// says the line and column. Refused besides: a key twice in one object, NaN
/// and infinities, and more than kMaxDepth nested arrays and objects.
Result<Value> parse(std::string_view text);

inline constexpr unsigned kMaxDepth = 992;

} // namespace remat::json

#endif // REMAT_LIB_EXCHANGE_JSONVALUE_H
