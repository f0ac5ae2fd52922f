//===- PlanGraphTest.cpp - Plans written out as graphs --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Plan/PlanGraph.h"

#include "../RandomGraph.h"

#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

TEST(PlanGraph, SecondRunsAreNodesOfTheirOwn) {
  GraphSpec spec;
  spec.tensors = {{"x", 8}, {"a", 8}, {"b", 4}, {"c", 4}};
  spec.nodes = {{"A", "", 1, {0}, {1}},
                {"B", "", 2, {1}, {2}},
                {"C", "", 3, {1, 2}, {3}}};
  spec.nodes[1].inPlace = {{1, 2}};
  spec.outputs = {3};
  std::vector<NodeId> order = {0, 1, 0, 2};
  Graph program = *graphOfPlan(*Graph::create(spec), computeSteps(order));
  ASSERT_EQ(program.numNodes(), 4u);
  ASSERT_EQ(program.numTensors(), 5u);
  EXPECT_EQ(program.node(2).name, "A#2");
  EXPECT_EQ(program.tensor(4).name, "a#2");
  EXPECT_EQ(program.node(2).outputs, (std::vector<TensorId>{4}));
  EXPECT_EQ(program.node(3).inputs, (std::vector<TensorId>{4, 2}));
  EXPECT_EQ(program.node(1).inPlace,
            (std::vector<std::pair<TensorId, TensorId>>{{1, 2}}));
  EXPECT_EQ(program.outputs()[0], 3u);
}

TEST(PlanGraph, NeedsWhatThePlanNeeds) {
  // If the program of a plan runs unchanged, it has the plan's peak and cost.
  uint32_t repeated = 0;
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    Graph graph = *Graph::create(randomTrainingStep(seed));
    Result<Planned> planned =
        planWith("greedy-gaps", {graph, std::nullopt, {}});
    ASSERT_TRUE(planned);
    Graph program = *graphOfPlan(graph, planned->plan.steps);
    Simulation simulation = simulate(program, keepAllPlan(program).steps);
    EXPECT_TRUE(simulation.valid()) << "seed " << seed;
    EXPECT_EQ(simulation.peakBytes, planned->simulation.peakBytes)
        << "seed " << seed;
    EXPECT_DOUBLE_EQ(simulation.computeCost, planned->simulation.computeCost);
    repeated += program.numNodes() > graph.numNodes();
  }
  EXPECT_GT(repeated, 100u);
}

TEST(PlanGraph, CopiesAreRefused) {
  Graph graph = *Graph::create(randomTrainingStep(1));
  std::vector<Step> steps = {Step::swapOut(0)};
  Result<Graph> program = graphOfPlan(graph, steps);
  ASSERT_FALSE(program);
  EXPECT_EQ(program.error().message,
            "the plan copies tensors to the host, which a graph cannot "
            "describe: give a plan without copies");
}

} // namespace
