//===- LowerSetCandidates.cpp - Plans of canonical strategies -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/LowerSetCandidates.h"

#include "Core/LowerSets/LowerSetExact.h"

#include <algorithm>
#include <cmath>

using namespace remat;

Result<std::optional<StrategyObjective>>
remat::parseObjective(std::string_view name) {
  if (name.empty())
    return std::optional<StrategyObjective>();
  if (name == "time")
    return std::optional(StrategyObjective::Time);
  if (name == "memory")
    return std::optional(StrategyObjective::Memory);
  return Error{"unknown objective '" + std::string(name) +
               "': expected 'time' or 'memory'"};
}

std::vector<StrategyObjective>
remat::objectivesOf(const PlannerOptions &options) {
  if (options.objective)
    return {*options.objective};
  return {StrategyObjective::Time, StrategyObjective::Memory};
}

static std::string formatCost(double cost) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.12g", cost);
  return text;
}

Gap remat::strategyGap(const ForwardGraph &forward,
                       const CanonicalStrategy &strategy, double bound,
                       const StrategyLimits &limits,
                       StrategyObjective objective) {
  double total = 0;
  for (double time : forward.time)
    total += time;
  double gap = std::abs(strategy.overhead - bound);
  bool isTime = objective == StrategyObjective::Time;
  return {gap <= 2e-9 * total ? 0 : gap,
          std::string(isTime ? "least" : "most") +
              " recomputation (Kusumoto 2019, Eq. 1) of the strategies over " +
              std::string(limits.sets) + " that stay within " +
              std::to_string(limits.budget) +
              " bytes (Eq. 2); this one recomputes " +
              formatCost(strategy.overhead) +
              ", and there are strategies from B* = " +
              std::to_string(limits.least) + " bytes on"};
}

namespace {

constexpr uint32_t kMaxSets = 1024;

/// Offers the plans of strategies for one graph.
class Approximate {
public:
  Approximate(const Graph &graph, const ForwardBackward &split,
              const ForwardGraph &forward, const PlannerOptions &options,
              std::string_view name, const CandidateSink &sink)
      : graph(graph), split(split), forward(forward), options(options),
        name(name), sink(sink) {}

  /// Offers the strategies of the published dynamic program over the sets L^v.
  void offerBest() const {
    // The limit for the work of one search at effort 1.
    constexpr double kMaxWork = 1 << 18;
    LowerSetFamily family = LowerSetFamily::ancestors(forward, kMaxSets);
    int64_t least = smallestBudget(family);
    auto work = uint64_t(kMaxWork * options.effort * std::sqrt(options.effort));
    for (int64_t budget : budgets(family, least))
      for (StrategyObjective objective : objectivesOf(options))
        if (auto search =
                searchStrategies(family, budget, objective, std::nullopt, work);
            search.strategy)
          offer(
              family, *search.strategy,
              {name, strategyGap(forward, *search.strategy, search.bound,
                                 {budget, least, "the sets L^v"}, objective)});
  }

  /// Offers the strategies of a dynamic program that has few time slots, and
  /// that also uses prefixes of the program as sets. The parts of such
  /// strategies are larger. With liveness analysis, larger parts often give
  /// lower peaks.
  void offerCoarse() const {
    constexpr uint32_t kMaxPrefixes = 256, kTimeSlots = 24;
    LowerSetFamily family =
        LowerSetFamily::ancestors(forward, kMaxSets, kMaxPrefixes);
    StrategyProgram program(family);
    for (int64_t budget : budgets(family, smallestBudget(family)))
      for (StrategyObjective objective : objectivesOf(options))
        if (auto strategy = program.best(budget, objective, kTimeSlots))
          offer(family, *strategy, name);
  }

private:
  std::vector<int64_t> budgets(const LowerSetFamily &family,
                               int64_t least) const {
    constexpr int kInnerBudgets = 12;
    return innerBudgets(least,
                        evaluateStrategy(family, {family.size() - 1}).peak,
                        std::max(2, int(kInnerBudgets * options.effort)));
  }

  void offer(const LowerSetFamily &family, const CanonicalStrategy &strategy,
             const Origin &origin) const {
    offerSegments(graph, split, choiceOf(graph, family, strategy),
                  strategy.sets.size() - 1, origin, sink);
  }

  const Graph &graph;
  const ForwardBackward &split;
  const ForwardGraph &forward;
  const PlannerOptions &options;
  std::string_view name;
  const CandidateSink &sink;
};

} // namespace

void remat::offerApproximate(const Graph &graph, const ForwardBackward &split,
                             const ForwardGraph &forward,
                             const PlannerOptions &options,
                             std::string_view name, const CandidateSink &sink) {
  Approximate approximate(graph, split, forward, options, name, sink);
  approximate.offerCoarse();
  approximate.offerBest();
}
