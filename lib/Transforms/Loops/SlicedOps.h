//===- SlicedOps.h - Ops on stacks that can run by slices -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op that reads a loop's stacks element by element can run slice by slice
// instead: An example is `weights - rate * gradients` of one layer, as soon as
// the layer's gradients are computed. This file finds the ops after a loop that
// can move into it, and chooses those that save bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H

#include "Analysis/Loops/Loops.h"

namespace remat {

/// Ops that move into a loop together because they share stacks.
struct SlicedOps {
  llvm::SmallVector<unsigned> stacks; ///< Indices into the loop's stacks.
  CounterIndex slot;                  ///< The slot of all these stacks.
  /// The ops that depend on the stacks, in program order.
  llvm::SmallVector<mlir::Operation *> ops;
  /// The results of the ops that other ops read.
  llvm::SmallVector<mlir::Value> results;
};

class SliceAnalysis {
public:
  explicit SliceAnalysis(const CountedLoop &loop) : loop(loop) {}

  /// Returns the ops that can move into the loop. The stacks that this removes
  /// must take more bytes than the stacks that it adds. If the step returns a
  /// stack, or an outer loop carries it, the stack takes its bytes in any case.
  std::vector<SlicedOps> find();

  /// Tells whether \p value exists before the loop.
  bool isBefore(mlir::Value value) const;
  /// Tells whether a slice of \p value is computed and not read: all its slices
  /// are equal, or its op comes after the loop.
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

/// Returns the dimensions of the result of the broadcast \p op to which the
/// operand's dimensions map.
llvm::ArrayRef<int64_t> broadcastDimensions(mlir::Operation *op);

/// Tells whether \p op is a broadcast along the first dimension, which makes
/// all slices of its result equal.
bool isSameForAll(mlir::Operation *op);
bool isScalar(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H
