//===- TransposeKernel.h - Elementwise ops that turn tensors ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where neighbours of the output are far apart in an input, each element that a
// thread loads is alone in a sector of 32 bytes, and seven eighths of what
// memory sends are not used. Such an op is computed in tiles: threads read
// neighbours of the input, and exchange them through shared memory.
//
// Upstream's passes tile linalg ops, but none of them maps the two halves of a
// transpose to threads of one block with a barrier between them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_TRANSPOSEKERNEL_H
#define REMAT_LIB_GPU_TRANSPOSEKERNEL_H

#include "LoopEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// A loop, and by how many elements each operand moves with it; behind the
/// operands, by how much the number of the result grows.
struct TransposeLoop {
  int64_t size = 1;
  llvm::SmallVector<int64_t> steps;
};

/// Loops one in the other; the last is fastest.
using TransposeLine = llvm::SmallVector<TransposeLoop>;

/// How operand \p i moves in them.
TileLoops loopsOf(llvm::ArrayRef<TransposeLoop> line, unsigned i);

/// The loops of an elementwise op, as tiles in two directions.
struct TransposeLoops {
  static constexpr int64_t kThreads = 256;

  TransposeLine outer;
  TransposeLine across;               ///< Neighbours of the outputs.
  TransposeLine down;                 ///< Neighbours of turned inputs.
  llvm::SmallVector<unsigned> turned; ///< Operands.
  int64_t width = 0, height = 0;      ///< Of a tile: of `across`, `down`.

  int64_t tilesAcross() const;
  int64_t tilesDown() const;
  int64_t blocks() const;
  /// Elements from one row of a tile to the next in shared memory, so that
  /// threads of a warp use all banks in both directions.
  int64_t pitch() const;
};

/// The tiles of \p op, whose loops describePointwise gives. None if no input is
/// turned, if a tile would not keep a block busy, or if there are so few tiles
/// that all of it stays in a cache.
std::optional<TransposeLoops> describeTranspose(mlir::linalg::LinalgOp op,
                                                const LinearLoops &loops);

/// Replaces \p op of \p kernel by code for one thread.
void lowerTranspose(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    const TransposeLoops &tiles);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_TRANSPOSEKERNEL_H
