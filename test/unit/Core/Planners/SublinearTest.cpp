//===- SublinearTest.cpp - Chen's segments on chains ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../ChainStep.h"

#include "Core/Planners/AlikeValues.h"
#include "Core/Planners/StagePlanning.h"
#include "remat/Core/Graph/Expand.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace remat;
using namespace remat::test;

namespace {

Planned lowest(const char *planner, const Graph &graph) {
  Result<Planned> planned = planWith(planner, {graph, std::nullopt, {}});
  EXPECT_TRUE(planned) << planned.error().message;
  return *planned;
}

TEST(Sublinear, SixteenNodesByHand) {
  // There are 16 nodes with results v0 to v15 and gradients g15 to g1. Alg. 3
  // with B = 3 splits after 4 results each, so v3, v7, v11 and v15 are kept.
  // The backward part of the last segment recomputes v12 to v14 from v11.
  Graph graph = chainStep(16);
  Result<Planned> all = planWith("keep-all", {graph, std::nullopt, {}});
  // The first backward node holds v0 to v14, the loss v15, and its gradient g14
  // (grad(loss) is resident).
  EXPECT_EQ(all->simulation.peakBytes, 17);
  // In the last segment v3, v7, v11 and the loss are kept, and v12 to v14 and
  // g14 are held: 8. In the segment before it v3, v7, the loss, v8 to v10 and
  // two gradients are held: 8, too.
  Result<Planned> planned = planWith("sublinear", {graph, 8, {}});
  ASSERT_TRUE(planned);
  EXPECT_TRUE(planned->feasible);
  EXPECT_EQ(planned->simulation.peakBytes, 8);
  // v0 to v2, v4 to v6, and v8 to v10 run twice. v12 to v14 are held if this
  // takes no more memory.
  EXPECT_LE(planned->simulation.computeCost, 32 + 12);
}

TEST(Sublinear, OnlyTheFirstSegmentsRunAgain) {
  // keep-all has a peak of 17, and all segments of `sublinear` but the last one
  // run again. With a budget of 12, `sublinear-first` holds the last two
  // segments of four.
  Graph graph = chainStep(16);
  Result<Planned> all = planWith("sublinear", {graph, 12, {}});
  Result<Planned> first = planWith("sublinear-first", {graph, 12, {}});
  ASSERT_TRUE(all && first);
  EXPECT_TRUE(first->feasible);
  EXPECT_LE(first->simulation.peakBytes, 12);
  EXPECT_LT(first->simulation.computeCost, all->simulation.computeCost);
  // `sublinear-first` has the plans of `sublinear`, too.
  EXPECT_EQ(lowest("sublinear-first", graph).simulation.peakBytes,
            lowest("sublinear", graph).simulation.peakBytes);
}

TEST(Sublinear, TheSameValuesOfEachSegmentAreKept) {
  // A chain of four layers of four values. The second value of each layer takes
  // eight times as long to compute as the others.
  GraphSpec spec = chainStep(16).spec();
  for (NodeId n = 1; n < 16; n += 4)
    spec.nodes[n].cost = 8;
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph);
  Result<ForwardBackward> split = splitAtLoss(*graph, "test");
  ASSERT_TRUE(split);
  AlikeValues alike(*graph, *split);
  Choice choice = {std::vector<bool>(graph->numTensors()), {}, kNone, {}};
  std::span<const NodeId> group = alike.next(choice);
  EXPECT_EQ(std::vector(group.begin(), group.end()),
            (std::vector<NodeId>{1, 5, 9, 13}));
  EXPECT_TRUE(alike.next(keepEverything(*graph)).empty());

  // `sublinear-first` has to compute such values again, and `sublinear-alike`
  // computes eight others again.
  Result<Planned> first = planWith("sublinear-first", {*graph, 9, {}});
  Result<Planned> kept = planWith("sublinear-alike", {*graph, 9, {}});
  ASSERT_TRUE(first && kept);
  EXPECT_TRUE(first->feasible && kept->feasible);
  EXPECT_LE(kept->simulation.peakBytes, 9);
  EXPECT_EQ(kept->simulation.computeCost, graph->baseCost() + 8);
  EXPECT_GT(first->simulation.computeCost, graph->baseCost() + 16);
}

TEST(Sublinear, PeakGrowsWithTheRootOfTheLength) {
  // The peak is O(sqrt(n)): four times the length has about twice the peak. At
  // best, n / k for a segment and k for the results between segments add up to
  // 2 sqrt(n).
  for (const char *planner :
       {"sublinear", "sublinear-search", "lower-set-approx"}) {
    double before = 0;
    for (uint32_t size : {64u, 256u, 1024u}) {
      Planned planned = lowest(planner, chainStep(size));
      double peak = double(planned.simulation.peakBytes);
      EXPECT_LE(peak, 2.5 * std::sqrt(size) + 4) << planner;
      if (before > 0)
        EXPECT_NEAR(peak / before, 2, 0.3) << planner << ", " << size;
      before = peak;
      // There is at most one more forward pass.
      EXPECT_LE(planned.simulation.overhead(), 0.5) << planner;
    }
  }
}

/// Returns a step of \p layers nodes v(i). The gradients g(i) of their inputs
/// come next, each made from g(i + 1) and v(i). The gradients w(i) of their
/// weights come last, each made from the same two values. XLA may order a step
/// like this if it has enough memory. The first \p layers results take 8 bytes,
/// and gradients of weights are outputs of 1 byte. No tensor is marked as the
/// loss.
Graph delayedStep(uint32_t layers) {
  GraphSpec spec;
  spec.tensors = {{"x", 8}};
  auto add = [&](int64_t bytes, std::vector<TensorId> inputs) {
    TensorId made = spec.tensors.size();
    spec.tensors.push_back({"", bytes});
    spec.nodes.push_back({"", "matmul", 1, std::move(inputs), {made}});
    return made;
  };
  std::vector<TensorId> values = {0}, gradients;
  for (uint32_t i = 0; i < layers; ++i)
    values.push_back(add(8, {values.back()}));
  gradients.push_back(add(8, {values.back()}));
  for (uint32_t i = layers; i-- > 1;)
    gradients.push_back(add(8, {gradients.back(), values[i]}));
  for (uint32_t i = 0; i < layers; ++i)
    spec.outputs.push_back(add(1, {gradients[i], values[layers - 1 - i]}));
  return *Graph::create(std::move(spec));
}

TEST(Sublinear, DelayedWeightGradientsOfAStepWithoutLoss) {
  // In program order no early part helps, because all gradients are held to the
  // end. In prompt order about sqrt(64) layers and the sqrt(64) results between
  // them are held, in addition to 64 outputs.
  Graph graph = delayedStep(64);
  EXPECT_EQ(lowest("keep-all", graph).simulation.peakBytes, (63 + 64) * 8 + 1);
  Planned planned = lowest("sublinear", graph);
  EXPECT_LE(planned.simulation.peakBytes, 8 * (2 * 8 + 4) + 64);
  EXPECT_LE(planned.simulation.computeCost, 192 + 64);
}

TEST(PromptOrder, NodesRunWhenTheyFreeEnough) {
  // The order is v1, v2, g2, g1, then w2 from (g2, v1) and w1 from (g1, x).
  // Both g1 and w2 read g2, so w2 runs after g1.
  EXPECT_EQ(promptOrder(delayedStep(2)),
            (std::vector<NodeId>{0, 1, 2, 3, 4, 5}));
  // The order is v1 to v3, g3, g2, w3, g1, w2, w1.
  EXPECT_EQ(promptOrder(delayedStep(3)),
            (std::vector<NodeId>{0, 1, 2, 3, 4, 6, 5, 7, 8}));
  Graph graph = delayedStep(3);
  Graph prompt = inOrder(graph, promptOrder(graph));
  EXPECT_EQ(prompt.node(5).outputs, graph.node(6).outputs);
}

TEST(LowerSetApprox, ProposesBothObjectives) {
  // If there is memory for everything, the time-centric strategy keeps every
  // result. The memory-centric strategy keeps only the loss, and 63 of 64 nodes
  // run again.
  Graph graph = chainStep(64);
  double least = 1e9, most = 0;
  auto sink = [&](std::vector<Step> steps, const Origin &) {
    double cost = simulate(graph, steps).computeCost;
    least = std::min(least, cost);
    most = std::max(most, cost);
    return Verdict{};
  };
  EXPECT_FALSE(findPlanner("lower-set-approx")
                   ->propose({graph, std::nullopt, {}}, {}, sink));
  EXPECT_EQ(least, 128);
  EXPECT_EQ(most, 128 + 63);
}

TEST(Sublinear, OneSegmentWhereNothingSplits) {
  // Every node also reads the first result, so no split point follows it.
  GraphSpec spec;
  spec.training = false;
  spec.tensors.push_back({"x", 1});
  for (uint32_t i = 0; i < 8; ++i) {
    spec.tensors.push_back({"", 1});
    spec.nodes.push_back({"", "", 1, {i}, {i + 1}});
    if (i > 1)
      spec.nodes.back().inputs.push_back(1);
  }
  spec.outputs = {8};
  Graph graph = *expandTrainingGraph(*Graph::create(std::move(spec)));
  EXPECT_TRUE(lowest("sublinear", graph).simulation.valid());
}

} // namespace
