//===- DivisionGraphs.h - Graphs to divide, for tests -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_DIVISIONGRAPHS_H
#define REMAT_TEST_UNIT_CORE_DIVISIONGRAPHS_H

#include "ForwardDags.h"

#include "Core/Segments/DivisionTree.h"

#include <set>

namespace remat {

using Vertices = std::set<uint32_t>;

/// Makes a graph whose vertices are numbered 0, 1, ... from the source to the
/// sink.
inline ComputationGraph makeGraph(std::vector<int64_t> bytes, Edges edges) {
  ForwardGraph forward =
      makeForward(bytes, std::vector<double>(bytes.size(), 1), edges);
  ComputationGraph graph;
  graph.bytes = std::move(bytes);
  graph.successors = std::move(forward.successors);
  graph.predecessors = std::move(forward.predecessors);
  graph.forward.assign(graph.size(), kNone);
  return graph;
}

/// Adds edges so that 0 is the only source and size - 1 is the only sink.
inline Edges withEnds(uint32_t size, Edges edges) {
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

inline ComputationGraph drawGraph(uint32_t size, uint32_t percent,
                                  std::mt19937 &random) {
  std::vector<int64_t> bytes;
  for (uint32_t v = 0; v < size; ++v)
    bytes.push_back(random() % 10);
  return makeGraph(std::move(bytes),
                   withEnds(size, drawDag(size, percent, random)));
}

inline Edges edgesOf(const ComputationGraph &graph) {
  Edges edges;
  for (uint32_t v = 0; v < graph.size(); ++v)
    for (uint32_t w : graph.successors[v])
      edges.push_back({v, w});
  return edges;
}

inline std::string divisionText(const ComputationGraph &graph) {
  return formatDivisionTree(divide(graph),
                            [](uint32_t v) { return std::to_string(v); });
}

inline std::string join(std::string name, uint32_t source, uint32_t sink,
                        std::multiset<std::string> children) {
  name += "(" + std::to_string(source) + "," + std::to_string(sink);
  for (const std::string &child : children)
    name += " " + child;
  return name + ")";
}

/// Returns the tree in nested form, with the given names of vertices and with
/// sorted children.
inline std::string nested(const DivisionTree &tree,
                          const std::vector<uint32_t> &names, uint32_t s = 0) {
  std::multiset<std::string> children;
  for (uint32_t child : tree[s].children)
    children.insert(nested(tree, names, child));
  return join(segmentTypeName(tree[s].type), names[tree[s].source],
              names[tree[s].sink], std::move(children));
}

inline std::vector<uint32_t> identity(uint32_t size) {
  std::vector<uint32_t> names(size);
  for (uint32_t v = 0; v < size; ++v)
    names[v] = v;
  return names;
}

/// Returns \p graph in a random topological order and with its edges in another
/// order, and the new place of each vertex.
inline std::pair<ComputationGraph, std::vector<uint32_t>>
drawOrder(const ComputationGraph &graph, std::mt19937 &random) {
  uint32_t size = graph.size();
  std::vector<uint32_t> order, missing(size), place(size);
  Vertices ready = {0};
  for (uint32_t v = 0; v < size; ++v)
    missing[v] = graph.predecessors[v].size();
  while (!ready.empty()) {
    auto pick = std::next(ready.begin(), random() % ready.size());
    uint32_t v = *pick;
    ready.erase(pick);
    place[v] = order.size();
    order.push_back(v);
    for (uint32_t w : graph.successors[v])
      if (--missing[w] == 0)
        ready.insert(w);
  }
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
  return {std::move(other), std::move(order)};
}

} // namespace remat

#endif // REMAT_TEST_UNIT_CORE_DIVISIONGRAPHS_H
