//===- TileLoader.h - A part of an operand in shared memory -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel in tiles computes with one part of its operands while it loads the
// next parts. This builds the code that brings a part from the buffer to shared
// memory.
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
  /// Neighbouring rows that begin at a multiple of as many elements.
  int64_t neighbours = 1;
};

/// Brings tiles of one operand from the buffer to shared memory, which has room
/// for several of them, its stages. An element that the product takes as it is
/// comes by an asynchronous copy. Others come through registers, because they
/// are converted on the way.
class TileLoader {
public:
  /// \p shared has tiles [depth][row], or [row][depth] for 16-bit numbers.
  TileLoader(TileBuilder &builder, mlir::Value thread,
             const TileOperand &operand, mlir::Value shared,
             ContractionMath math);

  static mlir::MemRefType sharedType(mlir::MLIRContext *context, int64_t stages,
                                     int64_t rows, ContractionMath math);
  /// Tells whether elements in \p type, rounded to \p rounded, are copied.
  static bool isCopied(mlir::Type type, mlir::Type rounded,
                       ContractionMath math);

  /// Starts to bring this thread's part of the tile that begins with element
  /// \p depth of the sum to \p stage. Returns what finish must put there.
  llvm::SmallVector<mlir::Value> start(mlir::Value depth, mlir::Value stage);
  void finish(llvm::ArrayRef<mlir::Value> values, mlir::Value stage);

private:
  void place(mlir::Value thread);
  mlir::Value offsetOf(mlir::Value rowOffset, mlir::Value depth);
  mlir::Value loadAt(mlir::Value from, mlir::Value depth);
  void copy(mlir::Value from, llvm::ArrayRef<mlir::Value> to);
  llvm::SmallVector<mlir::Value> placeInShared(size_t i, mlir::Value stage);
  mlir::Value toShared(mlir::Value value);

  TileBuilder &builder;
  const TileOperand operand;
  mlir::Value shared;
  ContractionMath math;
  bool copies;     ///< Whether elements come by asynchronous copies.
  bool alongDepth; ///< Neighbouring threads load neighbouring terms of the sum.
  int64_t width;   ///< The neighbouring rows of one copy.
  /// The places of this thread's elements, or of the first ones of its copies,
  /// in the tile.
  llvm::SmallVector<mlir::Value> rows, depths;
  llvm::SmallVector<mlir::Value> rowOffsets;
  /// If the elements of every thread are as far apart, their distances in the
  /// buffer from its first one.
  bool isRegular = false;
  llvm::SmallVector<int64_t> distances;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_TILELOADER_H
