//===- HybridAnnealing.cpp - Annealing with copies ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "HybridAnnealing.h"
#include "Sweep.h"

#include "remat/Core/Base/Parallel.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Search/LocalSearch.h"

#include <algorithm>
#include <limits>

using namespace remat;

namespace {

/// Anneals several plans with copies among the moves.
class Annealing {
public:
  Annealing(const Problem &problem, const PlannerOptions &options,
            const CandidateSink &sink, std::string_view planner,
            std::vector<Entry> starts)
      : problem(problem), options(options), sink(sink), planner(planner),
        structure(problem.graph), ranking(problem.budgetBytes),
        chains(std::move(starts)) {}

  /// Begins at the budget also where no plan fits: what is faster a little
  /// above it may lead further than the lowest plan.
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

  enum class Outcome : uint8_t { Found, Nothing, Stop };

  /// Every chain goes on from its plan at \p target bytes.
  Outcome searchAt(int64_t target, const std::vector<SearchSchedule> &schedules,
                   uint64_t seed) {
    std::vector<std::vector<Step>> found(chains.size());
    inParallel(chains.size(), options.threads, [&](uint32_t chain) {
      found[chain] =
          searchSequence(problem.graph, structure, chains[chain].steps, target,
                         schedules[chain], 1000 * (chain + 1) + seed)
              .steps;
    });
    Outcome outcome = Outcome::Nothing;
    for (uint32_t chain = 0; chain < chains.size(); ++chain) {
      if (found[chain].empty())
        continue;
      outcome = Outcome::Found;
      CandidateSink remembering = ranking.remember(chains[chain], sink);
      if (!remembering(std::move(found[chain]), planner).goOn)
        return Outcome::Stop;
    }
    return outcome;
  }

  /// Goes below the lowest plan until one fits, or none is found. Returns
  /// whether to go on.
  bool descend() {
    constexpr uint32_t kMaxRounds = 40;
    SearchSchedule direct = scheduleOf(128);
    // What plans at targets that are not the budget cost is nobody's business.
    if (options.watch)
      direct.watch = [this](uint64_t moves, double) {
        return options.watch(moves, std::numeric_limits<double>::infinity());
      };
    // The peak counts more than the cost from the beginning, or at the end.
    direct.lastWeight = 1e7;
    SearchSchedule wide = direct;
    direct.firstWeight = 1e5;
    wide.firstTemperature = 2;
    wide.firstWeight = 1;
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

  /// Chains differ in how far they go from where they start; the last one
  /// forgets it at first. Returns whether to go on.
  bool focus(int64_t target, uint32_t round) {
    std::vector<SearchSchedule> schedules(chains.size(), scheduleOf(180));
    for (uint32_t chain = 0; chain < chains.size(); ++chain) {
      schedules[chain].watch = options.watch;
      schedules[chain].firstWeight = chain % 2 ? 100 : 10;
    }
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

void remat::annealWithCopies(const Problem &problem,
                             const PlannerOptions &options,
                             const CandidateSink &sink,
                             std::string_view planner,
                             std::vector<Entry> starts) {
  Annealing(problem, options, sink, planner, std::move(starts)).run();
}
