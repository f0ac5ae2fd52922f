//===- Hybrid.cpp - Recomputation and copies to the host together ---------===//

#include "Offload.h"
#include "Search.h"
#include "Sweep.h"

#include "remat/Core/AskTogether.h"
#include "remat/Core/Bounds.h"
#include "remat/Core/LocalSearch.h"
#include "remat/Core/Parallel.h"
#include "remat/Core/Policy.h"

#include <algorithm>
#include <limits>

using namespace remat;

namespace {

struct Entry {
  std::vector<Step> steps;
  Verdict verdict;
};

/// Which of two plans is the better one at a budget, or, without one, at the
/// lowest peak that there is.
class Ranking {
public:
  explicit Ranking(std::optional<int64_t> budget) : budget(budget) {}

  bool fits(const Verdict &verdict) const {
    return budget && verdict.peakBytes <= *budget;
  }
  /// Within the budget less time, above it a lower peak.
  bool isBetter(const Verdict &a, const Verdict &b) const {
    if (fits(a) != fits(b))
      return fits(a);
    auto key = [&](const Verdict &verdict) {
      double peak = double(verdict.peakBytes);
      return fits(verdict) ? std::pair(verdict.cost, peak)
                           : std::pair(peak, verdict.cost);
    };
    return key(a) < key(b);
  }
  /// A sink that remembers the best plan in \p best, too.
  CandidateSink remember(Entry &best, const CandidateSink &sink) const {
    return [&best, &sink, ranking = *this](std::vector<Step> steps,
                                           const Origin &origin) {
      Verdict verdict = sink(steps, origin);
      if (best.steps.empty() || ranking.isBetter(verdict, best.verdict))
        best = {std::move(steps), verdict};
      return verdict;
    };
  }

private:
  std::optional<int64_t> budget;
};

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

/// Begins with the best plan of `search`, which recomputes, and with the best
/// one of the planners that choose from a chain what to offload. So its plans
/// never take longer than the better of these two, but for a graph of many
/// nodes, where that search has a quarter of the effort and does not go far
/// below the other planners to the budget.
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
    std::optional<int64_t> budget = problem.budgetBytes;
    if (budget)
      budget = *budget + std::min(*budget, kMaxBytes) / 2;
    Ranking ranking(problem.budgetBytes), roomy(budget);
    Entry best, recomputed, offloaded, near;
    CandidateSink outward = ranking.remember(best, sink);
    CandidateSink remembering = roomy.remember(near, outward);
    CandidateSink recomputing = ranking.remember(recomputed, remembering);
    Problem alone = problem;
    alone.link = {};
    // To go down to a budget without copies takes long, if it leads there.
    constexpr uint32_t kSmall = 400;
    bool isSmall = problem.graph.numNodes() <= kSmall;
    Descent descent =
        isSmall || !problem.budgetBytes ? Descent::Yes : Descent::No;
    PlannerOptions first = options;
    if (!isSmall) // What is left to gain is gained with copies.
      first.effort /= 4;
    if (auto error = searchPlans(alone, first, recomputing, descent))
      return error;
    // Those that need a loss decline where there is none.
    std::vector<const Planner *> offloading;
    for (const auto &planner : planners())
      if (planner->name().starts_with("offload-") && !planner->aimsAtBudget())
        offloading.push_back(planner.get());
    askTogether(offloading, problem, options,
                ranking.remember(offloaded, remembering));
    // A mark forbids to hold values across the loss: see Sweep.h.
    if (hasRecomputeMark(problem.graph))
      return std::nullopt;
    if (offloaded.steps.empty())
      offloaded = recomputed;
    auto anneal = [&] {
      // Where neither kind meets the budget, what is fast a little above it.
      bool isMet = ranking.fits(recomputed.verdict) ||
                   ranking.fits(offloaded.verdict) || !problem.budgetBytes;
      Annealing(problem, options, outward, name(),
                {recomputed, isMet ? recomputed : near, offloaded,
                 isMet ? offloaded : near})
          .run();
    };
    anneal();
    if (descent == Descent::Yes || ranking.fits(best.verdict))
      return std::nullopt;
    if (auto error = searchPlans(alone, options, recomputing, Descent::Yes))
      return error;
    if (ranking.fits(recomputed.verdict))
      anneal();
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeHybrid() {
  return std::make_unique<Hybrid>();
}
