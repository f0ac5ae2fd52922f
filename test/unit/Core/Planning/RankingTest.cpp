//===- RankingTest.cpp - Tests the plans of a ranking ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planning/Ranking.h"

#include "../RandomStep.h"
#include "../Sanitized.h"
#include "../Seeds.h"

#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

/// Calls the function \p check with random steps within 70 % of their peaks.
template <typename Check> void forEachProblem(Check check) {
  for (uint64_t seed = 0; seed < Seeds{8, 12, 40}; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Graph graph = randomStep(seed);
    check(Problem{graph, programPeak(graph) * 7 / 10, {}});
  }
}

TEST(Ranking, APlanToRankIsThatOfThePlannerWhereItFits) {
  forEachProblem([](const Problem &problem) {
    auto ranked = planToRank("greedy-gaps", problem, {});
    auto planned = planWith("greedy-gaps", problem);
    ASSERT_TRUE(ranked && planned);
    Simulation simulation = simulate(problem.graph, ranked->steps);
    ASSERT_TRUE(simulation.valid());
    EXPECT_EQ(simulation.peakBytes, ranked->verdict.peakBytes);
    if (planned->feasible)
      EXPECT_EQ(ranked->steps, planned->plan.steps);
    else
      EXPECT_GT(ranked->verdict.peakBytes, *problem.budgetBytes);
  });
}

TEST(Ranking, TheProgramIsThePlanWhereItFits) {
  Graph graph = randomStep(7);
  auto ranked = planToRank("search", {graph, programPeak(graph), {}}, {});
  ASSERT_TRUE(ranked);
  EXPECT_EQ(ranked->steps, keepAllPlan(graph).steps);
  EXPECT_EQ(ranked->verdict.cost, graph.baseCost());
}

TEST(Ranking, AnUnknownPlannerIsAnError) {
  Graph graph = randomStep(7);
  EXPECT_FALSE(planToRank("no-such", {graph, 1, {}}, {}));
}

/// If `auto` begins with the plan that it finds with full effort, it keeps this
/// plan with almost no effort.
TEST(Ranking, APlannerThatBeginsWithAPlanFindsNoWorseOne) {
  forEachProblem([](const Problem &problem) {
    auto good = planToRank("portfolio", problem, {});
    ASSERT_TRUE(good);
    PlannerOptions little;
    little.effort = 1e-6;
    for (std::string_view planner : {"auto", "search"}) {
      auto again = planToRank(
          planner, problem,
          beginningWith(problem.graph, good->steps, planner, little));
      ASSERT_TRUE(again);
      EXPECT_FALSE(
          Ranking(problem.budgetBytes).isBetter(good->verdict, again->verdict));
    }
  });
}

TEST(Ranking, OnlyAutoTakesMoreEffortToBeginWithThePlanAndTheProgram) {
  Graph graph = randomStep(3);
  std::vector<Step> steps = keepAllPlan(graph).steps;
  PlannerOptions begun = beginningWith(graph, steps, "auto", {});
  EXPECT_EQ(begun.effort, 5);
  ASSERT_EQ(begun.starts.size(), 2u);
  for (const std::vector<NodeId> &start : begun.starts)
    EXPECT_EQ(computeSteps(start), steps);
  EXPECT_TRUE(begun.goesOn);
  EXPECT_FALSE(beginningWith(graph, {}, "search", {}).goesOn);
  EXPECT_EQ(beginningWith(graph, {}, "search", {}).effort, 1);
  EXPECT_EQ(beginningWith(graph, {}, "search", {}).starts.size(), 1u);
}

} // namespace
