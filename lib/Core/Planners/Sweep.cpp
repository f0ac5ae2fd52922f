//===- Sweep.cpp - Annealing at every budget ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Refinement.h"

#include "Core/Planners/Annealing.h"

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

/// Searches for a plan for each of \p targets, and offers the plans that it
/// finds. Each search starts from the front's plan for its target.
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

namespace {

constexpr uint32_t kChains = 4, kRounds = 3;

/// Bytes above the budget have this weight at the start of each chain. With a
/// small weight, a chain may go through plans far above the budget. It can then
/// find plans that keep quite different values, and at the end it removes the
/// excess where this costs the least. The first round therefore has small
/// weights. If the budget is near the least possible memory, such a chain often
/// does not come back to the budget. Therefore one chain of the first round,
/// and most chains of the later rounds, stay near the budget.
constexpr double kFirstWeights[kChains] = {1, 0.1, 10, 1};
constexpr double kLaterWeights[kChains] = {10, 100, 1, 10};

std::vector<SearchSchedule> schedulesOf(const SearchSchedule &schedule,
                                        uint32_t round) {
  std::vector<SearchSchedule> schedules(kChains, schedule);
  for (uint32_t i = 0; i < kChains; ++i)
    schedules[i].firstWeight = (round == 0 ? kFirstWeights : kLaterWeights)[i];
  if (round == 0)
    // The plan of the last chain changes so much that its start hardly matters.
    schedules.back().firstTemperature = 2;
  return schedules;
}

} // namespace

void remat::focus(const Refinement &refinement, int64_t budget, double enough) {
  RepeatedStructure structure(refinement.graph);
  SearchSchedule schedule = scheduleOf(refinement, 400);
  schedule.enough = enough;
  schedule.watch = refinement.options.watch;
  for (uint32_t round = 0; round < kRounds; ++round) {
    std::vector<Step> start = computeSteps(refinement.front.cheapest(budget));
    std::vector<SearchSchedule> schedules = schedulesOf(schedule, round);
    std::vector<Chain> chains;
    for (uint32_t i = 0; i < kChains; ++i)
      chains.push_back({start, budget, schedules[i], 1000 * (i + 1) + round});
    for (const std::vector<Step> &found : annealTogether(
             refinement.graph, structure, chains, refinement.options.threads))
      if (!found.empty() && !refinement.offer(found).goOn)
        return;
  }
}
