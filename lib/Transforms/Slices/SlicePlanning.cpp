//===- SlicePlanning.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SlicePlanning.h"

#include "LoopCandidate.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/Ranking.h"

#include <numeric>

using namespace mlir;
using namespace remat;

/// Of the effort, for what only has to be ranked.
static constexpr double kLittle = 0.05;

/// About as long for each candidate.
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

/// A plan in a fraction of the time, where the planner is one that searches.
/// From the order of a line a little search is quicker than `greedy-gaps`, and
/// better. Where there may be no plan it takes long.
LogicalResult SlicePlanning::planQuickly(SliceCandidate &candidate) {
  constexpr StringRef kSearching[] = {"auto", "search", "hybrid"};
  bool searches = llvm::is_contained(kSearching, options.planner) &&
                  !hasRecomputeMark(candidate.graph());
  bool isLine = candidate.way.place && !candidate.way.place->first &&
                !candidate.way.isLoop;
  if (searches && isLine && !candidate.problem->hasLink())
    return planBy(candidate, options.planner, kLittle);
  return planBy(candidate, searches ? "greedy-gaps" : options.planner, 1);
}

LogicalResult SlicePlanning::planBy(SliceCandidate &candidate, StringRef name,
                                    double share) {
  if (candidate.way.isLoop && !choice.fits(candidate)) {
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

/// Plans \p step, which is that of \p candidate or that with the body of a
/// loop planned. True where the plan is better than those before.
FailureOr<bool> SlicePlanning::planStep(SliceCandidate &candidate,
                                        const SliceStep &step, StringRef name,
                                        double share) {
  PlannerOptions ofPlanner;
  ofPlanner.effort = effort * share * effortFor(step);
  // What the planners of papers propose takes most of the time of `auto`, and
  // with their plans it finds none that is better.
  if (name == "auto" || name == "search") {
    constexpr double kMoreWithStarts = 5; // `auto` takes a fifth.
    ofPlanner.effort *= name == "auto" ? kMoreWithStarts : 1;
    ofPlanner.starts.emplace_back(step.problem->graph.graph.numNodes());
    std::iota(ofPlanner.starts[0].begin(), ofPlanner.starts[0].end(), 0);
  }
  Result<Verdict> verdict = verdictOfPlan(
      std::string_view(name), step.problem->within(choice.budget), ofPlanner);
  if (!verdict)
    return emitError(lineOf(step.function), verdict.error().message);
  Ranking ranking(choice.budget);
  if (ranking.fits(*verdict))
    choice.bestCost =
        std::min(choice.bestCost.value_or(verdict->cost), verdict->cost);
  // A quick plan may be the better one.
  bool isBetter =
      !candidate.verdict || ranking.isBetter(*verdict, *candidate.verdict);
  if (isBetter)
    candidate.verdict = *verdict;
  return isBetter;
}

/// Whether a careful plan of \p candidate may be the best. It costs less than a
/// quick one, but hardly any comes closer to the bound than by this share.
/// Quick plans do not copy, and say little of those that do.
bool SlicePlanning::isHopeful(const SliceCandidate &candidate) const {
  constexpr double kLeft = 0.25;
  if (!candidate.verdict || !choice.bestCost || candidate.problem->hasLink())
    return true;
  double bound = candidate.costBound;
  return bound + kLeft * (candidate.verdict->cost - bound) < *choice.bestCost;
}

/// Plans the step as it is and the best two by quick plans, as far as they
/// may be the best, and more of them while none is within the budget.
FailureOr<SliceCandidate *> SlicePlanning::planBest() {
  constexpr size_t kLines = 2, kLoops = 1;
  std::vector<SliceCandidate *> candidates, others;
  size_t lines = 0, inLoops = 0;
  for (SliceCandidate &candidate : choice.sliced) {
    bool isAmongBest =
        candidate.way.isLoop ? inLoops++ < kLoops : lines++ < kLines;
    (isAmongBest ? candidates : others).push_back(&candidate);
  }
  // Where plans copy, the step as it is may take no more time at all.
  bool isFirst = choice.asItIs.problem->hasLink();
  candidates.insert(isFirst ? candidates.begin() : candidates.end(),
                    &choice.asItIs);
  const size_t careful = candidates.size();
  candidates.insert(candidates.end(), others.begin(), others.end());
  for (auto [i, candidate] : llvm::enumerate(candidates)) {
    if (i >= careful && choice.bestCost)
      break;
    if (choice.isTooLong(candidate->costBound) || !isHopeful(*candidate))
      continue;
    // Which one is better shows before a plan is as good as remat-plan's. That
    // of a loop begins with the planners of papers (planStep), and is made
    // again.
    constexpr double kShare = 0.25;
    if (failed(planBy(*candidate, options.planner,
                      candidate->way.isLoop ? kLittle : kShare)))
      return failure();
  }
  Ranking ranking(choice.budget);
  SliceCandidate *best = &choice.asItIs;
  for (SliceCandidate &candidate : choice.sliced)
    if (!best->verdict || ranking.isBetter(*candidate.verdict, *best->verdict))
      best = &candidate;
  // remat-plan no longer plans inside.
  if (best->inside && failed(planBy(*best, options.planner, 1)))
    return failure();
  return best;
}

/// Plans candidates quickly, those with the lowest bounds first, as far as they
/// may be better than what is planned.
LogicalResult SlicePlanning::planOpen() {
  Ranking ranking(choice.budget);
  for (SliceCandidate &candidate : choice.open) {
    if (choice.isTooLong(candidate.costBound))
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
