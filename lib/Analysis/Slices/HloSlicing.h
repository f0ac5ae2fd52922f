//===- HloSlicing.h - How one op of StableHLO is sliced ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In python/remat/ops.json, the row of an op names the rule by which the op is
// sliced. The class HloSlicing has these rules as methods. Each of four kinds
// of ops has a file of its own: ops that move elements, products, reductions,
// and ops that look up by index.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_HLOSLICING_H
#define REMAT_LIB_ANALYSIS_SLICES_HLOSLICING_H

#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Slices/SliceRules.h"

namespace remat {

/// One operand or result of an op, with the dimension along which it is sliced.
/// This slot determines how all other operands and results are sliced.
struct Slot {
  bool isResult;
  unsigned index;
  SlicedDim where;
};

/// Returns how \p op, an op of StableHLO, is sliced if its operand or result \p
/// slot is sliced. Returns nothing and sets \p reason if the table has no rule
/// for the op, or the op needs whole operands.
std::optional<OpSlices> followHlo(mlir::Operation *op, Slot slot,
                                  const SliceOptions &options,
                                  std::string &reason);

/// Changes the attributes of \p slice, a copy of an op of StableHLO. The copy
/// then computes \p size elements of the sliced dimension. The operands and the
/// result types of \p slice are sliced already.
void resizeHlo(mlir::Operation *slice, const OpSlices &slices, int64_t size);

inline mlir::RankedTensorType tensorType(mlir::Value value) {
  return mlir::dyn_cast<mlir::RankedTensorType>(value.getType());
}

/// Returns the numbers in the attribute \p name of \p op, or an empty list. The
/// attribute is an array, or a tensor in MHLO and in old StableHLO.
llvm::SmallVector<int64_t> numbers(mlir::Operation *op, llvm::StringRef name);

int64_t number(mlir::Operation *op, llvm::StringRef name, int64_t otherwise);

/// Returns the name of the StableHLO op with which the region of \p op, a
/// reduction, combines its two arguments, or "".
llvm::StringRef combineOf(mlir::Operation *op);

/// Finds how an op is sliced if one of its operands or results is sliced. A
/// rule returns whether the op can be sliced in this way. If a rule returns
/// false, fail() has stored the reason.
class HloSlicing {
public:
  HloSlicing(mlir::Operation *op, const SliceOptions &options,
             std::string &reason)
      : op(op), options(options), reason(reason) {
    slices.operands.resize(op->getNumOperands());
    slices.results.resize(op->getNumResults());
  }

  std::optional<OpSlices> follow(Slot slot);

  // The table of ops names these rules in its column SLICES.
  bool none(Slot) { return false; }
  /// All operands and results are sliced along the same dimension, except
  /// operands that are scalars.
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
  /// Returns whether slices may change the order of additions.
  bool mayReorder();
  /// Records that the op \p combine adds up the results of all slices,
  /// beginning with zeros.
  bool adds(llvm::StringRef combine);
  bool reduceAlong();
  /// The rule of gather and scatter. The tensor \p large is the result of a
  /// gather or the updates of a scatter, and \p ofLarge says how it is sliced.
  /// Its dimensions are \p windows, and the dimensions of the indices except
  /// \p vector. The flag \p fromLarge says whether \p slot belongs to \p large.
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
