//===- remat-sweep.cpp - Costs over many budgets, planned once ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//     remat-sweep GRAPH.json BUDGETS [every]
//
// Collects a planner's candidates once, and takes the cheapest one for each
// budget. The budgets go from the smallest that a candidate meets to the peak
// of the original step. The program compares these candidates with a plan for
// the budget itself: at both ends and in the middle, or with `every` at all
// budgets. If the candidates and these plans agree, the planner does not look
// at the budget, so a larger budget never costs more.
//
// The exit code is 0 if all agree, 1 if they do not, and 2 if there is no
// graph.
//
//===----------------------------------------------------------------------===//

#include "Core/Plan/UnreadSteps.h"
#include "remat/Core/Planning/Planner.h"
#include "remat/Exchange/GraphJson.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>

using namespace remat;

namespace {

constexpr const char *kPlanner = "portfolio";

struct Sweep {
  const Graph &graph;
  std::vector<Verdict> candidates = {};
  int failures = 0;

  void fail(const std::string &what) {
    ++failures;
    std::cout << "sweep: " << what << "\n";
  }

  bool collect() {
    auto sink = [&](std::vector<Step> steps, const Origin &) {
      steps = removeUnread(graph, std::move(steps));
      Simulation simulation = simulate(graph, steps);
      if (!simulation.valid())
        fail("an invalid plan was proposed");
      candidates.push_back(
          {simulation.peakBytes, planCost(graph, steps, simulation)});
      return candidates.back();
    };
    Problem problem{graph, std::nullopt, {}};
    auto error = findPlanner(kPlanner)->propose(problem, {}, sink);
    if (error)
      fail(error->message);
    return !error && !candidates.empty();
  }

  int64_t lowestPeak() const {
    return std::min_element(candidates.begin(), candidates.end(),
                            [](const Verdict &a, const Verdict &b) {
                              return a.peakBytes < b.peakBytes;
                            })
        ->peakBytes;
  }

  double cheapestWithin(int64_t budget) const {
    double cost = HUGE_VAL;
    for (const Verdict &candidate : candidates)
      if (candidate.peakBytes <= budget)
        cost = std::min(cost, candidate.cost);
    return cost;
  }

  void compareWithPlanning(int64_t budget) {
    auto planned = planWith(kPlanner, Problem{graph, budget, {}});
    if (!planned)
      return fail(planned.error().message);
    const Simulation &simulation = planned->simulation;
    double expected = cheapestWithin(budget);
    if (!planned->feasible || simulation.peakBytes > budget)
      fail("planning does not meet " + std::to_string(budget) + " bytes");
    else if (std::abs(simulation.makespan - expected) > 1e-9 * expected)
      fail("planning for " + std::to_string(budget) + " bytes costs " +
           std::to_string(simulation.makespan) + ", and a candidate " +
           std::to_string(expected));
  }

  /// If the budget is one byte below the smallest one, the error of planning
  /// must name the smallest budget.
  void checkInfeasible(int64_t lowest) {
    auto planned = planWith(kPlanner, Problem{graph, lowest - 1, {}});
    if (!planned || planned->feasible ||
        planned->simulation.peakBytes != lowest)
      fail("planning below the smallest budget does not name it");
  }
};

} // namespace

int main(int argc, char **argv) {
  Result<Graph> graph = argc < 3 ? Result<Graph>(Error{"two arguments needed"})
                                 : readGraph(argv[1]);
  if (!graph) {
    std::cerr << "remat-sweep: " << graph.error().message << "\n";
    return 2;
  }
  int budgets = std::max(2, std::stoi(argv[2]));
  bool every = argc > 3;
  Sweep sweep{*graph};
  if (!sweep.collect())
    return 1;
  int64_t lowest = sweep.lowestPeak();
  int64_t whole = simulate(*graph, keepAllPlan(*graph).steps).peakBytes;
  sweep.checkInfeasible(lowest);
  double before = HUGE_VAL;
  for (int i = 0; i < budgets; ++i) {
    int64_t budget = lowest + (whole - lowest) * i / (budgets - 1);
    double cost = sweep.cheapestWithin(budget);
    std::cout << budget << " " << cost / graph->baseCost() << "\n";
    if (!(cost <= before))
      sweep.fail("a larger budget costs more");
    before = cost;
    if (every || i == 0 || i == budgets / 2 || i == budgets - 1)
      sweep.compareWithPlanning(budget);
  }
  if (before > graph->baseCost() * (1 + 1e-9))
    sweep.fail("the whole step's bytes are not enough for the step as it is");
  return sweep.failures == 0 ? 0 : 1;
}
