//===- PlanProblem.h - A function as a problem for planners -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In addition to the graph of a function, a planner needs marks for tensors
// that cannot be copied, the link, and the limit of the host's memory. This
// file collects them, for planning and for importing plans.
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
  /// The graph for planners. Tensors that cannot be copied are marked in it.
  Graph marked;
  PlanLink link;

  /// Returns whether plans may copy to the host and back.
  bool hasLink() const {
    return link.link.deviceToHost && link.link.hostToDevice;
  }
  /// Returns the problem for a budget of counted bytes. The problem refers to
  /// this object.
  Problem within(std::optional<int64_t> budget) const {
    return {marked, budget, link.link, /*liveness=*/true, link.hostLimitBytes};
  }
  int64_t baselinePeak() const;
};

/// Reads \p function for the planner called \p planner. The function must not
/// be rewritten yet, and must not contain copies. If \p offload is true, the
/// planners `auto`, `portfolio` and `search` may copy, too.
mlir::FailureOr<PlanProblem>
readPlanProblem(mlir::func::FuncOp function,
                const FunctionGraphOptions &options, const LinkOptions &link,
                llvm::StringRef planner, bool offload);

/// Returns for each budget the cost of a plan of the planner called \p planner.
/// On a terminal a line shows the progress.
mlir::FailureOr<std::vector<FrontierPoint>>
readPlanFrontier(mlir::func::FuncOp function, const PlanProblem &problem,
                 llvm::StringRef planner, double effort);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANPROBLEM_H
