//===- JsonWriter.h - Writes JSON objects on one line -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results are JSON for other programs, with one object on each line. These
// functions write the text directly, because the values are few and their order
// is fixed.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_JSONWRITER_H
#define REMAT_LIB_EXCHANGE_JSONWRITER_H

#include "remat/Core/Graph/Graph.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace remat::json {

/// Returns a JSON string. Bytes that are not UTF-8 become U+FFFD.
std::string quote(std::string_view text);
/// Returns the shortest decimal number that is read as the same double. The
/// number \p value must be finite.
std::string number(double value);
/// Returns a list in brackets on one line.
std::string list(std::span<const std::string> items);
template <typename Range> std::string numbers(const Range &values) {
  std::vector<std::string> items;
  for (auto value : values)
    items.push_back(std::to_string(value));
  return list(items);
}

/// Collects an object's fields in the order of the calls.
class ObjectWriter {
public:
  /// Adds a field whose value is already written as JSON.
  ObjectWriter &raw(const char *key, std::string_view json);
  ObjectWriter &text(const char *key, std::string_view value) {
    return raw(key, quote(value));
  }
  ObjectWriter &integer(const char *key, int64_t value) {
    return raw(key, std::to_string(value));
  }
  ObjectWriter &real(const char *key, double value) {
    return raw(key, number(value));
  }
  ObjectWriter &flag(const char *key, bool value) {
    return raw(key, value ? "true" : "false");
  }

  /// {"a": 1, "b": 2}
  std::string line() const;
  /// Returns the object with one field on each line.
  std::string lines() const;

private:
  std::vector<std::string> fields;
};

/// Returns a list with one item on each line, indented for the second level of
/// a file.
std::string listOfLines(std::span<const std::string> items);

} // namespace remat::json

#endif // REMAT_LIB_EXCHANGE_JSONWRITER_H
