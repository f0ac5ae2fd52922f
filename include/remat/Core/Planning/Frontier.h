//===- Frontier.h - What every budget costs ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before users choose a budget they want to know what each budget costs. The
// frontier is that curve: of all plans a planner proposes, those that no other
// plan beats in both peak and cost.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLANNING_FRONTIER_H
#define REMAT_CORE_PLANNING_FRONTIER_H

#include "remat/Core/Planning/Planner.h"

namespace remat {

/// A plan that no other one beats in both peak and cost.
struct FrontierPoint {
  Plan plan; ///< Its budget is its own peak.
  Simulation simulation;
  std::string source; ///< The planner that made it.
};

/// Runs the planner called \p name and returns all such plans, with falling
/// peaks and rising costs. A planner that aims at the budget is asked for the
/// lowest peak that it reaches, and then for each twentieth of the peak of
/// keep-all, starting from the plans around it. The budget of \p problem does
/// not matter. The errors are those of planWith.
Result<std::vector<FrontierPoint>>
frontierWith(std::string_view name, const Problem &problem,
             const PlannerOptions &options = {});

/// A table of what each budget costs; \p baseline is the peak of keep-all.
std::string formatFrontierTable(std::span<const FrontierPoint> points,
                                int64_t baseline);

} // namespace remat

#endif // REMAT_CORE_PLANNING_FRONTIER_H
