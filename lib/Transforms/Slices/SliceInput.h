//===- SliceInput.h - Checks whether a step can be sliced -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The passes remat-slice and remat-choose-slices use these functions to check a
// step before they slice it.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICEINPUT_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICEINPUT_H

#include "Analysis/Slices/SlicePlaces.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Emits an error if \p function has several blocks or was planned before.
mlir::LogicalResult checkMayBeSliced(mlir::func::FuncOp function);

/// Returns the dimensions of arguments that have the mark `remat.slice`.
llvm::SmallVector<SliceSeed> markedSeeds(mlir::func::FuncOp function);

/// Emits an error if \p seeds are not dimensions of arguments, or if their
/// extents differ or are smaller than \p slices.
mlir::LogicalResult checkSeeds(mlir::func::FuncOp function,
                               llvm::ArrayRef<SliceSeed> seeds, int64_t slices);

/// Emits an error if no op of \p region can be sliced, or if slicing it needs
/// more than \p passes passes. Notes of the error name the ops that end a pass
/// or cannot be sliced.
mlir::LogicalResult checkRegion(mlir::func::FuncOp function,
                                const SliceRegion &region,
                                llvm::ArrayRef<SliceSeed> seeds,
                                int64_t passes);

/// Returns why \p op of \p region ends a pass. An example of a reason is "is a
/// sum over all slices".
llvm::StringRef stopReason(const SliceRegion &region, mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICEINPUT_H
