//===- LowerSetApprox.cpp - Canonical strategies over the sets L^v --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Segments.h"

#include "remat/Core/LowerSets/LowerSets.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// Kusumoto 2019, section 4.3, and some prefixes of the program besides, with
/// the time-centric and the memory-centric objective, over inner budgets from
/// the smallest that a strategy meets to the one that a single part needs.
class LowerSetApprox : public ForwardPlanner {
  std::string_view name() const override { return "lower-set-approx"; }
  std::string_view summary() const override {
    return "dynamic program over the lower sets L^v and prefixes of the "
           "program, "
           "time- and memory-centric "
           "(Kusumoto 2019, section 4.3)";
  }

  static constexpr uint32_t kMaxSets = 1024;
  static constexpr uint32_t kMaxPrefixes = 256;
  static constexpr uint32_t kTimeSlots = 24;
  static constexpr int kInnerBudgets = 12;

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &options,
                                  const CandidateSink &sink) const override {
    ForwardGraph forward = forwardGraph(graph, split);
    LowerSetFamily family =
        LowerSetFamily::ancestors(forward, kMaxSets, kMaxPrefixes);
    double least = double(std::max<int64_t>(1, smallestBudget(family)));
    double most = double(evaluateStrategy(family, {family.size() - 1}).peak);
    StrategyProgram program(family);
    int points = std::max(2, int(kInnerBudgets * options.effort));
    for (int i = 0; i < points; ++i) {
      double budget =
          std::ceil(least * std::pow(most / least, double(i) / (points - 1)));
      for (auto objective :
           {StrategyObjective::Time, StrategyObjective::Memory})
        if (auto strategy =
                program.best(int64_t(budget), objective, kTimeSlots))
          offerSegments(graph, split, choiceOf(graph, family, *strategy),
                        strategy->sets.size() - 1, name(), sink);
    }
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeLowerSetApprox() {
  return std::make_unique<LowerSetApprox>();
}
