//===- SharedSum.h - How sums are shared among threads ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in which floats are added determines their last bits. On a GPU,
// threads share a sum, and long sums are split into parts. The order of the
// additions on a GPU is therefore a fixed tree. This header derives the tree of
// a sum from the op alone. Kernels on a GPU add in the order of this tree, and
// code for the CPU can do the same.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_SHAREDSUM_H
#define REMAT_LIB_EXECUTION_SUMS_SHAREDSUM_H

#include "Execution/Sums/ContractionTile.h"
#include "Execution/Sums/Reduction.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::execution {

/// The order in which the terms of a sum are added.
enum class SumOrder : uint8_t {
  Order, ///< One thread adds in the op's order.
  Tree   ///< The threads that share the sum add in a fixed tree.
};

std::optional<SumOrder> parseSumOrder(llvm::StringRef name);

struct SumOptions {
  SumOrder order = SumOrder::Tree;
  bool tiles = true;       ///< Whether contractions are computed in tiles.
  int64_t blockSize = 256; ///< The most threads of a block.
};

/// Describes who adds up the sums of an op. Either the threads of a tile add
/// them, or the threads of `shape`. In a tile, one thread adds up each element
/// in the op's order. Neither `tile` nor `reduction` is set if the op is no sum
/// whose accumulators stay in registers. The loops of an op without `tile` and
/// `reduction` keep their order.
struct SharedSum {
  std::optional<ContractionTile> tile;
  std::optional<Reduction> reduction;
  ReductionShape shape; ///< The shape of `reduction`.
};

/// Returns how threads share the sums of \p op, which is on buffers.
SharedSum shareSum(mlir::linalg::LinalgOp op, const SumOptions &options);

/// Splits the long sums of \p step into parts, so that each op fills a chip.
/// The function \p step must be on buffers. With SumOrder::Order no sum is
/// split. Sums of ops for which \p isLeft is true stay unchanged.
void splitSums(mlir::func::FuncOp step, const SumOptions &options,
               llvm::function_ref<bool(mlir::linalg::LinalgOp)> isLeft);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_SHAREDSUM_H
