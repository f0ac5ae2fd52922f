//===- SliceRanges.h - Parts of a step in the same slices -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention has two ranges of ops, the forward ops and the gradients, and a
// step has many. The second range reads the same slices that the first one
// makes. So nothing is put together between them, and a planner can keep or
// recompute each slice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICERANGES_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICERANGES_H

#include "Analysis/Slices/SlicePlaces.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Writes the ops of \p place and of its other ranges in \p function as \p
/// slices slices, each range by itself. 1 <= slices <= extent; each range takes
/// one pass.
void writeSlicesOfRanges(mlir::func::FuncOp function, const SlicePlace &place,
                         int64_t slices, const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICERANGES_H
