//===- SlicePlanning.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Slices/SliceChoice.h"

#include "Analysis/Ops/Names.h"
#include "Core/Planning/Ranking.h"
#include "remat/Core/Graph/Policy.h"

using namespace mlir;
using namespace remat;

/// The fraction of the effort that is used for quick plans, which only rank
/// candidates.
static constexpr double kQuickEffort = 0.05;

/// Returns the share of the effort with which \p step is planned. This share is
/// smaller for a larger graph, so that each candidate takes about the same
/// time.
static double effortFor(const SliceStep &step) {
  constexpr double kFullEffortNodes = 2000;
  return std::min(1.0, kFullEffortNodes / step.problem->graph.graph.numNodes());
}

LogicalResult SlicePlanning::planAsItIs() {
  choice.asItIs.findBounds(choice.budget);
  choice.noteBounds(choice.asItIs);
  return std::isinf(choice.asItIs.costBound) ? success()
                                             : planQuickly(choice.asItIs);
}

/// Makes a plan. If the planner searches, a quick plan takes only a fraction of
/// the planner's time. A short search that begins with the program's order is
/// faster and better than `greedy-gaps`, unless plans copy to the host.
LogicalResult SlicePlanning::planQuickly(SliceCandidate &candidate) {
  constexpr StringRef kSearching[] = {"auto", "search", "hybrid"};
  bool searches = llvm::is_contained(kSearching, options.planner) &&
                  !hasRecomputeMark(candidate.graph());
  if (searches && !candidate.problem->hasLink())
    return planBy(candidate, options.planner, kQuickEffort);
  return planBy(candidate, searches ? "greedy-gaps" : options.planner, 1);
}

LogicalResult SlicePlanning::planBy(SliceCandidate &candidate, StringRef name,
                                    double share) {
  if (candidate.variant.isLoop && !choice.fits(candidate)) {
    FailureOr<std::optional<SliceStep>> inside =
        planInside(candidate, choice.budget, name,
                   effort * share * effortFor(choice.asItIs), options);
    if (failed(inside))
      return failure();
    if (*inside) {
      FailureOr<bool> isBetter = planStep(candidate, **inside, name, share);
      if (failed(isBetter))
        return failure();
      if (*isBetter)
        candidate.inside = std::move(*inside);
      return success();
    }
  }
  return planStep(candidate, candidate, name, share);
}

/// Plans \p step, which is the step of \p candidate or a copy of it with a
/// planned loop body. Returns whether the new plan is better than the earlier
/// plans of \p candidate.
FailureOr<bool> SlicePlanning::planStep(SliceCandidate &candidate,
                                        const SliceStep &step, StringRef name,
                                        double share) {
  PlannerOptions ofPlanner;
  ofPlanner.effort = effort * share * effortFor(step);
  // If a plan within the budget is known, this search need not begin above the
  // budget and come down to it. Such a search is unlikely to find a cheaper
  // plan.
  ofPlanner.descends = share > kQuickEffort || !choice.bestCost;
  if (!candidate.variant.isLoop && !candidate.problem->hasLink())
    ofPlanner.costBound = candidate.costBound;
  if (name == "auto" || name == "search") {
    bool goesOn = &step == &candidate && !candidate.problem->hasLink();
    ofPlanner = beginningWith(step.problem->graph.graph,
                              goesOn ? ArrayRef<Step>(candidate.steps)
                                     : ArrayRef<Step>(),
                              std::string_view(name), ofPlanner);
  }
  Result<RankedPlan> planned = planToRank(
      std::string_view(name), step.problem->within(choice.budget), ofPlanner);
  if (!planned)
    return emitError(lineOf(step.function), planned.error().message);
  const Verdict &verdict = planned->verdict;
  Ranking ranking(choice.budget);
  if (ranking.fits(verdict) && !choice.isTooLong(verdict.cost)) {
    choice.bestCost = verdict.cost;
    choice.boundOfBest = candidate.costBound;
  }
  // A quick plan that was made earlier may be better than this plan.
  bool isBetter =
      !candidate.verdict || ranking.isBetter(verdict, *candidate.verdict);
  if (isBetter) {
    candidate.verdict = verdict;
    candidate.steps = std::move(planned->steps);
  }
  return isBetter;
}

/// Returns whether a quick plan of \p candidate may be better than the best
/// plan so far. For this, the function compares the cost of the best plan
/// with the bound of \p candidate. Each plan has a gap to its own bound. The
/// gap of a candidate is hardly ever less than a third of the gap of the best
/// plan.
bool SlicePlanning::isWorthQuickPlan(const SliceCandidate &candidate) const {
  constexpr double kLeast = 1.0 / 3;
  if (!choice.bestCost || choice.fits(candidate) ||
      candidate.problem->hasLink())
    return true;
  return *choice.bestCost - candidate.costBound >=
         kLeast * (*choice.bestCost - choice.boundOfBest);
}

/// Returns whether a careful plan of \p candidate may be the best one. A
/// careful plan costs less than the quick plan. However, the gap between a
/// careful plan and the bound is rarely less than the fraction kShareOfGap of
/// the quick plan's gap. For the original step the fraction kShareOfGap is
/// smaller, because remat-plan then tries all planners. Quick plans do not copy
/// to the host, so they say little about the cost of plans that do.
bool SlicePlanning::isWorthCarefulPlan(const SliceCandidate &candidate) const {
  const double kShareOfGap = candidate.variant.place ? 0.75 : 0.25;
  if (!candidate.verdict || !choice.bestCost || candidate.problem->hasLink())
    return true;
  double bound = candidate.costBound;
  return bound + kShareOfGap * (candidate.verdict->cost - bound) <
         *choice.bestCost;
}

/// Considers the original step and the best candidates. Makes careful plans of
/// those whose plan may become the best one. While no plan is within the
/// budget, more candidates are planned.
FailureOr<SliceCandidate *> SlicePlanning::planBest() {
  constexpr size_t kLines = 2, kLoops = 1;
  std::vector<SliceCandidate *> candidates, others;
  size_t lines = 0, inLoops = 0;
  for (SliceCandidate &candidate : choice.sliced) {
    bool isAmongBest =
        candidate.variant.isLoop ? inLoops++ < kLoops : lines++ < kLines;
    (isAmongBest ? candidates : others).push_back(&candidate);
  }
  // If plans may copy to the host, a plan of the original step may add no time.
  // It is therefore made first.
  bool isFirst = choice.asItIs.problem->hasLink();
  candidates.insert(isFirst ? candidates.begin() : candidates.end(),
                    &choice.asItIs);
  const size_t careful = candidates.size();
  candidates.insert(candidates.end(), others.begin(), others.end());
  for (auto [i, candidate] : llvm::enumerate(candidates)) {
    if (i >= careful && choice.bestCost)
      break;
    if (choice.isTooLong(candidate->costBound) ||
        !isWorthCarefulPlan(*candidate))
      continue;
    // To show which candidate is better, the plan need not be as good as a plan
    // of remat-plan. The pass remat-plan continues from this plan of the step,
    // but it does not plan inside loops.
    constexpr double kShare = 0.1, kMore = 0.25;
    bool needsMore = candidate->variant.isLoop || !candidate->variant.place ||
                     !choice.bestCost;
    if (failed(planBy(*candidate, options.planner, needsMore ? kMore : kShare)))
      return failure();
  }
  Ranking ranking(choice.budget);
  SliceCandidate *best = &choice.asItIs;
  for (SliceCandidate &candidate : choice.sliced)
    if (!best->verdict || ranking.isBetter(*candidate.verdict, *best->verdict))
      best = &candidate;
  return best;
}

/// Makes quick plans of those open candidates that may be better than the
/// candidates with plans. The candidates with the lowest bounds are planned
/// first.
LogicalResult SlicePlanning::planOpen() {
  Ranking ranking(choice.budget);
  for (SliceCandidate &candidate : choice.open) {
    if (choice.isTooLong(candidate.costBound) || !isWorthQuickPlan(candidate))
      continue;
    if (failed(planQuickly(candidate)))
      return failure();
    auto place = llvm::find_if(choice.sliced, [&](const SliceCandidate &other) {
      return ranking.isBetter(*candidate.verdict, *other.verdict);
    });
    choice.sliced.insert(place, std::move(candidate));
  }
  choice.open.clear();
  return success();
}
