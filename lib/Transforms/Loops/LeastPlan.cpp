//===- LeastPlan.cpp - The fewest bytes of a pair of loops ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With another budget, or without one, a search visits other plans, and may
// find one with fewer bytes. Therefore the search for the fewest bytes is
// repeated with smaller budgets until one is missed. If a given budget is
// missed, budgets around it are tried.
//
//===----------------------------------------------------------------------===//

#include "Transforms/Loops/LoopPlan.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Planning/LeastBudget.h"

using namespace mlir;
using namespace remat;

/// Returns the smallest plan found with any budget. It takes at most as many
/// bytes as \p best.
static Result<LoopPlan> lowered(const LoopGraph &loop, LoopPlanOptions options,
                                LoopPlan best) {
  best = inSmallestGroups(loop, std::move(best));
  int64_t below = peakLowerBound(loop.graph.graph, loop.canCopy()).bytes - 1;
  while (auto next = nextBudget(below, best.bytes.total())) {
    options.budget = next;
    Result<LoopPlan> plan = planOnce(loop, options);
    if (!plan)
      return plan.error();
    LoopPlan found = inSmallestGroups(loop, std::move(*plan));
    if (found.bytes.total() > *options.budget)
      below = *options.budget;
    if (found.bytes.total() < best.bytes.total())
      best = std::move(found);
  }
  return best;
}

/// Budgets to try around one that a search misses, as 64ths of it.
static constexpr int64_t kPart = 64;
static constexpr int64_t kAround[] = {65, 68, 60, 48};

/// Returns \p best, which misses the budget, or a smaller plan found with
/// another budget.
static Result<LoopPlan> searchedAround(const LoopGraph &loop,
                                       const LoopPlanOptions &options,
                                       LoopPlan best) {
  for (int64_t part : kAround) {
    if (best.bytes.total() <= *options.budget)
      break;
    LoopPlanOptions around = options;
    around.budget = int64_t(double(*options.budget) * double(part) / kPart);
    Result<LoopPlan> plan = planOnce(loop, around);
    if (!plan)
      return plan.error();
    if (plan->bytes.total() < best.bytes.total())
      best = std::move(*plan);
  }
  return best;
}

Result<LoopPlan> remat::planLoop(const LoopGraph &loop,
                                 const LoopPlanOptions &options) {
  Result<LoopPlan> plan = planOnce(loop, options);
  if (!plan || (options.budget && plan->bytes.total() <= *options.budget))
    return plan;
  if (options.budget)
    return searchedAround(loop, options, std::move(*plan));
  Result<LoopPlan> least = lowered(loop, options, std::move(*plan));
  if (!least)
    return least;
  // Searches for the cheapest plan with at most as many bytes.
  LoopPlanOptions within = options;
  within.budget = least->bytes.total();
  Result<LoopPlan> other = planOnce(loop, within);
  if (!other)
    return other;
  LoopPlan found = inSmallestGroups(loop, std::move(*other));
  if (found.bytes.total() < *within.budget ||
      (found.bytes.total() == *within.budget && found.cost < least->cost))
    return found;
  return least;
}
