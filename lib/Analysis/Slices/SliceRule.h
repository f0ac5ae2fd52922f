//===- SliceRule.h - From one slice of an op to all others ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What SliceRules.cpp (linalg and tensor) and HloSliceRules.cpp (StableHLO)
// have in common: from one operand or result of an op that is sliced they find
// how all others are.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICERULE_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICERULE_H

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

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICERULE_H
