//===- Sweep.cpp - Annealing at every budget ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Sweep.h"

#include "remat/Core/Base/Parallel.h"
#include "remat/Core/Search/LocalSearch.h"

#include <cmath>
#include <limits>

using namespace remat;

uint64_t remat::scaledMoves(const Graph &graph, double movesPerNode) {
  constexpr double kShort = 1600, kLong = 2000, kHuge = 20000;
  double nodes = graph.numNodes();
  if (nodes < kShort)
    return uint64_t(movesPerNode * std::sqrt(nodes * kShort)) + 1;
  double scaled = nodes < kLong ? nodes : kLong * std::sqrt(kLong / nodes);
  // There even many moves a node change nothing that evictions found.
  scaled *= std::min(1.0, kHuge / nodes);
  // To insert or erase a step takes a time for each operand. Steps of networks
  // have up to 3.5.
  constexpr double kOperands = 3.5;
  scaled *= std::min(1.0, kOperands * nodes / double(graph.numOperands()));
  return uint64_t(movesPerNode * scaled) + 1;
}

namespace {

struct Target {
  int64_t budget;
  SearchSchedule schedule;
};

SearchSchedule scheduleOf(const Refinement &refinement, double movesPerNode) {
  SearchSchedule schedule;
  schedule.moves =
      scaledMoves(refinement.graph, movesPerNode * refinement.options.effort);
  // Costs at targets that are not the budget are nobody's business.
  if (const Watch &watch = refinement.options.watch)
    schedule.watch = [&watch](uint64_t moves, double) {
      return watch(moves, std::numeric_limits<double>::infinity());
    };
  return schedule;
}

struct Found {
  size_t plans = 0;
  bool goOn = true;
};

/// Searches for each of \p targets from the front's plan for it, and then
/// offers what comes out.
Found searchAt(const Refinement &refinement, const RepeatedStructure &structure,
               const std::vector<Target> &targets, uint64_t seed) {
  std::vector<std::vector<Step>> plans(targets.size());
  inParallel(targets.size(), refinement.options.threads, [&](uint32_t i) {
    const auto &[budget, schedule] = targets[i];
    plans[i] = searchSequence(refinement.graph, structure,
                              computeSteps(refinement.front.cheapest(budget)),
                              budget, schedule, seed + i)
                   .steps;
  });
  Found found;
  for (const std::vector<Step> &steps : plans)
    if (!steps.empty()) {
      ++found.plans;
      found.goOn = refinement.offer(steps).goOn;
    }
  return found;
}

} // namespace

void remat::sweep(const Refinement &refinement, int64_t peak) {
  RepeatedStructure structure(refinement.graph);
  SearchSchedule schedule = scheduleOf(refinement, 32);
  schedule.firstWeight = 100;
  constexpr int kStepPercent = 5, kAtOnce = 4;
  for (int percent = 100 - kStepPercent; percent > 0;) {
    int first = percent;
    std::vector<Target> targets;
    for (; targets.size() < kAtOnce && percent > 0; percent -= kStepPercent)
      targets.push_back({peak / 100 * percent, schedule});
    Found found = searchAt(refinement, structure, targets, 100 * first);
    if (!found.goOn)
      return;
    if (found.plans < targets.size())
      break;
  }
  constexpr int kMaxRounds = 4;
  descend(refinement, peak / 100, kMaxRounds, 1);
}

void remat::descend(const Refinement &refinement, int64_t step, int maxRounds,
                    double more) {
  RepeatedStructure structure(refinement.graph);
  // The peak counts more than the cost from the beginning, or at the end.
  SearchSchedule direct = scheduleOf(refinement, 32 * more);
  direct.lastWeight = 1e7;
  SearchSchedule wide = direct;
  direct.firstWeight = 1e5;
  wide.firstTemperature = 2;
  wide.firstWeight = 1;
  for (int round = 0; round < maxRounds; ++round) {
    int64_t target = refinement.front.lowestPeak() - step;
    if (target <= 0)
      return;
    Found found = searchAt(refinement, structure,
                           {{target, direct}, {target, wide}}, 2 * round);
    if (!found.plans || !found.goOn)
      return;
  }
}

void remat::focus(const Refinement &refinement, int64_t budget, double enough) {
  constexpr uint32_t kChains = 4, kRounds = 3;
  RepeatedStructure structure(refinement.graph);
  SearchSchedule schedule = scheduleOf(refinement, 400);
  schedule.enough = enough;
  schedule.watch = refinement.options.watch;
  std::vector<std::vector<Step>> plans(
      kChains, computeSteps(refinement.front.cheapest(budget)));
  for (uint32_t round = 0; round < kRounds; ++round) {
    inParallel(kChains, refinement.options.threads, [&](uint32_t chain) {
      // Chains differ in how far they go from where they start; the last one
      // forgets it at first.
      SearchSchedule own = schedule;
      own.firstWeight = chain % 2 ? 100 : 10;
      if (round == 0 && chain + 1 == kChains) {
        own.firstWeight = 1;
        own.firstTemperature = 2;
      }
      SearchResult result =
          searchSequence(refinement.graph, structure, plans[chain], budget, own,
                         1000 * (chain + 1) + round);
      if (!result.steps.empty())
        plans[chain] = std::move(result.steps);
    });
    for (const std::vector<Step> &steps : plans)
      if (!refinement.offer(steps).goOn)
        return;
  }
}
