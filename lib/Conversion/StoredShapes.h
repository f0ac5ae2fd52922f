//===- StoredShapes.h - Fences in the layout of the target ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XLA chooses a layout for each value. If a value is transposed in memory, the
// attribute `remat.stored_shape` says so. XLA may choose another layout for a
// fence than for the value before it, and then stores the value twice. The
// functions of this file pass the value through the fence as it is stored. This
// example has a value of 8x6x256x64, which is stored as 8x384x256:
//
//     %t = transpose %v, [0, 1, 3, 2]       // 8x6x64x256, moves nothing
//     %s = reshape %t                       // 8x384x256, moves nothing
//     %f = optimization_barrier %s
//     %r = reshape %f                       // 8x6x64x256
//     %w = transpose %r, [0, 1, 3, 2]       // 8x6x256x64, read instead of %v
//
// XLA then stores the value once.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_STOREDSHAPES_H
#define REMAT_LIB_CONVERSION_STOREDSHAPES_H

#include "mlir/IR/Builders.h"

#include <optional>

namespace remat {

/// How a target stores a value.
struct StoredForm {
  /// The dimensions of the value, from the one that varies slowest in memory to
  /// the fastest.
  llvm::SmallVector<int64_t> order;
  /// The sizes of the stored dimensions. Each stored dimension consists of one
  /// or more neighbouring dimensions of `order`.
  llvm::SmallVector<int64_t> shape;
};

/// Finds an order of the dimensions \p sizes in which neighbours can be merged
/// to the dimensions \p stored. If several orders are possible, returns the
/// first of them in lexicographic order. Returns none if there is no such
/// order, or if this order moves only dimensions of size 1.
std::optional<llvm::SmallVector<int64_t>>
storedOrder(llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> stored);

/// Returns how the target stores \p value. Returns none if the target stores it
/// as its type says, or if this is not known.
std::optional<StoredForm> storedFormOf(mlir::Value value);

/// Writes ops of StableHLO that turn \p value into its form \p form.
mlir::Value toStored(mlir::OpBuilder &builder, mlir::Value value,
                     const StoredForm &form);
/// Writes ops of StableHLO that turn \p stored, which has the form \p form,
/// into a value of \p type.
mlir::Value fromStored(mlir::OpBuilder &builder, mlir::Value stored,
                       mlir::RankedTensorType type, const StoredForm &form);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_STOREDSHAPES_H
