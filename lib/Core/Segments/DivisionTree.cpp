//===- DivisionTree.cpp - Independent segments and their division ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Segments/DivisionTree.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

using namespace remat;

namespace {

constexpr uint32_t kUnseen = UINT32_MAX;

/// Feng and Huang 2021, Alg. 4: finds the largest independent segments.
/// Consider a set of vertices that contains neither the source nor the sink,
/// and whose only neighbours are two vertices k and w. Such a set is an
/// independent segment between k and w: the graph has no cycle, so one of the
/// two comes first. All paths through the set enter at this vertex and leave at
/// the other vertex. Removing k and w cuts the set off from the source and the
/// sink. For each k, k is removed, and one depth-first search finds all w whose
/// removal then cuts off vertices. A vertex may be cut off by several w. The
/// search takes the outermost w, because its set is the largest one for this k.
/// (The printed version of Alg. 4 tries all pairs and compares all sets.)
class SegmentFinder {
public:
  /// The list \p edges must have the edges of a segment that has neither a
  /// splitting vertex nor branches. Its vertices are numbered from 0, which is
  /// the source, to \p size - 1, which is the sink.
  SegmentFinder(uint32_t size,
                const std::vector<std::pair<uint32_t, uint32_t>> &edges)
      : size(size), begin(size + 1, 0), depth(size), low(size), parent(size),
        outer(size), best(size, {0, 0}) {
    // An additional edge from the source to the sink keeps these two connected.
    auto all = edges;
    all.push_back({0, size - 1});
    for (auto [from, to] : all) {
      ++begin[from + 1];
      ++begin[to + 1];
    }
    for (uint32_t v = 0; v < size; ++v)
      begin[v + 1] += begin[v];
    neighbours.resize(begin[size]);
    std::vector<uint32_t> fill(begin.begin(), begin.end() - 1);
    for (auto edge = all.rbegin(); edge != all.rend(); ++edge) {
      neighbours[fill[edge->first]++] = edge->second;
      neighbours[fill[edge->second]++] = edge->first;
    }
  }

  /// Returns, for each vertex, the two ends of the largest independent segment
  /// that contains it, other than the whole segment. The smaller number comes
  /// first, and both are 0 if there is no such segment.
  std::vector<std::pair<uint32_t, uint32_t>> run() {
    for (uint32_t k = 0; k < size; ++k) {
      search(k);
      findCuts(k);
    }
    return std::move(best);
  }

private:
  /// Runs a depth-first search that does not visit \p k. Fills in `order`,
  /// `depth`, `low` and `parent`.
  void search(uint32_t k) {
    std::fill(depth.begin(), depth.end(), kUnseen);
    order.clear();
    stack.clear();
    enter(k == 0 ? size - 1 : 0, kUnseen);
    while (!stack.empty()) {
      auto &[v, next] = stack.back();
      if (next == begin[v + 1]) {
        uint32_t done = v;
        stack.pop_back();
        if (!stack.empty())
          low[stack.back().first] =
              std::min(low[stack.back().first], low[done]);
        continue;
      }
      uint32_t to = neighbours[next++];
      if (to == k || to == parent[v])
        continue;
      if (depth[to] == kUnseen)
        enter(to, v);
      else
        low[v] = std::min(low[v], depth[to]);
    }
  }

  void enter(uint32_t v, uint32_t from) {
    depth[v] = low[v] = stack.size();
    parent[v] = from;
    order.push_back(v);
    stack.push_back({v, begin[v]});
  }

  /// Finds, for each vertex, the outermost w that cuts it off together with k.
  /// All segments that contain a vertex lie in the largest one of them. The
  /// source of this segment comes before all other ends of these segments.
  /// Therefore the first k for which a segment is found gives the largest one.
  void findCuts(uint32_t k) {
    outer[order[0]] = kUnseen;
    for (uint32_t i = 1; i < order.size(); ++i) {
      uint32_t v = order[i], w = parent[v];
      outer[v] = outer[w];
      // The search begins at the source or at the sink. The other one of the
      // two is in the first subtree of the root, so this subtree is not cut
      // off.
      if (outer[w] == kUnseen && low[v] >= depth[w] && i > 1)
        outer[v] = w;
      if (outer[v] != kUnseen && best[v].second == 0)
        best[v] = std::minmax(k, outer[v]);
    }
  }

  uint32_t size;
  std::vector<uint32_t> begin, neighbours;
  // The state of one search.
  std::vector<uint32_t> order, depth, low, parent;
  /// Each entry has a vertex and its next neighbour.
  std::vector<std::pair<uint32_t, uint32_t>> stack;
  /// For each vertex, the w of findCuts, or kUnseen if the vertex is not cut
  /// off.
  std::vector<uint32_t> outer;
  // For each vertex, the ends of the best segment so far.
  std::vector<std::pair<uint32_t, uint32_t>> best;
};

/// A segment that must still be divided.
struct Open {
  uint32_t source, sink;
  std::vector<uint32_t> inside; ///< The vertices inside the segment, in
                                ///< topological order.
  /// Whether the segment contains the edge from its source to its sink.
  bool edge;
};

class Divider {
public:
  explicit Divider(const ComputationGraph &graph)
      : graph(graph), place(graph.size(), kNone) {}

  DivisionTree run() {
    Open root{0, graph.sink(), {}, false};
    for (uint32_t v = 1; v < graph.sink(); ++v)
      root.inside.push_back(v);
    for (uint32_t v : graph.successors[0])
      root.edge |= v == graph.sink();
    add(kNone, std::move(root));
    for (uint32_t s = 0; s < tree.size(); ++s) {
      Open segment = std::move(open[s]);
      divide(s, segment);
    }
    return std::move(tree);
  }

private:
  void add(uint32_t parent, Open segment) {
    Segment added;
    added.source = segment.source;
    added.sink = segment.sink;
    added.parent = parent;
    for (uint32_t v : segment.inside)
      added.bytes += graph.bytes[v];
    if (parent != kNone)
      tree[parent].children.push_back(tree.size());
    tree.push_back(std::move(added));
    open.push_back(std::move(segment));
  }

  void divide(uint32_t s, const Open &segment) {
    if (segment.inside.empty())
      return;
    listEdges(segment);
    if (divideLinear(s, segment)) {
      tree[s].type = SegmentType::Linear;
    } else if (divideBranch(s, segment)) {
      tree[s].type = SegmentType::Branch;
    } else {
      divideComplicate(s, segment);
      tree[s].type = SegmentType::Complicate;
    }
  }

  /// Numbers the segment's vertices 0, 1, ... from source to sink. After this,
  /// `edges` has all edges of the segment in these numbers.
  void listEdges(const Open &segment) {
    vertices = {segment.source};
    vertices.insert(vertices.end(), segment.inside.begin(),
                    segment.inside.end());
    vertices.push_back(segment.sink);
    uint32_t last = vertices.size() - 1;
    for (uint32_t i = 0; i <= last; ++i)
      place[vertices[i]] = i;
    edges.clear();
    for (uint32_t v : segment.inside) {
      for (uint32_t u : graph.predecessors[v])
        edges.push_back({place[u], place[v]});
      for (uint32_t w : graph.successors[v])
        if (w == segment.sink)
          edges.push_back({place[v], last});
    }
    if (segment.edge)
      edges.push_back({0, last});
  }

  /// Def. 3, Alg. 2.
  bool divideLinear(uint32_t s, const Open &segment) {
    uint32_t last = vertices.size() - 1;
    std::vector<uint32_t> ends = splittingVertices(last + 1, edges);
    if (ends.empty())
      return false;
    ends.insert(ends.begin(), 0);
    ends.push_back(last);
    std::vector<bool> direct(last + 1, false);
    for (auto [from, to] : edges) {
      auto next = std::upper_bound(ends.begin(), ends.end(), from);
      if (*next == to && *(next - 1) == from)
        direct[from] = true;
    }
    for (size_t e = 0; e + 1 < ends.size(); ++e) {
      if (e)
        tree[s].connecting.push_back(vertices[ends[e]]);
      add(s, {vertices[ends[e]],
              vertices[ends[e + 1]],
              {vertices.begin() + ends[e] + 1, vertices.begin() + ends[e + 1]},
              direct[ends[e]]});
    }
    return true;
  }

  /// In Alg. 3 (Def. 4), the edge from source to sink is a branch, and each
  /// connected part inside is a branch too.
  bool divideBranch(uint32_t s, const Open &segment) {
    uint32_t last = vertices.size() - 1;
    std::vector<uint32_t> root(last + 1);
    for (uint32_t i = 0; i <= last; ++i)
      root[i] = i;
    auto find = [&](uint32_t i) {
      while (root[i] != i)
        i = root[i] = root[root[i]];
      return i;
    };
    for (auto [from, to] : edges)
      if (from != 0 && to != last) {
        uint32_t a = find(from), b = find(to);
        root[std::max(a, b)] = std::min(a, b);
      }
    // The connected parts, by their first vertex.
    std::map<uint32_t, std::vector<uint32_t>> parts;
    for (uint32_t i = 1; i < last; ++i)
      parts[find(i)].push_back(vertices[i]);
    if (parts.size() == 1 && !segment.edge)
      return false;
    if (segment.edge)
      add(s, {segment.source, segment.sink, {}, true});
    for (auto &[first, inside] : parts)
      add(s, {segment.source, segment.sink, std::move(inside), false});
    return true;
  }

  /// Def. 6, Alg. 4.
  void divideComplicate(uint32_t s, const Open &segment) {
    auto ends = SegmentFinder(vertices.size(), edges).run();
    std::map<std::pair<uint32_t, uint32_t>, Open> members;
    for (uint32_t i = 1; i + 1 < vertices.size(); ++i)
      if (ends[i].second == 0)
        tree[s].connecting.push_back(vertices[i]);
      else
        member(members, ends[i]).inside.push_back(vertices[i]);
    auto isInside = [&](uint32_t i) { return ends[i].second != 0; };
    for (auto edge : edges)
      if (!isInside(edge.first) && !isInside(edge.second))
        member(members, edge).edge = true;
    for (auto &[key, each] : members)
      add(s, std::move(each));
  }

  Open &member(std::map<std::pair<uint32_t, uint32_t>, Open> &members,
               std::pair<uint32_t, uint32_t> ends) {
    auto [entry, isNew] = members.try_emplace(ends);
    if (isNew)
      entry->second = {vertices[ends.first], vertices[ends.second], {}, false};
    return entry->second;
  }

  const ComputationGraph &graph;
  DivisionTree tree;
  std::vector<Open> open; ///< Entry s describes the segment number s.
  // For the current segment.
  std::vector<uint32_t> vertices, place;
  std::vector<std::pair<uint32_t, uint32_t>> edges;
};

} // namespace

std::vector<uint32_t> remat::splittingVertices(
    uint32_t size, const std::vector<std::pair<uint32_t, uint32_t>> &edges) {
  // The array has differences between neighbours. A running sum of them is the
  // number of edges that pass over a vertex.
  std::vector<int64_t> passing(size + 1, 0);
  for (auto [from, to] : edges) {
    ++passing[from + 1];
    --passing[to];
  }
  std::vector<uint32_t> found;
  int64_t sum = 0;
  for (uint32_t v = 1; v + 1 < size; ++v) {
    sum += passing[v];
    if (sum == 0)
      found.push_back(v);
  }
  return found;
}

DivisionTree remat::divide(const ComputationGraph &graph) {
  return Divider(graph).run();
}
