//===- RepeatedStructureTest.cpp ------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Graph/RepeatedStructure.h"

#include "remat/Core/Graph/Expand.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

/// Returns the training step of layers with two nodes, "conv<i>" and "relu<i>".
/// The conv of the layer with number \p odd costs more than the other convs.
Graph layers(uint32_t count, uint32_t odd = kNone) {
  GraphSpec spec;
  spec.training = false;
  spec.tensors.push_back({"x", 8});
  for (uint32_t i = 0; i < count; ++i) {
    std::string name = std::to_string(i);
    spec.tensors.push_back({"", 8});
    spec.tensors.push_back({"", 8});
    double cost = i == odd ? 3 : 2;
    spec.nodes.push_back({"conv" + name, "conv", cost, {2 * i}, {2 * i + 1}});
    spec.nodes.push_back({"relu" + name, "relu", 1, {2 * i + 1}, {2 * i + 2}});
  }
  spec.outputs = {2 * count};
  return *expandTrainingGraph(*Graph::create(std::move(spec)));
}

NodeId nodeCalled(const Graph &graph, const std::string &name) {
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    if (graph.node(n).name == name)
      return n;
  return kNone;
}

TEST(RepeatedStructure, LayersAreNumberedFromTheLossInBothParts) {
  Graph graph = layers(24);
  RepeatedStructure structure(graph);
  auto moved = [&](const std::string &name, int64_t distance) {
    NodeId n = structure.counterpart(nodeCalled(graph, name), distance);
    return n == kNone ? "none" : graph.node(n).name;
  };
  EXPECT_EQ(moved("conv12", 0), "conv12");
  EXPECT_EQ(moved("conv12", 1), "conv11");
  EXPECT_EQ(moved("relu12", -3), "relu15");
  EXPECT_EQ(moved("backward(conv12)", 1), "backward(conv11)");
  EXPECT_EQ(moved("backward(relu12)", -3), "backward(relu15)");
  // The ends of the chain look different, as far as neighbourhoods reach.
  EXPECT_EQ(moved("conv12", 12), "none");
  EXPECT_EQ(moved("conv12", -12), "none");
  EXPECT_EQ(structure.classSize(nodeCalled(graph, "conv0")), 1u);
}

TEST(RepeatedStructure, ALayerOfAnotherCostIsNoCounterpart) {
  Graph graph = layers(40, 20);
  RepeatedStructure structure(graph);
  EXPECT_EQ(structure.classSize(nodeCalled(graph, "conv20")), 1u);
  NodeId n = nodeCalled(graph, "conv12");
  EXPECT_GT(structure.classSize(n), 4u);
  for (int64_t distance = -40; distance <= 40; ++distance)
    if (NodeId other = structure.counterpart(n, distance); other != kNone) {
      EXPECT_EQ(graph.node(other).kind, "conv");
      EXPECT_EQ(graph.node(other).cost, 2);
    }
}

} // namespace
