//===- DivisionTreeTest.cpp - Feng and Huang 2021, section 5 --------------===//

#include "ForwardDags.h"

#include "remat/Core/DivisionTree.h"

#include <map>
#include <set>

using namespace remat;

namespace {

using Vertices = std::set<uint32_t>;

/// Vertices 0, 1, ... from the source to the sink.
ComputationGraph makeGraph(std::vector<int64_t> bytes, Edges edges) {
  ForwardGraph forward =
      makeForward(bytes, std::vector<double>(bytes.size(), 1), edges);
  ComputationGraph graph;
  graph.bytes = std::move(bytes);
  graph.successors = std::move(forward.successors);
  graph.predecessors = std::move(forward.predecessors);
  graph.forward.assign(graph.size(), kNone);
  return graph;
}

/// Adds what makes 0 the only source and size - 1 the only sink.
Edges withEnds(uint32_t size, Edges edges) {
  std::vector<bool> in(size, false), out(size, false);
  for (auto [from, to] : edges)
    in[to] = out[from] = true;
  for (uint32_t v = 1; v < size; ++v)
    if (!in[v])
      edges.push_back({0, v});
  for (uint32_t v = 1; v + 1 < size; ++v)
    if (!out[v])
      edges.push_back({v, size - 1});
  return edges;
}

ComputationGraph drawGraph(uint32_t size, uint32_t percent,
                           std::mt19937 &random) {
  std::vector<int64_t> bytes;
  for (uint32_t v = 0; v < size; ++v)
    bytes.push_back(random() % 10);
  return makeGraph(std::move(bytes),
                   withEnds(size, drawDag(size, percent, random)));
}

Edges edgesOf(const ComputationGraph &graph) {
  Edges edges;
  for (uint32_t v = 0; v < graph.size(); ++v)
    for (uint32_t w : graph.successors[v])
      edges.push_back({v, w});
  return edges;
}

std::string text(const ComputationGraph &graph) {
  return formatDivisionTree(divide(graph),
                            [](uint32_t v) { return std::to_string(v); });
}

std::string join(std::string name, uint32_t source, uint32_t sink,
                 std::multiset<std::string> children) {
  name += "(" + std::to_string(source) + "," + std::to_string(sink);
  for (const std::string &child : children)
    name += " " + child;
  return name + ")";
}

/// The tree in nested form; vertices by the names given, children sorted.
std::string nested(const DivisionTree &tree, const std::vector<uint32_t> &names,
                   uint32_t s = 0) {
  std::multiset<std::string> children;
  for (uint32_t child : tree[s].children)
    children.insert(nested(tree, names, child));
  return join(segmentTypeName(tree[s].type), names[tree[s].source],
              names[tree[s].sink], std::move(children));
}

std::vector<uint32_t> identity(uint32_t size) {
  std::vector<uint32_t> names(size);
  for (uint32_t v = 0; v < size; ++v)
    names[v] = v;
  return names;
}

//===----------------------------------------------------------------------===//
// The same tree by the definitions.
//===----------------------------------------------------------------------===//

/// A segment as its ends and its edges.
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

/// What \p k and \p t cut off from the ends: the largest independent segment
/// between them, possibly without edges.
Reference largestBetween(const Reference &whole, uint32_t k, uint32_t t) {
  Reference result{k, t, {}};
  for (uint32_t v : whole.vertices()) {
    if (v == k || v == t)
      continue;
    Vertices part = {v}; // What v is connected with, but for k and t.
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
  // The division is one: every edge is in exactly one member.
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

/// 2018, Fig. 3 (a), and 2021, Fig. 3: of 1 -> 2 -> 3 -> 4 with 1 -> 3, nothing
/// is independent between 2 and 4, because 3 depends on 1; between 1 and 3
/// something is. (Numbers one less here.)
TEST(DivisionTree, NoSegmentAcrossADependency) {
  EXPECT_EQ(text(makeGraph({1, 1, 1, 1}, {{0, 1}, {1, 2}, {2, 3}, {0, 2}})),
            "linear 0 > 3, 2 inside, 2 bytes\n"
            "  branch 0 > 2, 1 inside, 1 bytes\n"
            "    edge 0 > 2\n"
            "    linear 0 > 2, 1 inside, 1 bytes\n"
            "      edge 0 > 1\n"
            "      edge 1 > 2\n"
            "  edge 2 > 3\n");
}

/// 2018, Fig. 4 (b): three branches between two vertices.
TEST(DivisionTree, Branches) {
  EXPECT_EQ(text(makeGraph({1, 2, 3, 4, 1},
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
  EXPECT_EQ(text(makeGraph({1, 1, 5, 1, 1},
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

/// Between k and t lie both an independent vertex and one that feeds the
/// outside: 2018, Def. 1 allows the segment without the latter.
TEST(DivisionTree, SegmentMayLeaveOutWhatLiesBetweenItsEnds) {
  ComputationGraph graph = makeGraph(
      {1, 1, 1, 1, 1, 1},
      {{0, 1}, {1, 2}, {2, 4}, {1, 3}, {3, 4}, {3, 5}, {0, 3}, {4, 5}});
  // s_14 holds 2 alone; 3, also between 1 and 4, is tied to 0 and 5.
  EXPECT_NE(text(graph).find("  linear 1 > 4, 1 inside, 1 bytes\n"),
            std::string::npos)
      << text(graph);
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

/// Theorem 1: it is unique, so another order of vertices and edges gives it
/// too.
TEST(DivisionTree, DoesNotDependOnTheOrder) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    uint32_t size = 4 + seed % 20;
    ComputationGraph graph = drawGraph(size, 8 + seed % 30, random);
    // Another topological order, drawn vertex by vertex.
    std::vector<uint32_t> order, missing(size);
    Vertices ready = {0};
    for (uint32_t v = 0; v < size; ++v)
      missing[v] = graph.predecessors[v].size();
    while (!ready.empty()) {
      auto pick = std::next(ready.begin(), random() % ready.size());
      uint32_t v = *pick;
      ready.erase(pick);
      order.push_back(v);
      for (uint32_t w : graph.successors[v])
        if (--missing[w] == 0)
          ready.insert(w);
    }
    std::vector<uint32_t> place(size);
    for (uint32_t i = 0; i < size; ++i)
      place[order[i]] = i;
    ComputationGraph other = graph;
    for (uint32_t i = 0; i < size; ++i) {
      other.bytes[i] = graph.bytes[order[i]];
      other.successors[i].clear();
      other.predecessors[i].clear();
      for (uint32_t w : graph.successors[order[i]])
        other.successors[i].push_back(place[w]);
      for (uint32_t u : graph.predecessors[order[i]])
        other.predecessors[i].push_back(place[u]);
      std::shuffle(other.successors[i].begin(), other.successors[i].end(),
                   random);
      std::shuffle(other.predecessors[i].begin(), other.predecessors[i].end(),
                   random);
    }
    EXPECT_EQ(nested(divide(other), order),
              nested(divide(graph), identity(size)));
  }
}

//===----------------------------------------------------------------------===//
// The solver.
//===----------------------------------------------------------------------===//

/// Eq. 2 of checkpoints, or -1 where they do not form independent segments:
/// what is connected without them must touch just two of them.
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

/// The two terms of Eq. 2 for all checkpoints that form independent segments.
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

/// The best of all max terms, and for each the least checkpoint bytes.
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
        << text(graph) << "max term " << each.largestBytes;
  }
  ASSERT_EQ(found.total(), best) << text(graph);
}

/// Their optimality: Alg. 5 and 6 as read in DivisionSolver.cpp.
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

/// Every max term, not the best alone: no segment exceeds it, and segments that
/// it gives numbers to are what the checkpoints form.
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

/// 2021, Fig. 6: C = 25 and members of 10, 5, 10, 10, 30 and 10. The one of 30
/// is broken, here into branches of 15 that need no checkpoint, and the members
/// left of it are solved as an LCG: with connecting vertices of 1 byte, 10 + 1
/// + 5 = 16 and 10 + 1 + 10 = 21 fit between checkpoints, and 10 + 1 + 5 + 1 +
/// 10 = 27 does not.
TEST(DivisionSolver, Figure6) {
  // Connecting vertices 0, 2, 4, 6, 8, 11, 13; 9 and 10 are the branches.
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

//===----------------------------------------------------------------------===//
// From the forward graph.
//===----------------------------------------------------------------------===//

/// 0 -> 1 -> 3 -> 4 with a constant 2 that only 3 reads: it hangs on 1, not on
/// the source, where it would leave no splitting vertex between 0 and 3.
TEST(ComputationGraph, ConstantsStandBesideWhereTheyAreRead) {
  ComputationGraph graph = computationGraph(makeForward(
      {1, 2, 3, 4, 5}, {1, 1, 1, 1, 1}, {{0, 1}, {1, 3}, {2, 3}, {3, 4}}));
  EXPECT_EQ(graph.forward, (std::vector<uint32_t>{kNone, 0, 1, 2, 3, 4}));
  EXPECT_EQ(graph.bytes, (std::vector<int64_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(edgesOf(graph),
            (Edges{{0, 1}, {1, 2}, {2, 3}, {2, 4}, {3, 4}, {4, 5}}));
}

} // namespace
