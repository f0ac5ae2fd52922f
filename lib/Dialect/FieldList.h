//===- FieldList.h - `<name = value, ...>` in attributes --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The larger attributes of the dialect consist of a list of fields such as
// `name = value`. This file parses and prints such lists. Fields may have any
// order, and errors name the field.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_FIELDLIST_H
#define REMAT_LIB_DIALECT_FIELDLIST_H

#include "mlir/IR/OpImplementation.h"

#include <functional>
#include <optional>

namespace remat {

/// Parses the list of fields, and stores each value in the variable that was
/// added for the field.
class FieldParserList {
public:
  explicit FieldParserList(mlir::AsmParser &parser) : parser(parser) {}

  /// Adds a required field. A field whose variable is a std::optional may be
  /// absent.
  template <typename T> void add(llvm::StringRef name, T &value) {
    addCustom(name, [this, &value] { return parseValue(value); });
  }
  template <typename T>
  void add(llvm::StringRef name, std::optional<T> &value) {
    addCustom(name, [this, &value] { return parseValue(value.emplace()); });
    fields.back().required = false;
  }
  /// Adds a field whose value is a list in brackets. It may be absent.
  void add(llvm::StringRef name, llvm::SmallVector<int64_t> &values);
  /// Adds a field without a value: \p value says whether it is present.
  void addFlag(llvm::StringRef name, bool &value);
  /// Adds a required field. The function \p parseValue parses its value.
  void addCustom(llvm::StringRef name,
                 std::function<mlir::ParseResult()> parseValue);

  /// Parses from `<` to `>`. Unknown, repeated and missing fields are errors.
  mlir::ParseResult parse();

private:
  struct Field {
    llvm::StringRef name;
    std::function<mlir::ParseResult()> parseValue;
    bool required = true;
    bool hasValue = true;
    bool seen = false;
  };

  mlir::ParseResult parseField();
  mlir::ParseResult parseValue(int64_t &value);
  mlir::ParseResult parseValue(double &value);
  mlir::ParseResult parseValue(std::string &value);

  mlir::AsmParser &parser;
  llvm::SmallVector<Field> fields;
};

/// Prints fields as FieldParserList reads them. Fields that are absent are not
/// printed.
class FieldPrinter {
public:
  explicit FieldPrinter(mlir::AsmPrinter &printer) : printer(printer) {
    printer << '<';
  }
  ~FieldPrinter() { printer << '>'; }

  void add(llvm::StringRef name, int64_t value) { start(name) << value; }
  /// Prints the shortest decimal number that is read as the same double.
  void add(llvm::StringRef name, double value);
  void add(llvm::StringRef name, llvm::StringRef value) {
    start(name).printString(value);
  }
  template <typename T>
  void add(llvm::StringRef name, const std::optional<T> &value) {
    if (value)
      add(name, *value);
  }
  /// An empty list is not printed.
  void add(llvm::StringRef name, llvm::ArrayRef<int64_t> values);
  void addFlag(llvm::StringRef name, bool value);
  /// Prints the name of a field, after which the caller prints the value.
  mlir::AsmPrinter &start(llvm::StringRef name);

private:
  void separate();

  mlir::AsmPrinter &printer;
  bool first = true;
};

} // namespace remat

#endif // REMAT_LIB_DIALECT_FIELDLIST_H
