//===- StageCutsTest.cpp - Places where stages may end --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/StagePlanning.h"

#include "../RandomGraph.h"

#include "remat/Core/Graph/Expand.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace remat;
using namespace remat::test;

namespace {

/// Returns a forward graph of \p bytes with the edges \p edges, (from, to).
ForwardGraph graphOf(std::vector<int64_t> bytes,
                     const std::vector<std::pair<uint32_t, uint32_t>> &edges) {
  ForwardGraph forward;
  forward.bytes = std::move(bytes);
  for (uint32_t v = 0; v < forward.bytes.size(); ++v) {
    forward.nodes.push_back(v);
    forward.time.push_back(1);
  }
  forward.successors.resize(forward.size());
  forward.predecessors.resize(forward.size());
  for (auto [from, to] : edges) {
    forward.successors[from].push_back(to);
    forward.predecessors[to].push_back(from);
  }
  return forward;
}

using Places = std::vector<std::pair<uint32_t, std::vector<uint32_t>>>;

Places placesOf(const std::vector<StageCut> &cuts) {
  Places places;
  for (const StageCut &cut : cuts)
    places.push_back({cut.after, cut.values});
  return places;
}

TEST(StageCuts, ByHand) {
  // 2 and 3 read 0 and 1, 4 and 5 read 2 and 3, and 6 reads 4 and 5. The bytes
  // that cross the places after 0 to 6 are 2, 4, 6, 4, 6, 4, 2.
  ForwardGraph forward = graphOf({2, 2, 2, 2, 2, 2, 2, 1}, {{0, 2},
                                                            {1, 2},
                                                            {0, 3},
                                                            {1, 3},
                                                            {2, 4},
                                                            {3, 4},
                                                            {2, 5},
                                                            {3, 5},
                                                            {4, 6},
                                                            {5, 6},
                                                            {6, 7}});
  EXPECT_EQ(placesOf(narrowCuts(forward, 1)),
            (Places{{0, {0}}, {3, {2, 3}}, {6, {6}}}));
  // If places up to three vertices away are compared, the places 0 and 6 are
  // narrower than the place 3.
  EXPECT_EQ(placesOf(narrowCuts(forward, 3)), (Places{{0, {0}}, {6, {6}}}));
  EXPECT_EQ(placesOf(articulationCuts(forward)), (Places{{6, {6}}}));
  EXPECT_TRUE(narrowCuts(graphOf({}, {}), 8).empty());
  EXPECT_TRUE(narrowCuts(graphOf({1}, {}), 8).empty());
}

TEST(StageCuts, AreThoseOfTheDefinition) {
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 1 + seed % 40;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    ForwardGraph forward = forwardGraph(graph, *splitAtLoss(graph, "test"));
    uint32_t size = forward.size();
    std::vector<std::vector<uint32_t>> crossing(size);
    std::vector<int64_t> width(size, 0);
    for (uint32_t p = 0; p < size; ++p)
      for (uint32_t v = 0; v <= p; ++v)
        if (std::any_of(forward.successors[v].begin(),
                        forward.successors[v].end(),
                        [&](uint32_t w) { return w > p; })) {
          crossing[p].push_back(v);
          width[p] += forward.bytes[v];
        }
    for (uint32_t reach : {1u, 3u, 100u}) {
      Places expected;
      for (uint32_t p = 0; p + 1 < size; ++p) {
        bool narrow = true;
        for (uint32_t q = 0; q + 1 < size; ++q)
          if (std::max(p, q) - std::min(p, q) <= reach)
            narrow &= width[q] + width[q] / 8 >= width[p];
        if (narrow)
          expected.push_back({p, crossing[p]});
      }
      EXPECT_EQ(placesOf(narrowCuts(forward, reach)), expected)
          << "seed " << seed << ", reach " << reach;
    }
  }
}

/// Returns the training step of six nodes in a chain. Each node is read by the
/// next one, all nodes read the first one, and \p marked ones have a mark.
Graph markedStep(const std::vector<NodeId> &marked) {
  GraphSpec spec;
  spec.training = false;
  spec.tensors = {{"x", 1}};
  for (uint32_t i = 0; i < 6; ++i) {
    spec.tensors.push_back({"", 8});
    spec.nodes.push_back({"", "", 1, {i}, {i + 1}});
    if (i > 1)
      spec.nodes[i].inputs.push_back(1);
  }
  for (NodeId n : marked)
    spec.nodes[n].split = true;
  spec.outputs = {6};
  return *expandTrainingGraph(*Graph::create(std::move(spec)));
}

TEST(StageCuts, OfTheUser) {
  auto cutsOf = [](const std::vector<NodeId> &marked) {
    Graph graph = markedStep(marked);
    return markedCuts(graph, forwardGraph(graph, *splitAtLoss(graph, "test")));
  };
  EXPECT_TRUE(cutsOf({})->empty());
  // The result of the first node crosses each place except the last one.
  EXPECT_EQ(placesOf(*cutsOf({0, 3, 5})), (Places{{0, {0}}, {3, {0, 3}}}));
  Result<std::vector<StageCut>> none = cutsOf({5});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message,
            "no stage can end after node 5, which is marked with split: mark "
            "nodes that the loss is computed from");
}

TEST(StageCuts, StagesEndWhereTheUserSays) {
  // Without marks, stages end at places that fewer bytes cross, and 1 and 4
  // stay dropped.
  for (const char *name :
       {"sublinear", "sublinear-search", "sublinear-recursive"}) {
    auto dropped = [&](const std::vector<NodeId> &marked) {
      Graph graph = markedStep(marked);
      Result<Planned> planned = planWith(name, {graph, std::nullopt, {}});
      EXPECT_TRUE(planned) << name;
      std::vector<uint32_t> runs(graph.numNodes(), 0);
      for (Step step : planned->plan.steps)
        ++runs[step.id];
      return std::vector<uint32_t>(runs.begin(), runs.begin() + 6);
    };
    EXPECT_NE(dropped({}), dropped({2})) << name;
    EXPECT_EQ(dropped({2})[2], 1u) << name;
    EXPECT_FALSE(planWith(name, {markedStep({5}), std::nullopt, {}})) << name;
  }
}

/// Returns a graph in which two states go through \p length cells. Each cell
/// has three nodes of one byte.
Graph recurrentStep(uint32_t length) {
  GraphSpec spec;
  spec.training = false;
  spec.tensors = {{"c", 1}, {"h", 1}};
  uint32_t c = 0, h = 1;
  auto add = [&](std::vector<TensorId> inputs) {
    uint32_t made = spec.tensors.size();
    spec.tensors.push_back({"", 1});
    spec.nodes.push_back({"", "conv", 1, std::move(inputs), {made}});
    return made;
  };
  for (uint32_t i = 0; i < length; ++i) {
    uint32_t gate = add({c, h});
    c = add({gate, c});
    h = add({gate, c});
  }
  spec.outputs = {add({c, h})};
  return *expandTrainingGraph(*Graph::create(std::move(spec)));
}

TEST(StageCuts, MemoryOfARecurrentNetworkGrowsWithTheRootOfItsLength) {
  // Only the last vertex splits the forward graph. With n cells of 3 bytes, and
  // 2 bytes between them, k stages hold 2 k + 3 n / k: at best 2 sqrt(6 n).
  for (const char *planner : {"sublinear", "sublinear-search"}) {
    double before = 0;
    for (uint32_t length : {64u, 256u, 1024u}) {
      Result<Planned> planned =
          planWith(planner, {recurrentStep(length), std::nullopt, {}});
      ASSERT_TRUE(planned);
      double peak = double(planned->simulation.peakBytes);
      EXPECT_LE(peak, 2.2 * std::sqrt(6 * length) + 8) << planner;
      if (before > 0)
        EXPECT_NEAR(peak / before, 2, 0.3) << planner << ", " << length;
      before = peak;
      EXPECT_LE(planned->simulation.overhead(), 0.5) << planner;
    }
  }
}

} // namespace
