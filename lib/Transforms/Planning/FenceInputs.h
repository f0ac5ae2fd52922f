//===- FenceInputs.h - The inputs that tie recomputations -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clone differs from its original if one operand differs. Therefore a fence
// passes on one or more operands of each clone that exist in any case.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H

#include "Transforms/Planning/Fences.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

/// Ops that write into zeros, or into another tensor that is made of nothing,
/// as other ops do into zeros of the same type: scatters, updates and loops. A
/// compiler makes the zeros of all of them at once, and holds them all, unless
/// each of them passes a fence.
class SharedZeros {
public:
  explicit SharedZeros(const FunctionGraph &graph);

  /// The zeros that \p op writes into and that need a fence.
  llvm::ArrayRef<mlir::Value> of(mlir::Operation *op) const;

private:
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value, 1>> zeros;
};

/// The saved inputs of the steps [begin, end), which run again: every counted
/// tensor that they read from outside, and an operand of each clone that reads
/// none.
llvm::SetVector<mlir::Value> findSaved(const PlannedSteps &plan,
                                       const FencePolicy &policy,
                                       const SharedZeros &sharedZeros,
                                       size_t begin, size_t end);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H
