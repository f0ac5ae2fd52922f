//===- SegmentPlannersTest.cpp - From checkpoints to plans ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../ForwardDags.h"

#include "remat/Core/Plan/Realiser.h"
#include "remat/Core/Planning/Planner.h"

#include <cmath>

using namespace remat;

namespace {

constexpr const char *kPlanners[] = {"linear-checkpoint", "division-tree",
                                     "sublinear-recursive"};

ForwardGraph unitChain(uint32_t size) {
  Edges edges;
  for (uint32_t v = 0; v + 1 < size; ++v)
    edges.push_back({v, v + 1});
  return makeForward(std::vector<int64_t>(size, 1),
                     std::vector<double>(size, 1), edges);
}

int64_t lowestPeak(const Graph &graph, const char *planner) {
  auto planned = planWith(planner, {graph, {}, {}});
  EXPECT_TRUE(planned) << planned.error().message;
  EXPECT_TRUE(planned->simulation.valid());
  return planned->simulation.peakBytes;
}

std::vector<NodeId> nodesOf(const std::vector<Step> &steps) {
  std::vector<NodeId> nodes;
  for (Step step : steps)
    nodes.push_back(step.id);
  return nodes;
}

/// The graph is a chain of 4, 0 -> 1 -> 2 -> 3, and the loss, 4. The backward
/// nodes 5 to 9 read the inputs and the outputs of nodes 4 to 0. Node 1 is kept
/// from the forward pass on, so there are two segments.
TEST(RealiserLevels, StoresWhatTheRecursionStores) {
  Graph graph = makeTraining(unitChain(4));
  auto split = splitAtLoss(graph, "test");
  ASSERT_TRUE(split);
  Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone, {}};
  choice.kept[graph.node(1).outputs[0]] = true;
  choice.level.assign(graph.numNodes(), kNone);
  choice.level[1] = 0;
  auto steps = realise(graph, *split, choice);
  ASSERT_TRUE(steps);
  // Node 5, the backward node of the loss, needs the result of node 3. To make
  // it, node 2 ran again. No node between 2 and 3 has a lower level, so the
  // result of 2 stays for node 6, the backward node of 3.
  EXPECT_EQ(nodesOf(*steps),
            (std::vector<NodeId>{0, 1, 2, 3, 4, 2, 3, 5, 6, 7, 0, 8, 9}));
}

/// A chain of 8 has levels 1 0 1 at nodes 1, 3 and 5, and nothing is kept. On
/// the way to 7, some nodes are dropped again: 0 and 2 (below level 0 at 3), 1
/// (level 1, passed by 0) and 4 (passed by 5). 3, 5 and 6 stay.
TEST(RealiserLevels, DropsWhatItPassed) {
  Graph graph = makeTraining(unitChain(8));
  auto split = splitAtLoss(graph, "test");
  ASSERT_TRUE(split);
  Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone, {}};
  choice.level.assign(graph.numNodes(), kNone);
  choice.level[1] = choice.level[5] = 1;
  choice.level[3] = 0;
  auto steps = realise(graph, *split, choice);
  ASSERT_TRUE(steps);
  // Backward nodes: 9 of the loss, 10 of node 7, ..., 17 of node 0.
  EXPECT_EQ(nodesOf(*steps),
            // The forward part.
            (std::vector<NodeId>{0,  1,  2, 3,  4,  5, 6,  7, 8,
                                 0,  1,  2, 3,  4,  5, 6,  7, 9,  // 7 for 9.
                                 10, 11, 4, 12, 13,               // 4 for 5's.
                                 0,  1,  2, 14, 15, 0, 16, 17})); // 2, then 0.
}

/// The order in which a node lists its inputs makes no difference. The earlier
/// value is computed first, so the later one finds it.
TEST(RealiserLevels, TakesMissingValuesInProgramOrder) {
  // Backward node 10 needs 2 and 4, which are not held.
  Edges edges = {{2, 7}, {4, 7}};
  for (uint32_t v = 0; v + 1 < 8; ++v)
    edges.push_back({v, v + 1});
  Graph graph = makeTraining(makeForward(std::vector<int64_t>(8, 1),
                                         std::vector<double>(8, 1), edges));
  GraphSpec spec = graph.spec();
  for (Node &node : spec.nodes)
    std::reverse(node.inputs.begin(), node.inputs.end());
  Result<Graph> reversed = Graph::create(std::move(spec));
  ASSERT_TRUE(reversed);
  auto split = splitAtLoss(graph, "test");
  ASSERT_TRUE(split);
  Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone, {}};
  choice.level.assign(graph.numNodes(), kNone);
  choice.level[1] = choice.level[5] = 1;
  choice.level[3] = 0;
  EXPECT_EQ(realise(graph, *split, choice), realise(*reversed, *split, choice));
}

/// If each level stores one result, g(n) = log2(n) (Eq. 3): ten times as many
/// layers add log2(10) = 3.3 results. For any n, two gradients and the input
/// are held in addition to the needed value.
TEST(SublinearRecursive, PeakGrowsWithTheLogarithm) {
  for (uint32_t size : {100u, 300u, 1000u, 3000u, 10000u}) {
    int64_t peak =
        lowestPeak(makeTraining(unitChain(size)), "sublinear-recursive");
    EXPECT_LE(double(peak), std::log2(size) + 4) << size;
    EXPECT_GE(double(peak), std::log2(size)) << size;
  }
}

/// Each level costs at most one forward pass, so two levels cost at most two.
TEST(SublinearRecursive, LogarithmicallyManyForwardPasses) {
  Graph graph = makeTraining(unitChain(1000));
  auto planned = planWith("sublinear-recursive", {graph, {}, {}});
  ASSERT_TRUE(planned);
  EXPECT_LE(planned->simulation.computeCost - graph.baseCost(),
            1001 * std::log2(1001));
}

/// Eq. 1 is at best 2 sqrt(1000) = 63.2 for 1,000 layers of one byte. The plan
/// also holds two gradients.
TEST(LinearCheckpoint, PeakGrowsWithTheSquareRoot) {
  for (const char *planner : {"linear-checkpoint", "division-tree"})
    EXPECT_LE(lowestPeak(makeTraining(unitChain(1000)), planner), 63 + 3);
}

/// There are branches between two vertices. The planner of chains can only take
/// these branches whole, and the planner of trees can divide them. Two branches
/// of 20 vertices are between 0 and 41, and each gets checkpoints.
TEST(DivisionTreePlanner, GoesIntoBranches) {
  Edges edges;
  for (uint32_t first : {1u, 21u}) {
    edges.push_back({0, first});
    for (uint32_t v = first; v + 1 < first + 20; ++v)
      edges.push_back({v, v + 1});
    edges.push_back({first + 19, 41});
  }
  Graph graph = makeTraining(makeForward(std::vector<int64_t>(42, 1),
                                         std::vector<double>(42, 1), edges));
  EXPECT_LT(lowestPeak(graph, "division-tree"),
            lowestPeak(graph, "linear-checkpoint"));
}

TEST(SegmentPlanners, PlansOfRandomGraphsAreValid) {
  for (uint32_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    uint32_t size = 1 + seed % 20;
    Graph graph =
        makeTraining(drawForward(size, drawDag(size, 25, random), random));
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    for (const char *planner : kPlanners) {
      EXPECT_LE(lowestPeak(graph, planner), peak) << planner;
      double cost = INFINITY; // With a larger budget, no plan costs more.
      for (int percent : {60, 80, 100}) {
        auto planned = planWith(planner, {graph, peak * percent / 100, {}});
        ASSERT_TRUE(planned) << planned.error().message;
        if (!planned->feasible)
          continue;
        EXPECT_LE(planned->simulation.computeCost, cost) << planner;
        cost = planned->simulation.computeCost;
      }
    }
  }
}

/// Kept values stay, values that are marked recompute are dropped, and a node
/// that must not repeat runs once.
TEST(SegmentPlanners, FollowMarks) {
  for (uint32_t seed = 0; seed < 30; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    Graph drawn =
        makeTraining(drawForward(12, drawDag(12, 25, random), random));
    GraphSpec spec = drawn.spec();
    spec.nodes[2].recomputable = false;
    spec.tensors[4].policy = TensorPolicy::Keep;
    spec.tensors[6].policy = TensorPolicy::Recompute;
    Result<Graph> graph = Graph::create(std::move(spec));
    ASSERT_TRUE(graph);
    for (const char *planner : kPlanners)
      lowestPeak(*graph, planner);
  }
}

TEST(SegmentPlanners, NeedALossAndABackwardPart) {
  GraphSpec spec;
  spec.tensors = {{"x", 1}, {"y", 1}};
  spec.nodes = {{"f", "", 1, {0}, {1}}};
  spec.outputs = {1};
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph);
  for (const char *planner : kPlanners)
    EXPECT_FALSE(planWith(planner, {*graph, {}, {}}));
}

} // namespace
