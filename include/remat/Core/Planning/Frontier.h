//===- Frontier.h - The cost of each budget ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before users choose a budget, they want to know what each budget costs. The
// frontier shows this. The frontier contains the plans that no other plan of
// the planner beats in both peak and cost.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLANNING_FRONTIER_H
#define REMAT_CORE_PLANNING_FRONTIER_H

#include "remat/Core/Planning/Planner.h"

namespace remat {

/// A plan that no other plan beats in both peak and cost.
struct FrontierPoint {
  Plan plan; ///< The plan's budget is its own peak.
  Simulation simulation;
  std::string source; ///< The planner that made the plan.
};

/// Runs the planner called \p name and returns its frontier, with falling peaks
/// and rising costs. If the planner aims at the budget, it is first asked for
/// the lowest peak that it reaches. Then it is asked for a plan at each
/// multiple of 5 % of the keep-all peak. Each search starts from the plans of
/// nearby budgets. The budget of \p problem is ignored. Returns the same errors
/// as planWith.
Result<std::vector<FrontierPoint>>
frontierWith(std::string_view name, const Problem &problem,
             const PlannerOptions &options = {});

/// Returns a table with the cost of each budget. The number \p baseline is the
/// peak of keep-all.
std::string formatFrontierTable(std::span<const FrontierPoint> points,
                                int64_t baseline);

} // namespace remat

#endif // REMAT_CORE_PLANNING_FRONTIER_H
