//===- KernelKinds.h - The kinds of kernels ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op becomes a kernel of one of four kinds: a product in tiles, a reduction,
// a transpose in tiles, or an op in which each thread computes its own
// elements. The functions of this header choose the kind, and make the code for
// one thread.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_KERNELKINDS_H
#define REMAT_LIB_GPU_KERNELS_KERNELKINDS_H

#include "Gpu/Kernels/LoopEmitter.h"
#include "Gpu/Kernels/Sums.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// The number of neighbours in memory that one instruction can move: 1, 2 or 4
/// elements, or 8 elements of 16 bits. There is one number for rows or terms of
/// A, one for columns or terms of B, and one for columns of the result that is
/// stored.
struct TileNeighbours {
  int64_t a = 1, b = 1, c = 1;
};

/// Returns the numbers of neighbours that \p tile permits if it is computed
/// with \p math and \p epilogue, which may be null.
TileNeighbours neighboursOf(const ContractionTile &tile, ContractionMath math,
                            mlir::linalg::GenericOp epilogue);

/// Replaces \p op in \p kernel by code for one thread. The op is the
/// contraction that \p tile describes. If \p epilogue is not null, the code of
/// the epilogue runs on the sums. The op \p epilogue is not erased.
void lowerTile(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
               mlir::linalg::LinalgOp op, const ContractionTile &tile,
               ContractionMath math, mlir::linalg::GenericOp epilogue);

/// Replaces \p op, the reduction in \p kernel, by code for one thread. If
/// \p epilogue is not null, the code of the epilogue runs on the sums. The op
/// \p epilogue is not erased.
void lowerReduction(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, Reduction reduction,
                    ReductionShape shape, mlir::linalg::GenericOp epilogue);

/// Returns the loops of \p op. The loops that move to the next element of the
/// output in memory come last. Returns none if \p op has a reduction, or if
/// describeLoops does not support \p op.
std::optional<LinearLoops> describePointwise(mlir::linalg::LinalgOp op);

/// Returns the number of elements that a thread computes. The number for a
/// thread is above one only if the threads still fill the chip and every block
/// of \p threads threads has the same number of elements.
int64_t elementsOfThread(const LinearLoops &loops, int64_t threads);

/// Returns whether a thread can access several elements of each operand of \p
/// op together, namely \p count elements. The elements of an operand must be
/// contiguous at an aligned place of the slab, or all results must read the
/// same single element.
bool haveNeighbours(mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t count);

/// Returns the number of neighbours that a thread computes with one load or
/// store for each operand. Returns 8 if haveNeighbours permits 8 neighbours and
/// the threads then still fill the chip. Otherwise returns 4 if haveNeighbours
/// permits 4 neighbours and the threads then fill a quarter of the chip.
/// Otherwise returns 0.
int64_t neighboursOfThread(mlir::linalg::LinalgOp op, const LinearLoops &loops);

/// Replaces \p op in \p kernel by code for one thread, which computes \p
/// elements elements. The elements of a thread are neighbours in memory if
/// \p areNeighbours is true.
void lowerPointwise(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t elements, bool areNeighbours);

/// A loop, and the number of elements by which it moves each operand. The last
/// entry of `steps` is the number of results by which the loop moves.
struct TransposeLoop {
  int64_t size = 1;
  llvm::SmallVector<int64_t> steps;
};

/// Nested loops. The last loop of a line is the innermost.
using TransposeLine = llvm::SmallVector<TransposeLoop>;

/// Returns the loops of \p line with the strides of operand \p i alone.
TileLoops loopsOf(llvm::ArrayRef<TransposeLoop> line, unsigned i);

/// The loops of an elementwise op that is computed in tiles of two directions.
struct TransposeLoops {
  static constexpr int64_t kThreads = 256;

  TransposeLine outer;
  TransposeLine across;               ///< The loops that move to neighbours in
                                      ///< the outputs.
  TransposeLine down;                 ///< The loops that move to neighbours in
                                      ///< the transposed inputs.
  llvm::SmallVector<unsigned> turned; ///< The transposed operands.
  /// The sides of a tile: its iterations of the loops `across` and `down`.
  int64_t width = 0, height = 0;

  int64_t tilesAcross() const;
  int64_t tilesDown() const;
  int64_t blocks() const;
  /// Returns the distance in elements from one row of a tile to the next in
  /// shared memory. With the pitch as this distance, the threads of a warp use
  /// all banks of shared memory in both directions.
  int64_t pitch() const;
};

/// Returns the tiles of \p op, whose loops describePointwise has returned as
/// \p loops. Returns none if no input is transposed, or if a tile would have
/// too little work for a block. Also returns none if all data stays in a cache
/// because there are few tiles.
std::optional<TransposeLoops> describeTranspose(mlir::linalg::LinalgOp op,
                                                const LinearLoops &loops);

void lowerTranspose(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    const TransposeLoops &tiles);

/// Numbers of sectors of 32 bytes that all warps of a kernel access.
struct Sectors {
  int64_t asked = 0; ///< The sectors that the loads and stores of each warp
                     ///< touch.
  /// The sectors that the loads and stores would touch if the elements of a
  /// warp were neighbours.
  int64_t needed = 0;
};

/// Returns the sectors of an elementwise op. Each warp of the op computes
/// \p lanes consecutive results.
Sectors sectorsOf(mlir::linalg::LinalgOp op, const LinearLoops &loops,
                  int64_t lanes);

/// Returns the sectors that the op accesses if it runs in tiles.
Sectors sectorsOf(mlir::linalg::LinalgOp op, const TransposeLoops &tiles);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_KERNELKINDS_H
