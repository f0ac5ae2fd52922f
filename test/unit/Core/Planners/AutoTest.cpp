//===- AutoTest.cpp - The default planner ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../RandomGraph.h"
#include "../RandomLink.h"
#include "../Sanitized.h"

#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>

using namespace remat;
using namespace remat::test;

namespace {

Graph stepOf(uint64_t seed, uint32_t forwardNodes) {
  RandomGraphOptions options;
  options.forwardNodes = forwardNodes;
  return *Graph::create(randomTrainingStep(seed, options));
}

int64_t peakOf(const Graph &graph) {
  return simulate(graph, keepAllPlan(graph).steps).peakBytes;
}

/// Maps the name of each planner to how many of its plans \p planner considers.
std::map<std::string, int> considered(std::string_view planner,
                                      const Problem &problem,
                                      const PlannerOptions &options) {
  std::map<std::string, int> plans;
  auto sink = [&](std::vector<Step> steps, const Origin &origin) {
    ++plans[std::string(origin.planner)];
    Simulation simulation = simulate(problem.graph, steps);
    return Verdict{simulation.peakBytes,
                   planCost(problem.graph, steps, simulation)};
  };
  EXPECT_FALSE(findPlanner(planner)->propose(problem, options, sink));
  return plans;
}

/// Returns whether `auto` considers a plan of \p planner for \p problem.
bool asks(const Problem &problem, const std::string &planner,
          const PlannerOptions &options = {}) {
  return considered("auto", problem, options).contains(planner);
}

TEST(Auto, AsksThePlannerThatSuitsTheProblem) {
  PlannerOptions few;
  few.effort = 0.05;
  Graph small = stepOf(1, 3), large = stepOf(1, 60);
  ASSERT_GT(large.numNodes(), 64u);
  int64_t budget = peakOf(small) * 3 / 4, more = peakOf(large) * 3 / 4;
  EXPECT_TRUE(asks({small, budget, {}}, "exact"));
  EXPECT_FALSE(asks({small, budget, {}}, "search"));
  EXPECT_TRUE(asks({large, more, {}}, "search", few));
  EXPECT_TRUE(asks({small, budget, randomLink(1)}, "hybrid", few));
  // Without liveness analysis, plans are judged differently, and `auto` does
  // not ask the planners `exact` and `search`.
  EXPECT_FALSE(asks({small, budget, {}, /*liveness=*/false}, "exact"));
  EXPECT_FALSE(asks({large, more, {}, /*liveness=*/false}, "search", few));
}

/// Returns the smallest cost that `search` finds within the problem's budget.
double searched(const Problem &problem, double effort) {
  PlannerOptions options;
  options.effort = effort;
  double least = std::numeric_limits<double>::infinity();
  auto sink = [&](std::vector<Step> steps, const Origin &) {
    Simulation simulation = simulate(problem.graph, steps);
    Verdict verdict{simulation.peakBytes,
                    planCost(problem.graph, steps, simulation)};
    if (verdict.peakBytes <= *problem.budgetBytes)
      least = std::min(least, verdict.cost);
    return verdict;
  };
  EXPECT_FALSE(findPlanner("search")->propose(problem, options, sink));
  return least;
}

/// With another effort, a search draws other moves. Fewer moves may then find a
/// better plan.
TEST(Search, FindsNoWorsePlanWithMoreEffort) {
  for (uint64_t seed = 0; seed < (kSanitized ? 2 : 10); ++seed) {
    Graph graph = stepOf(seed, 100);
    Problem problem{graph, peakOf(graph) * 5 / 10, {}};
    EXPECT_LE(searched(problem, 0.07), searched(problem, 0.05)) << seed;
  }
}

/// A search that continues from a plan does not repeat the search with less
/// effort.
TEST(Search, BeginsWithWhatItsOptionsSay) {
  Graph graph = stepOf(1, 60);
  Problem problem{graph, peakOf(graph) * 6 / 10, {}};
  PlannerOptions options;
  options.effort = 0.1;
  EXPECT_TRUE(considered("search", problem, options).contains("greedy-gaps"));
  options.starts = {orderOf(keepAllPlan(graph).steps)};
  auto twice = considered("search", problem, options);
  EXPECT_FALSE(twice.contains("greedy-gaps"));
  options.goesOn = true;
  EXPECT_LT(considered("search", problem, options)["search"], twice["search"]);
  options.shareOfOthers = 0.1;
  EXPECT_TRUE(considered("search", problem, options).contains("greedy-gaps"));
}

/// For this graph, evictions give a plan within half of the peak. No plan is
/// within a hundredth of the peak.
TEST(Search, NeedNotDescend) {
  Graph graph = stepOf(1, 60);
  Problem problem{graph, peakOf(graph) / 2, {}};
  PlannerOptions options;
  options.effort = 0.1;
  options.starts = {orderOf(keepAllPlan(graph).steps)};
  auto plans = considered("search", problem, options);
  options.descends = false;
  EXPECT_EQ(considered("search", problem, options), plans);
  problem.budgetBytes = peakOf(graph) / 100;
  plans = considered("search", problem, options);
  options.descends = true;
  EXPECT_LT(plans["search"], considered("search", problem, options)["search"]);
}

TEST(Auto, FollowsRecomputeMarks) {
  GraphSpec spec = randomTrainingStep(2, {.forwardNodes = 6});
  for (TensorId t = 0; t < spec.tensors.size(); ++t) {
    GraphSpec marked = spec;
    marked.tensors[t].policy = TensorPolicy::Recompute;
    Result<Graph> graph = Graph::create(marked);
    if (!graph)
      continue;
    Problem problem{*graph, peakOf(*graph) * 3 / 4, {}};
    Result<Planned> planned = planWith("auto", problem);
    Result<Planned> expected = planWith("portfolio", problem);
    ASSERT_EQ(bool(planned), bool(expected)) << "tensor " << t;
    if (planned)
      EXPECT_EQ(planned->plan.steps, expected->plan.steps) << "tensor " << t;
  }
}

/// If `exact` proves the plan of `auto`, a larger budget never costs more.
TEST(Auto, ALargerBudgetNeverCostsMoreForASmallGraph) {
  for (uint64_t seed = 1; seed <= (kSanitized ? 4 : 12); ++seed) {
    Graph graph = stepOf(seed, 2 + seed % 2);
    int64_t peak = peakOf(graph);
    double least = std::numeric_limits<double>::infinity();
    for (int percent = 10; percent <= 100; percent += 10) {
      Problem problem{graph, peak * percent / 100, {}};
      Planned planned = *planWith("auto", problem);
      if (!planned.feasible)
        continue;
      EXPECT_LE(planned.simulation.computeCost, least)
          << "seed " << seed << ", " << percent << " %";
      least = planned.simulation.computeCost;
      Result<Planned> proven = planWith("exact", problem);
      ASSERT_TRUE(proven) << proven.error().message;
      EXPECT_EQ(planned.simulation.computeCost, proven->simulation.computeCost);
    }
    EXPECT_EQ(least, graph.baseCost()) << "seed " << seed;
  }
}

} // namespace
