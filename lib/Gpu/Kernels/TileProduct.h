//===- TileProduct.h - A product in tiles -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel in tiles computes with one part of its operands while it loads the
// next parts. This file makes the code that brings a part from the buffer to
// shared memory. It also makes the core of the kernel, which adds up the
// products. In the core, one thread, or a warp with tensor cores, multiplies
// elements of the tiles in shared memory and adds the products to its elements
// of C.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_TILEPRODUCT_H
#define REMAT_LIB_GPU_KERNELS_TILEPRODUCT_H

#include "Gpu/Kernels/TileBuilder.h"

namespace remat::gpu {

/// One operand of a product. At a time, a block needs some rows of A (or
/// columns of B), with kDepth elements of each.
struct TileOperand {
  mlir::Value buffer; ///< The buffer of the operand, viewed in one dimension.
  llvm::ArrayRef<TileLoop> rows, depth;
  int64_t rowCount, depthCount, perThread;
  int64_t threads;      ///< The number of threads of the block, which together
                        ///< bring a tile.
  mlir::Value firstRow; ///< The first row of this operand that the block needs.
  mlir::Value start;    ///< The offset at which the block's matrix begins in
                        ///< the batch.
  /// The type to which f32 elements are rounded. The type is null if f32
  /// elements are not rounded.
  mlir::Type rounded;
  /// The number of neighbouring rows that form a group. The rows of a group are
  /// contiguous in memory, and each group begins at a multiple of `neighbours`
  /// elements. If linesAreRows() is true, the groups consist of neighbouring
  /// terms instead of rows.
  int64_t neighbours = 1;

  mlir::Type type() const;
};

/// Returns whether a line of a tile is a row, and has neighbouring terms of the
/// sum. If a line is not a row, it is a term, and has neighbouring rows. Tensor
/// cores take rows and terms as lines, so the elements keep the order that they
/// have in the buffer.
bool linesAreRows(llvm::ArrayRef<TileLoop> rows, llvm::ArrayRef<TileLoop> depth,
                  ContractionMath math);

/// The tiles of one operand in shared memory, with one tile for each stage.
struct SharedTile {
  mlir::Value memory;
  bool linesAreRows;
  /// Whether the instruction ldmatrix reads the tile.
  bool hasMatrices() const;
};

/// Brings tiles of one operand from the buffer to shared memory. Shared memory
/// has room for several tiles of an operand, which are called stages. An
/// element comes by an asynchronous copy if the product takes this element
/// unchanged. Other elements come through registers, because they are converted
/// on the way.
class TileLoader {
public:
  TileLoader(TileBuilder &builder, mlir::Value thread,
             const TileOperand &operand, SharedTile shared,
             ContractionMath math);

  /// Returns whether the elements of \p operand come by asynchronous copies.
  static bool isCopied(const TileOperand &operand, ContractionMath math);
  static mlir::MemRefType sharedType(const TileOperand &operand, int64_t stages,
                                     ContractionMath math);

  /// Starts to bring this thread's part of a tile to \p stage. The tile to
  /// bring begins with term \p depth of the sum. Returns the values that the
  /// function finish must store to the tile.
  llvm::SmallVector<mlir::Value> start(mlir::Value depth, mlir::Value stage);
  void finish(llvm::ArrayRef<mlir::Value> values, mlir::Value stage);

private:
  void place(mlir::Value thread);
  mlir::Value offsetOf(mlir::Value rowOffset, mlir::Value depth);
  mlir::Value loadAt(mlir::Value from, mlir::Value depth);
  mlir::Type neighboursOf(mlir::Type element);
  void copy(mlir::Value from, mlir::Value depth,
            llvm::ArrayRef<mlir::Value> to);
  llvm::SmallVector<mlir::Value> placeInShared(size_t i, mlir::Value stage);
  mlir::Value toShared(mlir::Value value);

  TileBuilder &builder;
  const TileOperand operand;
  SharedTile shared;
  ContractionMath math;
  bool copies;     ///< Whether copies are asynchronous.
  bool alongDepth; ///< Whether neighbouring threads load neighbouring terms of
                   ///< the sum.
  int64_t width;   ///< The number of neighbours that one copy or one load
                   ///< brings.
  /// The places in the tile of the first element of each copy or each load.
  llvm::SmallVector<mlir::Value> rows, depths;
  llvm::SmallVector<mlir::Value> rowOffsets;
  /// Whether the distances between a thread's elements in the buffer are the
  /// same for all threads. If they are the same, the list `distances` has the
  /// distances from the first element.
  bool isRegular = false;
  llvm::SmallVector<int64_t> distances;
};

/// Knows the elements of C that a thread sums up in registers, and makes the
/// code that adds products to these elements.
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

  /// The number of rows and of columns of C that this thread computes.
  int64_t rows, columns;

  /// Adds \p count products of the tiles of A and B in \p stage to each of
  /// \p sums. The sums are in the order of rows. The products are added in the
  /// order of their terms. Tensor cores always add kDepth products, in an order
  /// of their own.
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
  /// The first row and column of this thread in C. The other two values are for
  /// tensor cores: the place of this thread among the elements that a warp
  /// loads.
  mlir::Value firstRow, firstColumn, fragmentColumn, inGroup;
  Line lineA, lineB;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_TILEPRODUCT_H
