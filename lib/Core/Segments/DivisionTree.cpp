//===- DivisionTree.cpp - Independent segments and their division ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Segments/DivisionTree.h"

#include "Core/Segments/MaximalSegments.h"

#include <algorithm>
#include <map>
#include <set>

using namespace remat;

namespace {

/// A segment that must still be divided.
struct Open {
  uint32_t source, sink;
  std::vector<uint32_t> inside; ///< In order.
  /// Whether it contains the edge from its source to its sink.
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

  /// Def. 4, Alg. 3: the edge from source to sink is a branch, and so is each
  /// connected part inside.
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
    // The parts by their first vertex.
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
    auto ends = maximalSegments(vertices.size(), edges);
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
  std::vector<Open> open; ///< For each segment.
  // For the current segment.
  std::vector<uint32_t> vertices, place;
  std::vector<std::pair<uint32_t, uint32_t>> edges;
};

} // namespace

std::vector<uint32_t> remat::splittingVertices(
    uint32_t size, const std::vector<std::pair<uint32_t, uint32_t>> &edges) {
  // At first each value is the difference to the value before it.
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
