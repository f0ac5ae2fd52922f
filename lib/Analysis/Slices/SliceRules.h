//===- SliceRules.h - How slices go through an op ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slice of a step computes a range of one dimension, such as some rows of the
// batch. For each op this says which range of its results comes of which range
// of its operands, in both directions, or why there is no such range.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICERULES_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICERULES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

#include <memory>
#include <optional>
#include <string>

namespace remat {

/// The dimension along which a tensor is sliced. Elements [a, b) of the sliced
/// dimension are elements [a * unit, b * unit) of the tensor's dimension `dim`.
/// `unit` is 32 if, for example, a batch and 32 positions were collapsed to one
/// dimension.
struct SlicedDim {
  int64_t dim = 0;
  int64_t unit = 1;

  bool operator==(const SlicedDim &) const = default;
};

/// Nothing where the tensor is read or made whole.
using SlicedValue = std::optional<SlicedDim>;

struct LoopSlices;

/// How one op computes a slice.
struct OpSlices {
  llvm::SmallVector<SlicedValue> operands, results;
  /// Each slice adds its terms to the result of the slice before: the results
  /// are whole once all slices are computed, and `operands` of destinations are
  /// whole.
  bool isSum = false;
  /// For a loop: which results are such sums; empty if all of them are.
  llvm::SmallVector<bool> sums;
  /// For a loop: which results each slice makes whole, and all slices the same;
  /// empty if none.
  llvm::SmallVector<bool> same;
  /// The sliced loop of a linalg op, and how many of its iterations there are
  /// for each element of the sliced dimension.
  std::optional<unsigned> loop;
  int64_t unit = 1;
  /// For StableHLO: a sum without a destination gives only each slice's terms,
  /// and an op of this name combines them, beginning with `start`.
  llvm::StringRef combine;
  mlir::Attribute start;
  /// The operand with which a scatter begins, and which it goes on from.
  std::optional<unsigned> startOperand;
  /// An iota along the sliced dimension, which counts from the slice's first
  /// element.
  bool countsAlong = false;
  /// For a loop: how its body is sliced.
  std::shared_ptr<const LoopSlices> inLoop;

  /// Whether each slice adds its terms to result number \p result.
  bool adds(unsigned result) const {
    return isSum && (sums.empty() || sums[result]);
  }
  bool isSame(unsigned result) const { return !same.empty() && same[result]; }
};

struct SliceOptions {
  /// Whether a sum over several dimensions may add in another order.
  bool reorder = false;
  /// Ops before the first and behind the last stay whole; null: all of the
  /// block may be sliced.
  mlir::Operation *first = nullptr, *last = nullptr;
};

/// How \p op computes a slice, where \p operands are sliced as they say (one
/// for each operand, of which at least one is sliced). Nothing, with the \p
/// reason, where it needs whole operands.
std::optional<OpSlices> sliceFromOperands(mlir::Operation *op,
                                          llvm::ArrayRef<SlicedValue> operands,
                                          const SliceOptions &options,
                                          std::string &reason);

/// How \p op computes the slice \p wanted of its result \p result alone.
std::optional<OpSlices> sliceFromResult(mlir::Operation *op, unsigned result,
                                        SlicedDim wanted);

/// Whether \p value is made of nothing but its shape and scalars: an empty
/// tensor, a splat, a fill or a broadcast of these, or a reshape of one. A
/// slice of it is made anew wherever it is read.
bool isUniform(mlir::Value value);

/// Writes a slice of \p op, which reads \p operands, computes \p slices, and
/// begins at element \p offset, a number or a value of type index, of the
/// sliced dimension, of which it has \p size. An iota of StableHLO still counts
/// from 0.
mlir::Operation *writeSlice(mlir::OpBuilder &builder, mlir::Operation *op,
                            const OpSlices &slices, mlir::ValueRange operands,
                            mlir::OpFoldResult offset, int64_t size);

/// \p offset times \p unit.
mlir::OpFoldResult timesUnit(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::OpFoldResult offset, int64_t unit);

/// The type of \p size elements of the sliced dimension.
mlir::RankedTensorType sliceType(mlir::RankedTensorType type, SlicedDim where,
                                 int64_t size);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICERULES_H
