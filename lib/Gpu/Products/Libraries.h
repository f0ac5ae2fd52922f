//===- Libraries.h - Chooses the ops that a library computes ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vendors' libraries multiply matrices faster than generated kernels. This file
// chooses the ops for a library, and turns convolutions into products that the
// library can compute.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_PRODUCTS_LIBRARIES_H
#define REMAT_LIB_GPU_PRODUCTS_LIBRARIES_H

#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// Emits an error at \p op if the options contradict each other or are out of
/// range.
mlir::LogicalResult
checkLibraryOptions(mlir::Operation *op,
                    const RematGpuLibrariesOptions &options);

/// Marks the ops of \p step, a function on buffers, that a library computes,
/// and turns convolutions into products. \p options must have been checked.
void chooseLibraries(mlir::func::FuncOp step,
                     const RematGpuLibrariesOptions &options);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_LIBRARIES_H
