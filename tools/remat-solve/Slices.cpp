//===- Slices.cpp - Plans a graph slice by slice --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Modes.h"

#include "Core/Planning/Ranking.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Exchange/GraphJson.h"

using namespace remat;
using namespace remat::solve;

namespace {

/// Keeps the added graph whose quick plan is the best.
class Quickest {
public:
  Quickest(const Options &options, std::optional<int64_t> budget)
      : options(options), budget(budget), ranking(budget) {}

  /// Returns whether a plan that costs at least \p cost cannot be better than
  /// the best plan until now.
  bool isTooLong(double cost) const {
    return verdict && ranking.fits(*verdict) && cost >= verdict->cost;
  }

  /// If the bounds show that \p graph cannot be the best, the graph is not
  /// planned.
  std::optional<Error> add(SlicedGraph graph) {
    bool mayCopy = options.model.link.deviceToHost.has_value();
    if (best && budget && peakLowerBound(graph.graph).bytes > *budget &&
        !mayCopy)
      return std::nullopt;
    if (budget && !mayCopy && isTooLong(costLowerBound(graph.graph, *budget)))
      return std::nullopt;
    Problem problem{graph.graph, budget, options.model.link,
                    options.model.liveness, options.model.hostLimitBytes};
    Result<RankedPlan> found =
        planToRank("greedy-gaps", problem, options.planning);
    if (!found)
      return found.error();
    if (!verdict || ranking.isBetter(found->verdict, *verdict)) {
      verdict = found->verdict;
      best = std::move(graph);
    }
    return std::nullopt;
  }

  SlicedGraph take() { return std::move(*best); }

private:
  const Options &options;
  std::optional<int64_t> budget;
  Ranking ranking;
  std::optional<SlicedGraph> best;
  std::optional<Verdict> verdict;
};

} // namespace

Result<SlicedGraph> solve::chooseSlices(const Options &options,
                                        const Graph &graph) {
  Result<std::vector<GraphSlices>> places =
      readGraphSlices(options.graphFile, graph);
  if (!places)
    return places.error();
  if (options.slicesOf) {
    if (*options.slicesOf > int64_t(places->size()))
      return Error{options.graphFile + ": --slices-of " +
                   std::to_string(*options.slicesOf) + ": it has " +
                   std::to_string(places->size()) + " that can be sliced"};
    *places = {(*places)[*options.slicesOf - 1]};
  }
  auto sliced = [&](const GraphSlices &slices,
                    int64_t count) -> Result<SlicedGraph> {
    if (count == 1)
      return SlicedGraph{graph};
    Result<Graph> made = sliceGraph(graph, slices, count);
    if (!made)
      return Error{options.graphFile + ": " + made.error().message};
    return SlicedGraph{std::move(*made), count, slices.place};
  };
  if (options.slices)
    return sliced(places->front(), *options.slices);
  std::optional<int64_t> budget;
  if (options.budget)
    budget = options.budget->resolve(keepAllPeak(options, graph));
  Quickest quickest(options, budget);
  if (auto error = quickest.add({graph}))
    return *error;
  for (const GraphSlices &place : *places) {
    // A part of the graph, such as its head, has few nodes. A plan with eight
    // slices of this part takes about as long as a plan with two.
    constexpr int64_t kMost = 16, kOfPart = 8;
    int64_t k = place.end == kNone ? 2 : std::min(kOfPart, place.extent);
    for (; k <= std::min(kMost, place.extent); k = moreSlices(k)) {
      Result<SlicedGraph> each = sliced(place, k);
      if (!each)
        return each;
      if (quickest.isTooLong(each->graph.baseCost()))
        break; // A larger number of slices takes longer even without
               // recomputation.
      if (auto error = quickest.add(std::move(*each)))
        return *error;
    }
  }
  return quickest.take();
}
