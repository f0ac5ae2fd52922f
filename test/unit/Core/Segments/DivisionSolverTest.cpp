//===- DivisionSolverTest.cpp - Feng and Huang 2021, Alg. 5 and 6 ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../DivisionGraphs.h"

using namespace remat;

namespace {

/// Computes Eq. 2 for checkpoints. Returns -1 if they form no independent
/// segments. For independent segments, each connected part of the graph without
/// the checkpoints must touch exactly two checkpoints.
int64_t costOf(const ComputationGraph &graph, const Vertices &chosen) {
  int64_t held = 0, largest = 0;
  Vertices seen;
  for (uint32_t v = 0; v < graph.size(); ++v) {
    if (chosen.count(v)) {
      held += graph.bytes[v];
      continue;
    }
    if (seen.count(v))
      continue;
    Vertices part = {v}, touched;
    for (size_t before = 0; before != part.size();) {
      before = part.size();
      for (auto [a, b] : edgesOf(graph))
        for (auto [x, y] : {std::pair(a, b), std::pair(b, a)})
          if (part.count(x))
            (chosen.count(y) ? touched : part).insert(y);
    }
    if (touched.size() != 2)
      return -1;
    int64_t bytes = 0;
    for (uint32_t w : part)
      bytes += graph.bytes[w];
    largest = std::max(largest, bytes);
    seen.insert(part.begin(), part.end());
  }
  return held + largest;
}

/// Returns the two terms of Eq. 2 for all sets of checkpoints that form
/// independent segments.
std::vector<Checkpoints> bruteForce(const ComputationGraph &graph) {
  std::vector<Checkpoints> all;
  for (uint32_t subset = 0; subset < 1u << (graph.size() - 2); ++subset) {
    Vertices chosen = {0, graph.sink()};
    for (uint32_t v = 1; v < graph.sink(); ++v)
      if (subset >> (v - 1) & 1)
        chosen.insert(v);
    int64_t cost = costOf(graph, chosen), held = 0;
    for (uint32_t v : chosen)
      held += graph.bytes[v];
    if (cost >= 0)
      all.push_back({{}, held, cost - held});
  }
  return all;
}

/// Checks the best sum of all max terms, and the fewest checkpoint bytes for
/// each max term.
void expectOptimal(const ComputationGraph &graph) {
  std::vector<Checkpoints> all = bruteForce(graph);
  DivisionTree tree = divide(graph);
  DivisionSolver solver(graph, tree);
  Checkpoints found = solver.solve().checkpoints;
  ASSERT_EQ(costOf(graph, {found.vertices.begin(), found.vertices.end()}),
            found.total());
  int64_t best = INT64_MAX;
  for (const Checkpoints &each : all) {
    best = std::min(best, each.total());
    int64_t least = INT64_MAX;
    for (const Checkpoints &other : all)
      if (other.largestBytes <= each.largestBytes)
        least = std::min(least, other.heldBytes);
    ASSERT_EQ(solver.solve(each.largestBytes).checkpoints.heldBytes, least)
        << divisionText(graph) << "max term " << each.largestBytes;
  }
  ASSERT_EQ(found.total(), best) << divisionText(graph);
}

/// Computes the optimal sums by Alg. 5 and 6, as DivisionSolver.cpp reads them.
TEST(DivisionSolver, EqualsBruteForceOfEquation2) {
  std::mt19937 random(2021);
  for (uint32_t size = 2; size <= 5; ++size)
    forEachDag(size, [&](const Edges &edges) {
      std::vector<int64_t> bytes;
      for (uint32_t v = 0; v < size; ++v)
        bytes.push_back(random() % 10);
      if (!HasFatalFailure())
        expectOptimal(makeGraph(bytes, withEnds(size, edges)));
    });
  for (uint32_t seed = 0; seed < 300 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 draw(seed);
    expectOptimal(drawGraph(6 + seed % 5, 15 + seed % 30, draw));
  }
}

/// Checks every max term, and not only the best one. No segment may have more
/// bytes than the max term. If an edge joins two vertices that are no
/// checkpoints, both must have the number of the same segment.
TEST(DivisionSolver, KeepsEveryMaxTerm) {
  for (uint32_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    ComputationGraph graph = drawGraph(5 + seed % 8, 15 + seed % 30, random);
    DivisionTree tree = divide(graph);
    DivisionSolver solver(graph, tree);
    int64_t heldBefore = INT64_MAX;
    for (int64_t maxTerm = 0; maxTerm <= tree[0].bytes; ++maxTerm) {
      DividedCheckpoints found = solver.solve(maxTerm);
      const Checkpoints &chosen = found.checkpoints;
      EXPECT_LE(chosen.largestBytes, maxTerm);
      EXPECT_LE(chosen.heldBytes, heldBefore);
      heldBefore = chosen.heldBytes;
      EXPECT_EQ(costOf(graph, {chosen.vertices.begin(), chosen.vertices.end()}),
                chosen.total());
      for (auto [a, b] : edgesOf(graph))
        if (found.segment[a] != kNone && found.segment[b] != kNone)
          EXPECT_EQ(found.segment[a], found.segment[b]);
    }
  }
}

/// 2021, Fig. 6: C = 25, and members of 10, 5, 10, 10, 30 and 10. The member of
/// 30 is broken, here into branches of 15 that need no checkpoint. The members
/// to its left are solved as an LCG. With connecting vertices of 1 byte, 10 + 1
/// + 5 = 16 and 10 + 1 + 10 = 21 fit between checkpoints, but 10 + 1 + 5 + 1 +
/// 10 = 27 does not.
TEST(DivisionSolver, Figure6) {
  // The connecting vertices are 0, 2, 4, 6, 8, 11 and 13. 9 and 10 are the
  // branches.
  ComputationGraph graph =
      makeGraph({1, 10, 1, 5, 1, 10, 1, 10, 1, 15, 15, 1, 10, 1}, {{0, 1},
                                                                   {1, 2},
                                                                   {0, 2},
                                                                   {2, 3},
                                                                   {3, 4},
                                                                   {2, 4},
                                                                   {4, 5},
                                                                   {5, 6},
                                                                   {4, 6},
                                                                   {6, 7},
                                                                   {7, 8},
                                                                   {6, 8},
                                                                   {8, 9},
                                                                   {8, 10},
                                                                   {9, 11},
                                                                   {10, 11},
                                                                   {11, 12},
                                                                   {12, 13},
                                                                   {11, 13}});
  DivisionTree tree = divide(graph);
  std::vector<int64_t> members;
  for (uint32_t child : tree[0].children)
    members.push_back(tree[child].bytes);
  EXPECT_EQ(members, (std::vector<int64_t>{10, 5, 10, 10, 30, 10}));
  Checkpoints found = DivisionSolver(graph, tree).solve(25).checkpoints;
  EXPECT_EQ(found.vertices, (std::vector<uint32_t>{0, 4, 8, 11, 13}));
  EXPECT_EQ(found.heldBytes, 5);
  EXPECT_EQ(found.largestBytes, 21);
}

} // namespace
