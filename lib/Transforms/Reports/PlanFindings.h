//===- PlanFindings.h - Results of planning besides the plan ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A report says more than the plan itself: which planner made it, what other
// plans cost, and why a budget was not met. Planning takes long. It therefore
// stores these results in the IR as `remat.planned`, beside `remat.plan`, and a
// report needs no new planning.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H

#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Planning/Frontier.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// A budget that was not met. Both sizes are in the user's count.
struct PlanFailure {
  std::string message;
  int64_t askedBytes = 0;
  /// The smallest budget that the planner meets, or none if it was not searched
  /// for.
  std::optional<int64_t> leastBytes;
  bool countsArguments = false;
  std::string note = {}; ///< A note below the error, unless it is empty.
};

/// For a step whose loops were planned inside first: the results for the user's
/// original step, and a sentence on each loop.
struct LoopsInside {
  int64_t peak = 0;
  double cost = 0, flops = 0, seconds = 0;
  std::vector<std::string> loops = {};
};

struct PlanFindings {
  /// The planner that made the plan. Empty if it is the plan's own planner.
  std::string source = {};
  /// The number of different plans that were simulated.
  uint32_t candidates = 0;
  std::optional<Gap> gap = {}; ///< What the source proves about the plan.
  /// The candidates that no other candidate beats in peak and cost, by rising
  /// peak.
  std::vector<Reached> reached = {};
  /// The cost of every budget, if requested. The points have no plans.
  std::vector<FrontierPoint> frontier = {};
  Link link = {}; ///< The link that plans could use.
  /// The index of the loss, if an option gives it.
  std::optional<unsigned> lossResult = {};
  std::optional<LoopsInside> inside = {};
  StepBudget budget = {}; ///< Its counted bytes are the budget of `remat.plan`.
  /// The failure, if the budget was not met. In that case `remat.plan` is the
  /// nearest plan, and must not be applied.
  std::optional<PlanFailure> failure = {};
};

/// Returns the content of `remat.planned` of \p function, or none if it is
/// missing.
std::optional<PlanFindings> findingsOf(mlir::func::FuncOp function);

/// Writes \p findings onto \p function as `remat.planned`.
void setFindings(mlir::func::FuncOp function, const PlanFindings &findings);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H
