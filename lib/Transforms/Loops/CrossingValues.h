//===- CrossingValues.h - What one loop hands to the other ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the values of a joint body that are made before its turn and read after
// it. Each needs a stack, unless it costs nothing to make again: a constant, a
// view, a slice of a value that both loops have. The result of a fence counts
// as its operand.
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

  /// The values that need a stack, in the order in which they are made.
  llvm::ArrayRef<mlir::Value> stacked() const { return stacks; }
  /// Tells whether \p op, which is before the turn, is also emitted after it.
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
  /// Whether an op depends only on values that both loops have, without
  /// arithmetic.
  llvm::DenseMap<mlir::Operation *, bool> cheap;
};

/// Returns the ops of StableHLO that make \p value of nothing but constants of
/// one number and positions, in order; none if other ops or arguments do. Such
/// a value is a causal mask, which JAX computes before the loops:
///
///     %row = iota; %column = iota; %mask = compare GE %row, %column
///
/// It is held from one loop to the other, unless its ops are in the loop that
/// reads it. A compiler that fuses then computes it inside of its readers for
/// nothing.
llvm::SmallVector<mlir::Operation *> maskOps(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_CROSSINGVALUES_H
