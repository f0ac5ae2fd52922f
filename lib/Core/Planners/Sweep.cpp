//===- Sweep.cpp - Annealing at every budget ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Sweep.h"

#include "Annealing.h"

using namespace remat;

namespace {

SearchSchedule scheduleOf(const Refinement &refinement, double movesPerNode) {
  SearchSchedule schedule;
  schedule.moves =
      scaledMoves(refinement.graph, movesPerNode * refinement.options.effort);
  schedule.watch = withoutCosts(refinement.options.watch);
  return schedule;
}

struct Target {
  int64_t budget;
  SearchSchedule schedule;
};

struct Found {
  size_t plans = 0;
  bool goOn = true;
};

/// Searches for each of \p targets, each time from the front's plan for it, and
/// offers the plans that it finds.
Found searchAt(const Refinement &refinement, const RepeatedStructure &structure,
               const std::vector<Target> &targets, uint64_t seed) {
  std::vector<Chain> chains;
  for (const auto &[budget, schedule] : targets)
    chains.push_back({computeSteps(refinement.front.cheapest(budget)), budget,
                      schedule, seed + chains.size()});
  Found found;
  for (const std::vector<Step> &steps : annealTogether(
           refinement.graph, structure, chains, refinement.options.threads))
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
  auto [direct, wide] = descentSchedules(scheduleOf(refinement, 32 * more));
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
    std::vector<SearchSchedule> schedules =
        focusSchedules(schedule, kChains, /*isFirstRound=*/round == 0);
    std::vector<Chain> chains;
    for (uint32_t i = 0; i < kChains; ++i)
      chains.push_back(
          {plans[i], budget, schedules[i], 1000 * (i + 1) + round});
    std::vector<std::vector<Step>> found = annealTogether(
        refinement.graph, structure, chains, refinement.options.threads);
    for (uint32_t i = 0; i < kChains; ++i) {
      if (!found[i].empty())
        plans[i] = std::move(found[i]);
      if (!refinement.offer(plans[i]).goOn)
        return;
    }
  }
}
