//===- SliceRules.h - How slices go through an op ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slice of a step computes a range of one dimension, such as some rows of the
// batch. For each op these rules say which range of its operands gives a range
// of its results, and the other way round. If there is no such range, they say
// why.
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
/// `unit` is 32 if, for example, a batch and 32 positions were collapsed into
/// one dimension.
struct SlicedDim {
  int64_t dim = 0;
  int64_t unit = 1;

  bool operator==(const SlicedDim &) const = default;
};

/// None if the tensor is read or made as a whole.
using SlicedValue = std::optional<SlicedDim>;

struct LoopSlices;

/// How one op computes a slice.
struct OpSlices {
  llvm::SmallVector<SlicedValue> operands, results;
  /// Each slice adds its terms to the result of the previous slice. The results
  /// are complete after all slices, and `operands` of destinations are whole.
  bool isSum = false;
  /// For a loop: which results are such sums. Empty means all results.
  llvm::SmallVector<bool> sums;
  /// For a loop: which results are computed whole, and equally, by each slice.
  /// Empty means none.
  llvm::SmallVector<bool> same;
  /// The sliced loop of a linalg op, and the number of its iterations for each
  /// element of the sliced dimension.
  std::optional<unsigned> loop;
  int64_t unit = 1;
  /// For StableHLO: a sum without a destination has only the terms of its
  /// slice. An op of this name adds them up, beginning with `start`.
  llvm::StringRef combine;
  mlir::Attribute start;
  /// The operand with which a scatter begins, and to which each slice adds.
  std::optional<unsigned> startOperand;
  /// Whether the op is an iota along the sliced dimension, which counts from
  /// the first element of the slice.
  bool countsAlong = false;
  /// For a loop: how its body is sliced.
  std::shared_ptr<const LoopSlices> inLoop;

  /// Returns whether each slice adds its terms to result \p result.
  bool adds(unsigned result) const {
    return isSum && (sums.empty() || sums[result]);
  }
  bool isSame(unsigned result) const { return !same.empty() && same[result]; }
};

struct SliceOptions {
  /// Whether a sum over several dimensions may change the order of additions.
  bool reorder = false;
  /// The range of ops that may be sliced. Ops outside stay whole. Null means
  /// all ops of the block.
  mlir::Operation *first = nullptr, *last = nullptr;
};

/// Returns how \p op computes a slice if its operands are sliced as \p operands
/// says. \p operands has one entry for each operand, and at least one is
/// sliced. Returns nothing and sets \p reason if the op needs whole operands.
std::optional<OpSlices> sliceFromOperands(mlir::Operation *op,
                                          llvm::ArrayRef<SlicedValue> operands,
                                          const SliceOptions &options,
                                          std::string &reason);

/// Returns how \p op computes the slice \p wanted of only its result number \p
/// result.
std::optional<OpSlices> sliceFromResult(mlir::Operation *op, unsigned result,
                                        SlicedDim wanted);

/// Returns whether \p value depends only on its shape and on scalars: an empty
/// tensor, a splat, a fill or a broadcast of these, or a reshape of one. Every
/// reader makes its own slice of such a value.
bool isUniform(mlir::Value value);

/// Writes a slice of \p op that reads \p operands and computes \p slices. It
/// begins at element \p offset of the sliced dimension, a number or a value of
/// type index, and has \p size elements. An iota of StableHLO still counts from
/// 0.
mlir::Operation *writeSlice(mlir::OpBuilder &builder, mlir::Operation *op,
                            const OpSlices &slices, mlir::ValueRange operands,
                            mlir::OpFoldResult offset, int64_t size);

/// Returns \p offset times \p unit.
mlir::OpFoldResult timesUnit(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::OpFoldResult offset, int64_t unit);

/// Returns the type with \p size elements of the sliced dimension.
mlir::RankedTensorType sliceType(mlir::RankedTensorType type, SlicedDim where,
                                 int64_t size);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICERULES_H
