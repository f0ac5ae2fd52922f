//===- ExpandTest.cpp - Expansion by hand ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Expand.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

using Ids = std::vector<TensorId>;
using Pairs = std::vector<std::pair<TensorId, TensorId>>;

GraphSpec forwardOnly(std::vector<Tensor> tensors, std::vector<Node> nodes,
                      Ids outputs) {
  GraphSpec spec;
  spec.name = "net";
  spec.training = false;
  spec.tensors = std::move(tensors);
  spec.nodes = std::move(nodes);
  spec.outputs = std::move(outputs);
  return spec;
}

/// Expands the graph. If this fails, the test fails, and the result is an empty
/// graph.
Graph expand(GraphSpec spec) {
  Result<Graph> forward = Graph::create(std::move(spec));
  EXPECT_TRUE(forward) << forward.error().message;
  Result<Graph> expanded = expandTrainingGraph(*forward);
  EXPECT_TRUE(expanded) << expanded.error().message;
  return *expanded;
}

std::string errorOf(GraphSpec spec) {
  Result<Graph> forward = Graph::create(std::move(spec));
  EXPECT_TRUE(forward) << forward.error().message;
  Result<Graph> expanded = expandTrainingGraph(*forward);
  return expanded ? "expanded" : expanded.error().message;
}

/// x -> f -> a -> g -> loss: two nodes, so two backward nodes.
///   tensors 0 x, 1 a, 2 loss | 3 grad(loss), 4 grad(a)
///   nodes   0 f, 1 g         | 2 backward(g), 3 backward(f)
GraphSpec chain() {
  return forwardOnly({{"x", 100}, {"a", 40}, {"loss", 4}},
                     {{"f", "conv", 10, {0}, {1}}, {"g", "", 1, {1}, {2}}},
                     {2});
}

TEST(Expand, ChainGetsOneBackwardNodeEachInReverse) {
  Graph graph = expand(chain());
  EXPECT_TRUE(graph.spec().training);
  EXPECT_EQ(graph.name(), "net");
  EXPECT_EQ(graph.loss(), 2u);
  ASSERT_EQ(graph.numTensors(), 5u);
  EXPECT_EQ(graph.tensor(3).name, "grad(loss)");
  EXPECT_TRUE(graph.isResident(3)); // The seed.
  EXPECT_EQ(graph.bytes(3), 4);
  EXPECT_EQ(graph.tensor(4).name, "grad(a)");
  EXPECT_EQ(graph.bytes(4), 40);

  ASSERT_EQ(graph.numNodes(), 4u);
  EXPECT_EQ(graph.node(0).name, "f");
  EXPECT_EQ(graph.node(1).name, "g");
  const Node &backwardG = graph.node(2), &backwardF = graph.node(3);
  EXPECT_EQ(backwardG.name, "backward(g)");
  EXPECT_EQ(backwardG.kind, "backward");
  EXPECT_EQ(backwardG.inputs, (Ids{3, 1, 2})); // grad(loss), a, loss.
  EXPECT_EQ(backwardG.outputs, Ids{4});
  EXPECT_EQ(backwardF.kind, "backward(conv)");
  EXPECT_EQ(backwardF.inputs, (Ids{4, 0, 1})); // grad(a), x, a.
  // x is a graph input, so it has no gradient.
  EXPECT_TRUE(backwardF.outputs.empty());
  EXPECT_EQ(graph.baseCost(), 10 + 1 + 1 + 10);
  EXPECT_EQ(Ids(graph.outputs().begin(), graph.outputs().end()), Ids{2});
}

TEST(Expand, ChainHoldsWhatTheBackwardPartReads) {
  Graph graph = expand(chain());
  SimulatorOptions options;
  options.timeline = true;
  Simulation simulation = simulate(graph, keepAllPlan(graph).steps, options);
  ASSERT_TRUE(simulation.valid());
  // f: a 40. g: a 40 + loss 4. backward(g): a, loss, grad(a) = 84.
  // backward(f): grad(a) 40 + a 40 + loss 4 (an output) = 84.
  EXPECT_EQ(simulation.timeline, (std::vector<int64_t>{40, 44, 84, 84}));
  EXPECT_EQ(simulation.residentBytes, 100 + 4);
}

TEST(Expand, BackwardNeedsSayWhatIsRead) {
  auto inputsWith = [](BackwardNeeds needs) {
    GraphSpec spec = chain();
    spec.nodes[1].backwardNeeds = needs;
    return expand(std::move(spec)).node(2).inputs;
  };
  EXPECT_EQ(inputsWith(BackwardNeeds::None), (Ids{3}));
  EXPECT_EQ(inputsWith(BackwardNeeds::Inputs), (Ids{3, 1}));
  EXPECT_EQ(inputsWith(BackwardNeeds::Output), (Ids{3, 2}));
  EXPECT_EQ(inputsWith(BackwardNeeds::Both), (Ids{3, 1, 2}));
}

TEST(Expand, SeveralReadersMakeAChainOfSums) {
  // a is read by g, h and k; the loss node adds their results.
  //   tensors 0 x, 1 a, 2 b, 3 c, 4 d, 5 loss
  //           6 grad(loss), 7 grad(b), 8 grad(c), 9 grad(d),
  //           10 grad(a)#1 by k, 11 grad(a)#2 by h, 12 grad(a) by g
  GraphSpec spec = forwardOnly(
      {{"x", 1}, {"a", 10}, {"b", 20}, {"c", 30}, {"d", 40}, {"loss", 4}},
      {{"f", "", 1, {0}, {1}},
       {"g", "", 1, {1}, {2}},
       {"h", "", 1, {1}, {3}},
       {"k", "", 1, {1}, {4}},
       {"sum", "", 1, {2, 3, 4}, {5}}},
      {5});
  for (Node &node : spec.nodes)
    node.backwardNeeds = BackwardNeeds::None;
  Graph graph = expand(std::move(spec));
  ASSERT_EQ(graph.numTensors(), 13u);
  ASSERT_EQ(graph.numNodes(), 10u);
  EXPECT_EQ(graph.node(5).outputs, (Ids{7, 8, 9}));
  EXPECT_EQ(graph.node(6).name, "backward(k)");
  EXPECT_EQ(graph.node(6).inputs, (Ids{9}));
  EXPECT_EQ(graph.node(6).outputs, (Ids{10}));
  EXPECT_TRUE(graph.node(6).inPlace.empty());
  EXPECT_EQ(graph.node(7).inputs, (Ids{8, 10}));
  EXPECT_EQ(graph.node(7).outputs, (Ids{11}));
  EXPECT_EQ(graph.node(7).inPlace, (Pairs{{10, 11}}));
  EXPECT_EQ(graph.node(8).inputs, (Ids{7, 11}));
  EXPECT_EQ(graph.node(8).outputs, (Ids{12}));
  EXPECT_EQ(graph.node(8).inPlace, (Pairs{{11, 12}}));
  // backward(f) reads the whole sum.
  EXPECT_EQ(graph.node(9).inputs, (Ids{12}));
  EXPECT_EQ(graph.tensor(10).name, "grad(a)#1");
  EXPECT_EQ(graph.tensor(11).name, "grad(a)#2");
  EXPECT_EQ(graph.tensor(12).name, "grad(a)");
  for (TensorId t : {10, 11, 12})
    EXPECT_EQ(graph.bytes(t), 10);
}

TEST(Expand, AnInputListedTwiceContributesOnce) {
  GraphSpec spec = chain();
  spec.nodes[1].inputs = {1, 1}; // a * a.
  Graph graph = expand(std::move(spec));
  EXPECT_EQ(graph.numTensors(), 5u);
  EXPECT_EQ(graph.tensor(4).name, "grad(a)");
}

TEST(Expand, MarkedWeightsHaveGradientsThatAreOutputs) {
  // Both nodes have the same weight w. v is unused, and u is not marked.
  //   tensors 0 x, 1 w, 2 u, 3 v, 4 a, 5 loss
  //           6 grad(loss), 7 grad(w)#1, 8 grad(a), 9 grad(w)
  GraphSpec spec = forwardOnly(
      {{"x", 1}, {"w", 7}, {"u", 9}, {"v", 11}, {"a", 3}, {"loss", 4}},
      {{"f", "", 1, {0, 1}, {4}}, {"g", "", 1, {1, 2, 4}, {5}}}, {5});
  spec.tensors[1].weight = spec.tensors[3].weight = true;
  Graph graph = expand(std::move(spec));
  ASSERT_EQ(graph.numTensors(), 10u);
  EXPECT_EQ(graph.node(2).outputs, (Ids{7, 8}));
  EXPECT_EQ(graph.node(3).outputs, (Ids{9}));
  EXPECT_EQ(graph.node(3).inPlace, (Pairs{{7, 9}}));
  EXPECT_EQ(graph.tensor(9).name, "grad(w)");
  EXPECT_EQ(graph.bytes(9), 7);
  EXPECT_EQ(Ids(graph.outputs().begin(), graph.outputs().end()), (Ids{5, 9}));
}

TEST(Expand, WhatTheLossDoesNotDependOnHasNoBackwardNode) {
  // The node f makes the tensors a and mask. The metric reads a, but nothing
  // reads the metric.
  GraphSpec spec = forwardOnly(
      {{"x", 1}, {"a", 10}, {"mask", 5}, {"loss", 4}, {"metric", 4}},
      {{"f", "", 1, {0}, {1, 2}},
       {"g", "", 1, {1}, {3}},
       {"accuracy", "", 1, {1}, {4}}},
      {3, 4});
  spec.loss = 3;
  Graph graph = expand(std::move(spec));
  ASSERT_EQ(graph.numNodes(), 5u); // Only two nodes have a backward node.
  EXPECT_EQ(graph.node(3).name, "backward(g)");
  EXPECT_EQ(graph.node(4).name, "backward(f)");
  // grad(a), x, a, mask: the mask is read but has no gradient.
  EXPECT_EQ(graph.node(4).inputs, (Ids{6, 0, 1, 2}));
  EXPECT_EQ(graph.tensor(6).name, "grad(a)"); // The metric adds nothing.
  EXPECT_EQ(Ids(graph.outputs().begin(), graph.outputs().end()), (Ids{3, 4}));
}

TEST(Expand, CarriesOverCostsAndMarks) {
  GraphSpec spec = chain();
  spec.costUnit = "s";
  spec.nodes[0].backwardCost = 25;
  spec.nodes[0].workspace = 64;
  spec.nodes[0].flops = 1e9;
  spec.nodes[0].deviceBytes = 2e6;
  spec.nodes[0].recomputable = false;
  spec.nodes[1].inPlace = {{1, 2}};
  Graph graph = expand(std::move(spec));
  EXPECT_EQ(graph.spec().costUnit, "s");
  const Node &backwardF = graph.node(3);
  EXPECT_EQ(backwardF.cost, 25);
  EXPECT_EQ(backwardF.workspace, 64);
  EXPECT_EQ(backwardF.flops, 1e9);
  EXPECT_EQ(backwardF.deviceBytes, 2e6);
  EXPECT_FALSE(backwardF.recomputable);
  EXPECT_TRUE(graph.node(2).recomputable);
  EXPECT_TRUE(graph.node(2).inPlace.empty());
  EXPECT_EQ(graph.baseCost(), 10 + 1 + 1 + 25);
}

TEST(Expand, UnnamedNodesAndTensorsGoByNumber) {
  GraphSpec spec = chain();
  spec.nodes[0].name = spec.tensors[1].name = "";
  Graph graph = expand(std::move(spec));
  EXPECT_EQ(graph.node(3).name, "backward(#0)");
  EXPECT_EQ(graph.tensor(4).name, "grad(#1)");
}

TEST(Expand, SaysWhatIsMissing) {
  GraphSpec training = chain();
  training.training = true;
  EXPECT_EQ(errorOf(training), "the graph is a training graph already; a "
                               "forward-only one says \"training\": false");
  GraphSpec twoOutputs = chain();
  twoOutputs.outputs = {1, 2};
  EXPECT_EQ(errorOf(twoOutputs),
            "the forward-only graph has 2 outputs and no loss; add \"loss\" "
            "with the number of the tensor to differentiate");
  twoOutputs.loss = 2;
  EXPECT_EQ(errorOf(twoOutputs), "expanded");
  GraphSpec inputLoss = chain();
  inputLoss.loss = 0;
  EXPECT_EQ(errorOf(inputLoss), "the loss, tensor 0 'x', is a graph input; "
                                "there is nothing to differentiate");
  GraphSpec madeWeight = chain();
  madeWeight.tensors[1].weight = true;
  EXPECT_EQ(errorOf(madeWeight),
            "tensor 1 'a' is marked as a weight, but node 0 'f' makes it; "
            "weights are graph inputs");
}

} // namespace
