//===- Refinement.cpp - Improves good plans -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Refinement.h"

#include "Core/Base/Parallel.h"
#include "Core/Search/GapEviction.h"

#include <algorithm>
#include <limits>

using namespace remat;

/// Returns whether a plan is short enough to be refined. Refining a plan that
/// runs a long program many times would take longer than refining all other
/// plans together.
static bool isStart(const Graph &graph, size_t steps) {
  constexpr size_t kShort = 200'000, kRuns = 4;
  return steps <= std::max(kShort, kRuns * graph.numNodes());
}

void Front::add(const Verdict &verdict, const std::vector<Step> &steps) {
  if (!plans.empty() && !isStart(graph, steps.size()))
    return;
  if (auto *order = plans.add(verdict.peakBytes, verdict.cost))
    for (Step step : steps)
      order->push_back(step.id);
}

CandidateSink remat::remember(Front &front, const CandidateSink &sink) {
  return [&](std::vector<Step> steps, const Origin &origin) {
    Verdict verdict = sink(steps, origin);
    if (!hasCopies(steps))
      front.add(verdict, steps);
    return verdict;
  };
}

std::vector<NodeId> Front::cheapest(int64_t target) const {
  const auto *entry = plans.within(target);
  return entry ? entry->value : plans.begin()->second.value;
}

Verdict Refinement::offer(const std::vector<Step> &steps) const {
  Verdict verdict = sink(steps, source);
  front.add(verdict, steps);
  return verdict;
}

namespace {

/// Evicts tensors until the peak is at most \p target bytes, or as low as
/// possible. Then removes needless recomputations.
std::vector<NodeId> evicted(const Refinement &refinement,
                            std::vector<NodeId> start, int64_t target,
                            GapRanking ranking, EvictionWork &work) {
  constexpr uint32_t kRounds = 4; // A descent without its evictions takes as
                                  // much work as this many visits of the whole
                                  // plan.
  work.add(kRounds * start.size());
  Sequence sequence(refinement.graph, std::move(start));
  GapEviction(sequence, ranking)
      .evictTo(target, refinement.options.watch, &work);
  restore(sequence, std::max(target, sequence.peak()));
  return sequence.order();
}

/// Lowers the peak of a plan to \p target, if possible. Starts from the front's
/// cheapest plan with a peak of at most \p from bytes. Returns whether work is
/// left for another descent.
Verdict descendFrom(const Refinement &refinement, int64_t from, int64_t target,
                    EvictionWork &work, GapRanking ranking = {}) {
  Verdict verdict = refinement.offer(computeSteps(evicted(
      refinement, refinement.front.cheapest(from), target, ranking, work)));
  verdict.goOn &= !work.isOver();
  return verdict;
}

} // namespace

void remat::refine(const Refinement &refinement, int64_t peak,
                   int stepPercent) {
  EvictionWork work(refinement.graph, refinement.options.effort);
  int64_t lowest = std::numeric_limits<int64_t>::max();
  for (int percent = 100 - stepPercent; percent > 0; percent -= stepPercent) {
    int64_t target = peak / 100 * percent;
    for (int64_t from : {peak / 100 * (percent + stepPercent), target}) {
      Verdict verdict = descendFrom(refinement, from, target, work);
      lowest = std::min(lowest, verdict.peakBytes);
      if (!verdict.goOn)
        return;
    }
    if (lowest > target)
      break;
  }
  // Lowers the peak further, until no ranking of gaps finds a lower one.
  constexpr GapRanking kRankings[] = {{1, 0, 1}, {0.5, 0.5, 0.7}, {1, 0, 0.7}};
  constexpr int kMaxRounds = 16;
  for (int round = 0; round < kMaxRounds; ++round) {
    int64_t before = lowest;
    for (GapRanking ranking : kRankings) {
      Verdict verdict =
          descendFrom(refinement, lowest, before - peak / 200, work, ranking);
      lowest = std::min(lowest, verdict.peakBytes);
      if (!verdict.goOn)
        return;
    }
    if (lowest == before)
      return;
  }
}

void remat::evictToBudget(const Refinement &refinement, int64_t budget) {
  // The first two rankings differ most in the evictions that they choose.
  constexpr GapRanking kRankings[] = {
      {0.7, 0.3, 1},   {1, 1, 1, true},   {1.3, 0.3, 1, true},   {1, 0, 1},
      {1, 0.5, 1},     {1, 0, 0.7, true}, {0.5, 0.5, 0.9, true}, {1.6, 0.4, 1},
      {0.5, 0.5, 0.7}, {1, 1, 1},         {1.3, 0.3, 1},         {1, 0, 0.7}};
  constexpr double kNodes = 60000;
  auto count =
      uint32_t(std::clamp(refinement.options.effort * kNodes /
                              std::max(1u, refinement.graph.numNodes()),
                          2.0, double(std::size(kRankings))));
  std::vector<NodeId> start =
      refinement.front.cheapest(std::numeric_limits<int64_t>::max());
  std::vector<std::vector<NodeId>> orders(count);
  inParallel(count, refinement.options.threads, [&](uint32_t i) {
    EvictionWork work(refinement.graph, refinement.options.effort);
    orders[i] = evicted(refinement, start, budget, kRankings[i], work);
  });
  for (const std::vector<NodeId> &order : orders)
    refinement.offer(computeSteps(order));
}
