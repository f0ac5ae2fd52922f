//===- LivenessTest.cpp - Peaks without liveness analysis -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../RandomGraph.h"
#include "../Sanitized.h"
#include "../Seeds.h"

#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

/// x -> a (10 bytes) -> b (20) -> loss (1). Each backward node reads the
/// tensors that its forward node read.
///   nodes 0 A, 1 B, 2 loss, 3 B' (makes gb, 20), 4 A' (ga, 10)
Graph chain() {
  GraphSpec spec;
  spec.name = "chain";
  spec.tensors = {{"x", 5},    {"a", 10},  {"b", 20},
                  {"loss", 1}, {"gb", 20}, {"ga", 10}};
  spec.nodes = {{"A", "", 1, {0}, {1}},
                {"B", "", 1, {1}, {2}},
                {"loss", "", 1, {2}, {3}},
                {"B'", "", 1, {2, 3}, {4}},
                {"A'", "", 1, {1, 4}, {5}}};
  spec.outputs = {3, 5};
  spec.loss = 3;
  return *Graph::create(spec);
}

int64_t peakOf(const Graph &graph, std::vector<NodeId> order,
               std::vector<uint32_t> freeAfter = {}) {
  std::vector<Step> steps;
  for (NodeId n : order)
    steps.push_back(Step::compute(n));
  SimulatorOptions options;
  options.liveness = false;
  options.freeAfter = freeAfter;
  Simulation simulation = simulate(graph, steps, options);
  EXPECT_TRUE(simulation.valid());
  return simulation.peakBytes;
}

TEST(NoLiveness, ARunHoldsAllThatItTouches) {
  Graph graph = chain();
  // With liveness the peak is at B': a, b, loss and gb. Without liveness ga is
  // held, too.
  EXPECT_EQ(simulate(graph, keepAllPlan(graph).steps).peakBytes, 51);
  EXPECT_EQ(peakOf(graph, {0, 1, 2, 3, 4}), 10 + 20 + 1 + 20 + 10);
  // b is freed after B', which is step 3.
  EXPECT_EQ(peakOf(graph, {0, 1, 2, 3, 4}, {3}), 51);
  // A runs again after B', so the a of the first run dies at B. After that, b,
  // loss and gb are held. At the end, the second a, loss, gb and ga are held.
  // The forward part holds tensors a and b, which have 30 bytes.
  EXPECT_EQ(peakOf(graph, {0, 1, 2, 3, 0, 4}), 41);
}

TEST(NoLiveness, ASumTakesOverWhatItAddsTo) {
  GraphSpec spec = chain().spec();
  spec.tensors[5].bytes = 20;
  spec.tensors.push_back({"g", 30});
  spec.nodes[4] = {"A'", "", 1, {4}, {5}, 0, true, {{4, 5}}};
  spec.nodes.push_back({"A''", "", 1, {5}, {6}});
  spec.outputs = {3, 6};
  // a dies at B. At the end b, loss, ga (in the place of gb) and g are held.
  EXPECT_EQ(peakOf(*Graph::create(spec), {0, 1, 2, 3, 4, 5}), 20 + 1 + 20 + 30);
}

/// Chen's stages of the chain are A and B, then the loss. B' reads the loss and
/// so belongs to the second part. A' reads a, so the second part ends with B'.
TEST(NoLiveness, PartsEndWhereTheBackwardPartComesToTheNext) {
  Graph graph = chain();
  uint32_t ends = 0;
  auto sink = [&](std::vector<Step>, const Origin &origin) {
    if (!origin.partEnds.empty())
      EXPECT_EQ(origin.partEnds, std::vector<NodeId>{3});
    ends += !origin.partEnds.empty();
    return Verdict{};
  };
  EXPECT_FALSE(findPlanner("sublinear")->propose({graph, {}, {}}, {}, sink));
  EXPECT_GT(ends, 0u);
}

TEST(NoLiveness, WithoutALossThereIsNoBackwardPart) {
  GraphSpec spec = chain().spec();
  spec.loss.reset();
  EXPECT_EQ(peakOf(*Graph::create(spec), {0, 1, 2, 3, 4}), 51);
}

/// Checks that the free_after of a plan gives the peak for which the plan was
/// chosen. This peak is between the peak with liveness and the peak of the
/// whole plan as one run.
TEST(NoLiveness, PlansAreChosenByIt) {
  uint32_t freed = 0, better = 0;
  const uint32_t kSeeds = Seeds{4, 12, 40};
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 12;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    for (const char *planner : {"sublinear", "lower-set-approx", "portfolio"}) {
      SCOPED_TRACE(planner + std::string(", seed ") + std::to_string(seed));
      auto with = planWith(planner, {graph, {}, {}});
      auto without = planWith(planner, {graph, {}, {}, false});
      ASSERT_TRUE(with && without);
      EXPECT_TRUE(with->plan.freeAfter.empty());
      SimulatorOptions model;
      model.liveness = false;
      model.freeAfter = without->plan.freeAfter;
      Simulation again = simulate(graph, without->plan.steps, model);
      EXPECT_EQ(again.peakBytes, without->simulation.peakBytes);
      EXPECT_GE(again.peakBytes,
                simulate(graph, without->plan.steps).peakBytes);
      model.freeAfter = {};
      EXPECT_LE(again.peakBytes,
                simulate(graph, without->plan.steps, model).peakBytes);
      freed += !without->plan.freeAfter.empty();
      better += simulate(graph, with->plan.steps, model).peakBytes >
                without->simulation.peakBytes;
    }
  }
  EXPECT_GT(freed, kSeeds / 4);
  EXPECT_GT(better, kSeeds / 4);
}

} // namespace
