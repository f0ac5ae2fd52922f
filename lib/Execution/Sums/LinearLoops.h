//===- LinearLoops.h - Where an op reads and writes -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the terms of a sum are shared depends on where they lie in memory. This
// describes the loops of an op and the places of its operands, for ops whose
// places are linear in the loops.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H
#define REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

/// Threads that fill the largest chip that we know (132 multiprocessors of
/// 2,048 threads).
inline constexpr int64_t kThreadsToFill = 132 * 2048;

/// How often the innermost of \p loops, of any kind with a `size`, runs.
template <typename Loops> int64_t iterationsOf(const Loops &loops) {
  int64_t product = 1;
  for (const auto &loop : loops)
    product *= loop.size;
  return product;
}

/// A loop of the op: its dimension there, and its size.
struct LinearLoop {
  unsigned dimension = 0;
  int64_t size = 1;
};

/// An operand, which is a buffer or a scalar.
struct LinearOperand {
  mlir::OpOperand *operand = nullptr; ///< Null: not used by the region.
  llvm::SmallVector<int64_t> steps;   ///< In elements, of each dimension.
  int64_t first = 0;                  ///< The place of iteration 0.
  int64_t span = 1;                   ///< Elements up to the last.
};

struct LinearLoops {
  llvm::SmallVector<LinearLoop> parallel, reduced; ///< The last is fastest.
  /// The operands of the op, in order.
  llvm::SmallVector<LinearOperand> operands;

  int64_t results() const; ///< Iterations of the parallel loops.
  int64_t terms() const;   ///< Iterations of the loops that one result needs.
};

/// None if \p op has an operand whose places are not linear in the loops, go
/// backwards or exceed 32 bits.
std::optional<LinearLoops> describeLoops(mlir::linalg::LinalgOp op);

/// Puts the loops that move far in memory, by \p steps, before those that move
/// little; those that do not move come first.
void sortByStep(llvm::MutableArrayRef<LinearLoop> loops,
                llvm::ArrayRef<int64_t> steps);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_LINEARLOOPS_H
