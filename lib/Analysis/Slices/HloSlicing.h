//===- HloSlicing.h - How one op of StableHLO is sliced ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules that rows of python/remat/ops.json name. Each subject has a file of
// its own: what moves elements, products, reductions, and what looks up by
// index.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_HLOSLICING_H
#define REMAT_LIB_ANALYSIS_SLICES_HLOSLICING_H

#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Slices/SliceRules.h"

namespace remat {

/// One operand or result of an op, from which the others follow.
struct Slot {
  bool isResult;
  unsigned index;
  SlicedDim where;
};

/// How \p op, of StableHLO, is sliced where \p slot is; nothing, with the
/// \p reason, where it has no rule or needs whole operands.
std::optional<OpSlices> followHlo(mlir::Operation *op, Slot slot,
                                  const SliceOptions &options,
                                  std::string &reason);

/// Gives \p slice, a copy of an op of StableHLO whose operands and result types
/// are those of a slice of \p size elements, the attributes of that slice.
void resizeHlo(mlir::Operation *slice, const OpSlices &slices, int64_t size);

inline mlir::RankedTensorType tensorType(mlir::Value value) {
  return mlir::dyn_cast<mlir::RankedTensorType>(value.getType());
}

/// The list of numbers \p name of \p op, an array, or a tensor as MHLO and old
/// StableHLO have it; empty where there is none.
llvm::SmallVector<int64_t> numbers(mlir::Operation *op, llvm::StringRef name);

int64_t number(mlir::Operation *op, llvm::StringRef name, int64_t otherwise);

/// The op of StableHLO that the region of \p op, a reduction, does with its two
/// arguments, or "".
llvm::StringRef combineOf(mlir::Operation *op);

/// The slices of one op, found from one of its operands or results. A rule
/// returns whether there are any; it may say why not with fail().
class HloSlicing {
public:
  HloSlicing(mlir::Operation *op, const SliceOptions &options,
             std::string &reason)
      : op(op), options(options), reason(reason) {
    slices.operands.resize(op->getNumOperands());
    slices.results.resize(op->getNumResults());
  }

  std::optional<OpSlices> follow(Slot slot);

  // The rules that the table of ops names.
  bool none(Slot) { return false; }
  /// Along the same dimension everywhere, but operands may be scalars.
  bool elementwise(Slot slot);
  bool constant(Slot slot);
  bool sort(Slot slot);

  // Ops that move elements.
  bool reshape(Slot slot);
  bool bitcast(Slot slot);
  bool concatenate(Slot slot);
  bool part(Slot slot);
  bool dynamicSlice(Slot slot);
  bool update(Slot slot);
  bool iota(Slot slot);
  bool pad(Slot slot);
  bool reverse(Slot slot);
  bool transpose(Slot slot);
  bool broadcast(Slot slot);

  // Products.
  bool dot(Slot slot);
  bool convolution(Slot slot);

  // Reductions.
  bool reduce(Slot slot);
  bool window(Slot slot);

  // Ops that read or write by index.
  bool gather(Slot slot);
  bool scatter(Slot slot);

private:
  /// Keeps the first reason.
  bool fail(llvm::StringRef why);
  bool everywhere(SlicedDim where);
  bool takesPart(SlicedDim where);
  /// Whether slices may add in an order of their own.
  bool mayReorder();
  /// The results of slices are put together by \p combine, beginning with
  /// zeros.
  bool adds(llvm::StringRef combine);
  bool reduceAlong();
  /// \p large, whose slice is \p ofLarge, has a dimension for each of the
  /// indices but \p vector, and \p windows. \p fromLarge: \p slot is its.
  bool byIndex(Slot slot, llvm::ArrayRef<int64_t> windows,
               llvm::ArrayRef<int64_t> ofOperand,
               llvm::ArrayRef<int64_t> ofIndices, int64_t vector,
               mlir::Value large, SlicedValue &ofLarge, bool fromLarge);

  mlir::Operation *op;
  const SliceOptions &options;
  std::string &reason;
  OpSlices slices;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_HLOSLICING_H
