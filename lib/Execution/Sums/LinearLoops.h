//===- LinearLoops.h - The places where an op reads and writes --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The terms of a sum are shared among threads by their places in memory. This
// header describes the loops of an op and the places of its operands, if the
// places are linear in the loops.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H
#define REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

/// The number of threads that fill the largest known chip (132 multiprocessors
/// of 2,048 threads).
inline constexpr int64_t kThreadsToFill = 132 * 2048;

/// Returns how often the innermost of \p loops runs. The loops may be of any
/// type with a `size`.
template <typename Loops> int64_t iterationsOf(const Loops &loops) {
  int64_t product = 1;
  for (const auto &loop : loops)
    product *= loop.size;
  return product;
}

/// A loop of the op: its dimension and its size.
struct LinearLoop {
  unsigned dimension = 0;
  int64_t size = 1;
};

/// An operand: a buffer or a scalar.
struct LinearOperand {
  mlir::OpOperand *operand = nullptr; ///< Null if the region does not use it.
  /// The step in elements for each dimension.
  llvm::SmallVector<int64_t> steps;
  int64_t first = 0; ///< The place of iteration 0.
  /// The number of elements up to the last one.
  int64_t span = 1;
};

struct LinearLoops {
  llvm::SmallVector<LinearLoop> parallel, reduced; ///< The last is fastest.
  /// The operands of the op, in order.
  llvm::SmallVector<LinearOperand> operands;

  int64_t results() const; ///< Returns the iterations of the parallel loops.
  /// Returns the iterations of the loops that one result needs.
  int64_t terms() const;
};

/// Returns none if \p op has an operand whose places are not linear in the
/// loops, go backwards, or exceed 32 bits.
std::optional<LinearLoops> describeLoops(mlir::linalg::LinalgOp op);

/// Sorts loops by \p steps. Loops without movement come first, then those that
/// move far in memory, and then those that move little.
void sortByStep(llvm::MutableArrayRef<LinearLoop> loops,
                llvm::ArrayRef<int64_t> steps);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H
