//===- JsonWriter.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/JsonWriter.h"

#include <nlohmann/json.hpp>

#include <cassert>
#include <charconv>
#include <cmath>

using namespace remat;

std::string json::quote(std::string_view text) {
  return nlohmann::json(std::string(text))
      .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string json::number(double value) {
  assert(std::isfinite(value) && "JSON has no infinities");
  char digits[32];
  auto end = std::to_chars(digits, digits + sizeof(digits), value).ptr;
  return {digits, end};
}

static std::string joinItems(std::span<const std::string> items,
                             const char *open, const char *separator,
                             const char *close) {
  std::string text = open;
  for (size_t i = 0; i < items.size(); ++i)
    text += (i ? separator : "") + items[i];
  return text + close;
}

std::string json::list(std::span<const std::string> items) {
  return joinItems(items, "[", ", ", "]");
}

std::string json::listOfLines(std::span<const std::string> items) {
  if (items.empty())
    return "[]";
  return joinItems(items, "[\n    ", ",\n    ", "\n  ]");
}

json::ObjectWriter &json::ObjectWriter::raw(const char *key,
                                            std::string_view json) {
  fields.push_back(quote(key) + ": " + std::string(json));
  return *this;
}

std::string json::ObjectWriter::line() const {
  return joinItems(fields, "{", ", ", "}");
}

std::string json::ObjectWriter::lines() const {
  return joinItems(fields, "{\n  ", ",\n  ", "\n}\n");
}
