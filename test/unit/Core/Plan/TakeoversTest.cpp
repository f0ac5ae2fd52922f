// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Plan/Takeovers.h"

#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

using Pairs = std::vector<std::pair<uint32_t, uint32_t>>;

Pairs takeovers(const Pairs &pairs, std::vector<uint32_t> dying) {
  Pairs found;
  forEachTakeover(
      pairs,
      [&](uint32_t from) {
        return std::find(dying.begin(), dying.end(), from) != dying.end();
      },
      [&](uint32_t from, uint32_t to) { found.emplace_back(from, to); });
  return found;
}

TEST(Takeovers, EachInputGivesAndEachOutputTakesOnce) {
  EXPECT_EQ(takeovers({{0, 8}, {0, 9}, {1, 8}, {1, 9}}, {0, 1}),
            (Pairs{{0, 8}, {1, 9}}));
  EXPECT_EQ(takeovers({{0, 8}, {0, 9}, {1, 8}, {1, 9}}, {1}), (Pairs{{1, 8}}));
  EXPECT_EQ(takeovers({{0, 8}}, {}), Pairs());
}

TEST(Takeovers, NoLimitOnTheNumberOfPairs) {
  Pairs pairs;
  std::vector<uint32_t> dying;
  for (uint32_t i = 0; i < 200; ++i) {
    pairs.emplace_back(i, 1000 + i);
    pairs.emplace_back(i, 1000 + i + 1);
    dying.push_back(i);
  }
  Pairs found = takeovers(pairs, dying);
  ASSERT_EQ(found.size(), 200u);
  for (uint32_t i = 0; i < 200; ++i)
    EXPECT_EQ(found[i], std::pair(i, 1000 + i));
}

/// a -> (b, c) with in_place [[a, b], [a, c]]. \p b and \p c have the given
/// bytes, and a has 8.
Graph twoOutputs(int64_t b, int64_t c) {
  GraphSpec spec;
  spec.name = "two";
  spec.tensors = {{"a", 8}, {"b", b}, {"c", c}};
  Node first, second;
  first.name = "first";
  first.outputs = {0};
  second.name = "second";
  second.inputs = {0};
  second.outputs = {1, 2};
  second.inPlace = {{0, 1}, {0, 2}};
  spec.nodes = {first, second};
  spec.outputs = {1, 2};
  Result<Graph> graph = Graph::create(std::move(spec));
  EXPECT_TRUE(bool(graph));
  return *graph;
}

TEST(Takeovers, StorageIsSharedByWhatTheSimulatorCounts) {
  std::vector<NodeId> order = {0, 1};
  for (auto [b, c, shared, peak] :
       {std::tuple(8, 8, std::vector<uint32_t>{0, 0, 2}, 16),
        // Tensor b takes the storage of tensor a and does not fill it. Tensor c
        // still gets none of this storage.
        std::tuple(4, 8, std::vector<uint32_t>{0, 1, 2}, 16)}) {
    Graph graph = twoOutputs(b, c);
    std::vector<Step> steps = computeSteps(order);
    Walk walk = walkPlan(graph, steps);
    ASSERT_EQ(walk.takeovers.size(), 1u);
    EXPECT_EQ(walk.instances[walk.takeovers[0].to].tensor, 1u);
    EXPECT_EQ(sharedStorage(graph, walk), shared);
    EXPECT_EQ(simulate(graph, steps).peakBytes, peak);
  }
}

} // namespace
