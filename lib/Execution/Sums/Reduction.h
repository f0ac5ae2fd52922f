//===- Reduction.h - How threads share sums ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op with reduction dimensions that is not a contraction in tiles keeps its
// accumulators in registers. Either one thread computes one sum in the op's
// order, or several threads of a block share a sum and add their parts in a
// fixed tree. This header describes such an op and chooses the number of
// threads.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_REDUCTION_H
#define REMAT_LIB_EXECUTION_SUMS_REDUCTION_H

#include "Execution/Sums/LinearLoops.h"

namespace remat::execution {

struct Reduction : LinearLoops {
  /// For each output, the op that adds a value to the accumulator. Empty if the
  /// values of some output cannot be added in another order.
  llvm::SmallVector<mlir::Operation *> combiners;
  /// Whether neighbours in memory are terms of one sum (a row sum).
  bool isAlongRows = false;
};

/// The threads of a block: `rows` threads share a sum. Neighbouring threads
/// have the same sum (a row sum) or neighbouring sums.
struct ReductionShape {
  int64_t rows = 1, threads = 32;

  int64_t lanes() const { return threads / rows; }
  /// Returns the threads of a warp that share a sum of \p reduction. The
  /// results of the warps are then added in pairs.
  int64_t rowsOfWarp(const Reduction &reduction) const;
};

/// Returns none if \p op has no reduction, writes while it reduces (a scan), or
/// has an operand whose places are not linear in the loops or exceed 32 bits.
std::optional<Reduction> describeReduction(mlir::linalg::LinalgOp op);

/// With \p inOrder, one thread adds up each sum alone, in the op's order. A
/// block has at most \p blockSize threads.
ReductionShape shapeReduction(const Reduction &reduction, bool inOrder,
                              int64_t blockSize);

/// Sorts the loops of a sum that threads share into the order of its terms in
/// memory.
void sortTerms(mlir::linalg::LinalgOp op, Reduction &reduction);

/// Returns the number of parts into which each sum is split to fill a chip.
/// Returns 1 if a launch of \p reduction already fills the chip or has little
/// work.
int64_t partsOf(const Reduction &reduction);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_REDUCTION_H
