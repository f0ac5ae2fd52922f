//===- FrontierTest.cpp - Plans for all budgets at once -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Planning/Frontier.h"

#include "../RandomGraph.h"
#include "../Sanitized.h"
#include "../Seeds.h"

#include <gtest/gtest.h>

#include <atomic>

using namespace remat;
using namespace remat::test;

namespace {

Graph stepOf(uint64_t seed) { return *Graph::create(randomTrainingStep(seed)); }

double costAt(const std::vector<FrontierPoint> &points, int64_t budget) {
  double cost = std::numeric_limits<double>::infinity();
  for (const FrontierPoint &point : points) // From point to point, peaks fall
                                            // and costs rise.
    if (point.simulation.peakBytes <= budget)
      cost = std::min(cost, point.simulation.computeCost);
  return cost;
}

TEST(Frontier, PeaksFallAndCostsRiseAndPlansHoldWhatTheySay) {
  for (uint64_t seed = 0; seed < (kSanitized ? 8 : 30); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Graph graph = stepOf(seed);
    auto points = frontierWith("portfolio", {graph, std::nullopt, {}});
    ASSERT_TRUE(points) << points.error().message;
    ASSERT_FALSE(points->empty());
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    EXPECT_EQ((*points)[0].simulation.computeCost, graph.baseCost());
    EXPECT_LE((*points)[0].simulation.peakBytes, peak);
    for (size_t i = 0; i < points->size(); ++i) {
      const FrontierPoint &point = (*points)[i];
      Simulation again = simulate(graph, point.plan.steps);
      EXPECT_TRUE(again.valid());
      EXPECT_EQ(again.peakBytes, point.simulation.peakBytes);
      EXPECT_EQ(point.plan.budgetBytes, again.peakBytes);
      if (i == 0)
        continue;
      const Simulation &before = (*points)[i - 1].simulation;
      EXPECT_LT(again.peakBytes, before.peakBytes);
      EXPECT_GT(again.computeCost, before.computeCost);
    }
  }
}

TEST(Frontier, IsWhatEachBudgetGives) {
  for (uint64_t seed = 0; seed < Seeds{2, 4, 12}; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Graph graph = stepOf(seed);
    PlannerOptions options;
    options.effort = 0.1;
    Problem problem{graph, std::nullopt, {}};
    auto points = frontierWith("portfolio", problem, options);
    auto searched = frontierWith("search", problem, options);
    ASSERT_TRUE(points && searched);
    for (const FrontierPoint &point : *points) {
      problem.budgetBytes = point.simulation.peakBytes;
      Planned planned = *planWith("portfolio", problem, options);
      EXPECT_NEAR(planned.simulation.computeCost, point.simulation.computeCost,
                  1e-9);
      EXPECT_LE(costAt(*searched, *problem.budgetBytes),
                point.simulation.computeCost + 1e-9);
    }
  }
}

TEST(Frontier, AnUnknownPlannerIsAnError) {
  Graph graph = stepOf(1);
  auto points = frontierWith("best", {graph, std::nullopt, {}});
  ASSERT_FALSE(points);
  EXPECT_NE(points.error().message.find("no planner is called 'best'"),
            std::string::npos);
}

TEST(Watch, APlannerThatIsStoppedStillGivesAPlan) {
  Graph graph = stepOf(3);
  int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
  for (const char *name : {"greedy-gaps", "portfolio", "search", "auto"})
    for (uint64_t after : {0, 1, 5, 40, 1000}) {
      SCOPED_TRACE(name + (" after " + std::to_string(after)));
      std::atomic<uint64_t> asked = 0;
      PlannerOptions options;
      options.watch = [&](uint64_t, double) { return ++asked <= after; };
      auto planned = planWith(name, {graph, peak * 7 / 10, {}}, options);
      ASSERT_TRUE(planned) << planned.error().message;
      EXPECT_TRUE(simulate(graph, planned->plan.steps).valid());
      // After the watch has asked to end, no slow planner begins.
      EXPECT_LT(asked, after + 300);
    }
}

TEST(Watch, IsToldOfTheMovesAndOfTheBestCost) {
  Graph graph = stepOf(3);
  int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
  std::atomic<uint64_t> moves = 0;
  std::atomic<double> least = std::numeric_limits<double>::infinity();
  PlannerOptions options;
  options.watch = [&](uint64_t more, double cost) {
    moves += more;
    for (double known = least; cost < known;)
      if (least.compare_exchange_weak(known, cost))
        break;
    return true;
  };
  auto planned = planWith("search", {graph, peak * 7 / 10, {}}, options);
  ASSERT_TRUE(planned);
  EXPECT_TRUE(planned->feasible);
  EXPECT_GT(moves, 1000u);
  EXPECT_NEAR(least, planned->simulation.computeCost, 1e-9);
}

} // namespace
