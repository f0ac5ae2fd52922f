//===- Fit.cpp - The cheapest candidate within the budget -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Base/ParetoFront.h"
#include "Core/Planning/Judge.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/LeastBudget.h"

#include <limits>

using namespace remat;

namespace {

/// Stores the best candidate.
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

  /// Adds the original program if it is within the budget. The program is not
  /// added if a tensor is marked recompute, because the program holds values
  /// across the loss.
  void addProgram() {
    if (!problem.budgetBytes || (current && ranking().fits(*current)) ||
        hasRecomputeMark(problem.graph))
      return;
    std::vector<Step> steps = keepAllPlan(problem.graph).steps;
    if (simulate(problem.graph, steps, {.liveness = problem.liveness})
            .peakBytes <= *problem.budgetBytes)
      add(std::move(steps), "keep-all");
  }

  /// The peak, the planner and the steps of the best candidate. Without a
  /// candidate, the peak is none, and the planner and the steps are empty.
  std::optional<int64_t> peak() const {
    return current ? std::optional(current->peakBytes) : std::nullopt;
  }
  std::string_view source() const { return best.source; }
  std::span<const Step> steps() const { return best.plan.steps; }

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
  ParetoFront<Nothing> reached; ///< This front has peaks and costs, but no
                                ///< plans.
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

/// Returns a lower bound on the peak of all plans.
int64_t leastBytes(const Problem &problem) {
  bool mayCopy = problem.link.deviceToHost && problem.link.hostToDevice;
  return peakLowerBound(problem.graph, mayCopy).bytes;
}

bool isStopped(const PlannerOptions &options) {
  constexpr double kNoPlan = std::numeric_limits<double>::infinity();
  return options.watch && !options.watch(0, kNoPlan);
}

/// Searches for the plan with the lowest peak, and the least cost with this
/// peak. A planner tries different plans for different budgets, so a smaller
/// budget may give a lower peak. Therefore smaller budgets are tried, beginning
/// below the lowest peak so far.
class Descent {
public:
  Descent(const Planner &planner, const Problem &problem,
          const PlannerOptions &options)
      : planner(planner), unbounded{problem.graph, std::nullopt, problem.link,
                                    problem.liveness, problem.hostLimitBytes},
        options(options), fit(unbounded, options.watch) {}

  Result<Planned> run() {
    if (auto error = propose(std::nullopt, options))
      return *error;
    std::optional<int64_t> first = fit.peak();
    if (auto error = lower())
      return *error;
    if (fit.peak() != first)
      if (auto error = propose(fit.peak(), beginningHere(1)))
        return *error;
    return fit.take(planner.name());
  }

private:
  /// Returns whether another budget may give a lower peak.
  bool mayBeLower() const {
    return planner.aimsAtBudget() && unbounded.liveness &&
           !hasRecomputeMark(unbounded.graph) && fit.source() != "exact";
  }

  std::optional<Error> lower() {
    constexpr double kShare = 0.25; // Each budget gets this share of the
                                    // effort.
    int64_t missed = leastBytes(unbounded) - 1;
    while (fit.peak() && mayBeLower() && !isStopped(options)) {
      std::optional<int64_t> budget = nextBudget(missed, *fit.peak());
      if (!budget)
        break;
      if (auto error = propose(budget, beginningHere(kShare)))
        return error;
      if (*fit.peak() > *budget)
        missed = *budget;
    }
    return std::nullopt;
  }

  PlannerOptions beginningHere(double share) const {
    std::span<const Step> start = fit.steps();
    if (hasCopies(start))
      start = {};
    PlannerOptions here =
        beginningWith(unbounded.graph, start, planner.name(), options);
    here.effort *= share;
    return here;
  }

  std::optional<Error> propose(std::optional<int64_t> budget,
                               const PlannerOptions &with) {
    Problem problem = unbounded;
    problem.budgetBytes = budget;
    return planner.propose(problem, with,
                           [&](std::vector<Step> steps, const Origin &origin) {
                             return fit.add(std::move(steps), origin);
                           });
  }

  const Planner &planner;
  Problem unbounded;
  const PlannerOptions &options;
  Fit fit;
};

} // namespace

Result<Planned> remat::planWith(std::string_view name, const Problem &problem,
                                const PlannerOptions &options) {
  Result<const Planner *> planner = plannerFor(name, problem, options);
  if (!planner)
    return planner.error();
  auto lowestOf = [&] { return Descent(**planner, problem, options).run(); };
  if (!problem.budgetBytes)
    return lowestOf();
  bool aims = (*planner)->aimsAtBudget();
  std::optional<Planned> above;
  if (!aims || leastBytes(problem) <= *problem.budgetBytes) {
    Result<Planned> planned = planOnce(**planner, problem, options);
    if (!planned || planned->feasible || !aims || isStopped(options))
      return planned;
    above = std::move(*planned);
  }
  // The planner found no plan within the budget. Calls with other budgets may
  // find plans with a lower peak, so this function returns the plan of a call
  // without a budget.
  Result<Planned> lowest = lowestOf();
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
  bool fits = problem.budgetBytes &&
              simulateProgram(problem.graph, {.liveness = problem.liveness})
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
