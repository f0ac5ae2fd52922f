//===- SlicedOps.h - What a step does with stacks, by slices ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a step does with a loop's stacks element by element, it can do slice by
// slice: `weights - rate * gradients` of one layer, as soon as its gradients
// are there. This finds the ops behind a loop that can move into it so, and for
// which of them that pays.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H

#include "remat/Analysis/Loops.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

/// Ops that move into a loop together, because they share stacks.
struct SlicedOps {
  llvm::SmallVector<unsigned> stacks; ///< Indices into the loop's stacks.
  CounterIndex slot;                  ///< Of all of these.
  /// What depends on the stacks, in program order.
  llvm::SmallVector<mlir::Operation *> ops;
  /// Results of ops that others read, too.
  llvm::SmallVector<mlir::Value> results;
};

class SliceAnalysis {
public:
  explicit SliceAnalysis(const CountedLoop &loop) : loop(loop) {}

  /// The ops that can move into the loop, where stacks go that take more bytes
  /// than the ones that come. A stack that the step returns, or that an outer
  /// loop carries on, has its bytes anyway.
  std::vector<SlicedOps> find();

  /// Whether \p value is there before the loop.
  bool isBefore(mlir::Value value) const;
  /// Whether a slice of \p value is computed, not read: its slices are all
  /// the same, or its op stands behind the loop.
  bool isComputed(mlir::Value value) const;

private:
  bool isElementwise(mlir::Operation *op) const;
  bool canSlice(mlir::Value value, unsigned depth = 0);
  bool canMoveUp(mlir::Value value, unsigned depth = 0) const;
  llvm::SetVector<mlir::Operation *> readersOfStacks() const;
  bool isWorthIt(const SlicedOps &part) const;

  const CountedLoop &loop;
  llvm::DenseMap<mlir::Value, bool> sliceable; ///< What canSlice has found.
};

/// The dimensions of the operand of \p op, a broadcast, in its result.
llvm::ArrayRef<int64_t> broadcastDimensions(mlir::Operation *op);

/// Whether \p op is a broadcast along the first dimension, so that all slices
/// of its result are the same.
bool isSameForAll(mlir::Operation *op);
bool isScalar(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_SLICEDOPS_H
