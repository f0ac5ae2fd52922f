//===- AllSmallDivisionsTest.cpp - Division of every small graph ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests section 5 of Feng and Huang 2021 on every connected DAG with up to 6
// vertices and some with 7. Each DAG gets an additional source and sink.
//
//===----------------------------------------------------------------------===//

#include "../AllDags.h"
#include "../DivisionGraphs.h"

#include <bit>
#include <map>

using namespace remat;

namespace {

/// The vertices of \p edges are 1, 2, .... A source 0 feeds every vertex that
/// nothing feeds, and a sink reads every vertex that nothing reads. Draws l(v),
/// and whether the source feeds the sink, too.
ComputationGraph betweenEnds(uint32_t size, const Edges &edges,
                             std::mt19937 &random) {
  Edges all;
  std::vector<bool> fed(size, false), read(size, false);
  for (auto [from, to] : edges) {
    all.push_back({from + 1, to + 1});
    fed[to] = read[from] = true;
  }
  for (uint32_t v = 0; v < size; ++v) {
    if (!fed[v])
      all.push_back({0, v + 1});
    if (!read[v])
      all.push_back({v + 1, size + 1});
  }
  if (random() % 2)
    all.push_back({0, size + 1});
  std::vector<int64_t> bytes;
  for (uint32_t v = 0; v < size + 2; ++v)
    bytes.push_back(random() % 10);
  return makeGraph(std::move(bytes), std::move(all));
}

/// Theorem 1: the tree is unique.
TEST(AllSmallDivisions, DoNotDependOnTheOrder) {
  std::mt19937 random(2018);
  forEachSmallDag(200, [&](uint32_t size, const Edges &edges) {
    ComputationGraph graph = betweenEnds(size, edges, random);
    std::string expected = nested(divide(graph), identity(graph.size()));
    for (int round = 0; round < 3; ++round) {
      auto [other, order] = drawOrder(graph, random);
      ASSERT_EQ(nested(divide(other), order), expected) << divisionText(graph);
    }
  });
}

/// The two terms of Eq. 2.
struct Cost {
  int64_t held = 0, largest = 0;
};

/// Returns the two terms for the checkpoints \p chosen, a set of bits. Returns
/// none if they form no independent segments. For independent segments, each
/// connected part of the graph without the checkpoints must touch exactly two
/// checkpoints.
std::optional<Cost> costOf(const ComputationGraph &graph,
                           const std::vector<uint32_t> &neighbours,
                           uint32_t chosen) {
  Cost cost;
  uint32_t left = (1u << graph.size()) - 1;
  while (left) {
    uint32_t part = left & -left, touched = 0;
    if (part & chosen) {
      cost.held += graph.bytes[std::countr_zero(part)];
      left &= ~part;
      continue;
    }
    int64_t bytes = 0;
    for (uint32_t fresh = part; fresh;) {
      uint32_t v = std::countr_zero(fresh);
      bytes += graph.bytes[v];
      touched |= neighbours[v] & chosen;
      fresh = (fresh & (fresh - 1)) | (neighbours[v] & ~chosen & ~part);
      part |= fresh;
    }
    if (std::popcount(touched) != 2)
      return std::nullopt;
    cost.largest = std::max(cost.largest, bytes);
    left &= ~part;
  }
  return cost;
}

/// Compares Alg. 5 and 6 with all sets of checkpoints that form independent
/// segments: for each max term the fewest checkpoint bytes, and the smallest
/// sum.
void expectOptimal(const ComputationGraph &graph) {
  SCOPED_TRACE(divisionText(graph));
  std::vector<uint32_t> neighbours(graph.size(), 0);
  for (auto [from, to] : edgesOf(graph)) {
    neighbours[from] |= 1u << to;
    neighbours[to] |= 1u << from;
  }
  // The smallest sum for each size of the largest segment.
  std::map<int64_t, int64_t> held;
  int64_t best = INT64_MAX;
  for (uint32_t inside = 0; inside < 1u << (graph.size() - 2); ++inside) {
    uint32_t chosen = inside << 1 | 1 | 1u << graph.sink();
    auto cost = costOf(graph, neighbours, chosen);
    if (!cost)
      continue;
    best = std::min(best, cost->held + cost->largest);
    auto [entry, isNew] = held.try_emplace(cost->largest, cost->held);
    entry->second = std::min(entry->second, cost->held);
  }
  DivisionTree tree = divide(graph);
  DivisionSolver solver(graph, tree);
  int64_t least = INT64_MAX;
  for (auto [largest, here] : held) {
    least = std::min(least, here);
    Checkpoints found = solver.solve(largest).checkpoints;
    ASSERT_EQ(found.heldBytes, least) << "max term " << largest;
    ASSERT_LE(found.largestBytes, largest);
  }
  Checkpoints found = solver.solve().checkpoints;
  ASSERT_EQ(found.total(), best);
  uint32_t chosen = 0;
  for (uint32_t v : found.vertices)
    chosen |= 1u << v;
  auto cost = costOf(graph, neighbours, chosen);
  ASSERT_TRUE(cost);
  ASSERT_EQ(cost->held, found.heldBytes);
  ASSERT_EQ(cost->largest, found.largestBytes);
}

TEST(AllSmallDivisions, SolverEqualsBruteForceOfEquation2) {
  std::mt19937 random(2021);
  forEachSmallDag(200, [&](uint32_t size, const Edges &edges) {
    expectOptimal(betweenEnds(size, edges, random));
  });
}

} // namespace
