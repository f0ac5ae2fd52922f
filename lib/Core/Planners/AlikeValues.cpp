//===- AlikeValues.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/AlikeValues.h"

#include "remat/Core/Graph/Policy.h"

#include <map>
#include <tuple>

using namespace remat;

static int64_t outputBytes(const Graph &graph, NodeId n) {
  int64_t bytes = 0;
  for (TensorId t : graph.outputs(n))
    bytes += graph.bytes(t);
  return bytes;
}

AlikeValues::AlikeValues(const Graph &graph, const ForwardBackward &split)
    : graph(graph), split(split) {
  std::map<std::tuple<std::string_view, double, int64_t>, size_t> numbers;
  for (NodeId n = 0; n < split.numEarly(); ++n) {
    int64_t bytes = outputBytes(graph, n);
    if (bytes == 0 || !mayRepeat(graph, n))
      continue;
    const Node &node = graph.node(n);
    auto [it, isNew] =
        numbers.try_emplace({node.kind, node.cost, bytes}, groups.size());
    if (isNew)
      groups.emplace_back();
    groups[it->second].push_back(n);
  }
}

double AlikeValues::recomputed(const std::vector<bool> &kept) const {
  std::vector<bool> needed(graph.numTensors());
  auto need = [&](NodeId reader) {
    for (TensorId t : graph.inputs(reader))
      needed[t] = needed[t] || !kept[t];
  };
  for (NodeId n = split.numEarly(); n < graph.numNodes(); ++n)
    need(n);
  double cost = 0;
  for (NodeId n = split.numEarly(); n-- > 0;) {
    bool isNeeded = false;
    for (TensorId t : graph.outputs(n))
      isNeeded |= needed[t];
    if (!isNeeded || !mayRepeat(graph, n))
      continue;
    cost += graph.node(n).cost;
    need(n);
  }
  return cost;
}

std::span<const NodeId> AlikeValues::next(const Choice &choice) const {
  const double before = recomputed(choice.kept);
  double most = 0;
  std::span<const NodeId> best;
  for (const std::vector<NodeId> &group : groups) {
    std::vector<bool> kept = choice.kept;
    int64_t bytes = 0;
    for (NodeId n : group)
      for (TensorId t : graph.outputs(n)) {
        bytes += kept[t] ? 0 : graph.bytes(t);
        kept[t] = true;
      }
    double saved = bytes == 0 ? 0 : (before - recomputed(kept)) / double(bytes);
    if (saved > most) {
      most = saved;
      best = group;
    }
  }
  return best;
}
