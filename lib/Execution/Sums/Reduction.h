//===- Reduction.h - How threads share sums ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op with reduction dimensions that is no contraction in tiles is computed
// with its accumulators in registers. One thread has one sum, in the op's
// order, or several threads of a block share it and add what they have in a
// fixed tree. This describes such an op and decides how many threads that are.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_REDUCTION_H
#define REMAT_LIB_EXECUTION_SUMS_REDUCTION_H

#include "Execution/Sums/LinearLoops.h"

namespace remat::execution {

struct Reduction : LinearLoops {
  /// The op, for each output, that adds a value to the accumulator. Empty if
  /// there is an output whose values cannot be added in another order.
  llvm::SmallVector<mlir::Operation *> combiners;
  /// Whether neighbours in memory are terms of one sum (a row sum).
  bool isAlongRows = false;
};

/// Threads of a block: `rows` of them share a sum, and neighbouring threads
/// have the same sum (a row sum) or neighbouring sums.
struct ReductionShape {
  int64_t rows = 1, threads = 32;

  int64_t lanes() const { return threads / rows; }
  /// Threads of a warp that share a sum of \p reduction. The others add
  /// pairwise what the warps have.
  int64_t rowsOfWarp(const Reduction &reduction) const;
};

/// None if \p op has no reduction, writes while it reduces (a scan), or has an
/// operand whose places are not linear in the loops or exceed 32 bits.
std::optional<Reduction> describeReduction(mlir::linalg::LinalgOp op);

/// With \p inOrder, one thread sums up alone, in the op's order. \p blockSize
/// is the most threads a block may have.
ReductionShape shapeReduction(const Reduction &reduction, bool inOrder,
                              int64_t blockSize);

/// Puts the loops of one sum into the order in which its terms lie in memory,
/// where threads share it.
void sortTerms(mlir::linalg::LinalgOp op, Reduction &reduction);

/// In how many parts each sum is split to fill a chip; 1 if a launch of \p
/// reduction as it is does so or has little to do.
int64_t partsOf(const Reduction &reduction);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_REDUCTION_H
