//===- Search.cpp - Annealing at the budget, from every other plan --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Search.h"

#include "Core/Planners/Sweep.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Graph/Policy.h"

#include <cmath>

using namespace remat;

namespace {

constexpr uint32_t kLarge = 5000;

/// Anneals further: down to the budget, or as low as it gets, and then at it.
void reach(const Refinement &refinement, std::optional<int64_t> budget) {
  constexpr int kMaxRounds = 40;
  constexpr double kMore = 8; // Times the effort of the sweep of `portfolio`.
  int64_t lowest = refinement.front.lowestPeak();
  if (!budget || *budget < lowest) {
    if (!refinement.options.descends)
      return;
    descend(refinement, std::max<int64_t>(1, lowest / 100), kMaxRounds, kMore);
  }
  // Also aims below the lowest plan: a plan far from it may fit.
  int64_t target = budget.value_or(refinement.front.lowestPeak());
  if (target < peakLowerBound(refinement.graph).bytes)
    return;
  const PlannerOptions &options = refinement.options;
  double bound = budget && options.costBound
                     ? *options.costBound
                     : costLowerBound(refinement.graph, target);
  if (std::isfinite(bound)) // Otherwise nothing meets the target.
    focus(refinement, target, bound);
}

} // namespace

std::optional<Error> remat::searchPlans(const Problem &problem,
                                        const PlannerOptions &options,
                                        const CandidateSink &sink) {
  const Graph &graph = problem.graph;
  Front front(graph);
  CandidateSink remembering = remember(front, sink);
  auto ask = [&](std::string_view planner) -> std::optional<Error> {
    for (const std::vector<NodeId> &start : options.starts)
      remembering(computeSteps(start), "start");
    PlannerOptions ofOthers = options;
    ofOthers.effort *= options.starts.empty() ? 1 : options.shareOfOthers;
    if (ofOthers.effort <= 0)
      return std::nullopt;
    return findPlanner(planner)->propose(problem, ofOthers, remembering);
  };
  std::optional<int64_t> budget = problem.budgetBytes;
  bool isLarge =
      graph.numNodes() > kLarge && budget && !hasRecomputeMark(graph);
  if (auto error = ask(isLarge ? "keep-all" : "portfolio"))
    return error;
  // A mark forbids to hold values across the loss: see Sweep.h.
  if (hasRecomputeMark(graph))
    return std::nullopt;
  bool isAbove = budget && front.lowestPeak() > *budget;
  if (isAbove && !options.descends && !isLarge && options.starts.empty())
    return std::nullopt;
  Refinement refinement{graph, options, front, sink, "search"};
  if (budget)
    evictToBudget(refinement, *budget);
  for (std::string_view other : {"drop-cheap", "lower-set-approx", "portfolio"})
    if (isLarge && front.lowestPeak() > *budget)
      if (auto error = ask(other); error && other == "portfolio")
        return error;
  reach(refinement, budget);
  return std::nullopt;
}

namespace {

/// Begins with what `portfolio` finds, and spends its effort at the budget. So
/// its plans cost at most what those of `portfolio` cost, but those for a
/// larger budget may cost more than those for a smaller one.
///
/// For a large graph it begins with the program alone, since the planners of
/// the papers take long there, and evicting straight to the budget gives better
/// plans than theirs (docs/results/Search.md). It asks the others only where
/// these evictions miss the budget.
class SearchPlanner : public Planner {
  std::string_view name() const override { return "search"; }
  std::string_view summary() const override {
    return "anneals the best plan of all planners at the budget: recomputes, "
           "takes back, reorders";
  }

  bool aimsAtBudget() const override { return true; }

  /// Annealing draws other moves for another effort. So that more effort gives
  /// no worse plan, those of lower efforts are proposed, too: of powers of 16,
  /// which take little beside it. A plan to go on from takes their place.
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    constexpr double kLowest = 1.0 / 16, kFactor = 16;
    if (options.goesOn)
      return searchPlans(problem, options, sink);
    bool isOver = false;
    CandidateSink watching = [&](std::vector<Step> steps,
                                 const Origin &origin) {
      Verdict verdict = sink(std::move(steps), origin);
      isOver |= !verdict.goOn;
      return verdict;
    };
    PlannerOptions lower = options;
    lower.effort = kLowest;
    for (; lower.effort < options.effort && !isOver &&
           problem.graph.numNodes() <= kLarge;
         lower.effort *= kFactor)
      if (auto error = searchPlans(problem, lower, watching))
        return error;
    return isOver ? std::nullopt : searchPlans(problem, options, sink);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeSearch() {
  return std::make_unique<SearchPlanner>();
}
