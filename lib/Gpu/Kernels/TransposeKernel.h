//===- TransposeKernel.h - Elementwise ops that transpose -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If neighbours of the output are far apart in an input, each load uses only
// one element of a sector of 32 bytes. For f32, seven eighths of the memory
// traffic are unused. Such an op is computed in tiles. Threads read neighbours
// of the input, and exchange the elements through shared memory.
//
// MLIR's passes tile linalg ops. However, none of them lets the threads of one
// block do both halves of a transpose with a barrier in between.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_TRANSPOSEKERNEL_H
#define REMAT_LIB_GPU_KERNELS_TRANSPOSEKERNEL_H

#include "Gpu/Kernels/LoopEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// A loop, and the number of elements by which it moves each operand. The last
/// entry of `steps` is the step of the result's number.
struct TransposeLoop {
  int64_t size = 1;
  llvm::SmallVector<int64_t> steps;
};

/// Nested loops. The last one is the innermost.
using TransposeLine = llvm::SmallVector<TransposeLoop>;

/// Returns the loops with the steps of operand \p i.
TileLoops loopsOf(llvm::ArrayRef<TransposeLoop> line, unsigned i);

/// The loops of an elementwise op that is computed in tiles of two directions.
struct TransposeLoops {
  static constexpr int64_t kThreads = 256;

  TransposeLine outer;
  TransposeLine across;               ///< Loops over neighbours of the outputs.
  TransposeLine down;                 ///< Loops over neighbours of the inputs.
  llvm::SmallVector<unsigned> turned; ///< The transposed operands.
  /// The sides of a tile: the iterations of `across` and `down`.
  int64_t width = 0, height = 0;

  int64_t tilesAcross() const;
  int64_t tilesDown() const;
  int64_t blocks() const;
  /// Returns the distance in elements from one row of a tile to the next in
  /// shared memory. With this distance, the threads of a warp use all banks of
  /// shared memory in both directions.
  int64_t pitch() const;
};

/// Returns the tiles of \p op. Its loops must come from describePointwise.
/// Returns none if no input is transposed, or if a tile would have too little
/// work for a block. Also returns none if all data stays in a cache because
/// there are few tiles.
std::optional<TransposeLoops> describeTranspose(mlir::linalg::LinalgOp op,
                                                const LinearLoops &loops);

/// Replaces \p op in \p kernel by code for one thread.
void lowerTranspose(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    const TransposeLoops &tiles);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_TRANSPOSEKERNEL_H
