//===- Slices.cpp - A graph slice by slice, and how often -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Slices.h"

#include "Planning.h"

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Planning/Ranking.h"
#include "remat/Exchange/GraphJson.h"

using namespace remat;
using namespace remat::solve;

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
  for (int64_t k = 1; k <= std::min(kMost, slices->extent); k = moreSlices(k)) {
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
    Problem problem{each->graph, budget, options.link, options.liveness,
                    options.hostLimitBytes};
    Result<Verdict> found =
        verdictOfPlan("greedy-gaps", problem, options.planning);
    if (!found)
      return found.error();
    if (!verdict || ranking.isBetter(*found, *verdict)) {
      verdict = *found;
      best = std::move(*each);
    }
  }
  return std::move(*best);
}
