//===- ForwardGraph.cpp - The forward graph of the papers -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Graph/ForwardGraph.h"

#include <algorithm>

using namespace remat;

ForwardGraph remat::forwardGraph(const Graph &graph,
                                 const ForwardBackward &split) {
  ForwardGraph forward;
  std::vector<uint32_t> vertex(split.numEarly(), kNone);
  for (NodeId n = 0; n < split.numEarly(); ++n) {
    if (!split.forward[n])
      continue;
    uint32_t v = vertex[n] = forward.size();
    forward.nodes.push_back(n);
    forward.time.push_back(graph.node(n).cost);
    int64_t bytes = 0;
    for (TensorId t : graph.node(n).outputs)
      bytes += graph.bytes(t);
    forward.bytes.push_back(bytes);
    std::vector<uint32_t> &before = forward.predecessors.emplace_back();
    for (TensorId t : graph.node(n).inputs)
      if (graph.producer(t) != kNone)
        before.push_back(vertex[graph.producer(t)]);
    std::sort(before.begin(), before.end());
    before.erase(std::unique(before.begin(), before.end()), before.end());
    forward.successors.emplace_back();
    for (uint32_t u : before)
      forward.successors[u].push_back(v);
  }
  return forward;
}

namespace {

/// Runs the algorithm of Hopcroft and Tarjan 1973. The function keeps its own
/// stack instead of calling itself, because a long chain would exhaust the
/// machine's stack.
class ArticulationFinder {
public:
  explicit ArticulationFinder(const ForwardGraph &forward)
      : forward(forward), depth(forward.size(), kNone), low(forward.size()),
        found(forward.size(), false) {}

  std::vector<bool> run() {
    for (uint32_t v = 0; v < forward.size(); ++v)
      if (depth[v] == kNone)
        visit(v);
    return std::move(found);
  }

private:
  struct Frame {
    uint32_t vertex, parent, next = 0, children = 0;
  };

  uint32_t degree(uint32_t v) const {
    return forward.predecessors[v].size() + forward.successors[v].size();
  }

  uint32_t neighbour(uint32_t v, uint32_t k) const {
    const std::vector<uint32_t> &before = forward.predecessors[v];
    return k < before.size() ? before[k]
                             : forward.successors[v][k - before.size()];
  }

  void enter(uint32_t v, uint32_t parent) {
    depth[v] = low[v] = stack.size();
    stack.push_back({v, parent});
  }

  void visit(uint32_t root) {
    enter(root, kNone);
    while (!stack.empty()) {
      Frame &frame = stack.back();
      if (frame.next == degree(frame.vertex)) {
        leave();
        continue;
      }
      uint32_t to = neighbour(frame.vertex, frame.next++);
      if (depth[to] == kNone) {
        ++frame.children;
        enter(to, frame.vertex);
      } else if (to != frame.parent) {
        low[frame.vertex] = std::min(low[frame.vertex], depth[to]);
      }
    }
  }

  void leave() {
    Frame frame = stack.back();
    stack.pop_back();
    if (frame.parent == kNone) {
      found[frame.vertex] = frame.children > 1;
      return;
    }
    uint32_t parent = frame.parent;
    low[parent] = std::min(low[parent], low[frame.vertex]);
    if (stack.back().parent != kNone && low[frame.vertex] >= depth[parent])
      found[parent] = true;
  }

  const ForwardGraph &forward;
  std::vector<uint32_t> depth, low;
  std::vector<bool> found;
  std::vector<Frame> stack;
};

} // namespace

std::vector<bool> remat::articulationPoints(const ForwardGraph &forward) {
  return ArticulationFinder(forward).run();
}
