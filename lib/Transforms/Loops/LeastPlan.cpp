//===- LeastPlan.cpp - Finds the loop plan with the fewest bytes ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A search visits different plans if its budget changes. A search with another
// budget may find a plan with fewer bytes. The search for the fewest bytes is
// therefore repeated. Each new budget is smaller than the bytes of the best
// plan so far. The repetition ends when no such budget is left. If the user's
// budget is missed, the search is first repeated with budgets near it. If these
// do not help, the result is the plan of the search for the fewest bytes.
//
//===----------------------------------------------------------------------===//

#include "Transforms/Loops/LoopPlan.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Planning/LeastBudget.h"

using namespace mlir;
using namespace remat;

/// Returns the plan with the fewest bytes that is found with any budget. This
/// plan takes no more bytes than \p best.
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

/// If a search misses its budget, it is repeated with these other budgets. Each
/// of these budgets is given in 64ths of the missed budget.
static constexpr int64_t kPart = 64;
static constexpr int64_t kAround[] = {65, 68, 60, 48};

/// The plan \p best must miss the budget. Returns \p best, or a plan with fewer
/// bytes that is found with another budget.
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
  if (options.budget) {
    plan = searchedAround(loop, options, std::move(*plan));
    if (!plan || plan->bytes.total() <= *options.budget)
      return plan;
    LoopPlanOptions least = options;
    least.budget.reset();
    return planLoop(loop, least);
  }
  Result<LoopPlan> least = lowered(loop, options, std::move(*plan));
  if (!least)
    return least;
  // Searches for the cheapest plan that takes at most the bytes of `least`.
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
