//===- CostBound.cpp - At which moments the device is too full ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Bounds/CostBound.h"

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/HoldingProblem.h"
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

class BoundSearch {
public:
  BoundSearch(const Graph &graph, int64_t budget, FirstRuns firstRuns,
              const SpareRoom &room)
      : graph(graph), budget(budget), firstRuns(firstRuns), room(room),
        costs(graph), end(graph.numNodes()) {
    SimulatorOptions options;
    options.timeline = true;
    crowd = simulate(graph, keepAllPlan(graph).steps, options).timeline;
    for (NodeId n = 0; n < end; ++n)
      if (crowd[n] > budget)
        steps.push_back(n);
    int64_t size = graph.numNodes() + graph.numTensors() + numReads(graph);
    intervals = std::max<int64_t>(kSizeInAll / std::max<int64_t>(size, 1), 12);
    perRound = std::clamp<size_t>(intervals / 4, 4, 512);
    numMoments = std::min<size_t>(std::sqrt(double(intervals)), 32);
  }

  /// In units of cost; infinite where there is no plan.
  double run() {
    findBestMoment();
    if (best > 0)
      climb();
    findBestSum();
    if (isHopeless)
      return std::numeric_limits<double>::infinity();
    // Rounds down by more than the rounding errors of a sum of many costs.
    double base = graph.baseCost();
    return std::max(base, (base + costs.inUnits(best)) * (1 - 1e-12));
  }

private:
  static constexpr size_t kFewestMoments = 4;
  /// Limits of the effort: the total size of all problems, and the number of
  /// arcs that all cuts visit. Each limit allows about half a second.
  static constexpr int64_t kSizeInAll = 4000000;
  static constexpr int64_t kWorkInAll = int64_t(1) << 28;

  /// A bound on the cost of recomputations between the first runs of \p start
  /// and \p to. It spends less effort if the bound does not exceed \p goal.
  int64_t boundBetween(NodeId start, NodeId to, int64_t goal) {
    Interval interval = firstRuns == FirstRuns::ProgramOrder
                            ? intervalInOrder(graph, start, to)
                            : intervalInAnyOrder(graph, start, to);
    HoldingProblem problem(graph, costs, interval);
    int64_t share = workLeft / 8, rest = share;
    int64_t free = budget - workingSetBytes(graph, start);
    int64_t bound = problem.bound(free + (room ? room(start) : 0), goal, rest);
    workLeft -= share - rest;
    --intervals;
    isHopeless |= bound == HoldingProblem::kNoPlan;
    return isHopeless ? 0 : bound;
  }

  /// The step with the most bytes, of those from \p first to before \p last.
  size_t mostCrowded(size_t first, size_t last) const {
    size_t best = first;
    for (size_t i = first; i < last; ++i)
      if (crowd[steps[i]] > crowd[steps[best]])
        best = i;
    return best;
  }

  /// Divides the steps from \p first to before \p last into \p count intervals.
  /// Returns the step with the most bytes of each.
  std::vector<size_t> spread(size_t first, size_t last, size_t count) const {
    count = std::min(count, last - first);
    std::vector<size_t> chosen;
    for (size_t k = 0; k < count; ++k)
      chosen.push_back(mostCrowded(first + (last - first) * k / count,
                                   first + (last - first) * (k + 1) / count));
    return chosen;
  }

  /// Tries the steps beside the best one, as long as one of them is better. A
  /// step that bounds far more than its fuller neighbour is not among those
  /// that spread() returns.
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

  /// The best bound at one moment: tries steps spread over the program, then
  /// between the neighbours of the best, and so on.
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

  /// The steps of a sum: some of those with the most bytes, and the best one.
  std::vector<NodeId> moments() const {
    std::vector<size_t> chosen = spread(0, steps.size(), numMoments);
    chosen.push_back(bestStep);
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    std::vector<NodeId> nodes;
    for (size_t i : chosen)
      nodes.push_back(steps[i]);
    return nodes;
  }

  /// The best sum of bounds over several moments, by dynamic programming.
  void findBestSum() {
    if (numMoments < kFewestMoments || best == 0 || isHopeless)
      return;
    std::vector<NodeId> starts = moments();
    std::vector<int64_t> sum(starts.size(), 0); // From each moment on.
    for (size_t i = starts.size(); i-- > 0 && !isHopeless;) {
      int64_t toEnd = boundBetween(starts[i], end, 0);
      std::vector<bool> later = withDescendants(graph, starts[i]);
      sum[i] = toEnd;
      for (size_t j = i + 1; j < starts.size(); ++j) {
        // An interval that ends earlier has no higher bound.
        bool isOrdered =
            firstRuns == FirstRuns::ProgramOrder || later[starts[j]];
        if (isOrdered && toEnd + sum[j] > sum[i])
          sum[i] = std::max(sum[i], sum[j] + boundBetween(starts[i], starts[j],
                                                          sum[i] - sum[j]));
      }
      best = std::max(best, sum[i]);
    }
  }

  const Graph &graph;
  int64_t budget;
  FirstRuns firstRuns;
  const SpareRoom &room;
  WholeCosts costs;
  NodeId end;
  std::vector<int64_t> crowd; ///< Bytes held in program order.
  std::vector<NodeId> steps;  ///< That need more than the budget.
  int64_t best = 0;
  size_t bestStep = 0; ///< Of one moment.
  size_t perRound, numMoments;
  int64_t intervals;
  int64_t workLeft = kWorkInAll;
  bool isHopeless = false; ///< There is no plan.
};

} // namespace

double remat::costLowerBound(const Graph &graph, int64_t budget,
                             FirstRuns firstRuns, const SpareRoom &room) {
  return BoundSearch(graph, budget, firstRuns, room).run();
}
