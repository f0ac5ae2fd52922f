//===- CrossingValues.h - Values that cross the turn ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This class finds the values that are made before the turn of a joint body and
// read after it. Each of these values needs a stack, unless it can be made
// again at no cost. If both loops have a value, its views and slices can be
// made again at no cost, as constants can. If a crossing value is the result of
// a fence, the fence's operand crosses instead.
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

  /// Returns the crossing values that need a stack, in the order in which they
  /// are made.
  llvm::ArrayRef<mlir::Value> stacked() const { return stacks; }
  /// Returns whether \p op, an op before the turn, is also emitted after the
  /// turn.
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
  /// Says for each op whether its result needs no stack, because the op does no
  /// arithmetic and depends only on values that both loops have.
  llvm::DenseMap<mlir::Operation *, bool> cheap;
};

/// Returns the ops of StableHLO that make \p value only from positions and from
/// constants that are a single number. The returned ops are in program order.
/// Returns nothing if \p value also depends on other ops or arguments. An
/// example is a causal mask, which JAX computes before the loops:
///
///     %row = iota; %column = iota; %mask = compare GE %row, %column
///
/// Such a mask is held from the first loop to the second, unless its ops are
/// inside the loop that reads it. If the mask's ops are inside that loop, a
/// fusing compiler computes the mask in the kernels that read it, at no cost.
llvm::SmallVector<mlir::Operation *> maskOps(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_CROSSINGVALUES_H
