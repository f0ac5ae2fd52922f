//===- CrossingValues.h - Values that cross from loop to loop ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This class finds the values of a joint body that are made before its turn and
// read after it. Each one needs a stack unless it can be made again for free: a
// constant, a view, a slice of a value that both loops have. The result of a
// fence counts as its operand.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_CROSSINGVALUES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_CROSSINGVALUES_H

#include "Transforms/Loops/LoopBody.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

class CrossingValues {
public:
  CrossingValues(const LoopBody &body, mlir::Operation *turn);

  /// Returns the values that need a stack, in the order in which they are made.
  llvm::ArrayRef<mlir::Value> stacked() const { return stacks; }
  /// Returns whether \p op, which is before the turn, is also emitted after it.
  bool isRepeated(mlir::Operation *op) const { return repeated.contains(op); }

private:
  void visit(mlir::Value value);
  bool takesNothing(mlir::Operation *op);
  bool isOutside(mlir::Value value) const;

  const LoopBody &body;
  mlir::Operation *turn;
  llvm::DenseSet<mlir::Value> visited;
  llvm::DenseSet<mlir::Operation *> repeated;
  llvm::SmallVector<mlir::Value> stacks;
  /// For each op, whether it depends only on values that both loops have and
  /// does no arithmetic.
  llvm::DenseMap<mlir::Operation *, bool> cheap;
};

/// Returns the ops of StableHLO, in order, that make \p value from
/// single-number constants and positions alone. Returns nothing if \p value
/// also depends on other ops or arguments. An example is a causal mask, which
/// JAX computes before the loops:
///
///     %row = iota; %column = iota; %mask = compare GE %row, %column
///
/// The mask is held from one loop to the other unless its ops are in the loop
/// that reads it. Inside the loop, a fusing compiler computes it in its readers
/// at no cost.
llvm::SmallVector<mlir::Operation *> maskOps(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_CROSSINGVALUES_H
