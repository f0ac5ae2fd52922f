//===- ForwardGraphTest.cpp - Vertices and articulation points ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Graph/ForwardGraph.h"

#include "../RandomGraph.h"

#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

/// Returns a forward graph of unit vertices with the edges \p edges, (from,
/// to).
ForwardGraph graphOf(uint32_t size,
                     const std::vector<std::pair<uint32_t, uint32_t>> &edges) {
  ForwardGraph forward;
  for (uint32_t v = 0; v < size; ++v) {
    forward.nodes.push_back(v);
    forward.time.push_back(1);
    forward.bytes.push_back(1);
  }
  forward.successors.resize(size);
  forward.predecessors.resize(size);
  for (auto [from, to] : edges) {
    forward.successors[from].push_back(to);
    forward.predecessors[to].push_back(from);
  }
  return forward;
}

TEST(ForwardGraph, TakesTheSliceOnly) {
  // tensors 0 x, 1 w | 2 a, 3 b, 4 mask, 5 loss, 6 g
  GraphSpec spec;
  spec.tensors = {{"x", 8},    {"w", 8},    {"a", 16}, {"b", 4},
                  {"mask", 2}, {"loss", 1}, {"g", 8}};
  spec.nodes = {{"f", "", 3, {0, 1}, {2, 3}},
                {"mask", "", 1, {2}, {4}},
                {"loss", "", 2, {2, 3}, {5}},
                {"g", "", 1, {4, 5}, {6}}};
  spec.outputs = {5, 6};
  spec.loss = 5;
  Graph graph = *Graph::create(spec);
  ForwardGraph forward = forwardGraph(graph, *splitAtLoss(graph, "test"));
  EXPECT_EQ(forward.nodes, (std::vector<NodeId>{0, 2}));
  EXPECT_EQ(forward.bytes, (std::vector<int64_t>{20, 1}));
  EXPECT_EQ(forward.time, (std::vector<double>{3, 2}));
  EXPECT_EQ(forward.successors[0], (std::vector<uint32_t>{1}));
  EXPECT_EQ(forward.predecessors[1], (std::vector<uint32_t>{0}));
}

TEST(ArticulationPoints, ByHand) {
  // 0 - 1 - 2 - 3: the inner ones.
  EXPECT_EQ(articulationPoints(graphOf(4, {{0, 1}, {1, 2}, {2, 3}})),
            (std::vector<bool>{false, true, true, false}));
  // A diamond 0 - {1, 2} - 3 and a tail 3 - 4.
  EXPECT_EQ(
      articulationPoints(graphOf(5, {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 4}})),
      (std::vector<bool>{false, false, false, true, false}));
  // Vertex 1 is no articulation point, because a skip connection passes it.
  EXPECT_EQ(articulationPoints(graphOf(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}})),
            (std::vector<bool>{false, false, true, false}));
}

TEST(ArticulationPoints, WhereTheSearchStarts) {
  EXPECT_EQ(articulationPoints(graphOf(3, {{0, 1}, {0, 2}})),
            (std::vector<bool>{true, false, false}));
}

/// Counts the connected parts of the graph without the vertex \p removed.
uint32_t countParts(const ForwardGraph &forward, uint32_t removed) {
  std::vector<bool> seen(forward.size(), false);
  uint32_t parts = 0;
  for (uint32_t root = 0; root < forward.size(); ++root) {
    if (root == removed || seen[root])
      continue;
    ++parts;
    std::vector<uint32_t> stack = {root};
    seen[root] = true;
    while (!stack.empty()) {
      uint32_t v = stack.back();
      stack.pop_back();
      for (const auto *list :
           {&forward.successors[v], &forward.predecessors[v]})
        for (uint32_t w : *list)
          if (w != removed && !seen[w]) {
            seen[w] = true;
            stack.push_back(w);
          }
    }
  }
  return parts;
}

TEST(ArticulationPoints, AreThoseWhoseRemovalDisconnects) {
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 3 + seed % 20;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    ForwardGraph forward = forwardGraph(graph, *splitAtLoss(graph, "test"));
    std::vector<bool> found = articulationPoints(forward);
    uint32_t parts = countParts(forward, kNone);
    for (uint32_t v = 0; v < forward.size(); ++v) {
      bool alone =
          forward.successors[v].empty() && forward.predecessors[v].empty();
      EXPECT_EQ(found[v], countParts(forward, v) > (alone ? parts - 1 : parts))
          << "seed " << seed << ", vertex " << v;
    }
  }
}

TEST(ArticulationPoints, LongChain) {
  std::vector<std::pair<uint32_t, uint32_t>> edges;
  constexpr uint32_t kSize = 200000;
  for (uint32_t v = 1; v < kSize; ++v)
    edges.push_back({v - 1, v});
  std::vector<bool> found = articulationPoints(graphOf(kSize, edges));
  EXPECT_EQ(std::count(found.begin(), found.end(), true), kSize - 2);
}

} // namespace
