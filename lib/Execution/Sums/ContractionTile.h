//===- ContractionTile.h - How a block computes a product -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A contraction on a GPU is computed in tiles, a block of threads for each.
// This describes a contraction as the code generator needs it: its loops in
// groups, and the size of its tiles.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H
#define REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H

#include "Execution/Sums/LinearLoops.h"

namespace remat::execution {

/// How contractions multiply and add.
enum class ContractionMath : uint8_t {
  Strict, ///< f32; a product is rounded before it is added: the CPU's bits.
  F32,    ///< f32; fused.
  TF32,   ///< Tensor cores: factors rounded to 11 bits, summed up in f32.
  BF16,   ///< Tensor cores: factors rounded to 8 bits, summed up in f32.
  F16     ///< The same as TF32 in f16; factors above 65,504 become infinite.
};

bool usesTensorCores(ContractionMath math);

/// The type of both factors on tensor cores if it has 16 bits; else null.
mlir::FloatType shortTypeOf(mlir::MLIRContext *context, ContractionMath math);

std::optional<ContractionMath> parseContractionMath(llvm::StringRef name);
llvm::StringRef nameOf(ContractionMath math);

/// A loop, and by how many elements an operand moves with each of its
/// iterations.
struct TileLoop {
  int64_t size = 1, step = 0;
};

/// Nested loops over one operand, which share one running number. The last loop
/// is the innermost.
using TileLoops = llvm::SmallVector<TileLoop, 4>;

/// Appends a loop inside of \p loops. If it continues where the innermost loop
/// ends, the two become one.
void appendLoop(TileLoops &loops, int64_t size, int64_t step);

/// C[b, m, n] += A[b, m, k] * B[b, k, n]: rows are m, columns n.
struct ContractionLoops {
  int64_t batch = 1, rows = 1, columns = 1, depth = 1;
  TileLoops aBatch, aRows, aDepth;
  TileLoops bBatch, bColumns, bDepth;
  TileLoops cBatch, cRows, cColumns;
  int64_t aSpan = 1, bSpan = 1, cSpan = 1; ///< Elements from first to last.
};

/// A contraction in tiles: kThreads threads compute 16 * rowsPerThread rows and
/// 16 * columnsPerThread columns of C, kDepth elements of each sum at a time.
struct ContractionTile {
  static constexpr int64_t kThreads = 256, kSide = 16, kDepth = 16;

  mlir::Value a, b, c; ///< Buffers.
  ContractionLoops loops;
  /// What an element in f32 is rounded to; null: nothing.
  mlir::Type roundA, roundB;
  int64_t rowsPerThread = 0, columnsPerThread = 0;

  /// The types of the factors.
  mlir::Type typeOfA() const;
  mlir::Type typeOfB() const;
  /// Two factors in bf16, or two in f16, are exact on tensor cores: with any
  /// \p math but strict they are multiplied there.
  ContractionMath mathFor(ContractionMath math) const;

  int64_t rows() const { return kSide * rowsPerThread; }
  int64_t columns() const { return kSide * columnsPerThread; }
  int64_t blocks() const;
};

/// The tiles of \p op. None if it is no contraction of matchContraction
/// (Contractions.h), has its output in the buffer of an input, has
/// fewer than eight rows or columns, or more elements than 32 bits can count.
std::optional<ContractionTile> tileContraction(mlir::linalg::LinalgOp op);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_CONTRACTIONTILE_H
