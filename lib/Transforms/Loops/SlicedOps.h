//===- SlicedOps.h - Ops on stacks that can run in slices -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op that reads the stacks of a loop element by element can run inside the
// loop instead, where it computes slices. An example is `weights - rate *
// gradients`. A slice of its result is one layer, and is computed as soon as
// the gradients of this layer exist. This file finds ops after a loop that can
// move into the loop, and chooses those whose move saves bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H

#include "Analysis/Loops/Loops.h"

namespace remat {

/// Ops that move into a loop together, because they depend on the same stacks.
struct SlicedOps {
  /// The stacks on which the ops depend, as indices into the loop's list of
  /// stacks.
  llvm::SmallVector<unsigned> stacks;
  CounterIndex slot; ///< The slot of all these stacks that an iteration writes.
  /// The ops that depend on the stacks, in program order.
  llvm::SmallVector<mlir::Operation *> ops;
  /// Those results of the moved ops that other ops read.
  llvm::SmallVector<mlir::Value> results;
};

class SliceAnalysis {
public:
  explicit SliceAnalysis(const CountedLoop &loop) : loop(loop) {}

  /// Returns the ops that should move into the loop. Moving these ops removes
  /// some stacks and adds other stacks. The removed stacks take more bytes than
  /// the added ones. A stack that the step returns or that an outer loop
  /// carries is not removed, because its bytes are needed in any case.
  std::vector<SlicedOps> find();

  /// Tells whether \p value exists before the loop.
  bool isBefore(mlir::Value value) const;
  /// Returns whether a slice of \p value must be computed instead of read. This
  /// is so if all slices of \p value are equal, or if the op that makes it
  /// comes after the loop.
  bool isComputed(mlir::Value value) const;

private:
  bool isElementwise(mlir::Operation *op) const;
  bool canSlice(mlir::Value value, unsigned depth = 0);
  bool canMoveUp(mlir::Value value, unsigned depth = 0) const;
  llvm::SmallVector<mlir::Operation *> readersOfStacks() const;
  bool isWorthIt(const SlicedOps &part) const;

  const CountedLoop &loop;
  llvm::DenseMap<mlir::Value, bool> sliceable; ///< Results of canSlice.
};

/// Returns the dimensions of the result of \p op to which the dimensions of its
/// operand are mapped. The op \p op must be a broadcast.
llvm::ArrayRef<int64_t> broadcastDimensions(mlir::Operation *op);

/// Returns whether \p op is a broadcast along the first dimension. All slices
/// of the broadcast's result are then equal.
bool isSameForAll(mlir::Operation *op);
bool isScalar(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H
