//===- PlannedSteps.h - The ops that each step of a plan runs ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step of a plan names a node. If a node is a group of ops, a second run of
// it need not include all its ops. The second run includes only the ops on
// which later steps depend. The fences and the rewrite both use this form of a
// plan.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Plan/Plan.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"

namespace remat {

/// The ops that one step runs. A copying step runs no ops.
struct StepPart {
  llvm::SmallVector<mlir::Operation *, 1> ops; ///< They are in program order.
  /// For each output of the node, whether these ops make it.
  llvm::SmallVector<bool, 1> isMade;
  /// For each output of the node, the last step that uses the output before it
  /// is produced again. For a swap_in, the last step that uses the tensor that
  /// is copied back.
  llvm::SmallVector<uint32_t, 1> lastTouch;
};

struct PlannedSteps {
  const FunctionGraph &graph;
  llvm::ArrayRef<Step> steps;
  std::vector<StepPart> parts; ///< One part per step.
};

/// Reads \p steps, which are a plan for \p graph. The first run of a node
/// includes all its ops. In a plan with copies, every run includes all ops.
/// Otherwise a tensor might be copied back although no op reads it.
PlannedSteps readPlannedSteps(const FunctionGraph &graph,
                              llvm::ArrayRef<Step> steps);

/// Returns whether a run of \p node makes a result of \p op as a tensor of the
/// graph. If \p again is true, this is a later run, otherwise the first run.
bool givesOut(const FunctionGraph &graph, NodeId node, mlir::Operation *op,
              bool again);

/// Returns whether \p t is in memory that the caller holds. It then takes no
/// bytes of the step. Only the first production of a tensor is in such memory.
/// All readers read this one.
bool callerHolds(const FunctionGraph &graph, TensorId t);

/// Returns the user's name of \p op. If it has none, returns the name of its
/// kind, such as "linalg.exp".
std::string nameOfOp(mlir::Operation *op);

/// Returns the name of the tensor of \p value. If it has none, returns the name
/// of the op that makes it.
std::string nameOfValue(const FunctionGraph &graph, mlir::Value value);

/// Simulates \p plan. Emits an error if the plan cannot be applied to \p
/// function, which may have changed since it was planned. Messages use \p name
/// for the function.
mlir::FailureOr<Simulation> simulatePlan(mlir::func::FuncOp function,
                                         const FunctionGraph &graph,
                                         PlanAttr plan,
                                         llvm::StringRef name = "function");

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANNEDSTEPS_H
