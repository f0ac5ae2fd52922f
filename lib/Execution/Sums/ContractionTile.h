//===- ContractionTile.h - The tiles of a product ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A contraction on a GPU is computed in tiles, with one block of threads for
// each tile. This header describes a contraction for the code generator: its
// loops in groups, and the size of its tiles.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H
#define REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H

#include "Execution/Sums/LinearLoops.h"

namespace remat::execution {

/// How contractions multiply and add.
enum class ContractionMath : uint8_t {
  /// In f32. A product is rounded before it is added, which gives the same bits
  /// as the CPU.
  Strict,
  F32, ///< In f32, with fused multiply-add.
  /// Tensor cores. Factors are rounded to 11 bits, and sums are in f32.
  TF32,
  BF16, ///< Tensor cores. Factors are rounded to 8 bits, and sums are in f32.
  F16   ///< Tensor cores with factors in f16. Factors above 65,504 become
        ///< infinite.
};

bool usesTensorCores(ContractionMath math);

/// Returns the 16-bit type of both factors on tensor cores, or null.
mlir::FloatType shortTypeOf(mlir::MLIRContext *context, ContractionMath math);

std::optional<ContractionMath> parseContractionMath(llvm::StringRef name);
llvm::StringRef nameOf(ContractionMath math);

/// A loop, and the number of elements by which an operand moves with each
/// iteration.
struct TileLoop {
  int64_t size = 1, step = 0;
};

/// Nested loops over one operand that share one running number. The last loop
/// is the innermost.
using TileLoops = llvm::SmallVector<TileLoop, 4>;

/// Appends an inner loop to \p loops. If it continues where the innermost loop
/// ends, the two become one loop.
void appendLoop(TileLoops &loops, int64_t size, int64_t step);

/// C[b, m, n] += A[b, m, k] * B[b, k, n]. m are the rows, and n the columns.
struct ContractionLoops {
  int64_t batch = 1, rows = 1, columns = 1, depth = 1;
  TileLoops aBatch, aRows, aDepth;
  TileLoops bBatch, bColumns, bDepth;
  TileLoops cBatch, cRows, cColumns;
  /// The elements from the first to the last.
  int64_t aSpan = 1, bSpan = 1, cSpan = 1;
};

/// A contraction in tiles. kThreads threads compute 16 * rowsPerThread rows and
/// 16 * columnsPerThread columns of C, with kDepth elements of each sum at a
/// time.
struct ContractionTile {
  static constexpr int64_t kThreads = 256, kSide = 16, kDepth = 16;

  mlir::Value a, b, c; ///< The buffers.
  ContractionLoops loops;
  /// The types to which f32 elements are rounded, or null.
  mlir::Type roundA, roundB;
  int64_t rowsPerThread = 0, columnsPerThread = 0;

  /// Return the types of the factors.
  mlir::Type typeOfA() const;
  mlir::Type typeOfB() const;
  /// Returns the arithmetic to use. Two factors in bf16, or two in f16, are
  /// exact on tensor cores, so they are multiplied there unless \p math is
  /// strict.
  ContractionMath mathFor(ContractionMath math) const;

  int64_t rows() const { return kSide * rowsPerThread; }
  int64_t columns() const { return kSide * columnsPerThread; }
  int64_t blocks() const;
};

/// Returns the tiles of \p op. Returns none if matchContraction
/// (Contractions.h) does not recognise the op, if the output is in the buffer
/// of an input, if there are fewer than eight rows or columns, or if the
/// elements exceed 32 bits.
std::optional<ContractionTile> tileContraction(mlir::linalg::LinalgOp op);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H
