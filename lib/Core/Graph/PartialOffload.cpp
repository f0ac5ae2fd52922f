//===- PartialOffload.cpp - Splits tensors into parts to copy -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Graph/PartialOffload.h"

#include <algorithm>

using namespace remat;

namespace {

/// Chooses the tensors to split. A tensor that shares storage with an unsplit
/// tensor is not split.
std::vector<bool> chooseSplit(const Graph &graph, uint32_t parts) {
  std::vector<bool> split;
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    split.push_back(!graph.isResident(t) && graph.bytes(t) >= parts &&
                    graph.loss() != t &&
                    graph.tensor(t).policy != TensorPolicy::Keep);
  // One pass forwards and one backwards may miss a tensor, so both are repeated
  // until nothing changes.
  for (bool changed = true; changed;) {
    changed = false;
    auto join = [&](const Node &node) {
      for (auto [from, to] : node.inPlace)
        if (!graph.isResident(from) && split[from] != split[to]) {
          split[from] = split[to] = false;
          changed = true;
        }
    };
    const std::vector<Node> &nodes = graph.spec().nodes;
    std::for_each(nodes.begin(), nodes.end(), join);
    std::for_each(nodes.rbegin(), nodes.rend(), join);
  }
  return split;
}

/// If the parts of a tensor differ in size, the larger ones come first. Each
/// part of a smaller tensor then fits into the same part of a larger one.
int64_t partBytes(int64_t bytes, uint32_t part, uint32_t parts) {
  return bytes / parts + (part < bytes % parts);
}

} // namespace

Graph remat::splitForOffload(const Graph &graph, uint32_t parts) {
  std::vector<bool> split = chooseSplit(graph, parts);
  GraphSpec spec = graph.spec();
  std::vector<TensorId> first; // For each original tensor, the number of its
                               // first part.
  spec.tensors.clear();
  for (TensorId t = 0; t < graph.numTensors(); ++t) {
    first.push_back(spec.tensors.size());
    spec.tensors.push_back(graph.tensor(t));
    if (!split[t])
      continue;
    spec.tensors.pop_back();
    for (uint32_t part = 0; part < parts; ++part) {
      Tensor tensor = graph.tensor(t);
      tensor.name +=
          "[" + std::to_string(part) + "/" + std::to_string(parts) + "]";
      tensor.bytes = partBytes(graph.bytes(t), part, parts);
      spec.tensors.push_back(std::move(tensor));
    }
  }
  auto expand = [&](std::vector<TensorId> &list) {
    std::vector<TensorId> whole = std::move(list);
    list.clear();
    for (TensorId t : whole)
      for (uint32_t part = 0; part < (split[t] ? parts : 1); ++part)
        list.push_back(first[t] + part);
  };
  expand(spec.outputs);
  if (spec.loss)
    spec.loss = first[*spec.loss];
  for (Node &node : spec.nodes) {
    expand(node.inputs);
    expand(node.outputs);
    std::vector<std::pair<TensorId, TensorId>> pairs;
    for (auto [from, to] : node.inPlace)
      if (split[from] == split[to]) // A resident `from` is not split, and gives
                                    // no storage to a split tensor.
        for (uint32_t part = 0; part < (split[to] ? parts : 1); ++part)
          pairs.push_back({first[from] + part, first[to] + part});
    node.inPlace = std::move(pairs);
  }
  return *Graph::create(std::move(spec));
}
