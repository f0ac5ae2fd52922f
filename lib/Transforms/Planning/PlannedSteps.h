//===- PlannedSteps.h - What each step of a plan runs -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step of a plan names a node. A node that is a group need not run all of its
// ops again: those suffice that lead to what later steps read. The fences and
// the rewrite both start from this reading of a plan.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Plan/Plan.h"

namespace remat {

/// What one step runs; a step that copies runs nothing.
struct StepPart {
  llvm::SmallVector<mlir::Operation *, 1> ops; ///< In program order.
  /// For each output of the node, whether these ops make it.
  llvm::SmallVector<bool, 1> isMade;
  /// For each output of the node, or for the tensor that comes back from the
  /// host: the last step that touches it before it is produced anew.
  llvm::SmallVector<uint32_t, 1> lastTouch;
};

struct PlannedSteps {
  const FunctionGraph &graph;
  llvm::ArrayRef<Step> steps;
  std::vector<StepPart> parts; ///< One for each step.
};

/// Reads \p steps, a plan for \p graph. All of a node runs the first time, and
/// in a plan with copies every time, or a tensor could come back for nothing.
PlannedSteps readPlannedSteps(const FunctionGraph &graph,
                              llvm::ArrayRef<Step> steps);

/// Whether \p node gives out a result of \p op, when it runs first or \p again.
bool givesOut(const FunctionGraph &graph, NodeId node, mlir::Operation *op,
              bool again);

/// Whether \p t lies in memory that the caller holds, and takes no bytes of the
/// step. That is true of one production alone: whoever reads it reads the
/// first.
bool callerHolds(const FunctionGraph &graph, TensorId t);

/// The user's name of \p op, or else that of its kind, such as "linalg.exp".
std::string nameOfOp(mlir::Operation *op);

/// The name of the tensor that \p value is, or else of the op that makes it.
std::string nameOfValue(const FunctionGraph &graph, mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H
