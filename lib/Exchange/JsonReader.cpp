//===- JsonReader.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/JsonReader.h"

#include "remat/Core/Graph/Graph.h"

using namespace remat;
using namespace remat::json;

std::string Where::str() const {
  std::string text = outer ? outer->str() : "";
  if (!key.empty())
    text += (text.empty() ? "" : ".") + std::string(key);
  if (index != kNoIndex)
    text += "[" + std::to_string(index) + "]";
  return text;
}

void Reader::fail(const Where &where, const std::string &message) {
  if (error)
    return;
  std::string place = where.str();
  error = Error{(place.empty() ? "" : place + ": ") + message};
}

void Reader::failType(const Where &where, const char *expected,
                      const Value &found) {
  fail(where,
       "expected " + std::string(expected) + ", found " + found.describe());
}

const Object *Reader::object(const Value &value, const Where &where) {
  const auto *object = value.getIf<Object>();
  if (!object)
    failType(where, "an object", value);
  return object;
}

const Array *Reader::list(const Value &value, const Where &where) {
  const auto *list = value.getIf<Array>();
  if (!list)
    failType(where, "a list", value);
  return list;
}

const Value *Reader::required(const Object &object, const char *key,
                              const Where &where) {
  const Value *value = object.find(key);
  if (!value)
    fail(where, "the key '" + std::string(key) + "' is missing");
  return value;
}

const Array *Reader::requiredList(const Object &object, const char *key,
                                  const Where &where) {
  const Value *value = required(object, key, where);
  return value ? list(*value, where.at(key)) : nullptr;
}

void Reader::checkVersion(const Object &object, const Where &where) {
  const Value *value = required(object, "version", where);
  if (!value)
    return;
  const auto *version = value->getIf<int64_t>();
  if (!version || *version != 1)
    failType(where.at("version"), "1, the only version there is", *value);
}

int64_t Reader::bytes(const Value &value, const Where &where) {
  const auto *size = value.getIf<int64_t>();
  if (size && *size >= 0 && *size <= kMaxBytes)
    return *size;
  failType(where, "whole bytes from 0 to 2^53-1", value);
  return 0;
}

bool Reader::boolean(const Value &value, const Where &where) {
  if (const auto *flag = value.getIf<bool>())
    return *flag;
  failType(where, "true or false", value);
  return false;
}

uint32_t Reader::index(const Value &value, size_t count, const char *what,
                       const Where &where) {
  const auto *number = value.getIf<int64_t>();
  if (number && *number >= 0 && uint64_t(*number) < count)
    return *number;
  std::string known =
      "; the file has " + std::to_string(count) + ", numbered from 0";
  if (number)
    fail(where, "there is no " + std::string(what) + " " +
                    std::to_string(*number) + known);
  else if (value.getIf<HugeInteger>())
    fail(where, "the number of a " + std::string(what) +
                    " does not fit into 64 bits" + known);
  else
    failType(where, ("the number of a " + std::string(what)).c_str(), value);
  return 0;
}

std::vector<uint32_t> Reader::indices(const Array &list, size_t count,
                                      const char *what, const Where &where) {
  std::vector<uint32_t> result;
  result.reserve(list.size());
  for (size_t i = 0; i < list.size() && !error; ++i)
    result.push_back(index(list[i], count, what, where.at(i)));
  return result;
}

std::vector<uint32_t> Reader::requiredIndices(const Object &object,
                                              const char *key, size_t count,
                                              const char *what,
                                              const Where &where) {
  const Array *values = requiredList(object, key, where);
  if (!values)
    return {};
  return indices(*values, count, what, where.at(key));
}

double Reader::number(const Value &value, double limit, const Where &where) {
  double number = -1;
  if (const auto *integer = value.getIf<int64_t>())
    number = double(*integer);
  else if (const auto *huge = value.getIf<HugeInteger>())
    number = huge->approximately;
  else if (const auto *fraction = value.getIf<double>())
    number = *fraction;
  else
    failType(where, "a number", value);
  if (!(number >= 0 && number < limit))
    failType(where, "a finite number of at least 0", value);
  return number;
}

std::string Reader::text(const Value &value, const Where &where) {
  if (const auto *text = value.getIf<std::string>())
    return *text;
  failType(where, "a text", value);
  return {};
}

std::string json::label(const Object &object, const char *key) {
  const Value *value = object.find(key);
  const auto *text = value ? value->getIf<std::string>() : nullptr;
  return text ? *text : std::string();
}
