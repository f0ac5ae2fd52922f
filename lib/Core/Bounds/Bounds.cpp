//===- Bounds.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Bounds/Bounds.h"

#include "Core/Bounds/HoldingProblem.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>

using namespace remat;

int64_t remat::workingSetBytes(const Graph &graph, NodeId n) {
  const Node &node = graph.node(n);
  int64_t sum = node.workspace;
  for (TensorId t : node.inputs)
    if (!graph.isResident(t))
      sum += graph.bytes(t);
  for (TensorId out : node.outputs) {
    bool couldTakeOver =
        std::any_of(node.inPlace.begin(), node.inPlace.end(), [&](auto pair) {
          return pair.second == out && !graph.isResident(pair.first);
        });
    if (!couldTakeOver)
      sum += graph.bytes(out);
  }
  return sum;
}

/// Returns, for each step of the program, the bytes of the held tensors that
/// cannot be computed again.
static std::vector<int64_t> pinnedBytes(const Graph &graph) {
  // The array first has differences between neighbours. A running sum turns
  // them into bytes.
  std::vector<int64_t> sum(graph.numNodes() + 1, 0);
  for (TensorId t = 0; t < graph.numTensors(); ++t) {
    NodeId n = graph.producer(t);
    if (graph.isResident(t) || (n != kNone && mayRepeat(graph, n)))
      continue;
    NodeId last = graph.isOutput(t)          ? graph.numNodes()
                  : graph.readers(t).empty() ? 0
                                             : graph.readers(t).back();
    NodeId first = n == kNone ? 0 : n + 1;
    if (first >= last)
      continue;
    sum[first] += graph.bytes(t);
    sum[last] -= graph.bytes(t);
  }
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    sum[n + 1] += sum[n];
  return sum;
}

/// Every node needs its working set and the bytes that must be held in addition
/// to it. Raises \p bound to the largest sum of the two over all nodes.
static void raiseByHeld(const Graph &graph, PeakBound &bound) {
  std::vector<int64_t> pinned = pinnedBytes(graph);
  if (std::all_of(pinned.begin(), pinned.end(), [](auto b) { return b == 0; }))
    return; // No tensor needs to be held, because all can be computed again
            // from residents.
  std::vector<NodeId> order;
  std::vector<int64_t> hope;
  for (NodeId n = 0; n < graph.numNodes(); ++n) {
    order.push_back(n);
    hope.push_back(pinned[n] + workingSetBytes(graph, n));
  }
  std::sort(order.begin(), order.end(), [&](NodeId a, NodeId b) {
    return std::pair(-hope[a], a) < std::pair(-hope[b], b);
  });
  constexpr uint64_t kSizeInAll = 2000000;
  int64_t work = int64_t(1) << 27;
  size_t count = std::max<uint64_t>(4, kSizeInAll / graph.numNodes());
  order.resize(std::min(order.size(), count));
  WholeCosts costs(graph);
  for (NodeId n : order) {
    Interval interval = intervalInAnyOrder(graph, n, graph.numNodes());
    HoldingProblem problem(graph, costs, interval);
    int64_t beside = problem.leastHeldBytes(work);
    int64_t bytes = workingSetBytes(graph, n) + beside;
    if (bytes > bound.bytes)
      bound = {bytes, PeakBound::Source::WorkingSet, n, beside};
  }
}

PeakBound remat::peakLowerBoundWithCopies(const Graph &graph) {
  PeakBound bound;
  if (graph.numNodes() == 0) // An empty graph has no step that holds bytes.
    return bound;
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    if (int64_t bytes = workingSetBytes(graph, n); bytes > bound.bytes)
      bound = {bytes, PeakBound::Source::WorkingSet, n};
  int64_t owned = 0, outputs = 0;
  for (TensorId t = 0; t < graph.numTensors(); ++t) {
    if (graph.producer(t) == kNone && graph.tensor(t).owned)
      owned += graph.bytes(t);
    if (graph.isOutput(t) && !graph.isResident(t))
      outputs += graph.bytes(t);
  }
  if (owned > bound.bytes)
    bound = {owned, PeakBound::Source::OwnedInputs, kNone};
  if (outputs > bound.bytes)
    bound = {outputs, PeakBound::Source::Outputs, kNone};
  return bound;
}

PeakBound remat::peakLowerBound(const Graph &graph) {
  PeakBound bound = peakLowerBoundWithCopies(graph);
  if (graph.numNodes() > 0)
    raiseByHeld(graph, bound);
  return bound;
}

/// Lists tensors, the largest first, for example as `tensor 1 'x' (4.6 MB),
/// tensor 7 (1.0 kB) and 3 more`.
static std::string listTensors(const Graph &graph,
                               std::vector<TensorId> tensors) {
  std::sort(tensors.begin(), tensors.end(), [&](auto a, auto b) {
    return graph.bytes(a) != graph.bytes(b) ? graph.bytes(a) > graph.bytes(b)
                                            : a < b;
  });
  constexpr size_t kMostListed = 8;
  std::string text;
  for (size_t i = 0; i < tensors.size() && i < kMostListed; ++i)
    text += (i ? ", " : "") + describeTensor(graph.spec(), tensors[i]) + " (" +
            formatBytes(graph.bytes(tensors[i])) + ")";
  if (tensors.size() > kMostListed)
    text += " and " + std::to_string(tensors.size() - kMostListed) + " more";
  return text;
}

std::string remat::describe(const PeakBound &bound, const Graph &graph) {
  std::vector<TensorId> tensors;
  auto collect = [&](auto &&belongs) {
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (!graph.isResident(t) && belongs(t))
        tensors.push_back(t);
  };
  if (bound.source == PeakBound::Source::OwnedInputs) {
    collect([&](TensorId t) { return graph.producer(t) == kNone; });
    return "the owned inputs: " + listTensors(graph, std::move(tensors));
  }
  if (bound.source == PeakBound::Source::Outputs) {
    collect([&](TensorId t) { return graph.isOutput(t); });
    return "the outputs: " + listTensors(graph, std::move(tensors));
  }
  if (bound.node == kNone)
    return "nothing: no node holds any bytes";
  const Node &node = graph.node(bound.node);
  auto lists = [](const std::vector<TensorId> &list, TensorId t) {
    return std::find(list.begin(), list.end(), t) != list.end();
  };
  collect([&](TensorId t) {
    return lists(node.inputs, t) || lists(node.outputs, t);
  });
  std::string text = describeNode(graph.spec(), bound.node);
  if (!tensors.empty())
    text += " with " + listTensors(graph, std::move(tensors));
  if (node.workspace)
    text += " and " + formatBytes(node.workspace) + " of workspace";
  if (bound.besideBytes)
    text += ", and " + formatBytes(bound.besideBytes) +
            " of other tensors that must be held";
  return text;
}
