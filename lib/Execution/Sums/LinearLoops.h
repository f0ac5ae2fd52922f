//===- LinearLoops.h - The places where an op reads and writes --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads share a sum in a way that depends on the places of the terms in
// memory. If the places of an op's operands are linear in its loops, this
// header describes the loops and the places.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H
#define REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

/// The number of threads that fill the largest known chip, which has 132
/// multiprocessors of 2,048 threads.
inline constexpr int64_t kThreadsToFill = 132 * 2048;

/// Returns how often the innermost of \p loops runs. The loops may have any
/// type with a field `size`.
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
  mlir::OpOperand *operand = nullptr; ///< The operand is null if the region
                                      ///< does not read it.
  /// The stride of the operand for each dimension, in elements.
  llvm::SmallVector<int64_t> steps;
  int64_t first = 0; ///< The place of the operand in the first iteration.
  /// The number of elements of the operand from the first one to the last one.
  int64_t span = 1;
};

struct LinearLoops {
  llvm::SmallVector<LinearLoop> parallel, reduced; ///< The last loop of each of
                                                   ///< these two lists is the
                                                   ///< innermost.
  /// The operands of the op, in order.
  llvm::SmallVector<LinearOperand> operands;

  int64_t results() const; ///< The product of the parallel loops' sizes.
  int64_t terms() const;
};

/// Returns none if an operand of \p op has places that are not linear in the
/// loops, that go backwards, or that exceed 32 bits.
std::optional<LinearLoops> describeLoops(mlir::linalg::LinalgOp op);

/// Sorts \p loops by their strides in memory, which the list \p steps has.
/// Loops with stride 0 come first, then loops with large strides, and last
/// loops with small strides.
void sortByStep(llvm::MutableArrayRef<LinearLoop> loops,
                llvm::ArrayRef<int64_t> steps);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H
