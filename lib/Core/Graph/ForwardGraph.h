//===- ForwardGraph.h - The graph that the papers speak of ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen 2016 and Kusumoto 2019 plan on the forward computation: V are its nodes
// without the graph's inputs, T(v) the cost and M(v) the bytes of a node's
// results. Here V is the loss's backward slice in program order.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_GRAPH_FORWARDGRAPH_H
#define REMAT_LIB_CORE_GRAPH_FORWARDGRAPH_H

#include "remat/Core/Graph/ForwardBackward.h"

namespace remat {

/// Vertices are numbered 0, 1, ... in program order.
struct ForwardGraph {
  std::vector<NodeId> nodes;  ///< The node of the joint graph of each vertex.
  std::vector<double> time;   ///< T(v), in units of cost.
  std::vector<int64_t> bytes; ///< M(v).
  std::vector<std::vector<uint32_t>> successors, predecessors;

  uint32_t size() const { return nodes.size(); }
};

ForwardGraph forwardGraph(const Graph &graph, const ForwardBackward &split);

/// Vertices whose removal disconnects the graph, if its edges are taken as
/// undirected. These are Chen's candidates for split points, as Kusumoto 2019,
/// appendix B, reads them.
std::vector<bool> articulationPoints(const ForwardGraph &forward);

} // namespace remat

#endif // REMAT_LIB_CORE_GRAPH_FORWARDGRAPH_H
