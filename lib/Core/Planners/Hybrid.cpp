//===- Hybrid.cpp - Recomputation and copies to the host together ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/MakespanBound.h"
#include "Core/Planners/Annealing.h"
#include "Core/Planners/Offload.h"
#include "Core/Planners/Planners.h"
#include "Core/Planning/AskTogether.h"
#include "Core/Planning/Ranking.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// A plan and the simulator's result for it. An entry without steps stands for
/// no plan.
struct Entry {
  std::vector<Step> steps;
  Verdict verdict;
};

/// Returns a sink that also stores the best plan in \p best. Both \p best and
/// \p sink must outlive the returned sink.
CandidateSink rememberBest(Ranking ranking, Entry &best,
                           const CandidateSink &sink) {
  return
      [&best, &sink, ranking](std::vector<Step> steps, const Origin &origin) {
        Verdict verdict = sink(steps, origin);
        if (best.steps.empty() || ranking.isBetter(verdict, best.verdict))
          best = {std::move(steps), verdict};
        return verdict;
      };
}

/// Anneals several plans, with copies among the moves. The target is the
/// budget, or the lowest peak if there is no budget.
class Annealing {
public:
  Annealing(const Problem &problem, const PlannerOptions &options,
            const CandidateSink &sink, std::vector<Entry> starts)
      : problem(problem), options(options), sink(sink),
        structure(problem.graph), ranking(problem.budgetBytes),
        chains(std::move(starts)) {}

  /// Begins with the budget as the target, even if no start is within it. A
  /// search that starts from a fast plan slightly above the budget may find a
  /// better plan than one that starts from the plan with the lowest peak.
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

  /// A chain reached the target (Found), no chain did (Nothing), or the search
  /// has to end (Stop).
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
      if (!remembering(std::move(found[chain]), "hybrid").goOn)
        return Outcome::Stop;
    }
    return outcome;
  }

  /// Anneals to find plans with lower and lower peaks. The function ends when a
  /// plan is within the budget, or when no plan with a lower peak is found.
  /// Returns whether to continue.
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
  RepeatedStructure structure;
  Ranking ranking;
  std::vector<Entry> chains;
};

/// Proposes the plans of one call of `hybrid`.
class Combination {
public:
  Combination(const Problem &problem, const PlannerOptions &options,
              const CandidateSink &sink)
      : problem(problem), options(options), ranking(problem.budgetBytes),
        roomy(aLittleAbove(problem.budgetBytes)),
        outward(rememberBest(ranking, best, sink)),
        remembering(rememberBest(roomy, near, outward)),
        recomputing(rememberBest(ranking, recomputed, remembering)),
        offloading(rememberBest(ranking, offloaded, remembering)),
        alone{problem.graph, problem.budgetBytes, {}, problem.liveness} {}

  std::optional<Error> run() {
    PlannerOptions first = options;
    first.descends = isSmall() || !problem.budgetBytes;
    if (!isSmall()) // Annealing with copies improves these plans further.
      first.effort /= 4;
    if (auto error = searchPlans(alone, first, recomputing))
      return error;
    askTogether(offloaders(/*aiming=*/false), problem, options, offloading);
    // A recompute mark forbids holding values across the loss (see sweep()).
    if (hasRecomputeMark(problem.graph))
      return std::nullopt;
    anneal();
    return problem.budgetBytes ? catchUp() : std::nullopt;
  }

private:
  /// For larger graphs, a search without copies takes a long time to reach a
  /// budget, or does not reach it.
  bool isSmall() const { return problem.graph.numNodes() <= 400; }

  static std::optional<int64_t> aLittleAbove(std::optional<int64_t> budget) {
    if (budget)
      return *budget + std::min(*budget, kMaxBytes) / 2;
    return budget;
  }

  /// Returns the planners that offload. Some of them refuse graphs without a
  /// loss, and some refuse long chains.
  static std::vector<const Planner *> offloaders(bool aiming) {
    std::vector<const Planner *> chosen;
    for (const auto &planner : planners())
      if (planner->name().starts_with("offload-") &&
          planner->aimsAtBudget() == aiming)
        chosen.push_back(planner.get());
    return chosen;
  }

  void anneal() {
    const Entry &copied = offloaded.steps.empty() ? recomputed : offloaded;
    // If no plan that recomputes and no plan that copies meets the budget, some
    // chains begin with fast plans slightly above the budget.
    bool isMet = ranking.fits(recomputed.verdict) ||
                 ranking.fits(copied.verdict) || !problem.budgetBytes;
    Annealing(
        problem, options, outward,
        {recomputed, isMet ? recomputed : near, copied, isMet ? copied : near})
        .run();
  }

  /// Returns whether the best plan is already at least as good as all plans of
  /// one kind. The number \p bound is a lower bound on the time of these plans.
  /// No plan is faster than the program.
  bool excludes(double bound) const {
    return std::isinf(bound) ||
           (ranking.fits(best.verdict) &&
            best.verdict.cost <= std::max(bound, problem.graph.baseCost()));
  }

  /// Asks the remaining planners for their best plans, and anneals from these.
  /// Skips the planners that only recompute, or the planners that only copy, if
  /// a bound proves that their plans are not better.
  std::optional<Error> catchUp() {
    const Verdict before = best.verdict;
    std::optional<Error> error;
    if (!isSmall() && !excludes(recomputingBound()))
      error = searchPlans(alone, options, recomputing);
    if (!error && isRepeatable(problem.graph) && !excludes(copyingBound()))
      askTogether(offloaders(/*aiming=*/true), problem, options, offloading);
    if (!error && ranking.fits(best.verdict) &&
        ranking.isBetter(best.verdict, before))
      anneal();
    return error;
  }

  /// Returns a lower bound on the time of all plans that only recompute.
  double recomputingBound() const {
    return costLowerBound(problem.graph, *problem.budgetBytes);
  }
  /// Returns a lower bound on the time of all plans that only copy, in any
  /// order.
  double copyingBound() const {
    Result<Graph> single = withoutRepeats(problem.graph);
    return single ? makespanLowerBound(*single, *problem.budgetBytes,
                                       problem.link, problem.hostLimitBytes)
                  : 0;
  }

  const Problem &problem;
  const PlannerOptions &options;
  Ranking ranking, roomy;
  Entry best, recomputed, offloaded, near;
  CandidateSink outward, remembering, recomputing, offloading;
  Problem alone; ///< The problem without its link, in which no plan can copy.
};

/// With the same options, the plans of this planner are never slower than the
/// plans of `search`, which only recomputes, or of a planner that only
/// offloads. The planner proposes those plans too, unless a lower bound proves
/// that they are not faster than its own plan. For a graph of many nodes it
/// begins with a search of a quarter of the effort. This search does not try to
/// find plans with much lower peaks than the plans of the other planners.
class Hybrid : public Planner {
  std::string_view name() const override { return "hybrid"; }
  std::string_view summary() const override {
    return "recomputes and offloads together: anneals the best plans of search "
           "and of the offload planners at the budget";
  }

  bool aimsAtBudget() const override { return true; }

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    if (auto obstacle = findCopyObstacle(problem, name()))
      return obstacle;
    return Combination(problem, options, sink).run();
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeHybrid() {
  return std::make_unique<Hybrid>();
}
