//===- ExactSequenceTest.cpp - Compares exact plans with all planners -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/ExactSequence.h"

#include "../RandomGraph.h"
#include "../Sanitized.h"
#include "../Seeds.h"
#include "../WaitingStep.h"

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace remat;
using namespace remat::test;

namespace {

constexpr uint64_t kStates = 1 << 22;

Graph smallStep(uint64_t seed) {
  RandomGraphOptions options;
  options.forwardNodes = 2 + seed % 3;
  options.inPlace = 0.5;
  return *Graph::create(randomTrainingStep(seed, options));
}

/// In program order T holds a, b and t: 61 bytes. To run A again after T costs
/// 1, and then T and C hold 51. No plan needs less than b, t = t, c = 51.
TEST(ExactSequence, RunsTheCheapOneAgain) {
  Graph graph = *Graph::create(waiting());
  EXPECT_EQ(leastPeak(graph, kStates).bytes, 51);
  EXPECT_EQ(cheapestSequence(graph, 61, kStates).bound, 5);
  ExactSequence best = cheapestSequence(graph, 60, kStates);
  EXPECT_TRUE(best.isProven);
  EXPECT_EQ(best.bound, 6);
  EXPECT_EQ(best.order, (std::vector<NodeId>{0, 1, 2, 3, 0, 4}));
  ExactSequence none = cheapestSequence(graph, 50, kStates);
  EXPECT_TRUE(none.isProven && none.order.empty() && std::isinf(none.bound));
  // If the search stops early, it proves nothing, and returns the bounds that
  // it knows.
  ExactSequence cut = cheapestSequence(graph, 60, 3);
  EXPECT_FALSE(cut.isProven);
  EXPECT_EQ(cut.bound, 5);
}

/// Checks that the plan has the claimed figures, that no planner finds a better
/// one, and that the bound on the peak holds.
TEST(ExactSequence, NoPlannerFindsACheaperPlan) {
  uint32_t budgets = 0, reached = 0, tight = 0;
  for (uint64_t seed = 1; seed <= Seeds{4, 8, 24}; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Graph graph = smallStep(seed);
    LeastPeak least = leastPeak(graph, kStates);
    ASSERT_TRUE(least.isProven);
    EXPECT_GE(least.bytes, peakLowerBound(graph).bytes);
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    for (int64_t budget : {least.bytes, (least.bytes + peak) / 2, peak}) {
      ExactSequence best = cheapestSequence(graph, budget, kStates);
      ASSERT_TRUE(best.isProven);
      std::vector<Step> steps = computeSteps(best.order);
      Simulation simulation = simulate(graph, steps);
      ASSERT_TRUE(simulation.valid());
      EXPECT_LE(simulation.peakBytes, budget);
      EXPECT_NEAR(simulation.computeCost, best.bound, 1e-9);
      ExactSequence inOrder =
          cheapestSequence(graph, budget, kStates, FirstRuns::ProgramOrder);
      EXPECT_GE(inOrder.bound, best.bound);
      double bound = costLowerBound(graph, budget, FirstRuns::ProgramOrder);
      EXPECT_LE(bound, inOrder.bound + 1e-9);
      tight += bound > graph.baseCost();
      for (const auto &planner : planners()) {
        // `portfolio` is left out because `search` begins with all its results.
        // `auto` is left out because it calls `exact`, which is tested here.
        if (planner->name() == "portfolio" || planner->name() == "auto")
          continue;
        Result<Planned> planned =
            planWith(planner->name(), {graph, budget, {}});
        if (!planned || !planned->feasible)
          continue;
        EXPECT_GE(planned->simulation.computeCost, best.bound - 1e-9)
            << planner->name() << " at " << budget;
        reached += planner->name() == "search" &&
                   planned->simulation.computeCost <= best.bound + 1e-9;
      }
      ++budgets;
    }
    EXPECT_TRUE(
        cheapestSequence(graph, least.bytes - 1, kStates).order.empty());
  }
  EXPECT_GE(tight, budgets / 4) << "the bound says nothing";
  EXPECT_GE(reached, budgets * 0.97) << reached << " of " << budgets;
}

} // namespace
