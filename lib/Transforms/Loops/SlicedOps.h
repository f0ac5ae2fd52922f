//===- SlicedOps.h - What a step does with stacks, by slices ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op that reads a loop's stacks element by element can run slice by slice
// instead: `weights - rate * gradients` of one layer, as soon as the layer's
// gradients are computed. This finds the ops after a loop that can move into
// it, and for which of them that saves bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H

#include "Analysis/Loops/Loops.h"

namespace remat {

/// Ops that move into a loop together, because they share stacks.
struct SlicedOps {
  llvm::SmallVector<unsigned> stacks; ///< Indices into the loop's stacks.
  CounterIndex slot;                  ///< The slot of all these stacks.
  /// The ops that depend on the stacks, in program order.
  llvm::SmallVector<mlir::Operation *> ops;
  /// Results of these ops that other ops read.
  llvm::SmallVector<mlir::Value> results;
};

class SliceAnalysis {
public:
  explicit SliceAnalysis(const CountedLoop &loop) : loop(loop) {}

  /// Returns the ops that can move into the loop if the stacks that this
  /// removes take more bytes than those it adds. A stack that the step returns,
  /// or that an outer loop carries, takes its bytes anyway.
  std::vector<SlicedOps> find();

  /// Tells whether \p value exists before the loop.
  bool isBefore(mlir::Value value) const;
  /// Tells whether a slice of \p value is computed, not read: its slices are
  /// all the same, or its op comes after the loop.
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

/// Returns the dimensions of the result of the broadcast \p op that its
/// operand's dimensions become.
llvm::ArrayRef<int64_t> broadcastDimensions(mlir::Operation *op);

/// Tells whether \p op is a broadcast along the first dimension, so that all
/// slices of its result are the same.
bool isSameForAll(mlir::Operation *op);
bool isScalar(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H
