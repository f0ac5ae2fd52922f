//===- LowerSetExact.cpp - Canonical strategies over all lower sets -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSetExact.h"
#include "Core/Base/Parallel.h"
#include "Core/Planners/LowerSetCandidates.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// A strategy and the family whose sets it names.
struct Found {
  std::shared_ptr<const LowerSetFamily> family;
  CanonicalStrategy strategy;
};

/// Finds the best strategies over all lower sets of one graph. The first search
/// finds a strategy over some of the sets. The second search improves this
/// strategy over sets that are similar to its own. The search over all sets
/// comes last, and is short if little can be improved. A gap to the optimum
/// remains if there are too many sets or if the search takes too long.
class ExactSearch {
public:
  ExactSearch(const ForwardGraph &forward, double effort)
      : forward(forward),
        work(uint64_t(kMaxWork * effort * std::sqrt(effort))) {
    auto maxSets =
        uint32_t(std::min(1e9, kMaxCells * effort / (forward.size() + 1)));
    if (auto family = LowerSetFamily::all(forward, std::max(16u, maxSets)))
      all = std::make_shared<LowerSetFamily>(std::move(*family));
    some = all && all->size() <= kSomeSets
               ? all
               : std::make_shared<LowerSetFamily>(
                     LowerSetFamily::ancestors(forward, kSomeSets, kSomeSets));
    program.emplace(*some);
    least = smallestBudget(*some);
    if (all && all != some)
      least = smallestBudget(*all, least, uint64_t(kMaxPairs * effort));
  }

  int64_t leastBudget() const { return least; }
  int64_t budgetOfOnePart() const {
    return evaluateStrategy(*some, {some->size() - 1}).peak;
  }

  /// Replaces \p best by the best strategy found within \p budget. Before the
  /// call, \p best may be a strategy for a smaller budget. Returns a bound on
  /// the overhead of all strategies over all lower sets.
  double find(int64_t budget, StrategyObjective objective,
              std::optional<Found> &best) const {
    bool isTime = objective == StrategyObjective::Time;
    auto rough = program->best(budget, objective, kTimeSlots);
    if (rough &&
        (!best || (isTime ? rough->overhead < best->strategy.overhead
                          : rough->overhead > best->strategy.overhead)))
      best = {some, std::move(*rough)};
    improve(best, some, budget, objective, work);
    if (some != all)
      for (int round = 0; best && round < kRounds; ++round)
        if (!improve(best,
                     std::make_shared<LowerSetFamily>(LowerSetFamily::around(
                         *best->family, best->strategy.sets, kSomeSets)),
                     budget, objective, work))
          break;
    return all ? improve(best, all, budget, objective, work).bound
               : boundOverAll(forward, budget, objective);
  }

private:
  struct Improvement {
    bool found;
    double bound;
    explicit operator bool() const { return found; }
  };

  Improvement improve(std::optional<Found> &best,
                      const std::shared_ptr<const LowerSetFamily> &family,
                      int64_t budget, StrategyObjective objective,
                      uint64_t maxWork) const {
    std::optional<double> known;
    if (best)
      known = best->strategy.overhead;
    StrategySearch search =
        searchStrategies(*family, budget, objective, known, maxWork);
    if (search.strategy)
      best = {family, std::move(*search.strategy)};
    return {search.strategy.has_value(), search.bound};
  }

  static constexpr double kMaxCells = 1 << 23; ///< Sets times vertices.
  /// The limit for the work of one search at effort 1.
  static constexpr double kMaxWork = 1 << 18;
  /// The number of pairs of sets that are compared to find the least budget,
  /// for effort 1.
  static constexpr double kMaxPairs = 1 << 26;
  static constexpr uint32_t kSomeSets = 1024;
  static constexpr uint32_t kTimeSlots = 32;
  static constexpr int kRounds = 6;

  const ForwardGraph &forward;
  uint64_t work;
  /// The family of all lower sets, or null if there are too many sets.
  std::shared_ptr<const LowerSetFamily> all;
  std::shared_ptr<const LowerSetFamily> some;
  /// The dynamic program over the family `some`.
  std::optional<StrategyProgram> program;
  int64_t least;
};

/// Kusumoto 2019, section 4.2, with the time-centric and the memory-centric
/// objective. The budgets of Eq. 2 range from the smallest budget that a
/// strategy meets to the budget that a strategy of a single part needs.
class LowerSetExact : public ForwardPlanner {
  std::string_view name() const override { return "lower-set-exact"; }
  std::string_view summary() const override {
    return "solves a dynamic program over all lower sets, time- and "
           "memory-centric; states its gap (Kusumoto 2019, section 4.2)";
  }

  static constexpr int kInnerBudgets = 12;

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &options,
                                  const CandidateSink &sink) const override {
    ForwardGraph forward = forwardGraph(graph, split);
    ExactSearch search(forward, options.effort);
    int points = std::max(2, int(kInnerBudgets * std::sqrt(options.effort)));
    std::vector<int64_t> budgets =
        innerBudgets(search.leastBudget(), search.budgetOfOnePart(), points);
    std::vector<StrategyObjective> objectives = objectivesOf(options);
    std::vector<std::vector<Proposal>> proposals(objectives.size());
    inParallel(objectives.size(), options.threads, [&](uint32_t i) {
      proposals[i] = proposalsFor(search, budgets, objectives[i]);
    });
    for (size_t b = 0; b < budgets.size(); ++b)
      for (size_t i = 0; i < objectives.size(); ++i) {
        const auto &[best, bound] = proposals[i][b];
        if (best)
          offerSegments(
              graph, split, choiceOf(graph, *best->family, best->strategy),
              best->strategy.sets.size() - 1,
              {name(),
               strategyGap(forward, best->strategy, bound,
                           {budgets[b], search.leastBudget(), "all lower sets"},
                           objectives[i])},
              sink);
      }
    // A strategy that is worse by Eq. 1 may give a plan with a lower peak if
    // the plan is judged with liveness analysis.
    offerApproximate(graph, split, forward, options, name(), sink);
    return std::nullopt;
  }

  struct Proposal {
    std::optional<Found> best;
    double bound;
  };

  static std::vector<Proposal> proposalsFor(const ExactSearch &search,
                                            std::span<const int64_t> budgets,
                                            StrategyObjective objective) {
    std::vector<Proposal> result;
    std::optional<Found> best;
    for (int64_t budget : budgets) {
      // The best strategies for the smaller budget and for this budget may have
      // the same value of Eq. 1. Without this reset the old strategy would
      // stay, although the new strategy gives another plan.
      if (objective == StrategyObjective::Memory)
        best.reset();
      double bound = search.find(budget, objective, best);
      result.push_back({best, bound});
    }
    return result;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeLowerSetExact() {
  return std::make_unique<LowerSetExact>();
}
