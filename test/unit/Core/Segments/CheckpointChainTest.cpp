//===- CheckpointChainTest.cpp - Feng and Huang 2021, section 4 -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Segments/CheckpointChain.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

using namespace remat;

namespace {

LinearGraph drawChain(uint32_t size, std::mt19937 &random) {
  LinearGraph graph;
  for (uint32_t v = 0; v < size; ++v)
    graph.vertexBytes.push_back(random() % 10);
  for (uint32_t v = 0; v + 1 < size; ++v)
    graph.segmentBytes.push_back(random() % 3 ? 0 : random() % 12);
  return graph;
}

/// Computes l(v_i, v_k) by its definition.
int64_t between(const LinearGraph &graph, uint32_t i, uint32_t k) {
  int64_t sum = graph.segmentBytes[i];
  for (uint32_t t = i + 1; t < k; ++t)
    sum += graph.vertexBytes[t] + graph.segmentBytes[t];
  return sum;
}

/// Computes Eq. 1 for given checkpoints.
int64_t costOf(const LinearGraph &graph, const std::vector<uint32_t> &chosen) {
  int64_t held = 0, largest = 0;
  for (uint32_t v : chosen)
    held += graph.vertexBytes[v];
  for (size_t i = 0; i + 1 < chosen.size(); ++i)
    largest = std::max(largest, between(graph, chosen[i], chosen[i + 1]));
  return held + largest;
}

int64_t bruteForce(const LinearGraph &graph) {
  uint32_t size = graph.vertexBytes.size();
  int64_t best = INT64_MAX;
  for (uint32_t subset = 0; subset < 1u << size; ++subset) {
    if (!(subset & 1) || !(subset >> (size - 1) & 1))
      continue;
    std::vector<uint32_t> chosen;
    for (uint32_t v = 0; v < size; ++v)
      if (subset >> v & 1)
        chosen.push_back(v);
    best = std::min(best, costOf(graph, chosen));
  }
  return best;
}

/// Runs Alg. 1 line by line. It takes the cost of each vertex pair as the max
/// term, builds the accessibility graph of this max term, and finds the
/// shortest path by relaxing every edge.
int64_t algorithm1(const LinearGraph &graph) {
  uint32_t size = graph.vertexBytes.size();
  int64_t best = INT64_MAX;
  std::set<int64_t> maxTerms;
  for (uint32_t i = 0; i < size; ++i)
    for (uint32_t k = i + 1; k < size; ++k)
      maxTerms.insert(between(graph, i, k));
  for (int64_t maxTerm : maxTerms) {
    std::vector<int64_t> distance(size, INT64_MAX / 2);
    std::vector<uint32_t> from(size, 0);
    distance[0] = graph.vertexBytes[0];
    for (uint32_t k = 1; k < size; ++k)
      for (uint32_t i = 0; i < k; ++i)
        if (between(graph, i, k) <= maxTerm &&
            distance[i] + graph.vertexBytes[k] < distance[k]) {
          distance[k] = distance[i] + graph.vertexBytes[k];
          from[k] = i;
        }
    if (distance.back() >= INT64_MAX / 2)
      continue;
    auto path = shortestPath(graph, maxTerm);
    EXPECT_TRUE(path);
    EXPECT_EQ(path->heldBytes, distance.back());
    EXPECT_LE(path->largestBytes, maxTerm);
    std::vector<uint32_t> chosen = {size - 1};
    while (chosen.back() != 0)
      chosen.push_back(from[chosen.back()]);
    best = std::min(best, costOf(graph, {chosen.rbegin(), chosen.rend()}));
  }
  return best;
}

/// Section 4, case 1: N vertices of cost 1 take k + N / k, at best 2 sqrt(N).
/// With N = 100, k = 11 checkpoints include both ends. 10 segments share the
/// other 89 vertices: 11 + 9 = 20 = 2 sqrt(100).
TEST(CheckpointChain, IdenticalCostsTakeTwiceTheSquareRoot) {
  LinearGraph graph{std::vector<int64_t>(100, 1), std::vector<int64_t>(99, 0)};
  EXPECT_EQ(solveLinear(graph).total(), 20);
  graph = {std::vector<int64_t>(10000, 1), std::vector<int64_t>(9999, 0)};
  EXPECT_EQ(solveLinear(graph).total(), 200);
}

TEST(CheckpointChain, EqualsBruteForceUpTo12) {
  for (uint32_t seed = 0; seed < 600; ++seed) {
    std::mt19937 random(seed);
    LinearGraph graph = drawChain(2 + seed % 11, random);
    Checkpoints found = solveLinear(graph);
    EXPECT_EQ(found.total(), bruteForce(graph)) << "seed " << seed;
    EXPECT_EQ(found.total(), costOf(graph, found.vertices)) << "seed " << seed;
  }
}

TEST(CheckpointChain, EqualsAlgorithm1OnLongerOnes) {
  for (uint32_t seed = 0; seed < 40; ++seed) {
    std::mt19937 random(seed);
    LinearGraph graph = drawChain(20 + seed, random);
    EXPECT_EQ(solveLinear(graph).total(), algorithm1(graph)) << "seed " << seed;
  }
}

TEST(CheckpointChain, NoPathWhereASegmentBreaksTheConstraint) {
  LinearGraph graph{{1, 1, 1}, {0, 30}};
  EXPECT_FALSE(shortestPath(graph, 29));
  EXPECT_TRUE(shortestPath(graph, 30));
  // The second segment has 4 bytes of checkpoints inside it: 1 + 1 + 4 + 1.
  std::vector<int64_t> inside = {0, 4};
  EXPECT_EQ(shortestPath(graph, 29, inside)->heldBytes, 7);
}

TEST(CheckpointChain, OneVertex) {
  EXPECT_EQ(solveLinear({{7}, {}}).total(), 7);
}

} // namespace
