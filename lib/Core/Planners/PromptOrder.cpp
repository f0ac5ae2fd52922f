//===- PromptOrder.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/PromptOrder.h"

#include <algorithm>
#include <set>

using namespace remat;

namespace {

class PromptOrder {
public:
  explicit PromptOrder(const Graph &graph)
      : graph(graph), hasRun(graph.numNodes()), unmade(graph.numNodes()),
        unread(graph.numTensors()) {
    for (TensorId t = 0; t < graph.numTensors(); ++t) {
      unread[t] = graph.readers(t).size();
      if (graph.producer(t) != kNone)
        for (NodeId reader : graph.readers(t))
          ++unmade[reader];
    }
  }

  std::vector<NodeId> run() {
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      if (!hasRun[n])
        run(n);
      while (!ready.empty()) {
        NodeId next = *ready.begin();
        ready.erase(ready.begin());
        if (!hasRun[next] && unmade[next] == 0 && freesEnough(next))
          run(next);
      }
    }
    return std::move(order);
  }

private:
  void run(NodeId n) {
    hasRun[n] = true;
    order.push_back(n);
    for (TensorId t : distinct(graph.inputs(n))) {
      --unread[t];
      if (!graph.isResident(t))
        ready.insert(graph.readers(t).begin(), graph.readers(t).end());
    }
    for (TensorId t : graph.outputs(n))
      for (NodeId reader : graph.readers(t)) {
        --unmade[reader];
        ready.insert(reader);
      }
  }

  bool freesEnough(NodeId n) const {
    int64_t bytes = 0;
    for (TensorId t : distinct(graph.inputs(n)))
      if (unread[t] == 1 && !graph.isResident(t) && !graph.isOutput(t))
        bytes += graph.bytes(t);
    for (TensorId t : graph.outputs(n))
      bytes -= graph.bytes(t);
    return bytes >= 0;
  }

  static std::set<TensorId> distinct(std::span<const TensorId> tensors) {
    return {tensors.begin(), tensors.end()};
  }

  const Graph &graph;
  std::vector<bool> hasRun;
  std::vector<uint32_t> unmade; ///< For each node, the inputs still to be made.
  std::vector<uint32_t> unread; ///< For each tensor, the readers still to run.
  std::set<NodeId> ready;       ///< Nodes that may be able to run early.
  std::vector<NodeId> order;
};

} // namespace

std::vector<NodeId> remat::promptOrder(const Graph &graph) {
  return PromptOrder(graph).run();
}

Graph remat::inOrder(const Graph &graph, const std::vector<NodeId> &order) {
  GraphSpec spec = graph.spec();
  for (size_t i = 0; i < order.size(); ++i)
    spec.nodes[i] = graph.node(order[i]);
  return *Graph::create(std::move(spec));
}
