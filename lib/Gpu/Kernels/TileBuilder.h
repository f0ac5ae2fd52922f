//===- TileBuilder.h - Computes offsets with 32 bits ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels in tiles compute many offsets. This builder emits 32-bit arithmetic,
// and omits operations that constants make unnecessary.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_TILEBUILDER_H
#define REMAT_LIB_GPU_KERNELS_TILEBUILDER_H

#include "Gpu/Kernels/Sums.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace remat::gpu {

/// Emits 32-bit arithmetic on places in the tiles and buffers of one kernel. A
/// device divides 64-bit integers more slowly than 32-bit integers.
class TileBuilder : public mlir::ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  mlir::Value number(int64_t value);
  mlir::Value add(mlir::Value left, mlir::Value right);
  mlir::Value add(mlir::Value left, int64_t right);
  mlir::Value multiply(mlir::Value left, int64_t right);
  mlir::Value divide(mlir::Value left, int64_t right);
  mlir::Value remainder(mlir::Value left, int64_t right);
  mlir::Value isBelow(mlir::Value left, int64_t right);
  /// Returns the smaller of \p value and \p last.
  mlir::Value clamp(mlir::Value value, int64_t last);

  /// Returns how many elements iteration \p number of \p loops is away from the
  /// first iteration.
  mlir::Value offset(llvm::ArrayRef<TileLoop> loops, mlir::Value number);

  mlir::Value index(mlir::Value number);
  mlir::Value load(mlir::Value buffer, llvm::ArrayRef<mlir::Value> place);
  void store(mlir::Value value, mlir::Value buffer,
             llvm::ArrayRef<mlir::Value> place);
  /// Loads \p count neighbours from the one-dimensional \p buffer. Returns a
  /// vector, or a number if \p count is 1. The offset \p place must be a
  /// multiple of \p count, because a vector must be aligned.
  mlir::Value loadNeighbours(mlir::Value buffer, mlir::Value place,
                             int64_t count);
  /// Stores a vector, or a number, to \p buffer at \p place, which must be
  /// aligned for the vector.
  void storeVector(mlir::Value value, mlir::Value buffer,
                   llvm::ArrayRef<mlir::Value> place);
  /// Stores \p values to neighbouring elements of \p buffer, which has one
  /// dimension. If the element type permits it, one store writes all values.
  /// The place \p place must therefore be a multiple of the number of values.
  void storeNeighbours(mlir::ValueRange values, mlir::Value buffer,
                       mlir::Value place);

private:
  /// The constants of one kernel, by their values.
  llvm::DenseMap<int64_t, mlir::Value> numbers;
};

/// Returns the type of a vector of \p count neighbours in \p buffer. Returns
/// null instead of a type if \p count is one, or if an element's width in
/// memory differs from its width in a vector.
mlir::VectorType vectorOfNeighbours(mlir::Value buffer, int64_t count);
/// Returns the alignment of a vector, which is its number of bytes.
llvm::MaybeAlign alignmentOf(mlir::VectorType type);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_TILEBUILDER_H
