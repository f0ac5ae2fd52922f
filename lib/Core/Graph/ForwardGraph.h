//===- ForwardGraph.h - The forward graph of the papers ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen 2016 and Kusumoto 2019 plan on the forward computation: V is the set of
// its nodes, T(v) is the cost of a node, and M(v) is the number of bytes of its
// results. The graph's inputs are not in V. Here V has the nodes on which the
// loss depends, in program order.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_GRAPH_FORWARDGRAPH_H
#define REMAT_LIB_CORE_GRAPH_FORWARDGRAPH_H

#include "remat/Core/Graph/ForwardBackward.h"

namespace remat {

/// The vertices are numbered 0, 1, ... in program order.
struct ForwardGraph {
  std::vector<NodeId> nodes;  ///< For each vertex, its node in the whole graph.
  std::vector<double> time;   ///< T(v), in units of cost.
  std::vector<int64_t> bytes; ///< M(v).
  std::vector<std::vector<uint32_t>> successors, predecessors;

  uint32_t size() const { return nodes.size(); }
};

ForwardGraph forwardGraph(const Graph &graph, const ForwardBackward &split);

/// Returns the articulation points: the vertices whose removal disconnects the
/// graph if the direction of edges is ignored. Kusumoto 2019, appendix B, uses
/// them as the candidates for split points that Chen's method needs.
std::vector<bool> articulationPoints(const ForwardGraph &forward);

} // namespace remat

#endif // REMAT_LIB_CORE_GRAPH_FORWARDGRAPH_H
