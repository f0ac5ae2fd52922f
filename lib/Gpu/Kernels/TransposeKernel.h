//===- TransposeKernel.h - Elementwise ops that turn tensors ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If neighbours of the output are far apart in an input, each loaded element is
// alone in a sector of 32 bytes, and seven eighths of the memory traffic are
// unused. Such an op is computed in tiles. Threads read neighbours of the
// input, and exchange them through shared memory.
//
// MLIR's passes tile linalg ops, but none of them maps the two halves of a
// transpose to threads of one block with a barrier in between.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_TRANSPOSEKERNEL_H
#define REMAT_LIB_GPU_KERNELS_TRANSPOSEKERNEL_H

#include "Gpu/Kernels/LoopEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// A loop, and the elements by which each operand moves with it. After the
/// operands comes the step of the result's number.
struct TransposeLoop {
  int64_t size = 1;
  llvm::SmallVector<int64_t> steps;
};

/// Nested loops; the last is the fastest.
using TransposeLine = llvm::SmallVector<TransposeLoop>;

/// Returns the steps of operand \p i in the loops.
TileLoops loopsOf(llvm::ArrayRef<TransposeLoop> line, unsigned i);

/// The loops of an elementwise op as tiles in two directions.
struct TransposeLoops {
  static constexpr int64_t kThreads = 256;

  TransposeLine outer;
  TransposeLine across;               ///< The neighbours of the outputs.
  TransposeLine down;                 ///< The neighbours of transposed inputs.
  llvm::SmallVector<unsigned> turned; ///< Numbers of operands.
  /// The sides of a tile: the iterations of `across` and `down`.
  int64_t width = 0, height = 0;

  int64_t tilesAcross() const;
  int64_t tilesDown() const;
  int64_t blocks() const;
  /// Returns the distance in elements from one row of a tile to the next in
  /// shared memory. With this distance the threads of a warp use all banks in
  /// both directions.
  int64_t pitch() const;
};

/// Returns the tiles of \p op, whose loops come from describePointwise. Returns
/// none if no input is transposed, if a tile would not keep a block busy, or if
/// the tiles are so few that all data stays in a cache.
std::optional<TransposeLoops> describeTranspose(mlir::linalg::LinalgOp op,
                                                const LinearLoops &loops);

/// Replaces \p op of \p kernel by code for one thread.
void lowerTranspose(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    const TransposeLoops &tiles);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_TRANSPOSEKERNEL_H
