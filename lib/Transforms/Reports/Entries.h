//===- Entries.h - Reads and writes results in attributes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass stores its results as a dictionary on the function, and later passes
// report these results. A user may have edited the dictionary.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_ENTRIES_H
#define REMAT_LIB_TRANSFORMS_REPORTS_ENTRIES_H

#include "mlir/IR/Builders.h"

#include <optional>
#include <string>

namespace remat {

/// Writes a dictionary, one entry after another. A value that is not set gets
/// no entry in the dictionary.
class EntryWriter {
public:
  explicit EntryWriter(mlir::MLIRContext *context) : builder(context) {}

  void text(llvm::StringRef name, llvm::StringRef value) {
    if (!value.empty())
      entries.set(name, builder.getStringAttr(value));
  }
  void number(llvm::StringRef name, std::optional<int64_t> value) {
    if (value)
      entries.set(name, builder.getI64IntegerAttr(*value));
  }
  void real(llvm::StringRef name, std::optional<double> value) {
    if (value)
      entries.set(name, builder.getF64FloatAttr(*value));
  }
  void flag(llvm::StringRef name, bool value) {
    if (value)
      entries.set(name, builder.getUnitAttr());
  }
  /// Writes the bytes of all points as one list, and their costs as another
  /// list. The lists have the same length.
  template <typename Points, typename Bytes, typename Cost>
  void points(llvm::StringRef bytesName, llvm::StringRef costName,
              const Points &points, Bytes bytes, Cost cost) {
    if (points.empty())
      return;
    entries.set(bytesName, builder.getDenseI64ArrayAttr(llvm::to_vector(
                               llvm::map_range(points, bytes))));
    reals(costName, points, cost);
  }
  template <typename Points, typename Value>
  void reals(llvm::StringRef name, const Points &points, Value value) {
    if (!points.empty())
      entries.set(name, builder.getDenseF64ArrayAttr(
                            llvm::to_vector(llvm::map_range(points, value))));
  }
  void set(llvm::StringRef name, mlir::Attribute value) {
    entries.set(name, value);
  }
  mlir::DictionaryAttr take() {
    return entries.getDictionary(builder.getContext());
  }

  mlir::Builder builder;

private:
  mlir::NamedAttrList entries;
};

/// Reads a dictionary. An entry whose attribute is of another kind counts as
/// missing.
class EntryReader {
public:
  explicit EntryReader(mlir::DictionaryAttr entries) : entries(entries) {}

  std::string text(llvm::StringRef name) const {
    auto value = entries.getAs<mlir::StringAttr>(name);
    return value ? value.str() : "";
  }
  std::optional<int64_t> number(llvm::StringRef name) const {
    auto value = entries.getAs<mlir::IntegerAttr>(name);
    if (!value || !value.getType().isSignlessInteger(64))
      return std::nullopt;
    return value.getInt();
  }
  std::optional<double> real(llvm::StringRef name) const {
    auto value = entries.getAs<mlir::FloatAttr>(name);
    if (!value || !value.getType().isF64() || !value.getValue().isFinite())
      return std::nullopt;
    return value.getValueAsDouble();
  }
  /// Reads a number of bytes per second. The number must be above 0.
  std::optional<double> rate(llvm::StringRef name) const {
    std::optional<double> value = real(name);
    return value && *value > 0 ? value : std::nullopt;
  }
  bool flag(llvm::StringRef name) const { return entries.contains(name); }
  llvm::ArrayRef<int64_t> numbers(llvm::StringRef name) const {
    auto value = entries.getAs<mlir::DenseI64ArrayAttr>(name);
    return value ? value.asArrayRef() : llvm::ArrayRef<int64_t>();
  }
  llvm::ArrayRef<double> reals(llvm::StringRef name) const {
    auto value = entries.getAs<mlir::DenseF64ArrayAttr>(name);
    return value ? value.asArrayRef() : llvm::ArrayRef<double>();
  }
  llvm::ArrayRef<mlir::Attribute> list(llvm::StringRef name) const {
    auto value = entries.getAs<mlir::ArrayAttr>(name);
    return value ? value.getValue() : llvm::ArrayRef<mlir::Attribute>();
  }

private:
  mlir::DictionaryAttr entries;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_ENTRIES_H
