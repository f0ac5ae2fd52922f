//===- StaticAllocationTest.cpp - Tests the counters of Chen 2016 ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../RandomGraph.h"

#include "remat/Core/Packing/StaticAllocation.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

int64_t programPeak(const Graph &graph) {
  std::vector<Step> steps;
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    steps.push_back({StepKind::Compute, n});
  return simulate(graph, steps).peakBytes;
}

/// Tensors of one byte can be packed without loss, so the counters and the
/// lifetimes give the same number of allocations.
TEST(StaticAllocation, AsManyAsLiveAtOnceWhereAllAreOfOneSize) {
  for (uint64_t seed = 0; seed < 500; ++seed) {
    test::RandomGraphOptions options;
    options.forwardNodes = 4 + seed % 20;
    options.workspace = 0;
    GraphSpec spec = test::randomTrainingStep(seed, options);
    for (Tensor &tensor : spec.tensors)
      tensor.bytes = std::min<int64_t>(tensor.bytes, 1);
    auto graph = Graph::create(spec);
    ASSERT_TRUE(graph) << seed;
    StaticAllocation shared =
        allocateStatically(*graph, MemorySharing::InPlaceAndDead);
    ASSERT_EQ(int64_t(shared.blocks.size()), programPeak(*graph))
        << test::print(spec);
  }
}

TEST(StaticAllocation, EachKindOfSharingSaves) {
  int64_t bytes[3] = {};
  for (uint64_t seed = 0; seed < 200; ++seed) {
    auto graph = Graph::create(test::randomTrainingStep(seed));
    ASSERT_TRUE(graph);
    int64_t last = INT64_MAX;
    for (auto sharing : {MemorySharing::None, MemorySharing::InPlace,
                         MemorySharing::InPlaceAndDead}) {
      int64_t now = allocateStatically(*graph, sharing).bytes();
      ASSERT_LE(now, last) << seed;
      bytes[size_t(sharing)] += last = now;
    }
  }
  EXPECT_GT(bytes[0], bytes[1]);
  EXPECT_GT(bytes[1], bytes[2]);
}

/// With a, b = exp(a) and c = exp(b) there are 30 bytes in tensors. They need
/// one allocation of 10, or two if tensor a has a second reader.
TEST(StaticAllocation, Chain) {
  GraphSpec spec;
  spec.name = "chain";
  spec.tensors.resize(4);
  for (Tensor &tensor : spec.tensors)
    tensor.bytes = 10;
  auto node = [](TensorId in, TensorId out) {
    Node made;
    made.inputs = {in};
    made.outputs = {out};
    made.inPlace = {{in, out}};
    return made;
  };
  spec.nodes = {node(0, 1), node(1, 2), node(2, 3)};
  spec.outputs = {3};
  auto graph = Graph::create(spec);
  ASSERT_TRUE(graph);
  EXPECT_EQ(allocateStatically(*graph, MemorySharing::None).bytes(), 30);
  EXPECT_EQ(allocateStatically(*graph, MemorySharing::InPlace).bytes(), 10);
  spec.nodes[2].inputs.push_back(1);
  graph = Graph::create(spec);
  ASSERT_TRUE(graph);
  EXPECT_EQ(allocateStatically(*graph, MemorySharing::InPlace).bytes(), 20);
}

} // namespace
