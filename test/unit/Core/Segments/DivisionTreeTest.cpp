//===- DivisionTreeTest.cpp - Feng and Huang 2021, section 5 --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../DivisionGraphs.h"

using namespace remat;

namespace {

// The functions below build the same tree by the paper's definitions.

/// A segment, given by its ends and its edges.
struct Reference {
  uint32_t source, sink;
  std::set<std::pair<uint32_t, uint32_t>> edges;

  Vertices vertices() const {
    Vertices all;
    for (auto [from, to] : edges)
      all.insert({from, to});
    return all;
  }
  bool reaches(uint32_t from, uint32_t to) const {
    for (auto [a, b] : edges)
      if (a == from && (b == to || reaches(b, to)))
        return true;
    return false;
  }
};

/// Returns the part that vertices \p k and \p t separate from the ends: the
/// largest independent segment between k and t, which may have no edges.
Reference largestBetween(const Reference &whole, uint32_t k, uint32_t t) {
  Reference result{k, t, {}};
  for (uint32_t v : whole.vertices()) {
    if (v == k || v == t)
      continue;
    // Finds the vertices that are connected with v by paths without k and t.
    Vertices part = {v};
    for (size_t before = 0; before != part.size();) {
      before = part.size();
      for (auto [a, b] : whole.edges)
        for (auto [x, y] : {std::pair(a, b), std::pair(b, a)})
          if (part.count(x) && y != k && y != t)
            part.insert(y);
    }
    if (part.count(whole.source) || part.count(whole.sink))
      continue;
    for (auto edge : whole.edges)
      if (part.count(edge.first) || part.count(edge.second))
        result.edges.insert(edge);
  }
  if (whole.edges.count({k, t}))
    result.edges.insert({k, t});
  return result;
}

/// Def. 2 and Alg. 2.
std::vector<Reference> linearDivision(const Reference &whole) {
  for (uint32_t t : whole.vertices()) {
    if (t == whole.source || t == whole.sink)
      continue;
    Vertices in, out;
    for (uint32_t v : whole.vertices()) {
      if (whole.reaches(v, t))
        in.insert(v);
      if (whole.reaches(t, v))
        out.insert(v);
    }
    bool splits = in.size() + out.size() + 1 == whole.vertices().size();
    for (auto [a, b] : whole.edges)
      splits &= !(in.count(a) && out.count(b));
    if (!splits)
      continue;
    Reference first{whole.source, t, {}}, second{t, whole.sink, {}};
    for (auto edge : whole.edges)
      (out.count(edge.second) ? second : first).edges.insert(edge);
    std::vector<Reference> division = linearDivision(first);
    for (Reference &each : linearDivision(second))
      division.push_back(std::move(each));
    return division;
  }
  return {whole};
}

/// Def. 4 and Alg. 3.
std::vector<Reference> branchDivision(const Reference &whole) {
  std::vector<Reference> division;
  std::set<std::pair<uint32_t, uint32_t>> left = whole.edges;
  auto isEnd = [&](uint32_t v) { return v == whole.source || v == whole.sink; };
  while (!left.empty()) {
    Reference branch{whole.source, whole.sink, {*left.begin()}};
    for (size_t before = 0; before != branch.edges.size();) {
      before = branch.edges.size();
      Vertices touched = branch.vertices();
      for (auto edge : left)
        if ((!isEnd(edge.first) && touched.count(edge.first)) ||
            (!isEnd(edge.second) && touched.count(edge.second)))
          branch.edges.insert(edge);
    }
    for (auto edge : branch.edges)
      left.erase(edge);
    division.push_back(std::move(branch));
  }
  return division;
}

/// Def. 6 and Alg. 4.
std::vector<Reference> complicateDivision(const Reference &whole) {
  std::vector<Reference> all, division;
  for (uint32_t k : whole.vertices())
    for (uint32_t t : whole.vertices())
      if (k < t && !(k == whole.source && t == whole.sink)) {
        Reference segment = largestBetween(whole, k, t);
        if (!segment.edges.empty())
          all.push_back(std::move(segment));
      }
  for (const Reference &each : all)
    if (std::none_of(all.begin(), all.end(), [&](const Reference &other) {
          return other.edges.size() > each.edges.size() &&
                 std::includes(other.edges.begin(), other.edges.end(),
                               each.edges.begin(), each.edges.end());
        }))
      division.push_back(each);
  return division;
}

std::string nestedByDefinition(const Reference &whole) {
  if (whole.edges.size() == 1)
    return join("edge", whole.source, whole.sink, {});
  const char *name = "linear";
  std::vector<Reference> division = linearDivision(whole);
  if (division.size() == 1) {
    name = "branch";
    division = branchDivision(whole);
  }
  if (division.size() == 1) {
    name = "complicate";
    division = complicateDivision(whole);
  }
  // Checks that the result is a division: every edge is in exactly one member.
  size_t edges = 0;
  std::multiset<std::string> children;
  for (const Reference &each : division) {
    edges += each.edges.size();
    children.insert(nestedByDefinition(each));
  }
  EXPECT_EQ(edges, whole.edges.size());
  EXPECT_GT(division.size(), 1u);
  return join(name, whole.source, whole.sink, std::move(children));
}

void expectDefinition(const ComputationGraph &graph) {
  Edges edges = edgesOf(graph);
  Reference whole{0, graph.sink(), {edges.begin(), edges.end()}};
  ASSERT_EQ(nested(divide(graph), identity(graph.size())),
            nestedByDefinition(whole));
}

//===----------------------------------------------------------------------===//
// The division.
//===----------------------------------------------------------------------===//

/// 2018, Fig. 3 (a), and 2021, Fig. 3, on 1 -> 2 -> 3 -> 4 with 1 -> 3. No
/// segment between 2 and 4 is independent, because 3 depends on 1. The segment
/// between 1 and 3 is independent. (In the code, each vertex has a number that
/// is one less than in the paper.)
TEST(DivisionTree, NoSegmentAcrossADependency) {
  EXPECT_EQ(
      divisionText(makeGraph({1, 1, 1, 1}, {{0, 1}, {1, 2}, {2, 3}, {0, 2}})),
      "linear 0 > 3, 2 inside, 2 bytes\n"
      "  branch 0 > 2, 1 inside, 1 bytes\n"
      "    edge 0 > 2\n"
      "    linear 0 > 2, 1 inside, 1 bytes\n"
      "      edge 0 > 1\n"
      "      edge 1 > 2\n"
      "  edge 2 > 3\n");
}

/// 2018, Fig. 4 (b): there are three branches between two vertices.
TEST(DivisionTree, Branches) {
  EXPECT_EQ(
      divisionText(makeGraph({1, 2, 3, 4, 1},
                             {{0, 1}, {1, 4}, {0, 2}, {2, 4}, {0, 3}, {3, 4}})),
      "branch 0 > 4, 3 inside, 9 bytes\n"
      "  linear 0 > 4, 1 inside, 2 bytes\n"
      "    edge 0 > 1\n"
      "    edge 1 > 4\n"
      "  linear 0 > 4, 1 inside, 3 bytes\n"
      "    edge 0 > 2\n"
      "    edge 2 > 4\n"
      "  linear 0 > 4, 1 inside, 4 bytes\n"
      "    edge 0 > 3\n"
      "    edge 3 > 4\n");
}

/// 2021, Fig. 4, third column, and 2018, Fig. 4 (c): the division of s_ij is
/// {s_ik, s_it, s_kt, s_kj, s_tj}. Here i, k, t, j are 0, 1, 3, 4 and 2 lies
/// between k and t.
TEST(DivisionTree, Complicate) {
  EXPECT_EQ(
      divisionText(makeGraph({1, 1, 5, 1, 1},
                             {{0, 1}, {0, 3}, {1, 2}, {2, 3}, {1, 4}, {3, 4}})),
      "complicate 0 > 4, 3 inside, 7 bytes\n"
      "  edge 0 > 1\n"
      "  edge 0 > 3\n"
      "  linear 1 > 3, 1 inside, 5 bytes\n"
      "    edge 1 > 2\n"
      "    edge 2 > 3\n"
      "  edge 1 > 4\n"
      "  edge 3 > 4\n");
}

/// An independent vertex and one that feeds the outside are between k and t.
/// Def. 1 of 2018 allows the segment without the vertex that feeds the outside.
TEST(DivisionTree, SegmentMayLeaveOutWhatLiesBetweenItsEnds) {
  ComputationGraph graph = makeGraph(
      {1, 1, 1, 1, 1, 1},
      {{0, 1}, {1, 2}, {2, 4}, {1, 3}, {3, 4}, {3, 5}, {0, 3}, {4, 5}});
  // s_14 has only 2. 3 is also between 1 and 4, but is connected with 0 and 5.
  EXPECT_NE(divisionText(graph).find("  linear 1 > 4, 1 inside, 1 bytes\n"),
            std::string::npos)
      << divisionText(graph);
  expectDefinition(graph);
}

TEST(DivisionTree, DotHasANodeASegment) {
  DivisionTree tree = divide(makeGraph({1, 1, 1}, {{0, 1}, {1, 2}}));
  EXPECT_EQ(
      formatDivisionTreeDot(
          tree, [](uint32_t v) { return v ? std::to_string(v) : "\"in\""; }),
      "digraph division {\n"
      "  rankdir=LR; ordering=out;\n"
      "  node [shape=box];\n"
      "  s0 [label=\"linear \\\"in\\\" > 2, 1 inside, 1 bytes\"];\n"
      "  s1 [label=\"edge \\\"in\\\" > 1\"];\n"
      "  s0 -> s1;\n"
      "  s2 [label=\"edge 1 > 2\"];\n"
      "  s0 -> s2;\n"
      "}\n");
}

TEST(DivisionTree, IsTheOneOfTheDefinitions) {
  for (uint32_t size = 2; size <= 5; ++size)
    forEachDag(size, [&](const Edges &edges) {
      if (!HasFatalFailure())
        expectDefinition(
            makeGraph(std::vector<int64_t>(size, 1), withEnds(size, edges)));
    });
  for (uint32_t seed = 0; seed < 400 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    expectDefinition(drawGraph(6 + seed % 6, 18 + seed % 30, random));
  }
}

/// The tree is unique (Theorem 1), so another order of vertices and edges
/// gives the same tree.
TEST(DivisionTree, DoesNotDependOnTheOrder) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    uint32_t size = 4 + seed % 20;
    ComputationGraph graph = drawGraph(size, 8 + seed % 30, random);
    auto [other, order] = drawOrder(graph, random);
    EXPECT_EQ(nested(divide(other), order),
              nested(divide(graph), identity(size)));
  }
}

// The test below builds the tree of a forward graph.

/// The graph is 0 -> 1 -> 3 -> 4 with a constant 2 that only 3 reads. The
/// constant is attached to 1. If it were attached to the source, no splitting
/// vertex would be between 0 and 3.
TEST(ComputationGraph, ConstantsStandBesideWhereTheyAreRead) {
  ComputationGraph graph = computationGraph(makeForward(
      {1, 2, 3, 4, 5}, {1, 1, 1, 1, 1}, {{0, 1}, {1, 3}, {2, 3}, {3, 4}}));
  EXPECT_EQ(graph.forward, (std::vector<uint32_t>{kNone, 0, 1, 2, 3, 4}));
  EXPECT_EQ(graph.bytes, (std::vector<int64_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(edgesOf(graph),
            (Edges{{0, 1}, {1, 2}, {2, 3}, {2, 4}, {3, 4}, {4, 5}}));
}

} // namespace
