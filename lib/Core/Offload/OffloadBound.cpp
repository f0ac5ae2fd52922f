//===- OffloadBound.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Offload/OffloadBound.h"

#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <limits>

using namespace remat;

namespace {

/// A tensor that may be on the host, from its producer to its last reader.
struct Copied {
  TensorId tensor;
  double made; ///< The cost of the program up to the tensor's producer.
};

class OffloadBound {
public:
  OffloadBound(const Graph &graph, int64_t budget, const Link &link)
      : graph(graph), budget(budget), link(link) {
    held = simulateProgram(graph, {.timeline = true}).timeline;
    before.push_back(0);
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      before.push_back(before.back() + graph.node(n).cost);
    collect();
    dropUnread();
  }

  double run() const {
    double bound = before.back();
    for (NodeId n : nodesAbove())
      bound = std::max(bound, at(n));
    return bound;
  }

private:
  void collect() {
    for (TensorId t = 0; t < graph.numTensors(); ++t) {
      if (graph.isResident(t) || graph.bytes(t) == 0 ||
          graph.tensor(t).policy == TensorPolicy::Keep)
        continue;
      NodeId n = graph.producer(t);
      copied.push_back({t, n == kNone ? 0 : before[n + 1]});
    }
    std::stable_sort(
        copied.begin(), copied.end(),
        [](const Copied &a, const Copied &b) { return a.made < b.made; });
  }

  /// Subtracts owned inputs from the bytes of the first node if no node reads
  /// them and they are not outputs. If a plan begins with another step, these
  /// inputs are freed before the first node runs.
  void dropUnread() {
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (graph.producer(t) == kNone && !graph.isResident(t) &&
          graph.readers(t).empty() && !graph.isOutput(t) && !held.empty())
        held[0] -= graph.bytes(t);
  }

  /// Returns the nodes with the most bytes above the budget.
  std::vector<NodeId> nodesAbove() const {
    std::vector<NodeId> nodes;
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      if (held[n] > budget)
        nodes.push_back(n);
    std::stable_sort(nodes.begin(), nodes.end(),
                     [&](NodeId a, NodeId b) { return held[a] > held[b]; });
    constexpr size_t kMostWork = 20'000'000; // Counted in tensors.
    size_t most = std::max<size_t>(1, kMostWork / (copied.size() + 1));
    if (nodes.size() > most)
      nodes.resize(most);
    return nodes;
  }

  /// Returns the first reader of \p t after \p n. If no later node reads \p t,
  /// returns numNodes() for an output and kNone for other tensors.
  NodeId neededAfter(TensorId t, NodeId n) const {
    const auto &readers = graph.readers(t);
    auto next = std::upper_bound(readers.begin(), readers.end(), n);
    if (next != readers.end())
      return *next;
    return graph.isOutput(t) ? graph.numNodes() : kNone;
  }

  /// Returns whether \p t need not hold bytes of its own while \p n runs. The
  /// tensor needs no bytes of its own if \p n does not read it, or if an output
  /// of \p n may take its storage.
  bool mayBeAway(TensorId t, NodeId n) const {
    const Node &node = graph.node(n);
    if (std::find(node.inputs.begin(), node.inputs.end(), t) ==
        node.inputs.end())
      return true;
    return std::any_of(node.inPlace.begin(), node.inPlace.end(),
                       [&](auto pair) { return pair.first == t; });
  }

  double at(NodeId n) const {
    struct Bytes {
      double after; ///< The cost of the nodes from the tensor's next reader to
                    ///< the end.
      double bytes;
    };
    std::vector<Bytes> back;
    double excess = double(held[n] - budget), out = 0, left = excess;
    for (const Copied &each : copied) {
      TensorId t = each.tensor;
      NodeId made = graph.producer(t);
      if (made != kNone && made >= n)
        continue;
      NodeId next = neededAfter(t, n);
      if (next == kNone || !mayBeAway(t, n))
        continue;
      double bytes = double(graph.bytes(t));
      back.push_back({before.back() - before[next], bytes});
      move(out, left, each.made, bytes, link.deviceToHost);
    }
    if (left > 0)
      return std::numeric_limits<double>::infinity();
    std::stable_sort(
        back.begin(), back.end(),
        [](const Bytes &a, const Bytes &b) { return a.after < b.after; });
    double in = 0;
    left = excess;
    for (const Bytes &each : back)
      move(in, left, each.after, each.bytes, link.hostToDevice);
    return std::max(before[n], out) + graph.node(n).cost +
           std::max(before.back() - before[n + 1], in);
  }

  /// Moves \p bytes bytes, but at most \p left bytes, over the link. The move
  /// begins at the time \p ready, or later when the link is free.
  static void move(double &time, double &left, double ready, double bytes,
                   std::optional<double> rate) {
    if (left <= 0)
      return;
    double moved = std::min(left, bytes);
    time = std::max(time, ready) + (rate ? moved / *rate : 0);
    left -= moved;
  }

  const Graph &graph;
  int64_t budget;
  const Link &link;
  std::vector<int64_t> held; ///< The bytes that the program holds at each node.
  std::vector<double> before; ///< For each node, the cost of all earlier nodes.
  /// The copied tensors, in the order in which they are made.
  std::vector<Copied> copied;
};

} // namespace

double remat::offloadBound(const Graph &graph, int64_t budget,
                           const Link &link) {
  return OffloadBound(graph, budget, link).run();
}
