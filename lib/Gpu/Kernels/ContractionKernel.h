//===- ContractionKernel.h - A product in tiles as a kernel -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block of threads computes a tile of a contraction. ContractionTile.h
// chooses the tiles of an op, and this file makes the code of one tile.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_CONTRACTIONKERNEL_H
#define REMAT_LIB_GPU_KERNELS_CONTRACTIONKERNEL_H

#include "Gpu/Kernels/Sums.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// Replaces \p op by code for one thread. \p op is the contraction of \p
/// kernel, and \p tile describes it. If \p epilogue is not null, its code runs
/// on the sums. \p epilogue is not erased.
void lowerTile(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
               mlir::linalg::LinalgOp op, const ContractionTile &tile,
               ContractionMath math, mlir::linalg::GenericOp epilogue);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_CONTRACTIONKERNEL_H
