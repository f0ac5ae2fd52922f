//===- Slices.cpp - A graph slice by slice, and how often -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Slices.h"

#include "Planning.h"

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Planning/Ranking.h"
#include "remat/Exchange/GraphJson.h"

using namespace remat;
using namespace remat::solve;

/// Of a plan that is made in a fraction of the time, for the budget.
static Result<Verdict> planQuickly(const Options &options, const Graph &graph,
                                   std::optional<int64_t> budget) {
  Problem problem{graph, budget, options.link, options.liveness,
                  options.hostLimitBytes};
  bool fits = budget && keepAllPeak(options, graph) <= *budget;
  Result<Planned> planned =
      planWith(fits ? "keep-all" : "greedy-gaps", problem, options.planning);
  if (!planned)
    return planned.error();
  return Verdict{planned->simulation.peakBytes,
                 planCost(graph, planned->plan.steps, planned->simulation)};
}

/// 1, 2, 3, 4, 6, 8, 12, 16, ...
static int64_t after(int64_t k) {
  return k < 3 ? k + 1 : k % 3 == 0 ? k / 3 * 4 : k / 2 * 3;
}

Result<SlicedGraph> solve::chooseSlices(const Options &options,
                                        const Graph &graph) {
  Result<GraphSlices> slices = readGraphSlices(options.graphFile, graph);
  if (!slices)
    return slices.error();
  auto sliced = [&](int64_t count) -> Result<SlicedGraph> {
    if (count == 1)
      return SlicedGraph{graph, 1, slices->place};
    Result<Graph> made = sliceGraph(graph, *slices, count);
    if (!made)
      return Error{options.graphFile + ": " + made.error().message};
    return SlicedGraph{std::move(*made), count, slices->place};
  };
  if (options.slices)
    return sliced(*options.slices);
  std::optional<int64_t> budget;
  if (options.budget)
    budget = options.budget->resolve(keepAllPeak(options, graph));
  Ranking ranking(budget);
  std::optional<SlicedGraph> best;
  std::optional<Verdict> verdict;
  constexpr int64_t kMost = 16;
  for (int64_t k = 1; k <= std::min(kMost, slices->extent); k = after(k)) {
    Result<SlicedGraph> each = sliced(k);
    if (!each)
      return each;
    // More slices take longer without recomputation, too.
    bool isTooLong = verdict && ranking.fits(*verdict) &&
                     each->graph.baseCost() >= verdict->cost;
    if (isTooLong)
      break;
    if (budget && peakLowerBound(each->graph).bytes > *budget && best)
      continue;
    Result<Verdict> found = planQuickly(options, each->graph, budget);
    if (!found)
      return found.error();
    if (!verdict || ranking.isBetter(*found, *verdict)) {
      verdict = *found;
      best = std::move(*each);
    }
  }
  return std::move(*best);
}
