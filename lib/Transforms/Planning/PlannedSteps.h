//===- PlannedSteps.h - The ops that each step of a plan runs ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each step of a plan names a node of the graph. If this node is a group of
// ops, a second run of it need not include all its ops. The second run of a
// group includes only the ops on which later steps depend. The fences and the
// rewrite both use PlannedSteps, which has the ops of each step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Plan/Plan.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"

namespace remat {

/// The ops that one step runs. A step that copies runs no ops.
struct StepPart {
  /// The ops of the step are in program order.
  llvm::SmallVector<mlir::Operation *, 1> ops;
  /// For each output of the node, whether the ops of this step make it.
  llvm::SmallVector<bool, 1> isMade;
  /// For each output of the node, the last step that uses the output before
  /// another step makes it again. For a swap_in, the last step that uses the
  /// tensor that is copied back.
  llvm::SmallVector<uint32_t, 1> lastTouch;
};

struct PlannedSteps {
  const FunctionGraph &graph;
  llvm::ArrayRef<Step> steps;
  std::vector<StepPart> parts; ///< One part per step.
};

/// Finds the ops that each of \p steps runs. The steps must be a plan for \p
/// graph. The first run of a node includes all its ops. In a plan with copies,
/// every run of a node includes all its ops. Without this rule, a tensor might
/// be copied back although no op reads it.
PlannedSteps readPlannedSteps(const FunctionGraph &graph,
                              llvm::ArrayRef<Step> steps);

/// Returns whether a run of \p node makes a result of \p op as a tensor of the
/// graph. If \p again is true, the run is a later one, otherwise the first one.
bool givesOut(const FunctionGraph &graph, NodeId node, mlir::Operation *op,
              bool again);

/// Returns whether tensor \p t is in memory that the caller holds. Such a
/// tensor takes no bytes of the step. A tensor is in the caller's memory only
/// when it is made for the first time. All its readers read this first version.
bool callerHolds(const FunctionGraph &graph, TensorId t);

/// Returns the name that the user gave to \p op. If the user gave no name,
/// returns the name of the kind of op, such as "linalg.exp".
std::string nameOfOp(mlir::Operation *op);

/// Returns the name of the tensor of \p value. If \p value has no tensor with a
/// name, returns the name of the op that makes it.
std::string nameOfValue(const FunctionGraph &graph, mlir::Value value);

/// Simulates \p plan. Emits an error if the plan cannot be applied to \p
/// function, which may have changed since it was planned. Messages call the
/// function \p name.
mlir::FailureOr<Simulation> simulatePlan(mlir::func::FuncOp function,
                                         const FunctionGraph &graph,
                                         PlanAttr plan,
                                         llvm::StringRef name = "function");

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H
