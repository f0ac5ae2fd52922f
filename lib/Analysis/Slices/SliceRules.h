//===- SliceRules.h - How an op is sliced -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slice of a step computes a range of one dimension, such as some rows of the
// batch. For each op, these rules say which range of the operands is needed for
// a range of the results, and which range of the results follows from a range
// of the operands. If there is no such range, they say why.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICERULES_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICERULES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <optional>
#include <string>

namespace remat {

/// The dimension along which a tensor is sliced. Elements [a, b) of the sliced
/// dimension are elements [a * unit, b * unit) of the tensor's dimension `dim`.
/// For example, `unit` is 32 if a batch and 32 positions were collapsed into
/// one dimension.
struct SlicedDim {
  int64_t dim = 0;
  int64_t unit = 1;

  bool operator==(const SlicedDim &) const = default;
};

/// How a tensor is sliced. It is not set if the tensor is read or made as a
/// whole.
using SlicedValue = std::optional<SlicedDim>;

struct LoopSlices;

/// How one op computes a slice.
struct OpSlices {
  llvm::SmallVector<SlicedValue> operands, results;
  /// Each slice adds its terms to the result of the previous slice. The results
  /// are complete after the last slice. The destinations are not sliced.
  bool isSum = false;
  /// If the op is a loop, this says which of its results are such sums. If the
  /// list is empty, all results are such sums.
  llvm::SmallVector<bool> sums;
  /// If the op is a loop, this says which of its results each slice computes as
  /// a whole. These results are equal in all slices. Empty means none.
  llvm::SmallVector<bool> same;
  /// If the op is a linalg op, this is the loop that is sliced, with the number
  /// of iterations that belong to one element of the sliced dimension.
  std::optional<unsigned> loop;
  int64_t unit = 1;
  /// For StableHLO: a sum has no destination, so its result has only the terms
  /// of one slice. An op of this name adds up the results of all slices,
  /// beginning with `start`.
  llvm::StringRef combine;
  mlir::Attribute start;
  /// If the op is a scatter, this is the index of the operand that has the
  /// initial values. Each slice adds to this operand.
  std::optional<unsigned> startOperand;
  /// Whether the op is an iota along the sliced dimension. In a slice it counts
  /// from the number of the slice's first element.
  bool countsAlong = false;
  /// If the op is a loop, this says how its body is sliced.
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
  /// The range of ops that may be sliced. Ops outside stay whole. If it is
  /// null, all ops of the block may be sliced.
  mlir::Operation *first = nullptr, *last = nullptr;
};

/// Returns how \p op computes a slice if its operands are sliced as \p operands
/// says. \p operands has one entry for each operand, and at least one is
/// sliced. Returns nothing and sets \p reason if the op needs whole operands.
std::optional<OpSlices> sliceFromOperands(mlir::Operation *op,
                                          llvm::ArrayRef<SlicedValue> operands,
                                          const SliceOptions &options,
                                          std::string &reason);

/// Returns how \p op computes the slice \p wanted of its result number
/// \p result, if no other result is needed.
std::optional<OpSlices> sliceFromResult(mlir::Operation *op, unsigned result,
                                        SlicedDim wanted);

/// Returns whether \p value depends only on its shape and on scalars: an empty
/// tensor, a splat or a fill, or a broadcast or a reshape of one of these.
/// Every reader makes its own slice of such a value.
bool isUniform(mlir::Value value);

/// Writes a slice of \p op that reads \p operands and computes \p slices. The
/// slice begins at element \p offset of the sliced dimension and has \p size
/// elements. \p offset is a number or a value of type index. It is not added to
/// an iota of StableHLO, which still counts from 0.
mlir::Operation *writeSlice(mlir::OpBuilder &builder, mlir::Operation *op,
                            const OpSlices &slices, mlir::ValueRange operands,
                            mlir::OpFoldResult offset, int64_t size);

mlir::OpFoldResult timesUnit(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::OpFoldResult offset, int64_t unit);

/// Returns the type of a slice with \p size elements of the sliced dimension.
mlir::RankedTensorType sliceType(mlir::RankedTensorType type, SlicedDim where,
                                 int64_t size);

/// How the ops in the body of a loop are sliced.
struct LoopSlices {
  llvm::DenseMap<mlir::Operation *, OpSlices> sliced;
};

/// Returns how \p op, a `stablehlo.while`, computes a slice. See
/// sliceFromOperands().
std::optional<OpSlices> sliceLoop(mlir::Operation *op,
                                  llvm::ArrayRef<SlicedValue> operands,
                                  const SliceOptions &options,
                                  std::string &reason);

/// Writes a slice of a loop. See writeSlice().
mlir::Operation *writeLoopSlice(mlir::OpBuilder &builder, mlir::Operation *op,
                                const OpSlices &slices,
                                mlir::ValueRange operands, int64_t size);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICERULES_H
