//===- ComputationGraph.cpp - Graphs with one source and one sink ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Segments/DivisionTree.h"

#include <algorithm>

using namespace remat;

namespace {

class Builder {
public:
  explicit Builder(const ForwardGraph &forward)
      : forward(forward), number(forward.size(), kNone) {}

  ComputationGraph run() {
    add(kNone, 0, {});
    for (uint32_t v = 0; v < forward.size(); ++v)
      if (!forward.predecessors[v].empty() || forward.successors[v].empty())
        place(v);
    return std::move(graph);
  }

private:
  /// Adds \p v. If \p v is the first reader of vertices without predecessors,
  /// adds these vertices before it.
  void place(uint32_t v) {
    uint32_t anchor = 0;
    for (uint32_t u : forward.predecessors[v])
      if (number[u] != kNone)
        anchor = std::max(anchor, number[u]);
    std::vector<uint32_t> before;
    for (uint32_t u : forward.predecessors[v]) {
      if (number[u] == kNone)
        number[u] = add(u, forward.bytes[u], {anchor});
      before.push_back(number[u]);
    }
    if (before.empty())
      before = {0};
    std::sort(before.begin(), before.end());
    number[v] = add(v, forward.bytes[v], std::move(before));
  }

  uint32_t add(uint32_t v, int64_t bytes, std::vector<uint32_t> before) {
    uint32_t added = graph.size();
    for (uint32_t u : before)
      graph.successors[u].push_back(added);
    graph.bytes.push_back(bytes);
    graph.forward.push_back(v);
    graph.predecessors.push_back(std::move(before));
    graph.successors.emplace_back();
    return added;
  }

  const ForwardGraph &forward;
  std::vector<uint32_t> number; ///< For each vertex of the forward graph, its
                                ///< number in `graph`.
  ComputationGraph graph;
};

} // namespace

ComputationGraph remat::computationGraph(const ForwardGraph &forward) {
  return Builder(forward).run();
}
