//===- Reduction.h - How threads share sums ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This header is about ops with reduction dimensions that are not contractions
// in tiles. The accumulators of such an op stay in registers. Either one thread
// computes a sum in the op's order, or several threads of a block share it. The
// threads that share a sum add their parts in a fixed tree. This header
// describes an op with a reduction and chooses the number of threads.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_REDUCTION_H
#define REMAT_LIB_EXECUTION_SUMS_REDUCTION_H

#include "Execution/Sums/LinearLoops.h"

namespace remat::execution {

struct Reduction : LinearLoops {
  /// For each output, the op that adds a value to the accumulator. The list is
  /// empty if an output must be added up in the op's order.
  llvm::SmallVector<mlir::Operation *> combiners;
  /// Whether neighbours in memory are terms of the same sum (a row sum).
  bool isAlongRows = false;
};

/// The threads of a block, of which `rows` threads share each sum. Neighbouring
/// threads work on the same sum (a row sum) or on neighbouring sums.
struct ReductionShape {
  int64_t rows = 1, threads = 32;

  int64_t lanes() const { return threads / rows; }
  /// Returns the number of threads of a warp that share a sum of \p reduction.
  /// The results of different warps are then added in pairs.
  int64_t rowsOfWarp(const Reduction &reduction) const;
};

/// Returns none if \p op has no reduction, or stores results while it reduces
/// (a scan). Also returns none if the places of an operand are not linear in
/// the loops or exceed 32 bits.
std::optional<Reduction> describeReduction(mlir::linalg::LinalgOp op);

/// If \p inOrder is true, one thread adds up each sum in the op's order. A
/// block has at most \p blockSize threads.
ReductionShape shapeReduction(const Reduction &reduction, bool inOrder,
                              int64_t blockSize);

/// Sorts the loops of a shared sum, so that its terms are added in their order
/// in memory.
void sortTerms(mlir::linalg::LinalgOp op, Reduction &reduction);

/// Returns the number of parts into which each sum is split so that the launch
/// fills a chip. Returns 1 if a launch of \p reduction already fills the chip
/// or has little work.
int64_t partsOf(const Reduction &reduction);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_REDUCTION_H
