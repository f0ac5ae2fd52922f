//===- Fit.cpp - The cheapest candidate within the budget -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Judge.h"

#include "remat/Core/Base/ParetoFront.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Graph/Policy.h"

#include <limits>

using namespace remat;

namespace {

/// Remembers the best candidate.
class Fit : public Judge {
public:
  using Judge::Judge;

  Result<Planned> take(std::string_view planner) {
    if (invalid())
      return *invalid();
    if (!current)
      return Error{"planner " + std::string(planner) + " proposed no plan"};
    best.plan.graph = problem.graph.name();
    best.plan.planner = planner;
    best.plan.budgetBytes = problem.budgetBytes;
    best.candidates = candidates();
    for (const auto &[peakBytes, entry] : reached)
      best.reached.push_back({peakBytes, entry.cost});
    return std::move(best);
  }

  /// The program as it is needs no planner, where it is within the budget. It
  /// holds values across the loss that a mark forbids to hold there.
  void addProgram() {
    if (!problem.budgetBytes || (current && ranking().fits(*current)) ||
        hasRecomputeMark(problem.graph))
      return;
    std::vector<Step> steps = keepAllPlan(problem.graph).steps;
    SimulatorOptions options;
    options.liveness = problem.liveness;
    if (simulate(problem.graph, steps, options).peakBytes <=
        *problem.budgetBytes)
      add(std::move(steps), "keep-all");
  }

private:
  void accept(Candidate candidate) override {
    reached.add(candidate.verdict.peakBytes, candidate.verdict.cost);
    if (current && !ranking().isBetter(candidate.verdict, *current))
      return;
    current = candidate.verdict;
    best.feasible = ranking().fits(candidate.verdict) || !problem.budgetBytes;
    best.plan = std::move(candidate.plan);
    best.simulation = std::move(candidate.simulation);
    best.source = candidate.origin.planner;
    best.gap = candidate.origin.gap;
  }

  std::optional<Verdict> current;
  Planned best;
  struct Nothing {};
  ParetoFront<Nothing> reached; ///< Peaks and costs alone.
};

Result<Planned> planOnce(const Planner &planner, const Problem &problem,
                         const PlannerOptions &options) {
  Fit fit(problem, options.watch);
  auto sink = [&](std::vector<Step> steps, const Origin &origin) {
    return fit.add(std::move(steps), origin);
  };
  if (auto error = planner.propose(problem, options, sink))
    return *error;
  fit.addProgram();
  return fit.take(planner.name());
}

/// False where a proof says that no plan is within the budget.
bool mayBeMet(const Problem &problem) {
  if (!problem.budgetBytes)
    return true;
  bool mayCopy = problem.link.deviceToHost && problem.link.hostToDevice;
  return peakLowerBound(problem.graph, mayCopy).bytes <= *problem.budgetBytes;
}

bool isStopped(const PlannerOptions &options) {
  constexpr double kNoPlan = std::numeric_limits<double>::infinity();
  return options.watch && !options.watch(0, kNoPlan);
}

} // namespace

Result<Planned> remat::planWith(std::string_view name, const Problem &problem,
                                const PlannerOptions &options) {
  Result<const Planner *> planner = plannerFor(name, problem, options);
  if (!planner)
    return planner.error();
  bool aims = (*planner)->aimsAtBudget();
  std::optional<Planned> above;
  if (!aims || mayBeMet(problem)) {
    Result<Planned> planned = planOnce(**planner, problem, options);
    if (!planned || planned->feasible || !aims || isStopped(options))
      return planned;
    above = std::move(*planned);
  }
  // What a planner finds depends on the budget that it aims at. The lowest peak
  // is the one that it also reaches without a budget.
  Problem unbounded{problem.graph, std::nullopt, problem.link, problem.liveness,
                    problem.hostLimitBytes};
  Result<Planned> lowest = planOnce(**planner, unbounded, options);
  if (above && (!lowest || isStopped(options)))
    return std::move(*above);
  if (!lowest)
    return lowest;
  lowest->plan.budgetBytes = problem.budgetBytes;
  lowest->feasible = lowest->simulation.peakBytes <= *problem.budgetBytes;
  lowest->candidates += above ? above->candidates : 0;
  return lowest;
}

Result<RankedPlan> remat::planToRank(std::string_view name,
                                     const Problem &problem,
                                     const PlannerOptions &options) {
  SimulatorOptions model;
  model.liveness = problem.liveness;
  bool fits = problem.budgetBytes &&
              simulate(problem.graph, keepAllPlan(problem.graph).steps, model)
                      .peakBytes <= *problem.budgetBytes;
  Result<const Planner *> planner =
      plannerFor(fits ? "keep-all" : name, problem, options);
  if (!planner)
    return planner.error();
  Result<Planned> planned = planOnce(**planner, problem, options);
  if (!planned)
    return planned.error();
  std::vector<Step> &steps = planned->plan.steps;
  double cost = planCost(problem.graph, steps, planned->simulation);
  return RankedPlan{{planned->simulation.peakBytes, cost}, std::move(steps)};
}
