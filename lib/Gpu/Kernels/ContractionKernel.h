//===- ContractionKernel.h - A product in tiles as a kernel -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block of threads computes a tile of a contraction. ContractionTile.h
// chooses the tiles of an op. This file makes the code that computes one tile.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_CONTRACTIONKERNEL_H
#define REMAT_LIB_GPU_KERNELS_CONTRACTIONKERNEL_H

#include "Gpu/Kernels/Sums.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// The number of neighbouring elements in memory that one instruction can move:
/// 1, 2, 4, or 8 of 16 bits. There is a number for rows or terms of A, for
/// columns or terms of B, and for columns of the result that is stored.
struct TileNeighbours {
  int64_t a = 1, b = 1, c = 1;
};

/// Returns the numbers that \p tile permits if it is computed with \p math and
/// \p epilogue, which may be null.
TileNeighbours neighboursOf(const ContractionTile &tile, ContractionMath math,
                            mlir::linalg::GenericOp epilogue);

/// Replaces \p op in \p kernel by code for one thread. The op is the
/// contraction that \p tile describes. If \p epilogue is not null, its code
/// runs on the sums. The op \p epilogue is not erased.
void lowerTile(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
               mlir::linalg::LinalgOp op, const ContractionTile &tile,
               ContractionMath math, mlir::linalg::GenericOp epilogue);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_CONTRACTIONKERNEL_H
