//===- Libraries.h - Chooses the ops that a library computes ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vendors' libraries multiply matrices faster than remat's own kernels. This
// file chooses the ops that a library computes, and turns convolutions into
// products that it can compute.
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

/// Marks the ops of \p step that a library computes, and turns convolutions
/// into products. The function \p step must be on buffers. The \p options must
/// have been checked.
void chooseLibraries(mlir::func::FuncOp step,
                     const RematGpuLibrariesOptions &options);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_LIBRARIES_H
