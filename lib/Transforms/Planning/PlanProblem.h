//===- PlanProblem.h - A function as a problem for planners -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner needs more than the graph of a function: marks for tensors that
// cannot be copied, the link to the host, and the limit of the host's memory.
// The bandwidth of the link to the host determines how long copies take. The
// link comes from the module's machine or from options.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANPROBLEM_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANPROBLEM_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Core/Planning/Frontier.h"
#include "remat/Core/Planning/Planner.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// The options of a pass that describe the link to the host, as the user gave
/// them. If such an option is empty, the machine's value is used.
struct LinkOptions {
  llvm::StringRef deviceToHost, hostToDevice, hostLimit;

  bool any() const {
    return !deviceToHost.empty() || !hostToDevice.empty() || !hostLimit.empty();
  }
};

struct PlanLink {
  Link link; ///< The link has no bandwidths if the machine has no host.
  std::optional<int64_t> hostLimitBytes;
};

/// Returns the link of the machine of \p function (`remat.machine`). The times
/// of this link are in seconds. If \p options give a value of the link, this
/// value replaces the machine's value. Emits an error if the values do not make
/// a valid link.
mlir::FailureOr<PlanLink> readLink(mlir::func::FuncOp function,
                                   const LinkOptions &options);

/// Returns whether \p planner only copies, and never recomputes.
bool onlyCopies(llvm::StringRef planner);

/// Returns the link to the host that a planner may use. There are two reasons
/// for a link without bandwidths: the planner makes no copies, or the costs of
/// the function are not in seconds. In both cases, an error is emitted if
/// \p options ask for a link, or if \p planner only copies.
mlir::FailureOr<PlanLink> readPlannerLink(mlir::func::FuncOp function,
                                          const LinkOptions &options,
                                          llvm::StringRef planner, bool copies);

struct PlanProblem {
  FunctionGraph graph;
  /// The graph for planners. Tensors that cannot be copied to the host are
  /// marked in this graph.
  Graph marked;
  PlanLink link;

  /// Returns whether plans may copy to the host and back.
  bool hasLink() const {
    return link.link.deviceToHost && link.link.hostToDevice;
  }
  /// Returns the problem for a budget of counted bytes. The returned problem
  /// refers to this PlanProblem.
  Problem within(std::optional<int64_t> budget) const {
    return {marked, budget, link.link, /*liveness=*/true, link.hostLimitBytes};
  }
  int64_t baselinePeak() const;
};

/// Reads \p function for the planner called \p planner. The function must not
/// have been rewritten, and must not contain copies. If \p offload is true, the
/// planners `auto`, `portfolio` and `search` may copy, too.
mlir::FailureOr<PlanProblem>
readPlanProblem(mlir::func::FuncOp function,
                const FunctionGraphOptions &options, const LinkOptions &link,
                llvm::StringRef planner, bool offload);

/// Returns for each budget the cost of a plan of the planner called \p planner.
/// On a terminal, a line shows the progress of the planning.
mlir::FailureOr<std::vector<FrontierPoint>>
readPlanFrontier(mlir::func::FuncOp function, const PlanProblem &problem,
                 llvm::StringRef planner, double effort);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANPROBLEM_H
