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

/// The neighbouring elements in memory that one instruction can move, 1, 2 or
/// 4: rows of A, columns of B, and columns of what is stored.
struct TileNeighbours {
  int64_t a = 1, b = 1, c = 1;
};

/// Returns what \p tile permits if it is computed with \p epilogue, which may
/// be null.
TileNeighbours neighboursOf(const ContractionTile &tile,
                            mlir::linalg::GenericOp epilogue);

/// Replaces \p op, the contraction \p tile of \p kernel, by code for one
/// thread. It emits \p epilogue, if that is not null, on the sums, and does not
/// erase that op.
void lowerTile(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
               mlir::linalg::LinalgOp op, const ContractionTile &tile,
               ContractionMath math, mlir::linalg::GenericOp epilogue);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_CONTRACTIONKERNEL_H
