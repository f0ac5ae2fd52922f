//===- PlanFindings.h - Results of planning for reports ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A report says more than the plan: which planner made the plan, what other
// plans cost, and why a budget was not met. Planning takes long. Therefore the
// planning pass stores the results that a report needs in the IR as
// `remat.planned`, in addition to the plan in `remat.plan`. A report can then
// be written without planning again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H

#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Planning/Frontier.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// A budget that was not met. Both sizes in this struct count the bytes that
/// the user's budget counts.
struct PlanFailure {
  std::string message;
  int64_t askedBytes = 0;
  /// The smallest budget that the planner meets. This size is not set if it was
  /// not searched for.
  std::optional<int64_t> leastBytes;
  bool countsArguments = false;
  /// A note that is shown below the error. It may be empty.
  std::string note = {};
};

/// For a step whose loops were planned inside, this struct has the results for
/// the user's original step, and the plans of the loops.
struct LoopsInside {
  int64_t peak = 0;
  double cost = 0, flops = 0, seconds = 0;
  std::vector<std::string> loops = {}; ///< A sentence about each loop.
  std::string report = {};             ///< What remat-report-loops writes.
};

struct PlanFindings {
  /// The planner that found the plan, or an empty string if this is the planner
  /// that the plan names.
  std::string source = {};
  /// The number of different plans that were simulated.
  uint32_t candidates = 0;
  std::optional<Gap> gap = {}; ///< The gap that the planner proves.
  /// The candidate plans that no other candidate beats in both peak and cost.
  /// These candidates are sorted by their peak.
  std::vector<Reached> reached = {};
  /// If the user asked for it, the cost of every budget. The points of the
  /// frontier have no plans.
  std::vector<FrontierPoint> frontier = {};
  Link link = {};      ///< The link to the host that plans could use.
  int lossResult = -1; ///< See FunctionGraphOptions.
  std::optional<LoopsInside> inside = {};
  /// The budget that the user gave. `remat.plan` has the same budget, in the
  /// bytes that the planner counts.
  StepBudget budget = {};
  /// The reason why the budget was not met. If this field is set, `remat.plan`
  /// is the plan that comes nearest to the budget, and must not be applied.
  std::optional<PlanFailure> failure = {};
};

/// Returns the content of `remat.planned` of \p function. Returns none if the
/// function has no such attribute.
std::optional<PlanFindings> findingsOf(mlir::func::FuncOp function);

/// Stores \p findings on \p function as `remat.planned`.
void setFindings(mlir::func::FuncOp function, const PlanFindings &findings);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H
