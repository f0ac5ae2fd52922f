//===- FieldList.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/FieldList.h"

#include <array>
#include <cstdio>
#include <cstdlib>

using namespace mlir;
using namespace remat;

void FieldParserList::addCustom(StringRef name,
                                std::function<ParseResult()> parseValue) {
  fields.push_back({name, std::move(parseValue)});
}

void FieldParserList::add(StringRef name, SmallVector<int64_t> &values) {
  addCustom(name, [this, &values] {
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
      return parseValue(values.emplace_back());
    });
  });
  fields.back().required = false;
}

void FieldParserList::addFlag(StringRef name, bool &value) {
  addCustom(name, [&value] {
    value = true;
    return success();
  });
  fields.back().required = false;
  fields.back().hasValue = false;
}

ParseResult FieldParserList::parse() {
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater,
                                     [this] { return parseField(); }))
    return failure();
  for (const Field &field : fields)
    if (field.required && !field.seen)
      return parser.emitError(parser.getNameLoc())
             << "missing field '" << field.name << "'";
  return success();
}

ParseResult FieldParserList::parseField() {
  SMLoc loc = parser.getCurrentLocation();
  StringRef name;
  if (parser.parseKeyword(&name))
    return failure();
  auto *field =
      llvm::find_if(fields, [&](const Field &f) { return f.name == name; });
  if (field == fields.end()) {
    InFlightDiagnostic error = parser.emitError(loc)
                               << "unknown field '" << name
                               << "', expected one of ";
    llvm::interleaveComma(fields, error,
                          [&](const Field &known) { error << known.name; });
    return error;
  }
  if (field->seen)
    return parser.emitError(loc) << "field '" << name << "' is given twice";
  field->seen = true;
  if (field->hasValue && parser.parseEqual())
    return failure();
  return field->parseValue();
}

ParseResult FieldParserList::parseValue(int64_t &value) {
  return parser.parseInteger(value);
}

/// Integers are accepted too. Numbers are printed with a decimal point, but
/// users may leave it out.
ParseResult FieldParserList::parseValue(double &value) {
  bool negative = succeeded(parser.parseOptionalMinus());
  int64_t whole = 0;
  OptionalParseResult parsed = parser.parseOptionalDecimalInteger(whole);
  if (parsed.has_value()) {
    value = double(whole);
    if (*parsed)
      return failure();
  } else if (parser.parseFloat(value)) {
    return failure();
  }
  value = negative ? -value : value;
  return success();
}

ParseResult FieldParserList::parseValue(std::string &value) {
  return parser.parseString(&value);
}

/// AsmPrinter::printFloat is not used, because it writes many integers in
/// hexadecimal.
void FieldPrinter::add(StringRef name, double value) {
  std::array<char, 32> text;
  for (int digits = 1; digits <= 16; ++digits) {
    snprintf(text.data(), text.size(), "%.*e", digits, value);
    if (strtod(text.data(), nullptr) == value)
      break;
  }
  start(name) << text.data();
}

void FieldPrinter::add(StringRef name, ArrayRef<int64_t> values) {
  if (values.empty())
    return;
  start(name) << '[';
  llvm::interleaveComma(values, printer);
  printer << ']';
}

AsmPrinter &FieldPrinter::start(StringRef name) {
  separate();
  return printer << name << " = ";
}

void FieldPrinter::addFlag(StringRef name, bool value) {
  if (!value)
    return;
  separate();
  printer << name;
}

void FieldPrinter::separate() {
  if (!first)
    printer << ", ";
  first = false;
}
