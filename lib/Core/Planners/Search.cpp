//===- Search.cpp - Anneals the best known plans at the budget ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Planners.h"

#include "Core/Planners/Refinement.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Graph/Policy.h"

#include <cmath>

using namespace remat;

namespace {

constexpr uint32_t kLarge = 5000;

/// Anneals until the peak is within the budget, or as low as possible. Then it
/// anneals with the budget as the target.
void reach(const Refinement &refinement, std::optional<int64_t> budget) {
  constexpr int kMaxRounds = 40;
  // A round of the descent tries kMore times as many moves as the sweep in
  // `portfolio`.
  constexpr double kMore = 8;
  int64_t lowest = refinement.front.lowestPeak();
  if (!budget || *budget < lowest) {
    if (!refinement.options.descends)
      return;
    descend(refinement, std::max<int64_t>(1, lowest / 100), kMaxRounds, kMore);
  }
  // The target may be below the lowest peak so far, because a quite different
  // plan may be within the budget.
  int64_t target = budget.value_or(refinement.front.lowestPeak());
  if (target < peakLowerBound(refinement.graph).bytes)
    return;
  const PlannerOptions &options = refinement.options;
  double bound = budget && options.costBound
                     ? *options.costBound
                     : costLowerBound(refinement.graph, target);
  if (std::isfinite(bound)) // An infinite bound means that no plan meets the
                            // target.
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
  // A recompute mark forbids holding values across the loss (see sweep()).
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

/// Begins with the plans of `portfolio`, and spends its own effort on the one
/// budget. The plans of `search` therefore cost at most as much as the plans of
/// `portfolio`. A plan for a larger budget may cost more than one for a smaller
/// budget.
///
/// For a large graph it begins with the program alone. The planners of the
/// papers take long for such a graph, and evicting directly to the budget gives
/// better plans (docs/results/Search.md). The other planners are asked only if
/// these evictions miss the budget.
class SearchPlanner : public Planner {
  std::string_view name() const override { return "search"; }
  std::string_view summary() const override {
    return "anneals the best plan of all planners at the budget: adds and "
           "removes recomputations, and reorders";
  }

  bool aimsAtBudget() const override { return true; }

  /// Annealing draws different moves if it has a different effort, so more
  /// effort might give a worse plan. The plans of lower efforts are therefore
  /// proposed too. These efforts are 0.05, 1, 20 and so on, so they take little
  /// additional time. If there is a plan to continue from, the lower efforts
  /// are left out.
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    constexpr double kLowest = 0.05, kFactor = 20;
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
