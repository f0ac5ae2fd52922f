//===- LowerSetExhaustive.cpp - All canonical strategies ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSetExact.h"
#include "Core/Planners/Segments.h"

#include <algorithm>
#include <array>
#include <map>

using namespace remat;

namespace {

/// Kusumoto 2019, section 4.1. One pass over all strategies finds the best one
/// for every budget of Eq. 2.
class LowerSetExhaustive : public ForwardPlanner {
  std::string_view name() const override { return "lower-set-exhaustive"; }
  std::string_view summary() const override {
    return "tries all sequences of lower sets, for small graphs "
           "(Kusumoto 2019, section 4.1)";
  }

  static constexpr uint32_t kMaxSets = 256;
  static constexpr double kMaxStrategies = 20000;

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &options,
                                  const CandidateSink &sink) const override {
    ForwardGraph forward = forwardGraph(graph, split);
    auto family = LowerSetFamily::all(forward, kMaxSets);
    if (!family)
      return Error{"planner " + std::string(name()) +
                   " tries all lower sets, and the " +
                   std::to_string(forward.size()) +
                   " nodes of the forward part have more than " +
                   std::to_string(kMaxSets) + " of them: use lower-set-exact"};
    double limit = kMaxStrategies * std::clamp(options.effort, 0.01, 1000.0);
    if (double count = countStrategies(*family); count > limit)
      return Error{"planner " + std::string(name()) +
                   " tries every strategy, and the forward part has " +
                   formatCount(count) + ": use lower-set-exact"};
    for (const auto &[key, strategy] : fronts(*family))
      offerSegments(graph, split, choiceOf(graph, *family, strategy),
                    strategy.sets.size() - 1, name(), sink);
    return std::nullopt;
  }

  static std::string formatCount(double count) {
    return count < 1e15 ? std::to_string(int64_t(count)) : "more than 10^15";
  }

  /// For each peak and objective, a strategy with this peak. No strategy with
  /// at most this peak has a better overhead. The best overhead is the least
  /// one for the objective Time, and the largest one for the objective Memory.
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

std::unique_ptr<Planner> remat::makeLowerSetExhaustive() {
  return std::make_unique<LowerSetExhaustive>();
}
