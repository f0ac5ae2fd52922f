//===- TileLoader.h - A part of an operand in shared memory -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel in tiles computes with one part of its operands while it loads the
// next part. This class emits the code that copies a part from the buffer to
// shared memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_TILELOADER_H
#define REMAT_LIB_GPU_KERNELS_TILELOADER_H

#include "Gpu/Kernels/TileBuilder.h"

namespace remat::gpu {

/// One operand of a product. A block needs some of its rows (columns for B),
/// and kDepth elements of each at a time.
struct TileOperand {
  mlir::Value buffer; ///< The buffer, in one dimension.
  llvm::ArrayRef<TileLoop> rows, depth;
  int64_t rowCount, depthCount, perThread;
  mlir::Value firstRow; ///< The first row of the block.
  mlir::Value start;    ///< The offset of the block's batch.
  /// The type to which elements in f32 are rounded, or null.
  mlir::Type rounded;
};

/// Copies tiles of one operand from the buffer to shared memory through
/// registers. The next tile is loaded while a product uses the current one.
class TileLoader {
public:
  /// \p shared is the tile: [depth][row], or [row][depth] for 16-bit numbers.
  TileLoader(TileBuilder &builder, mlir::Value thread,
             const TileOperand &operand, mlir::Value shared,
             ContractionMath math);

  static mlir::MemRefType sharedType(mlir::MLIRContext *context, int64_t rows,
                                     ContractionMath math);

  /// Loads this thread's part of the tile that begins with element \p depth of
  /// the sum.
  llvm::SmallVector<mlir::Value> load(mlir::Value depth);
  void store(llvm::ArrayRef<mlir::Value> values);

private:
  mlir::Value loadAt(mlir::Value rowOffset, mlir::Value depth);
  mlir::Value toShared(mlir::Value value);

  TileBuilder &builder;
  const TileOperand operand;
  mlir::Value shared;
  ContractionMath math;
  bool alongDepth; ///< Neighbouring threads load neighbouring terms of the sum.
  /// The places of this thread's elements in the tile. Either all rows or all
  /// depths are equal.
  llvm::SmallVector<mlir::Value> rows, depths;
  llvm::SmallVector<mlir::Value> rowOffsets;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_TILELOADER_H
