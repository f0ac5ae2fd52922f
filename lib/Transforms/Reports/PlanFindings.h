//===- PlanFindings.h - What planning found besides the plan ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A report says more than the plan that was chosen: who made it, what other
// plans cost, and why a budget was not met. Planning takes long, so it leaves
// this in the IR as `remat.planned`, beside `remat.plan`, and a report is
// written from the two without planning again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H

#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Planning/Frontier.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// A budget that was not met. Both sizes are as the user counts.
struct PlanFailure {
  std::string message;
  int64_t askedBytes = 0;
  /// The smallest budget that the planner meets; none: not looked for.
  std::optional<int64_t> leastBytes;
  bool countsArguments = false;
  std::string note = {}; ///< Said below the error, unless it is empty.
};

/// A step whose loops were planned inside before the rest was: the figures
/// of the step as the user wrote it, and a sentence on each loop.
struct LoopsInside {
  int64_t peak = 0;
  double cost = 0, flops = 0, seconds = 0;
  std::vector<std::string> loops = {};
};

struct PlanFindings {
  std::string source = {};     ///< Who made the plan; empty: its planner.
  uint32_t candidates = 0;     ///< How many different plans were simulated.
  std::optional<Gap> gap = {}; ///< What the source proves of the plan.
  /// Candidates that no other one beats in peak and cost, by rising peak.
  std::vector<Reached> reached = {};
  /// What all budgets cost, where that was asked for; figures without plans.
  std::vector<FrontierPoint> frontier = {};
  Link link = {}; ///< That plans could copy over.
  /// Which result is the loss, where an option says so.
  std::optional<unsigned> lossResult = {};
  std::optional<LoopsInside> inside = {};
  StepBudget budget = {}; ///< Its counted bytes are those of `remat.plan`.
  /// The failure, if the budget was not met: `remat.plan` is then the nearest
  /// plan, and must not be applied.
  std::optional<PlanFailure> failure = {};
};

/// What `remat.planned` of \p function says; none where it is not there.
std::optional<PlanFindings> findingsOf(mlir::func::FuncOp function);

/// Writes \p findings onto \p function as `remat.planned`.
void setFindings(mlir::func::FuncOp function, const PlanFindings &findings);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANFINDINGS_H
