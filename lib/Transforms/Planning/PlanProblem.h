//===- PlanProblem.h - A function as a problem for planners -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner needs more than a function's graph: marks for tensors that cannot
// be copied, the link, the limit of the host. This puts them together, for
// planning and for importing plans alike.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANPROBLEM_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANPROBLEM_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Transforms/Planning/PlanLink.h"
#include "remat/Core/Planning/Frontier.h"
#include "remat/Core/Planning/Planner.h"

namespace remat {

struct PlanProblem {
  FunctionGraph graph;
  Graph marked; ///< The graph for planners: what cannot be copied is marked.
  PlanLink link;

  /// Whether plans may copy to the host and back.
  bool hasLink() const {
    return link.link.deviceToHost && link.link.hostToDevice;
  }
  /// The problem at a budget for the counted bytes; refers to this.
  Problem within(std::optional<int64_t> budget) const {
    return {marked, budget, link.link, /*liveness=*/true, link.hostLimitBytes};
  }
  int64_t baselinePeak() const;
};

/// Reads \p function, which must be neither rewritten nor have copies, for the
/// planner called \p planner. With \p offload `auto`, `portfolio` and `search`
/// copy, too.
mlir::FailureOr<PlanProblem>
readPlanProblem(mlir::func::FuncOp function,
                const FunctionGraphOptions &options, const LinkOptions &link,
                llvm::StringRef planner, bool offload);

/// What all budgets cost by the planner called \p planner. A line on a terminal
/// shows how far it is.
mlir::FailureOr<std::vector<FrontierPoint>>
readPlanFrontier(mlir::func::FuncOp function, const PlanProblem &problem,
                 llvm::StringRef planner, double effort);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANPROBLEM_H
