//===- PaperExamplesTest.cpp - Figures and examples of the papers ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the statements of the papers about their examples, with the arithmetic.
// DivisionTreeTest.cpp and DivisionSolverTest.cpp have Feng and Huang's figures
// of divisions, and CheckpointChainTest.cpp has their identical costs.
//
//===----------------------------------------------------------------------===//

#include "../ChainStep.h"
#include "../DivisionGraphs.h"
#include "../ExactStrategy.h"

#include "remat/Core/Plan/Realiser.h"
#include "remat/Core/Planning/Planner.h"

#include <cmath>
#include <map>

using namespace remat;
using namespace remat::test;

namespace {

ForwardGraph unitChain(uint32_t size) {
  Edges edges;
  for (uint32_t v = 0; v + 1 < size; ++v)
    edges.push_back({v, v + 1});
  return makeForward(std::vector<int64_t>(size, 1),
                     std::vector<double>(size, 1), edges);
}

//===----------------------------------------------------------------------===//
// Chen et al. 2016.
//===----------------------------------------------------------------------===//

/// Fig. 2: B = sigmoid(A), C = sigmoid(B), E = Pooling(C), F = Pooling(B),
/// G = E * F, in the order B, C, F, E, G, with one byte each.
///   B takes a tag, and A is an input. (1)
///   C takes another tag, not in place, because B is still alive. (2)
///   F takes a third tag, and B's tag is free after F. (3)
///   E takes B's tag, and C's tag is free after E. (3: C, F, E)
///   G takes E's tag, in place. (2: F, G)
TEST(Chen, Figure2) {
  GraphSpec spec;
  spec.tensors = {{"A", 1}, {"B", 1}, {"C", 1}, {"F", 1}, {"E", 1}, {"G", 1}};
  spec.nodes = {{"B", "sigmoid", 1, {0}, {1}},
                {"C", "sigmoid", 1, {1}, {2}, 0, true, {{1, 2}}},
                {"F", "pool", 1, {1}, {3}},
                {"E", "pool", 1, {2}, {4}},
                {"G", "mul", 1, {4, 3}, {5}, 0, true, {{4, 5}}}};
  spec.outputs = {5};
  Result<Graph> graph = Graph::create(spec);
  ASSERT_TRUE(graph) << graph.error().message;
  SimulatorOptions options;
  options.timeline = true;
  auto timeline = [&](const Graph &graph) {
    return simulate(graph, keepAllPlan(graph).steps, options).timeline;
  };
  EXPECT_EQ(timeline(*graph), (std::vector<int64_t>{1, 2, 3, 3, 2}));
  // If only C reads B, C is computed in place: the paper says "no other pending
  // operations that depend on its input". The memory is then that of B, of C,
  // and of C and E. (F is left out.)
  spec.nodes[2].inputs = {0};
  EXPECT_EQ(timeline(*Graph::create(spec)),
            (std::vector<int64_t>{1, 1, 2, 3, 2}));
}

/// Section 4.3, Eq. 1: n layers in k segments of n / k take n / k + k, which at
/// k = sqrt(n) is 2 sqrt(n). The backward part begins with the last segment.
/// The peak in the last segment holds the k results at the ends of segments,
/// the n / k - 1 other results of this segment, and a gradient.
TEST(Chen, SegmentsTakeTheirLengthAndTheirNumber) {
  constexpr uint32_t n = 64;
  Graph graph = chainStep(n);
  auto split = splitAtLoss(graph, "test");
  ASSERT_TRUE(split);
  std::map<uint32_t, int64_t> peaks;
  for (uint32_t k : {2u, 4u, 8u, 16u, 32u}) {
    Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone, {}};
    choice.segment.assign(graph.numNodes(), kNone);
    for (uint32_t v = 0; v < n; ++v) {
      choice.segment[v] = v / (n / k);
      choice.kept[graph.node(v).outputs[0]] = (v + 1) % (n / k) == 0;
    }
    auto steps = realise(graph, *split, choice);
    ASSERT_TRUE(steps);
    Simulation simulation = simulate(graph, *steps);
    EXPECT_EQ(simulation.peakBytes, n / k + k) << k;
    // All nodes except the ends of segments run again, which is at most one
    // more forward pass.
    EXPECT_EQ(simulation.computeCost - graph.baseCost(), n - k) << k;
    peaks[k] = simulation.peakBytes;
  }
  EXPECT_EQ(peaks[8], 2 * 8); // 2 sqrt(64)
  auto planned = planWith("sublinear", {graph, {}, {}});
  ASSERT_TRUE(planned);
  EXPECT_LE(planned->simulation.peakBytes, 2 * 8);
}

/// Section 4.4, Eq. 2 and 3: with k results stored at each level, n = (k + 1)^m
/// layers need g(n) = k + g(n / (k + 1)) = k m = k log_k+1(n). The plan also
/// holds the loss and a gradient. Each level costs at most one forward pass.
TEST(Chen, RecursionStoresKALevel) {
  struct Case {
    uint32_t stored, levels, layers, candidate;
  };
  // The candidates are those of k = 1, 2, 4, 8 and 16, with 2, 3 and all levels
  // each.
  for (auto [stored, levels, layers, candidate] : {Case{1, 10, 1024, 2},
                                                   {2, 6, 729, 5},
                                                   {4, 4, 625, 8},
                                                   {8, 3, 729, 11}}) {
    ASSERT_EQ(std::pow(stored + 1, levels), layers);
    Graph graph = chainStep(layers);
    std::vector<Simulation> all;
    auto sink = [&](std::vector<Step> steps, const Origin &) {
      all.push_back(simulate(graph, steps));
      return Verdict{};
    };
    ASSERT_FALSE(findPlanner("sublinear-recursive")
                     ->propose({graph, std::nullopt, {}}, {}, sink));
    ASSERT_EQ(all.size(), 15u);
    EXPECT_EQ(all[candidate].peakBytes, stored * levels + 2);
    EXPECT_LE(all[candidate].computeCost - graph.baseCost(), levels * layers);
  }
}

//===----------------------------------------------------------------------===//
// Kusumoto et al. 2019.
//===----------------------------------------------------------------------===//

/// Section 2: Chen's segments of length sqrt(n) as a canonical strategy, with
/// n = 64 and L_i the first 8 i vertices. Eq. 2, with M(U_i-1) = i - 1, gives
///   i < 8: i - 1 + 2 * 8 + 1 (the gradient beyond the boundary), at most 23
///   i = 8: 7 + 2 * 8 = 23
/// which is 3 sqrt(n) - 1, and by Eq. 1 all but 7 boundaries are recomputed:
/// no more than one round of the forward computation.
TEST(Kusumoto, ChensSegmentsAreACanonicalStrategy) {
  ForwardGraph chain = unitChain(64);
  auto family = LowerSetFamily::all(chain, 64);
  ASSERT_TRUE(family);
  std::vector<uint32_t> sets;
  for (uint32_t i = 1; i <= 8; ++i)
    sets.push_back(8 * i - 1);
  CanonicalStrategy strategy = evaluateStrategy(*family, sets);
  EXPECT_EQ(strategy.peak, 23);
  EXPECT_EQ(strategy.overhead, 64 - 7);
}

/// The best strategy for the same chain has parts that grow shorter, because
/// M(U_i-1) grows: within B, i - 1 + 2 s_i + 1 <= B for all but the last part,
/// whose bound is k - 1 + 2 s_k <= B. B = 16 has room for (16 - i) / 2 in part
/// i: 7 + 7 + 6 + 6 + ... + 1 + 1 = 56, and 1 more. B = 17 has room for
/// 8 + 7 + 7 + ... + 1 + 1 = 64.
TEST(Kusumoto, ShrinkingPartsNeedLess) {
  ForwardGraph chain = unitChain(64);
  auto family = LowerSetFamily::all(chain, 64);
  ASSERT_TRUE(family);
  EXPECT_EQ(smallestBudget(*family), 17);
  EXPECT_FALSE(exactStrategy(*family, 16, StrategyObjective::Time));
  auto best = exactStrategy(*family, 17, StrategyObjective::Time);
  ASSERT_TRUE(best);
  // The 16 parts have room for 65 vertices, and the last part has only 1. The
  // last vertex of each part except the last one is kept.
  EXPECT_EQ(best->strategy.sets.size(), 16u);
  EXPECT_EQ(best->strategy.overhead, 64 - 15);
}

/// Section 2: "a neural net with a skip connection from every layer to the
/// output layer cannot be divided into more than one segment": no vertex splits
/// it. The lower sets of such a net are the prefixes of the chain, and the
/// boundary of each prefix is the whole prefix.
TEST(Kusumoto, SkipsFromEveryLayerToTheOutput) {
  constexpr uint32_t n = 20; // The last vertex is the output.
  Edges edges;
  for (uint32_t v = 0; v + 1 < n; ++v) {
    edges.push_back({v, n - 1});
    if (v + 2 < n)
      edges.push_back({v, v + 1});
  }
  ForwardGraph forward =
      makeForward(std::vector<int64_t>(n, 1), std::vector<double>(n, 1), edges);
  EXPECT_EQ(articulationPoints(forward), std::vector<bool>(n, false));
  auto family = LowerSetFamily::all(forward, n);
  ASSERT_TRUE(family);
  ASSERT_EQ(family->size(), n);
  for (uint32_t set = 0; set + 1 < n; ++set)
    EXPECT_EQ((*family)[set].boundary, identity(set + 1));
  EXPECT_TRUE((*family)[n - 1].boundary.empty());
}

//===----------------------------------------------------------------------===//
// Feng and Huang 2018, 2021.
//===----------------------------------------------------------------------===//

/// 2021, section 4, on the chain left of the broken member in Fig. 6: members
/// of 10, 5, 10 and 10 between vertices of, here, 1 byte. With C = 25 the
/// accessibility graph has no edge between two vertices if three or more
/// members are between them: 10 + 1 + 5 + 1 + 10 = 27, 5 + 1 + 10 + 1 + 10 =
/// 27. So the shortest path has one vertex between its ends, the middle one.
/// The members on its two sides take 10 + 1 + 5 = 16 and 10 + 1 + 10 = 21, so
/// the path costs 3 + 21.
TEST(FengHuang, AccessibilityGraphOfFigure6) {
  LinearGraph chain{{1, 1, 1, 1, 1}, {10, 5, 10, 10}};
  auto path = shortestPath(chain, 25);
  ASSERT_TRUE(path);
  EXPECT_EQ(path->vertices, (std::vector<uint32_t>{0, 2, 4}));
  EXPECT_EQ(path->heldBytes, 3);
  EXPECT_EQ(path->largestBytes, 21);
  // C = 27 adds the pairs with three members between them. The shortest path
  // still has the same number of vertices.
  EXPECT_EQ(shortestPath(chain, 27)->heldBytes, 3);
  // C = 38 = 10 + 1 + 5 + 1 + 10 + 1 + 10 joins the ends.
  EXPECT_EQ(shortestPath(chain, 37)->heldBytes, 3);
  EXPECT_EQ(shortestPath(chain, 38)->heldBytes, 2);
  // Below 16 every vertex is a checkpoint: 5 + 10. Below 10 there is no path.
  EXPECT_EQ(shortestPath(chain, 15)->total(), 15);
  EXPECT_FALSE(shortestPath(chain, 9));
  // Eq. 1 is smallest there: 15, compared with 4 + 16, 3 + 21 and 2 + 38.
  EXPECT_EQ(solveLinear(chain).total(), 15);
}

/// 2018, Fig. 3 (b) and 4 (a), and 2021, Fig. 4, first column: v_2 is the
/// splitting vertex of s_13, whose division is {s_12, s_23}. In this test, each
/// of these two segments has two vertices that do not depend on each other.
TEST(FengHuang, DivisionOfALinearSegment) {
  ComputationGraph graph = makeGraph(
      {1, 1, 2, 1, 3, 4, 1},
      {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 4}, {3, 5}, {4, 6}, {5, 6}});
  EXPECT_EQ(splittingVertices(graph.size(), edgesOf(graph)),
            (std::vector<uint32_t>{3}));
  DivisionTree tree = divide(graph);
  ASSERT_EQ(tree[0].type, SegmentType::Linear);
  EXPECT_EQ(tree[0].connecting, (std::vector<uint32_t>{3}));
  ASSERT_EQ(tree[0].children.size(), 2u);
  EXPECT_EQ(tree[tree[0].children[0]].bytes, 1 + 2);
  EXPECT_EQ(tree[tree[0].children[1]].bytes, 3 + 4);
}

/// 2018, Fig. 4 (c): the division of a set of type 3 between v_1 and v_4 is
/// {s_12, s_13, s_23, s_24, s_34}. In this test all of these segments are
/// edges, and each vertex has a number that is one less than in the paper.
TEST(FengHuang, DivisionOfTheSmallestComplicateSegment) {
  EXPECT_EQ(divisionText(makeGraph({1, 1, 1, 1},
                                   {{0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 3}})),
            "complicate 0 > 3, 2 inside, 2 bytes\n"
            "  edge 0 > 1\n"
            "  edge 0 > 2\n"
            "  edge 1 > 2\n"
            "  edge 1 > 3\n"
            "  edge 2 > 3\n");
}

/// 2021, Fig. 3: the checkpoints v_k and v_j alone are not feasible, because
/// v_t depends on v_i. The checkpoints v_i and v_t alone are feasible. Let i,
/// k, t, j be 0 to 3, with the edges i > k, i > t, k > t, t > j. With C = 0 all
/// four are checkpoints. With C = l(v_k) the cheapest checkpoints are the ends
/// and t. They are never the ends and k, with t between them.
TEST(FengHuang, Figure3) {
  // t costs more than k. A choice without t would be cheaper, but it is not
  // feasible.
  ComputationGraph graph =
      makeGraph({1, 2, 9, 1}, {{0, 1}, {1, 2}, {2, 3}, {0, 2}});
  DivisionTree tree = divide(graph);
  DivisionSolver solver(graph, tree);
  EXPECT_EQ(solver.solve(2).checkpoints.vertices,
            (std::vector<uint32_t>{0, 2, 3}));
  EXPECT_EQ(solver.solve(9).checkpoints.vertices,
            (std::vector<uint32_t>{0, 2, 3}));
  EXPECT_EQ(solver.solve(1).checkpoints.vertices,
            (std::vector<uint32_t>{0, 1, 2, 3}));
}

} // namespace
