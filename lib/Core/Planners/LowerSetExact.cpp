//===- LowerSetExact.cpp - Canonical strategies over all lower sets -------===//

#include "Segments.h"

#include "remat/Core/LowerSetExact.h"

#include <algorithm>
#include <array>
#include <map>

using namespace remat;

namespace {

/// All lower sets of \p forward, or an error with their number and \p limit.
Result<LowerSetFamily> allLowerSets(const ForwardGraph &forward, uint32_t limit,
                                    std::string_view planner) {
  if (auto family = LowerSetFamily::all(forward, limit))
    return std::move(*family);
  return Error{"planner " + std::string(planner) +
               " goes through all lower sets, and the " +
               std::to_string(forward.size()) +
               " nodes of the forward part have more than " +
               std::to_string(limit) +
               " of them: raise the effort, or use lower-set-approx"};
}

/// Kusumoto 2019, section 4.2, with the time-centric and the memory-centric
/// objective, over inner budgets from the smallest that a strategy meets to the
/// one that a single part needs.
class LowerSetExact : public Planner {
  std::string_view name() const override { return "lower-set-exact"; }
  std::string_view summary() const override {
    return "dynamic program over all lower sets, time- and memory-centric "
           "(Kusumoto 2019, section 4.2)";
  }

  static constexpr uint32_t kMaxSets = 1024;
  static constexpr uint32_t kMaxPrefixes = 32;
  static constexpr int kInnerBudgets = 12;

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    const Graph &graph = problem.graph;
    Result<ForwardBackward> split = splitAtLoss(graph, name());
    if (!split)
      return split.error();
    ForwardGraph forward = forwardGraph(graph, *split);
    double effort = std::clamp(options.effort, 0.01, 1000.0);
    auto limit = std::max(16u, uint32_t(kMaxSets * effort));
    Result<LowerSetFamily> family = allLowerSets(forward, limit, name());
    if (!family)
      return family.error();
    auto prefixes = std::max(2u, uint32_t(kMaxPrefixes * effort));
    int points = std::max(2, int(kInnerBudgets * effort));
    int64_t most = evaluateStrategy(*family, {family->size() - 1}).peak;
    for (int64_t budget : innerBudgets(smallestBudget(*family), most, points))
      for (auto objective :
           {StrategyObjective::Time, StrategyObjective::Memory})
        if (auto best = exactStrategy(*family, budget, objective, prefixes))
          offerSegments(graph, *split, choiceOf(graph, *family, best->strategy),
                        best->strategy.sets.size() - 1, name(), sink);
    return std::nullopt;
  }
};

/// Kusumoto 2019, section 4.1. One walk over all strategies finds the best for
/// every inner budget at once.
class LowerSetExhaustive : public Planner {
  std::string_view name() const override { return "lower-set-exhaustive"; }
  std::string_view summary() const override {
    return "search over all sequences of lower sets, for small graphs "
           "(Kusumoto 2019, section 4.1)";
  }

  static constexpr uint32_t kMaxSets = 256;
  static constexpr double kMaxStrategies = 20000;

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    const Graph &graph = problem.graph;
    Result<ForwardBackward> split = splitAtLoss(graph, name());
    if (!split)
      return split.error();
    ForwardGraph forward = forwardGraph(graph, *split);
    Result<LowerSetFamily> family = allLowerSets(forward, kMaxSets, name());
    if (!family)
      return family.error();
    double limit = kMaxStrategies * std::clamp(options.effort, 0.01, 1000.0);
    if (double count = countStrategies(*family); count > limit)
      return Error{"planner " + std::string(name()) +
                   " tries every strategy, and the forward part has " +
                   formatCount(count) + ": use lower-set-exact"};
    for (const auto &[key, strategy] : fronts(*family))
      offerSegments(graph, *split, choiceOf(graph, *family, strategy),
                    strategy.sets.size() - 1, name(), sink);
    return std::nullopt;
  }

  static std::string formatCount(double count) {
    return count < 1e15 ? std::to_string(int64_t(count)) : "more than 10^15";
  }

  /// By peak and objective: the strategies that no other one of at most this
  /// peak beats in overhead, the least for time and the most for memory.
  using Fronts =
      std::map<std::pair<int64_t, StrategyObjective>, CanonicalStrategy>;
  static Fronts fronts(const LowerSetFamily &family) {
    Fronts best;
    auto isBetter = [](double a, double b, StrategyObjective objective) {
      return objective == StrategyObjective::Time ? a < b : a > b;
    };
    constexpr std::array kObjectives = {StrategyObjective::Time,
                                        StrategyObjective::Memory};
    forEachStrategy(family, [&](const CanonicalStrategy &strategy) {
      for (auto objective : kObjectives) {
        auto [entry, isNew] =
            best.try_emplace({strategy.peak, objective}, strategy);
        if (!isNew &&
            isBetter(strategy.overhead, entry->second.overhead, objective))
          entry->second = strategy;
      }
    });
    Fronts front;
    for (auto objective : kObjectives) {
      const CanonicalStrategy *last = nullptr;
      for (const auto &[key, strategy] : best)
        if (key.second == objective &&
            (!last || isBetter(strategy.overhead, last->overhead, objective))) {
          front.emplace(key, strategy);
          last = &strategy;
        }
    }
    return front;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeLowerSetExact() {
  return std::make_unique<LowerSetExact>();
}

std::unique_ptr<Planner> remat::makeLowerSetExhaustive() {
  return std::make_unique<LowerSetExhaustive>();
}
