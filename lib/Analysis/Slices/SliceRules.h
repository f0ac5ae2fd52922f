//===- SliceRules.h - How an op is sliced -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slice of a step computes a range of one dimension, such as some rows of the
// batch. For each op, the rules in this file say which range of the operands
// the op needs to compute a range of its results. The rules also say which
// range of its results the op can compute from a range of its operands. If
// there is no such range, the rules say why.
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

/// Says how a tensor is sliced. The value is not set if the tensor is read or
/// made as a whole.
using SlicedValue = std::optional<SlicedDim>;

struct LoopSlices;

/// How one op computes a slice.
struct OpSlices {
  llvm::SmallVector<SlicedValue> operands, results;
  /// Whether results are sums: each slice adds its terms to the result of the
  /// previous slice. The sums are complete after the last slice. The
  /// destinations of such sums are not sliced.
  bool isSum = false;
  /// If the op is a loop, this list says which of its results are sums over
  /// slices. If this list is empty, all results are sums over slices.
  llvm::SmallVector<bool> sums;
  /// If the op is a loop, this list says which of its results each slice
  /// computes as a whole. Such results are equal in all slices. If this list is
  /// empty, there are no such results.
  llvm::SmallVector<bool> same;
  /// If the op is a linalg op, `loop` is the sliced loop, and `unit` is the
  /// number of its iterations for each element of the sliced dimension.
  std::optional<unsigned> loop;
  int64_t unit = 1;
  /// A sum of StableHLO has no destination, so its result has only the terms of
  /// one slice. An op with the name `combine` adds up the results of all
  /// slices, beginning with `start`.
  llvm::StringRef combine;
  mlir::Attribute start;
  /// If the op is a scatter, this field is the index of the operand that has
  /// the initial values. Each slice adds its terms to this operand.
  std::optional<unsigned> startOperand;
  /// Whether the op is an iota along the sliced dimension. In a slice, the iota
  /// counts from the number of the slice's first element.
  bool countsAlong = false;
  /// If the op is a loop, this field says how its body is sliced.
  std::shared_ptr<const LoopSlices> inLoop;

  /// Returns whether each slice adds its terms to result \p result.
  bool adds(unsigned result) const {
    return isSum && (sums.empty() || sums[result]);
  }
  bool isSame(unsigned result) const { return !same.empty() && same[result]; }
};

struct SliceOptions {
  /// Whether slices may change the order in which a sum over several dimensions
  /// adds its terms.
  bool reorder = false;
  /// The first and the last op of the range that may be sliced. Ops outside
  /// stay whole. If `first` and `last` are null, all ops of the block may be
  /// sliced.
  mlir::Operation *first = nullptr, *last = nullptr;
};

/// Returns how \p op computes a slice if its operands are sliced as \p operands
/// says. This list has one entry for each operand, and at least one operand is
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

/// Writes a slice of \p op that reads \p operands and is computed as \p slices
/// says. The slice begins at element \p offset of the sliced dimension and has
/// \p size elements. The offset is a number or a value of type index. It is not
/// added to an iota of StableHLO, which still counts from 0.
mlir::Operation *writeSlice(mlir::OpBuilder &builder, mlir::Operation *op,
                            const OpSlices &slices, mlir::ValueRange operands,
                            mlir::OpFoldResult offset, int64_t size);

mlir::OpFoldResult timesUnit(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::OpFoldResult offset, int64_t unit);

/// Returns the type of a slice of a tensor of \p type, with \p size elements of
/// the sliced dimension.
mlir::RankedTensorType sliceType(mlir::RankedTensorType type, SlicedDim where,
                                 int64_t size);

/// Says how the ops in the body of a loop are sliced.
struct LoopSlices {
  llvm::DenseMap<mlir::Operation *, OpSlices> sliced;
};

/// Returns how \p op, a `stablehlo.while`, computes a slice if its operands are
/// sliced as \p operands says. See sliceFromOperands().
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
