//===- SharedSum.h - Who adds up what ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in which floats are added decides their last bits. On a GPU threads
// share a sum, and long sums are split into parts, so that the order is a fixed
// tree. What that tree is follows from an op alone and is decided here, for
// kernels on a GPU and for code for the CPU, which can add in the same order.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_SHAREDSUM_H
#define REMAT_LIB_EXECUTION_SUMS_SHAREDSUM_H

#include "Execution/Sums/ContractionTile.h"
#include "Execution/Sums/Reduction.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::execution {

/// In which order the terms of a sum are added.
enum class SumOrder : uint8_t {
  Order, ///< That of the op, by one thread.
  Tree   ///< The fixed tree of the threads that share it.
};

std::optional<SumOrder> parseSumOrder(llvm::StringRef name);

struct SumOptions {
  SumOrder order = SumOrder::Tree;
  bool tiles = true;       ///< Contractions are computed in tiles.
  int64_t blockSize = 256; ///< Threads of a block, at most.
};

/// Who adds up the sums of an op: the threads of a tile, one for each element
/// and in the op's order, or those of `shape`. Neither of both is set where the
/// op is no sum that is kept in registers: its loops stay in order.
struct SharedSum {
  std::optional<ContractionTile> tile;
  std::optional<Reduction> reduction;
  ReductionShape shape; ///< The shape of `reduction`.
};

/// How the sums of \p op, on buffers, are shared.
SharedSum shareSum(mlir::linalg::LinalgOp op, const SumOptions &options);

/// Splits the long sums of \p step, a function on buffers, into parts
/// (SplitReduction.h), so that each op fills a chip. With SumOrder::Order it
/// splits none. Sums of ops that \p isLeft holds for stay as they are.
void splitSums(mlir::func::FuncOp step, const SumOptions &options,
               llvm::function_ref<bool(mlir::linalg::LinalgOp)> isLeft);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_SHAREDSUM_H
