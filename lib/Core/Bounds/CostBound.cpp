//===- CostBound.cpp - Finds the moments that bound the cost --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Bounds/CostBound.h"

#include "Core/Bounds/HoldingProblem.h"
#include "Core/Bounds/Overruns.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Plan/Simulator.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace remat;

namespace {

int64_t numReads(const Graph &graph) {
  int64_t sum = 0;
  for (const Node &node : graph.spec().nodes)
    sum += node.inputs.size();
  return sum;
}

/// Computes a lower bound on the cost of recomputing the nodes of one overrun.
class BoundSearch {
public:
  /// The limits of the search: how many moments and intervals it tries, and how
  /// many arcs all cuts together visit.
  struct Effort {
    int64_t intervals;
    int64_t work;
  };

  /// The list \p timeline has each node's bytes if all tensors are kept.
  BoundSearch(const Graph &graph, int64_t budget, FirstRuns firstRuns,
              const SpareRoom &room, const std::vector<int64_t> &timeline,
              const Overrun &overrun, const Effort &effort)
      : graph(graph), budget(budget), firstRuns(firstRuns), room(room),
        timeline(timeline), steps(overrun.steps), costs(graph),
        end(graph.numNodes()), until(overrun.until),
        intervals(effort.intervals), workLeft(effort.work) {
    costs.keepOnly(overrun.begin, overrun.end);
    perRound = std::clamp<size_t>(intervals / 4, 4, 512);
    numMoments = std::min<size_t>(std::sqrt(double(intervals)), 32);
  }

  /// Searches for the moments with the highest bound.
  void run() {
    findBestMoment();
    if (best > 0)
      climb();
    findBestSum();
  }

  /// Computes the bound at the moments of the search \p other, whose overrun
  /// has the same number of steps. Returns false if the first runs at these
  /// moments may have another order in this overrun.
  bool runAlong(const BoundSearch &other) {
    chain = other.chain;
    for (size_t i = 0; i + 1 < chain.size(); ++i)
      if (!certainlyAfter(steps[chain[i]])[steps[chain[i + 1]]])
        return false;
    for (size_t i = 0; i < chain.size(); ++i)
      best += boundBetween(steps[chain[i]],
                           i + 1 < chain.size() ? steps[chain[i + 1]] : end, 0);
    return true;
  }

  size_t numSteps() const { return steps.size(); }

  /// Returns the bound in units of cost, or infinity if no plan exists.
  double bound() const {
    return isHopeless ? std::numeric_limits<double>::infinity()
                      : costs.inUnits(best);
  }

private:
  static constexpr size_t kFewestMoments = 4;

  /// Returns a bound on the cost of recomputations between the first runs of
  /// the nodes \p start and \p to. The search for the bound takes less time if
  /// the bound does not exceed \p goal.
  int64_t boundBetween(NodeId start, NodeId to, int64_t goal) {
    Interval interval = firstRuns == FirstRuns::ProgramOrder
                            ? intervalInOrder(graph, start, to)
                            : intervalInAnyOrder(graph, start, to);
    std::fill(interval.firstRun.begin() + until, interval.firstRun.end(),
              Interval::FirstRun::Outside);
    HoldingProblem problem(graph, costs, interval);
    int64_t share = workLeft / 8, rest = share;
    int64_t free = budget - workingSetBytes(graph, start);
    int64_t bound = problem.bound(free + (room ? room(start) : 0), goal, rest);
    workLeft -= share - rest;
    --intervals;
    isHopeless |= bound == HoldingProblem::kNoPlan;
    return isHopeless ? 0 : bound;
  }

  /// Returns the step that holds the most bytes. Only the steps from \p first
  /// to before \p last count.
  size_t fullestStep(size_t first, size_t last) const {
    size_t best = first;
    for (size_t i = first; i < last; ++i)
      if (timeline[steps[i]] > timeline[steps[best]])
        best = i;
    return best;
  }

  /// Divides the steps from \p first to before \p last into \p count intervals.
  /// Returns, for each interval, the step with the most bytes.
  std::vector<size_t> spread(size_t first, size_t last, size_t count) const {
    count = std::min(count, last - first);
    std::vector<size_t> chosen;
    for (size_t k = 0; k < count; ++k)
      chosen.push_back(fullestStep(first + (last - first) * k / count,
                                   first + (last - first) * (k + 1) / count));
    return chosen;
  }

  /// Tries the neighbours of the best step as long as the bound improves. One
  /// step may give a much higher bound than its neighbours, although these hold
  /// more bytes. The function spread() does not return such a step.
  void climb() {
    size_t reach = std::clamp<size_t>(numMoments / 2, 1, 8);
    for (size_t at = steps.size(); at != bestStep && !isHopeless;) {
      at = bestStep;
      size_t to = std::min(steps.size(), at + reach + 1);
      for (size_t i = at - std::min(at, reach); i < to; ++i)
        if (int64_t bound = boundBetween(steps[i], end, best); bound > best) {
          best = bound;
          bestStep = i;
        }
    }
  }

  /// Finds the best bound at one moment. The search tries steps spread over the
  /// program, then steps between the neighbours of the best one, and so on.
  void findBestMoment() {
    size_t first = 0, last = steps.size();
    while (first < last && intervals > 0 && !isHopeless) {
      std::vector<size_t> tried = spread(first, last, perRound);
      for (size_t i : tried)
        if (int64_t bound = boundBetween(steps[i], end, best); bound > best) {
          best = bound;
          bestStep = i;
        }
      if (best == 0 || tried.size() == last - first)
        break;
      for (size_t i : tried)
        if (i < bestStep)
          first = i + 1;
        else if (i > bestStep)
          last = std::min(last, i);
    }
  }

  /// Returns the nodes that come after \p from in the program, and whose first
  /// run is certainly after the first run of \p from.
  std::vector<bool> certainlyAfter(NodeId from) const {
    return firstRuns == FirstRuns::ProgramOrder
               ? std::vector<bool>(graph.numNodes(), true)
               : withDescendants(graph, from);
  }

  /// Returns the moments that a sum may use: some moments with the most bytes,
  /// and the best single moment.
  std::vector<size_t> moments() const {
    std::vector<size_t> chosen = spread(0, steps.size(), numMoments);
    chosen.push_back(bestStep);
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
  }

  /// Finds the best sum of bounds over several moments by dynamic programming.
  void findBestSum() {
    chain = {bestStep};
    if (numMoments < kFewestMoments || best == 0 || isHopeless)
      return;
    std::vector<size_t> starts = moments();
    // For each moment, the best sum of the bounds of intervals from this moment
    // to the end.
    std::vector<int64_t> sum(starts.size(), 0);
    std::vector<size_t> next(starts.size(), starts.size());
    for (size_t i = starts.size(); i-- > 0 && !isHopeless;) {
      NodeId start = steps[starts[i]];
      int64_t toEnd = boundBetween(start, end, 0);
      std::vector<bool> isLater = certainlyAfter(start);
      sum[i] = toEnd;
      for (size_t j = i + 1; j < starts.size(); ++j) {
        NodeId to = steps[starts[j]];
        // The bound of an interval that ends before the plan ends is at most
        // toEnd.
        if (!isLater[to] || toEnd + sum[j] <= sum[i])
          continue;
        int64_t more = sum[j] + boundBetween(start, to, sum[i] - sum[j]);
        if (more > sum[i]) {
          sum[i] = more;
          next[i] = j;
        }
      }
      if (sum[i] <= best)
        continue;
      best = sum[i];
      chain.clear();
      for (size_t at = i; at < starts.size(); at = next[at])
        chain.push_back(starts[at]);
    }
  }

  const Graph &graph;
  int64_t budget;
  FirstRuns firstRuns;
  const SpareRoom &room;
  const std::vector<int64_t> &timeline;
  /// The steps that need more than the budget.
  const std::vector<NodeId> &steps;
  WholeCosts costs;
  NodeId end, until; ///< Only readers before the node `until` count.
  int64_t best = 0;
  size_t bestStep = 0;       ///< The step whose single bound is the highest.
  std::vector<size_t> chain; ///< The moments between which the bounds are
                             ///< summed up.
  size_t perRound, numMoments;
  int64_t intervals;
  int64_t workLeft;
  bool isHopeless = false; ///< Whether no plan exists.
};

/// Returns the effort for one bound if the whole effort is divided into
/// \p shares parts.
BoundSearch::Effort effortFor(const Graph &graph, int64_t shares) {
  // Each limit allows a search of about half a second.
  constexpr int64_t kSizeInAll = 4000000, kWorkInAll = int64_t(1) << 28;
  int64_t size = graph.numNodes() + graph.numTensors() + numReads(graph);
  int64_t intervals = kSizeInAll / std::max<int64_t>(size, 1) / shares;
  return {std::max<int64_t>(intervals, 12), kWorkInAll / shares};
}

} // namespace

double remat::costLowerBound(const Graph &graph, int64_t budget,
                             FirstRuns firstRuns, const SpareRoom &room) {
  std::vector<int64_t> timeline =
      simulateProgram(graph, {.timeline = true}).timeline;
  auto searchIn = [&](const Overrun &overrun, int64_t shares) {
    return BoundSearch(graph, budget, firstRuns, room, timeline, overrun,
                       effortFor(graph, shares));
  };
  const Overrun all = oneOverrun(timeline, budget);
  const std::vector<Overrun> overruns = findOverruns(timeline, budget);
  constexpr int64_t kShareOfOne = 8, kMostSearched = 3;
  BoundSearch one = searchIn(all, overruns.size() > 1 ? kShareOfOne : 1);
  one.run();
  double extra = one.bound(), sum = 0;
  // Slices are similar, so the moments of one slice are also tried for the next
  // slice.
  std::optional<BoundSearch> before;
  for (size_t i = 0; overruns.size() > 1 && i < overruns.size(); ++i) {
    BoundSearch search = searchIn(
        overruns[i], std::min<int64_t>(overruns.size(), kMostSearched));
    bool isAlike = before && before->numSteps() == search.numSteps();
    if (!isAlike || !search.runAlong(*before))
      search.run();
    sum += search.bound();
    before.emplace(std::move(search));
  }
  extra = std::max(extra, sum);
  // Rounds down by more than the rounding errors of a sum of many costs.
  double base = graph.baseCost();
  return std::max(base, (base + extra) * (1 - 1e-12));
}
