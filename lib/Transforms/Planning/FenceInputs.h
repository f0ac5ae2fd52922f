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

/// Returns the saved inputs of the steps [begin, end), which run again: every
/// counted tensor that they read from outside, and one operand of each clone
/// that reads no such tensor.
llvm::SetVector<mlir::Value> findSaved(const PlannedSteps &plan,
                                       const FencePolicy &policy, size_t begin,
                                       size_t end);

/// Returns the zeros (or another value without operands) to which the scatter
/// \p op adds, if other ops begin with them too. Otherwise returns null. A
/// compiler makes the zeros of all sums at the same time and holds all of them,
/// unless each passes through a fence.
mlir::Value sharedZeros(const FunctionGraph &graph, mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H
