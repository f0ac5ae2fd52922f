//===- FitArenaTest.cpp - Plans whose arena is small ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../RandomLink.h"
#include "../RandomStep.h"
#include "../Sanitized.h"

#include "remat/Core/Planning/FitArena.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

constexpr int64_t kAlignment = 64;

Packing packed(const Graph &graph, const Planned &planned) {
  return packBuffers(planBuffers(graph, planned.plan.steps, kAlignment),
                     {.effort = 0.002});
}

/// Returns whether an in_place pair has tensors of different sizes. Two tensors
/// of a pair with equal sizes are one buffer. If the sizes differ, they are two
/// buffers, although the simulator counts only the larger one.
bool hasUnequalPairs(const Graph &graph) {
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    for (auto [input, output] : graph.node(n).inPlace)
      if (graph.bytes(input) != graph.bytes(output))
        return true;
  return false;
}

TEST(FitArena, BuffersAreWhatTheSimulatorCounts) {
  unsigned equal = 0;
  for (uint64_t seed = 0; seed < 250; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 2 + seed % 12;
    options.maxBytes = seed % 2 ? 1 : 100;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    Result<Planned> planned =
        planWith("greedy-gaps", {graph, std::nullopt, {}}, littleEffort());
    ASSERT_TRUE(planned);
    int64_t live = mostLiveBytes(planBuffers(graph, planned->plan.steps, 1));
    if (hasUnequalPairs(graph)) {
      EXPECT_GE(live, planned->simulation.peakBytes) << seed;
      continue;
    }
    ++equal;
    EXPECT_EQ(live, planned->simulation.peakBytes) << seed;
  }
  EXPECT_GT(equal, 40u);
}

TEST(FitArena, WithinTheBudgetOrSmaller) {
  unsigned fitted = 0, smaller = 0;
  for (uint64_t seed = 0; seed < (kSanitized ? 2 : 16); ++seed) {
    Graph graph = randomStep(seed);
    // The program's peak is within the budget, and its arena is one byte too
    // large.
    std::optional<int64_t> budget;
    Result<Planned> planned =
        planWith("keep-all", {graph, std::nullopt, {}}, littleEffort());
    ASSERT_TRUE(planned);
    int64_t before = packed(graph, *planned).arenaBytes;
    if (seed % 2)
      budget = before - 1;
    Problem problem{graph, budget, {}};
    planned = planWith("keep-all", problem, littleEffort());
    ASSERT_TRUE(planned);
    Planned after = fitArena(problem, *planned, littleEffort(), kAlignment);
    EXPECT_TRUE(after.simulation.valid());
    EXPECT_EQ(after.feasible, planned->feasible);
    EXPECT_EQ(
        after.plan.steps,
        fitArena(problem, *planned, littleEffort(), kAlignment).plan.steps)
        << "another time another plan";
    if (after.source != kArenaSource) {
      EXPECT_EQ(after.plan.steps, planned->plan.steps);
      continue;
    }
    int64_t arena = packed(graph, after).arenaBytes;
    EXPECT_LE(arena, before) << seed;
    if (budget)
      fitted += arena <= *budget;
    else
      smaller += arena < before;
  }
  if (!kSanitized) {
    EXPECT_GT(fitted, 0u);
    EXPECT_GT(smaller, 0u);
  }
}

size_t runsOf(const Planned &planned) {
  return std::ranges::count_if(planned.plan.steps, [](Step step) {
    return step.kind == StepKind::Compute;
  });
}

TEST(FitArena, CopiesStayCopies) {
  unsigned fitted = 0, mixed = 0;
  for (uint64_t seed = 0; seed < (kSanitized ? 4 : 40); ++seed) {
    Graph graph = randomStep(seed);
    Problem low{graph, programPeak(graph) * 8 / 10, randomLink(seed)};
    const char *planner = seed % 4 ? "offload-dynprog" : "hybrid";
    Result<Planned> planned = planWith(planner, low, littleEffort());
    if (!planned || !planned->feasible ||
        planned->plan.steps.size() == runsOf(*planned))
      continue;
    int64_t before = packed(graph, *planned).arenaBytes;
    if (before <= planned->simulation.peakBytes)
      continue;
    // The plan is within the budget, and its arena is one byte too large.
    Problem problem{graph, before - 1, low.link};
    Planned after = fitArena(problem, *planned, littleEffort(), kAlignment);
    EXPECT_TRUE(after.simulation.valid()) << seed;
    SimulatorOptions options;
    options.link = low.link;
    EXPECT_EQ(after.simulation.makespan,
              simulate(graph, after.plan.steps, options).makespan)
        << seed;
    if (runsOf(*planned) == graph.numNodes())
      EXPECT_EQ(runsOf(after), graph.numNodes()) << seed;
    else
      ++mixed;
    fitted += packed(graph, after).arenaBytes < before;
  }
  if (!kSanitized) {
    EXPECT_GT(fitted, 5u);
    EXPECT_GT(mixed, 0u);
  }
}

TEST(FitArena, WhatPacksStaysAsItIs) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Graph graph = randomStep(seed);
    Problem problem{graph, 2 * programPeak(graph) + 64 * 1000, {}};
    Result<Planned> planned = planWith("keep-all", problem, littleEffort());
    ASSERT_TRUE(planned);
    if (!packed(graph, *planned).isOptimal())
      continue;
    Planned after = fitArena(problem, *planned, littleEffort(), kAlignment);
    EXPECT_EQ(after.plan.steps, planned->plan.steps);
    EXPECT_EQ(after.source, "keep-all");
  }
}

} // namespace
