//===- FenceInputs.h - What recomputations are tied by ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clone is not equal to its original if one operand differs. So a fence
// passes on one or more operands of each clone that are there anyway.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H

#include "Transforms/Planning/Fences.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

/// Scatters that begin with zeros, or with another tensor that is made of
/// nothing, as other scatters of the same type do. A compiler makes the zeros
/// of all of them at once, and holds them all, unless each of them passes a
/// fence.
class SharedZeros {
public:
  explicit SharedZeros(const FunctionGraph &graph);

  /// The zeros that \p op begins with, if it is such a scatter; else null.
  mlir::Value of(mlir::Operation *op) const;

private:
  llvm::DenseMap<mlir::Operation *, mlir::Value> zeros;
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
