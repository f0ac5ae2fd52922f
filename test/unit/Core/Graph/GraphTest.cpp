//===- GraphTest.cpp - Tests the rules of Graph::create -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Graph.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

using namespace remat;

namespace {

/// x -> f -> a -> g -> b, where g may write b over a.
GraphSpec chain() {
  GraphSpec spec;
  spec.name = "chain";
  spec.tensors = {{"x", 8}, {"a", 4}, {"b", 2}};
  Node f{"f", "conv", 10, {0}, {1}};
  Node g{"g", "relu", 1, {1}, {2}};
  g.inPlace = {{1, 2}};
  spec.nodes = {f, g};
  spec.outputs = {2};
  spec.loss = 2;
  return spec;
}

/// Returns the error message for the chain after \p edit has changed it.
std::string errorAfter(const std::function<void(GraphSpec &)> &edit) {
  GraphSpec spec = chain();
  edit(spec);
  Result<Graph> graph = Graph::create(std::move(spec));
  return graph ? "accepted" : graph.error().message;
}

TEST(Graph, IndexesProducersReadersAndOutputs) {
  GraphSpec spec = chain();
  // An input that is listed twice counts once.
  spec.nodes[1].inputs = {1, 0, 1};
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph) << graph.error().message;
  EXPECT_EQ(graph->producer(0), kNone);
  EXPECT_EQ(graph->producer(1), 0u);
  EXPECT_EQ(graph->producer(2), 1u);
  EXPECT_EQ(graph->node(1).inputs, (std::vector<TensorId>{1, 0}));
  auto readersOfX = graph->readers(0);
  EXPECT_EQ(std::vector<NodeId>(readersOfX.begin(), readersOfX.end()),
            (std::vector<NodeId>{0, 1}));
  EXPECT_EQ(graph->readers(1).size(), 1u);
  EXPECT_TRUE(graph->readers(2).empty());
  EXPECT_TRUE(graph->isOutput(2));
  EXPECT_FALSE(graph->isOutput(1));
}

TEST(Graph, ResidentsAreTheInputsThatAreNotOwned) {
  GraphSpec spec = chain();
  spec.tensors.push_back({"donated", 16, /*owned=*/true});
  spec.tensors.push_back({"weights", 32});
  // The mark `owned` has no meaning for a tensor with a producer.
  spec.tensors[1].owned = true;
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph) << graph.error().message;
  EXPECT_TRUE(graph->isResident(0));
  EXPECT_FALSE(graph->isResident(1));
  EXPECT_FALSE(graph->isResident(3));
  EXPECT_TRUE(graph->isResident(4));
  EXPECT_EQ(graph->residentBytes(), 8 + 32);
  EXPECT_EQ(graph->baseCost(), 10 + 1);
}

TEST(Graph, RefusesTensorNumbersOutOfRange) {
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.nodes[1].inputs = {3}; }),
            "node 1 'g': no such input tensor 3");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.nodes[0].outputs = {1, 7}; }),
            "node 0 'f': no such output tensor 7");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.outputs = {2, 3}; }),
            "outputs: no such tensor 3");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.loss = 3; }),
            "loss: no such tensor 3");
}

TEST(Graph, RefusesTwoProducers) {
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.nodes[0].outputs = {1, 2}; }),
            "tensor 2 'b' has two producers, node 0 'f' and node 1 'g'");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.nodes[0].outputs = {1, 1}; }),
            "tensor 1 'a' has two producers, node 0 'f' and node 0 'f'");
}

TEST(Graph, RefusesAnOrderThatIsNotTopological) {
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.nodes[0].inputs = {2}; }),
            "node 0 'f': input tensor 2 'b' is produced later, by node 1 'g' "
            "(the order is not topological, or there is a cycle)");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.nodes[0].inputs = {1}; }),
            "node 0 'f': input tensor 1 'a' is produced later, by node 0 'f' "
            "(the order is not topological, or there is a cycle)");
}

TEST(Graph, RefusesBytesOutOfRange) {
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.tensors[0].bytes = -1; }),
            "tensor 0 'x': bytes -1 are not from 0 to 2^53-1");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.tensors[0].bytes = kMaxBytes; }),
            "accepted");
  EXPECT_EQ(
      errorAfter([](GraphSpec &g) { g.tensors[0].bytes = kMaxBytes + 1; }),
      "tensor 0 'x': bytes 9007199254740992 are not from 0 to 2^53-1");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.nodes[0].workspace = -5; }),
            "node 0 'f': workspace: bytes -5 are not from 0 to 2^53-1");
}

TEST(Graph, RefusesSumsThatCouldOverflow) {
  // 512 * (2^53-1) + 8 + 4 + 2 = 2^62 - 498, and 498 more bytes are 2^62.
  auto addLarge = [](GraphSpec &g, int count) {
    for (int i = 0; i < count; ++i)
      g.tensors.push_back({"", kMaxBytes});
  };
  EXPECT_EQ(errorAfter([&](GraphSpec &g) { addLarge(g, 512); }), "accepted");
  EXPECT_EQ(errorAfter([&](GraphSpec &g) {
              addLarge(g, 512);
              g.tensors[0].bytes += 498;
            }),
            "tensor 514: the sum of all bytes reaches 2^62");
}

TEST(Graph, RefusesCostsThatAreNotFiniteFromZero) {
  const std::string message =
      "node 0 'f': the cost must be a finite number of at least 0";
  for (double cost : {-1.0, 1e30, std::numeric_limits<double>::infinity(),
                      std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(errorAfter([&](GraphSpec &g) { g.nodes[0].cost = cost; }),
              message);
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.nodes[0].cost = 9.9e29; }),
            "accepted");
}

TEST(Graph, RefusesInPlacePairsThatDoNotFit) {
  auto withPair = [](TensorId in, TensorId out) {
    return errorAfter([=](GraphSpec &g) { g.nodes[1].inPlace = {{in, out}}; });
  };
  EXPECT_EQ(withPair(0, 2),
            "node 1 'g': in_place 0 is not an input of this node");
  EXPECT_EQ(withPair(1, 1),
            "node 1 'g': in_place 1 is not an output of this node");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.tensors[2].bytes = 5; }),
            "node 1 'g': in_place [1, 2]: the output is larger than the input");
  EXPECT_EQ(errorAfter([](GraphSpec &g) { g.tensors[2].bytes = 4; }),
            "accepted");
}

TEST(Graph, DescribesWithAndWithoutNames) {
  GraphSpec spec = chain();
  spec.tensors[1].name.clear();
  EXPECT_EQ(describeTensor(spec, 0), "tensor 0 'x'");
  EXPECT_EQ(describeTensor(spec, 1), "tensor 1");
  EXPECT_EQ(describeNode(spec, 1), "node 1 'g'");
  EXPECT_EQ(describeNode(spec, 9), "node 9");
}

TEST(Graph, DescribesCostsInItsUnit) {
  auto inUnit = [](const char *unit, double cost) {
    GraphSpec spec = chain();
    spec.costUnit = unit;
    return describeCost(spec, cost);
  };
  EXPECT_EQ(inUnit("s", 4.127e-6), "4.13 us");
  EXPECT_EQ(inUnit("s", 9.999e-7), "1 us"); // It is not written as 1e+03 ns.
  EXPECT_EQ(inUnit("s", 0.25), "250 ms");
  EXPECT_EQ(inUnit("s", 12.5), "12.5 s");
  EXPECT_EQ(inUnit("s", 1e-12), "0.001 ns");
  EXPECT_EQ(inUnit("flop", 999), "999 FLOP");
  EXPECT_EQ(inUnit("flop", 1024), "1.02 kFLOP");
  EXPECT_EQ(inUnit("flop", 999600), "1 MFLOP");
  EXPECT_EQ(inUnit("flop", 0), "0");
  EXPECT_EQ(inUnit("", 1024.5), "1024"); // The papers' model has no unit.
  EXPECT_EQ(inUnit("miles", 3), "3");
}

} // namespace
