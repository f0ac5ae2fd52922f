//===- SliceInput.h - Steps that may be sliced ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// remat-slice and remat-choose-slices make these checks on a function before
// they slice it.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICEINPUT_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICEINPUT_H

#include "Analysis/Slices/SlicePlaces.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Emits an error if \p function has several blocks, or was planned.
mlir::LogicalResult checkMayBeSliced(mlir::func::FuncOp function);

/// Returns the dimensions of arguments with `remat.slice`.
llvm::SmallVector<SliceSeed> markedSeeds(mlir::func::FuncOp function);

/// Emits an error if \p seeds are not dimensions of arguments, have different
/// extents, or have extents below \p slices.
mlir::LogicalResult checkSeeds(mlir::func::FuncOp function,
                               llvm::ArrayRef<SliceSeed> seeds, int64_t slices);

/// Emits an error if nothing of \p region can be sliced, or if it takes more
/// than \p passes passes. Notes name the ops that stop it.
mlir::LogicalResult checkRegion(mlir::func::FuncOp function,
                                const SliceRegion &region,
                                llvm::ArrayRef<SliceSeed> seeds,
                                int64_t passes);

/// Returns the reason why \p op of \p region ends a pass, for example "is a sum
/// over all slices".
llvm::StringRef stopReason(const SliceRegion &region, mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICEINPUT_H
