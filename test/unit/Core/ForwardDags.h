//===- ForwardDags.h - Small forward graphs for tests -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes forward graphs from their edges, all small forward graphs, and random
// forward graphs. Each random choice of a test comes from a seed that the test
// prints.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_UNIT_CORE_FORWARDDAGS_H
#define REMAT_TEST_UNIT_CORE_FORWARDDAGS_H

#include "Core/Graph/ForwardGraph.h"
#include "remat/Core/Graph/Expand.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

namespace remat {

using Edges = std::vector<std::pair<uint32_t, uint32_t>>;

/// Makes a forward graph whose vertices are in topological order, with the
/// given T(v) and M(v). The joint node v is vertex v.
inline ForwardGraph makeForward(std::vector<int64_t> bytes,
                                std::vector<double> time, Edges edges) {
  ForwardGraph forward;
  forward.time = std::move(time);
  forward.bytes = std::move(bytes);
  forward.successors.resize(forward.bytes.size());
  forward.predecessors.resize(forward.bytes.size());
  for (uint32_t v = 0; v < forward.bytes.size(); ++v)
    forward.nodes.push_back(v);
  std::sort(edges.begin(), edges.end());
  for (auto [from, to] : edges) {
    forward.successors[from].push_back(to);
    forward.predecessors[to].push_back(from);
  }
  return forward;
}

/// Draws T(v) from 0 to 9 and M(v) from 1 to 9. These are whole numbers, so
/// sums are exact.
inline ForwardGraph drawForward(uint32_t size, Edges edges,
                                std::mt19937 &random) {
  std::vector<int64_t> bytes;
  std::vector<double> time;
  for (uint32_t v = 0; v < size; ++v) {
    bytes.push_back(1 + random() % 9);
    time.push_back(random() % 10);
  }
  return makeForward(std::move(bytes), std::move(time), std::move(edges));
}

inline bool isConnected(uint32_t size, const Edges &edges) {
  std::vector<uint32_t> root(size);
  for (uint32_t v = 0; v < size; ++v)
    root[v] = v;
  std::function<uint32_t(uint32_t)> find = [&](uint32_t v) {
    return root[v] == v ? v : root[v] = find(root[v]);
  };
  for (auto [from, to] : edges)
    root[find(from)] = find(to);
  for (uint32_t v = 1; v < size; ++v)
    if (find(v) != find(0))
      return false;
  return true;
}

/// Calls \p visit with every connected DAG whose vertices 0, 1, ... are in
/// topological order. Up to isomorphism, each DAG comes at least once.
inline void forEachDag(uint32_t size,
                       const std::function<void(const Edges &)> &visit) {
  Edges all;
  for (uint32_t from = 0; from < size; ++from)
    for (uint32_t to = from + 1; to < size; ++to)
      all.push_back({from, to});
  for (uint32_t subset = 0; subset < 1u << all.size(); ++subset) {
    Edges edges;
    for (uint32_t e = 0; e < all.size(); ++e)
      if (subset >> e & 1)
        edges.push_back(all[e]);
    if (isConnected(size, edges))
      visit(edges);
  }
}

/// Returns a connected DAG that has each edge with a chance of \p percent.
inline Edges drawDag(uint32_t size, uint32_t percent, std::mt19937 &random) {
  for (;;) {
    Edges edges;
    for (uint32_t from = 0; from < size; ++from)
      for (uint32_t to = from + 1; to < size; ++to)
        if (random() % 100 < percent)
          edges.push_back({from, to});
    if (isConnected(size, edges))
      return edges;
  }
}

/// Returns the training graph of \p forward. The sinks of \p forward feed a
/// loss of one byte. Each backward node reads the inputs and the output of its
/// forward node.
inline Graph makeTraining(const ForwardGraph &forward) {
  GraphSpec spec;
  spec.name = "dag";
  spec.training = false;
  spec.tensors.push_back({"x", 1});
  Node loss{"loss", "", 1, {}, {forward.size() + 1}};
  for (uint32_t v = 0; v < forward.size(); ++v) {
    std::string name = "v";
    name += std::to_string(v);
    spec.tensors.push_back({name, forward.bytes[v]});
    Node node{name, "", forward.time[v], {}, {v + 1}};
    for (uint32_t u : forward.predecessors[v])
      node.inputs.push_back(u + 1);
    if (node.inputs.empty())
      node.inputs.push_back(0);
    spec.nodes.push_back(node);
    if (forward.successors[v].empty())
      loss.inputs.push_back(v + 1);
  }
  spec.tensors.push_back({"loss", 1});
  spec.outputs = {forward.size() + 1};
  spec.nodes.push_back(loss);
  Result<Graph> graph = Graph::create(std::move(spec));
  EXPECT_TRUE(graph) << graph.error().message;
  Result<Graph> training = expandTrainingGraph(*graph);
  EXPECT_TRUE(training) << training.error().message;
  return *training;
}

/// Returns a text for messages, such as "0>1 0>2", and then bytes and times.
inline std::string describeForward(const ForwardGraph &forward) {
  std::string text;
  for (uint32_t v = 0; v < forward.size(); ++v)
    for (uint32_t w : forward.successors[v])
      text += std::to_string(v) + ">" + std::to_string(w) + " ";
  text += "bytes";
  for (int64_t bytes : forward.bytes)
    text += " " + std::to_string(bytes);
  text += " time";
  for (double time : forward.time)
    text += " " + std::to_string(int(time));
  return text;
}

} // namespace remat

#endif // REMAT_TEST_UNIT_CORE_FORWARDDAGS_H
