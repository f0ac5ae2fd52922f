//===- Frontier.cpp - The cost of each budget -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Planning/Frontier.h"

#include "Core/Base/ParetoFront.h"
#include "Core/Planning/Judge.h"

#include <cstdio>

using namespace remat;

namespace {

class Frontier : public Judge {
public:
  using Judge::Judge;

  /// Returns the plans from which a search for a budget of \p bytes begins: the
  /// cheapest plan within the budget, and the plan with the lowest peak above
  /// it.
  std::vector<std::vector<NodeId>> around(int64_t bytes) const {
    std::vector<std::vector<NodeId>> orders;
    for (const auto *entry : {points.above(bytes), points.within(bytes)})
      if (entry)
        orders.push_back(orderOf(entry->value.plan.steps));
    return orders;
  }

  int64_t lowestPeak() const {
    return points.empty() ? 0 : points.lowestPeak();
  }

  std::vector<FrontierPoint> take(std::string_view planner) {
    std::vector<FrontierPoint> result;
    for (auto at = points.rbegin(); at != points.rend(); ++at) {
      FrontierPoint &point = at->second.value;
      point.plan.graph = problem.graph.name();
      point.plan.planner = planner;
      point.plan.budgetBytes = at->first;
      result.push_back(std::move(point));
    }
    return result;
  }

private:
  void accept(Candidate candidate) override {
    const Verdict &verdict = candidate.verdict;
    if (FrontierPoint *point = points.add(verdict.peakBytes, verdict.cost))
      *point = {std::move(candidate.plan), std::move(candidate.simulation),
                std::string(candidate.origin.planner)};
  }

  ParetoFront<FrontierPoint> points;
};

} // namespace

Result<std::vector<FrontierPoint>>
remat::frontierWith(std::string_view name, const Problem &problem,
                    const PlannerOptions &options) {
  Result<const Planner *> planner = plannerFor(name, problem, options);
  if (!planner)
    return planner.error();
  Problem each{problem.graph, std::nullopt, problem.link, problem.liveness,
               problem.hostLimitBytes};
  Frontier frontier(each, options.watch);
  bool goOn = true;
  auto sink = [&](std::vector<Step> steps, const Origin &origin) {
    Verdict verdict = frontier.add(std::move(steps), origin);
    goOn &= verdict.goOn;
    return verdict;
  };
  if (auto error = (*planner)->propose(each, options, sink))
    return *error;
  int64_t peak = simulateProgram(problem.graph).peakBytes;
  constexpr int kStepPercent = 5;
  for (int percent = 100 - kStepPercent;
       (*planner)->aimsAtBudget() && percent > 0; percent -= kStepPercent) {
    each.budgetBytes = peak / 100 * percent;
    if (!goOn || *each.budgetBytes < frontier.lowestPeak())
      break;
    PlannerOptions warm = options;
    warm.starts = frontier.around(*each.budgetBytes);
    if (auto error = (*planner)->propose(each, warm, sink))
      return *error;
  }
  if (frontier.invalid())
    return *frontier.invalid();
  return frontier.take(name);
}

std::string remat::formatFrontierTable(std::span<const FrontierPoint> points,
                                       int64_t baseline) {
  std::string text = "     budget, bytes   share  extra cost  planner\n";
  for (const FrontierPoint &point : points) {
    int64_t peak = point.simulation.peakBytes;
    char line[96];
    std::snprintf(line, sizeof(line), "%18lld  %5.1f%%  %9.2f%%  ",
                  static_cast<long long>(peak),
                  baseline ? 100 * double(peak) / double(baseline) : 0,
                  100 * point.simulation.overhead());
    text += line + point.source + "\n";
  }
  return text;
}
