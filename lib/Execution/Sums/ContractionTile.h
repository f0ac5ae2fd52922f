//===- ContractionTile.h - The tiles of a contraction -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A contraction on a GPU is computed in tiles, with one block of threads for
// each tile. This header describes a contraction for the code generator: the
// groups of its loops, and the size of its tiles.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H
#define REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H

#include "Execution/Sums/LinearLoops.h"

namespace remat::execution {

/// How contractions multiply and add.
enum class ContractionMath : uint8_t {
  /// Sums are in f32. A product is rounded before it is added. The result has
  /// the same bits as on the CPU.
  Strict,
  F32, ///< Sums are in f32, with fused multiply-add.
  /// Tensor cores. Factors are rounded to a precision of 11 bits, and sums are
  /// in f32.
  TF32,
  BF16, ///< Tensor cores. Factors are rounded to a precision of 8 bits, and
        ///< sums are in f32.
  F16   ///< The products are computed on tensor cores, with factors in f16.
        ///< Factors above 65,504 become infinite.
};

bool usesTensorCores(ContractionMath math);

/// Returns the 16-bit type of both factors on tensor cores. Returns null if the
/// arithmetic \p math has no 16-bit type.
mlir::FloatType shortTypeOf(mlir::MLIRContext *context, ContractionMath math);

std::optional<ContractionMath> parseContractionMath(llvm::StringRef name);
llvm::StringRef nameOf(ContractionMath math);

/// A loop, and the number of elements by which each of its iterations moves an
/// operand.
struct TileLoop {
  int64_t size = 1, step = 0;
};

/// Nested loops over one operand. A single number counts the iterations of all
/// these loops together. The last of the loops is the innermost.
using TileLoops = llvm::SmallVector<TileLoop, 4>;

/// Appends a loop inside of \p loops. If the elements of the new loop continue
/// the elements of the innermost loop, the two become one loop.
void appendLoop(TileLoops &loops, int64_t size, int64_t step);

/// The loops of C[b, m, n] += A[b, m, k] * B[b, k, n]. The index m counts rows,
/// and n counts columns.
struct ContractionLoops {
  int64_t batch = 1, rows = 1, columns = 1, depth = 1;
  TileLoops aBatch, aRows, aDepth;
  TileLoops bBatch, bColumns, bDepth;
  TileLoops cBatch, cRows, cColumns;
  /// The elements that each operand spans, from its first element to its last.
  int64_t aSpan = 1, bSpan = 1, cSpan = 1;
};

/// A contraction in tiles. In each tile, threads compute 16 * rowsPerThread
/// rows and 16 * columnsPerThread columns of C. The threads of a tile add
/// kDepth terms of each sum at a time. A block with all kThreads threads
/// computes rowsPerThread * columnsPerThread elements in each thread.
struct ContractionTile {
  static constexpr int64_t kThreads = 256, kSide = 16, kDepth = 16;

  mlir::Value a, b, c; ///< A, B and C.
  ContractionLoops loops;
  /// The types to which f32 elements are rounded. A type is null if they are
  /// not rounded.
  mlir::Type roundA, roundB;
  int64_t rowsPerThread = 0, columnsPerThread = 0;

  /// Return the types of the factors.
  mlir::Type typeOfA() const;
  mlir::Type typeOfB() const;
  /// Returns the arithmetic that this contraction uses if \p math is asked for.
  /// Tensor cores multiply factors in bf16 or f16 exactly. Two factors of the
  /// same 16-bit type are therefore multiplied on tensor cores, unless \p math
  /// is strict.
  ContractionMath mathFor(ContractionMath math) const;

  int64_t rows() const { return kSide * rowsPerThread; }
  int64_t columns() const { return kSide * columnsPerThread; }
  int64_t blocks() const;
  /// Returns the number of threads of a block. The number is kThreads. The
  /// largest tiles on tensor cores have half as many threads, because fewer
  /// warps with more elements each read less shared memory.
  int64_t threads(ContractionMath math) const;
};

/// Returns the tiles of \p op. Returns none if matchContraction
/// (Contractions.h) does not recognise the op. Also returns none if the output
/// is in the buffer of an input, if there are fewer than eight rows or columns,
/// or if the number of elements exceeds 32 bits.
std::optional<ContractionTile> tileContraction(mlir::linalg::LinalgOp op);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H
