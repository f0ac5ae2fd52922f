//===- PlannedSteps.h - The ops that each step of a plan runs ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step of a plan names a node. If a node is a group, a second run need not
// include all its ops. The ops that later steps depend on are sufficient. The
// fences and the rewrite both use this form of a plan.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Plan/Plan.h"

namespace remat {

/// The ops that one step runs. A step that copies runs none.
struct StepPart {
  llvm::SmallVector<mlir::Operation *, 1> ops; ///< In program order.
  /// For each output of the node, whether the ops make it.
  llvm::SmallVector<bool, 1> isMade;
  /// For each output of the node, or for the tensor that is copied back: the
  /// last step that touches it before it is produced again.
  llvm::SmallVector<uint32_t, 1> lastTouch;
};

struct PlannedSteps {
  const FunctionGraph &graph;
  llvm::ArrayRef<Step> steps;
  std::vector<StepPart> parts; ///< One for each step.
};

/// Reads \p steps, a plan for \p graph. The first run of a node includes all
/// its ops. In a plan with copies every run does, because otherwise a tensor
/// could be copied back without a reader.
PlannedSteps readPlannedSteps(const FunctionGraph &graph,
                              llvm::ArrayRef<Step> steps);

/// Returns whether \p node passes a result of \p op on, in its first run or
/// when it runs \p again.
bool givesOut(const FunctionGraph &graph, NodeId node, mlir::Operation *op,
              bool again);

/// Returns whether \p t is in memory that the caller holds, so that it takes no
/// bytes of the step. This is true only of the first production, from which all
/// readers read.
bool callerHolds(const FunctionGraph &graph, TensorId t);

/// Returns the user's name of \p op, or else the name of its kind, such as
/// "linalg.exp".
std::string nameOfOp(mlir::Operation *op);

/// Returns the name of the tensor of \p value, or else of the op that makes it.
std::string nameOfValue(const FunctionGraph &graph, mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H
