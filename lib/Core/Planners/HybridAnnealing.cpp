//===- HybridAnnealing.cpp - Annealing with copies ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/HybridAnnealing.h"

#include "Core/Planners/Annealing.h"
#include "remat/Core/Bounds/Bounds.h"

#include <algorithm>

using namespace remat;

namespace {

/// Anneals several plans, with copies among the moves.
class Annealing {
public:
  Annealing(const Problem &problem, const PlannerOptions &options,
            const CandidateSink &sink, std::string_view planner,
            std::vector<Entry> starts)
      : problem(problem), options(options), sink(sink), planner(planner),
        structure(problem.graph), ranking(problem.budgetBytes),
        chains(std::move(starts)) {}

  /// Begins with the budget as the target, even if no start is within it. A
  /// fast plan slightly above the budget may lead to a better plan than the
  /// lowest plan does.
  void run() {
    std::optional<int64_t> target = problem.budgetBytes;
    if (target && *target >= peakLowerBoundWithCopies(problem.graph).bytes &&
        !focus(*target, 0))
      return;
    if (!ranking.fits(best().verdict)) {
      if (!descend() || (target && !ranking.fits(best().verdict)))
        return;
      target = target.value_or(best().verdict.peakBytes);
    }
    constexpr uint32_t kRounds = 3;
    for (uint32_t round = 1; round < kRounds; ++round) {
      for (Entry &chain : chains)
        if (chain.verdict.peakBytes > *target)
          chain = best();
      if (!focus(*target, round))
        return;
    }
  }

private:
  const Entry &best() const {
    return *std::min_element(chains.begin(), chains.end(),
                             [&](const Entry &a, const Entry &b) {
                               return ranking.isBetter(a.verdict, b.verdict);
                             });
  }

  SearchSchedule scheduleOf(double movesPerNode) const {
    SearchSchedule schedule;
    schedule.moves = scaledMoves(problem.graph, movesPerNode * options.effort);
    schedule.link = {problem.link, problem.hostLimitBytes};
    return schedule;
  }

  /// A chain reached the target, no chain did, or the search has to end.
  enum class Outcome : uint8_t { Found, Nothing, Stop };

  /// Continues every chain from its current plan, with \p target as the peak to
  /// reach.
  Outcome searchAt(int64_t target, const std::vector<SearchSchedule> &schedules,
                   uint64_t seed) {
    std::vector<Chain> searches;
    for (uint32_t i = 0; i < chains.size(); ++i)
      searches.push_back(
          {chains[i].steps, target, schedules[i], 1000 * (i + 1) + seed});
    std::vector<std::vector<Step>> found =
        annealTogether(problem.graph, structure, searches, options.threads);
    Outcome outcome = Outcome::Nothing;
    for (uint32_t chain = 0; chain < chains.size(); ++chain) {
      if (found[chain].empty())
        continue;
      outcome = Outcome::Found;
      CandidateSink remembering = rememberBest(ranking, chains[chain], sink);
      if (!remembering(std::move(found[chain]), planner).goOn)
        return Outcome::Stop;
    }
    return outcome;
  }

  /// Anneals to find lower and lower plans, until one is within the budget or
  /// no lower one is found. Returns whether to continue.
  bool descend() {
    constexpr uint32_t kMaxRounds = 40;
    SearchSchedule schedule = scheduleOf(128);
    schedule.watch = withoutCosts(options.watch);
    auto [direct, wide] = descentSchedules(std::move(schedule));
    int64_t step = std::max<int64_t>(1, best().verdict.peakBytes / 100);
    for (uint32_t round = 0; round < kMaxRounds; ++round) {
      const Entry lowest = best();
      int64_t target = std::max(lowest.verdict.peakBytes - step,
                                problem.budgetBytes.value_or(1));
      if (ranking.fits(lowest.verdict) || target <= 0)
        return true;
      chains[0] = chains[1] = lowest;
      Outcome outcome = searchAt(target, {direct, wide, direct, wide}, round);
      if (outcome != Outcome::Found)
        return outcome == Outcome::Nothing;
    }
    return true;
  }

  /// Anneals every chain with \p target as the peak to reach. Chains differ in
  /// how far their plans may move away from their start. In the first round the
  /// last chain may move so far that its start hardly matters. Returns whether
  /// to continue.
  bool focus(int64_t target, uint32_t round) {
    SearchSchedule schedule = scheduleOf(180);
    schedule.watch = options.watch;
    std::vector<SearchSchedule> schedules(chains.size(), schedule);
    for (uint32_t chain = 0; chain < chains.size(); ++chain)
      schedules[chain].firstWeight = chain % 2 ? 100 : 10;
    if (round == 0) {
      schedules.back().firstWeight = 1;
      schedules.back().firstTemperature = 2;
    }
    return searchAt(target, schedules, 100 + round) != Outcome::Stop;
  }

  const Problem &problem;
  const PlannerOptions &options;
  const CandidateSink &sink;
  std::string_view planner;
  RepeatedStructure structure;
  Ranking ranking;
  std::vector<Entry> chains;
};

} // namespace

CandidateSink remat::rememberBest(Ranking ranking, Entry &best,
                                  const CandidateSink &sink) {
  return
      [&best, &sink, ranking](std::vector<Step> steps, const Origin &origin) {
        Verdict verdict = sink(steps, origin);
        if (best.steps.empty() || ranking.isBetter(verdict, best.verdict))
          best = {std::move(steps), verdict};
        return verdict;
      };
}

void remat::annealWithCopies(const Problem &problem,
                             const PlannerOptions &options,
                             const CandidateSink &sink,
                             std::string_view planner,
                             std::vector<Entry> starts) {
  Annealing(problem, options, sink, planner, std::move(starts)).run();
}
