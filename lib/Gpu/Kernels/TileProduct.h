//===- TileProduct.h - The sums of one thread in a tile ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file is the core of a kernel in tiles. One thread, or a warp with tensor
// cores, multiplies elements of the tiles in shared memory and adds the
// products to its elements of C.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_TILEPRODUCT_H
#define REMAT_LIB_GPU_KERNELS_TILEPRODUCT_H

#include "Gpu/Kernels/TileLoader.h"

namespace remat::gpu {

/// Knows which elements of C a thread sums up in registers, and makes the code
/// that adds products of the shared tiles of A and B to them.
class TileProduct {
public:
  TileProduct(TileBuilder &builder, mlir::Value thread,
              const ContractionTile &tile, SharedTile a, SharedTile b,
              ContractionMath math);

  /// Return the place of this thread's row or column \p i in the block's tile
  /// of C.
  mlir::Value row(int64_t i);
  mlir::Value column(int64_t i);

  /// Returns how many of this thread's columns are contiguous.
  int64_t neighbours() const;

  /// The rows and columns of this thread.
  int64_t rows, columns;

  /// Adds \p count products of the tiles in \p stage to each of \p sums. The
  /// sums are in the order of rows. The products are added in order. Tensor
  /// cores always add kDepth products, in an order of their own.
  llvm::SmallVector<mlir::Value> add(mlir::ValueRange sums, mlir::Value stage,
                                     int64_t count);

private:
  llvm::SmallVector<mlir::Value> addInOrder(mlir::ValueRange sums,
                                            mlir::Value stage, int64_t first,
                                            int64_t count, int64_t unrolled);
  llvm::SmallVector<mlir::Value> addOuter(mlir::Value stage, mlir::Value depth,
                                          mlir::ValueRange sums);
  llvm::SmallVector<mlir::Value> addOnTensorCores(mlir::ValueRange sums,
                                                  mlir::Value stage);
  llvm::SmallVector<mlir::Value> fragment(SharedTile shared, mlir::Value stage,
                                          mlir::Value row, int64_t pieces,
                                          int64_t depth);
  llvm::SmallVector<llvm::SmallVector<mlir::Value>>
  fragmentsOfA(mlir::Value stage, int64_t depth);
  llvm::SmallVector<llvm::SmallVector<mlir::Value>>
  fragmentsOfB(mlir::Value stage, int64_t depth);
  /// The place of the 16 bytes whose address a thread passes to the instruction
  /// ldmatrix.
  struct Line {
    mlir::Value row, depth;
  };
  Line lineOf(SharedTile shared, mlir::Value firstRow, mlir::Value lane,
              bool areRowsFirst);
  llvm::SmallVector<mlir::Value> loadMatrices(SharedTile shared,
                                              mlir::Value stage, Line line,
                                              int64_t row, int64_t depth,
                                              int64_t count);

  TileBuilder &builder;
  SharedTile a, b;
  ContractionMath math;
  /// The first row and column of this thread in C. For tensor cores, the other
  /// values are the place of this thread among the elements that a warp loads.
  mlir::Value firstRow, firstColumn, fragmentColumn, inGroup;
  Line lineA, lineB;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_TILEPRODUCT_H
