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

/// The saved inputs of the steps [begin, end), which run again: every counted
/// tensor that they read from outside, and an operand of each clone that reads
/// none.
llvm::SetVector<mlir::Value> findSaved(const PlannedSteps &plan,
                                       const FencePolicy &policy, size_t begin,
                                       size_t end);

/// The zeros that \p op, a scatter, adds to, or what else is made of nothing,
/// if other ops begin with them too; else null. A compiler makes the zeros of
/// all sums at once, and holds them all, unless each of them passes a fence.
mlir::Value sharedZeros(const FunctionGraph &graph, mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H
