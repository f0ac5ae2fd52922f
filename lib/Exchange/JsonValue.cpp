//===- JsonValue.cpp - Builds the tree of a JSON text ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/JsonReader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

using namespace remat;
using namespace remat::json;

const Value *Object::find(std::string_view key) const {
  for (size_t i = 0; i < keys.size(); ++i)
    if (keys[i] == key)
      return &values[i];
  return nullptr;
}

/// Shortens \p text for a message. The cut is between two characters.
static std::string shorten(const std::string &text, size_t longest) {
  if (text.size() <= longest)
    return text;
  size_t end = longest;
  while (end > 0 &&
         (text[end] & 0xC0) == 0x80) // This byte is inside a UTF-8 character.
    --end;
  return text.substr(0, end) + "...";
}

std::string Value::describe() const {
  struct Describer {
    std::string operator()(Null) const { return "null"; }
    std::string operator()(bool b) const { return b ? "true" : "false"; }
    std::string operator()(int64_t i) const { return std::to_string(i); }
    std::string operator()(HugeInteger) const {
      return "an integer beyond 64 bits";
    }
    std::string operator()(double d) const {
      char digits[32];
      auto end = std::to_chars(digits, digits + sizeof(digits), d).ptr;
      return "the fraction " + std::string(digits, end);
    }
    std::string operator()(const std::string &s) const {
      return "the text '" + shorten(s, 40) + "'";
    }
    std::string operator()(const Array &) const { return "a list"; }
    std::string operator()(const Object &) const { return "an object"; }
  };
  return std::visit(Describer(), data);
}

namespace {

/// Receives the parser's events. The library prescribes the names of the
/// members. Every member returns whether to continue.
class TreeBuilder {
public:
  bool null() { return add(Null()); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(int64_t value) { return add(value); }

  bool number_unsigned(uint64_t value) {
    if (value > uint64_t(INT64_MAX))
      return add(HugeInteger{double(value)});
    return add(int64_t(value));
  }

  /// The library also calls this function for an integer beyond 64 bits.
  bool number_float(double value, const std::string &text) {
    if (text.find_first_of(".eE") == std::string::npos)
      return add(HugeInteger{value});
    return add(value);
  }

  bool string(std::string &value) { return add(std::move(value)); }

  bool binary(nlohmann::json::binary_t &) {
    return fail("JSON has no binary values");
  }

  bool start_array(size_t) { return open(Array()); }
  bool end_array() { return close(); }
  bool start_object(size_t) { return open(Object()); }

  bool key(std::string &name) {
    std::get<Object>(enclosing.back().data).keys.push_back(std::move(name));
    return true;
  }

  bool end_object() {
    std::vector<std::string_view> keys;
    const Object &object = std::get<Object>(enclosing.back().data);
    keys.assign(object.keys.begin(), object.keys.end());
    std::sort(keys.begin(), keys.end());
    auto twice = std::adjacent_find(keys.begin(), keys.end());
    if (twice != keys.end())
      return fail("the key '" + std::string(*twice) +
                  "' is given twice in one object");
    return close();
  }

  bool parse_error(size_t position, const std::string &,
                   const nlohmann::detail::exception &error) {
    // For example "[json.exception.parse_error.101] parse error at line 1,
    // column 2: ...".
    std::string message = error.what();
    if (size_t end = message.find("] "); end != std::string::npos)
      message.erase(0, end + 2);
    if (message.find("at line ") == std::string::npos)
      message = "at byte " + std::to_string(position) + ": " + message;
    return fail(shorten(message, 160));
  }

  Value root;
  Error error;

private:
  bool fail(std::string message) {
    error.message = std::move(message);
    return false;
  }

  template <typename T> bool add(T value) {
    if (enclosing.empty())
      root.data = std::move(value);
    else if (auto *list = std::get_if<Array>(&enclosing.back().data))
      list->push_back({std::move(value)});
    else
      std::get<Object>(enclosing.back().data)
          .values.push_back({std::move(value)});
    return true;
  }

  template <typename T> bool open(T container) {
    if (enclosing.size() == kMaxDepth)
      return fail("more than " + std::to_string(kMaxDepth) +
                  " nested lists and objects");
    enclosing.push_back({std::move(container)});
    return true;
  }

  bool close() {
    Value done = std::move(enclosing.back());
    enclosing.pop_back();
    return std::visit([&](auto &data) { return add(std::move(data)); },
                      done.data);
  }

  /// The containers that are still open, the outermost first.
  std::vector<Value> enclosing;
};

} // namespace

Result<Value> json::parse(std::string_view text) {
  // The library skips a byte order mark, and treats a NUL as the end.
  if (text.starts_with("\xEF\xBB\xBF"))
    return Error{"the text starts with a byte order mark; save it as UTF-8 "
                 "without one"};
  if (text.find('\0') != std::string_view::npos)
    return Error{"the text contains a NUL byte"};
  TreeBuilder builder;
  if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
    return builder.error;
  return std::move(builder.root);
}
