//===- RepeatedStructure.h - Nodes that do the same elsewhere ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Networks repeat layers. A change that makes the plan of one layer better
// probably does so in all of them; this index finds, for each node, its
// counterparts in the other layers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_GRAPH_REPEATEDSTRUCTURE_H
#define REMAT_LIB_CORE_GRAPH_REPEATEDSTRUCTURE_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Finds isomorphic parts of a graph, such as layers or time steps, by hashing
/// neighbourhoods (Weisfeiler and Leman 1968). Nodes whose neighbourhoods look
/// the same form a class. Its members are numbered by their distance from the
/// loss, so that the forward and the backward part of one layer have the same
/// distance to those of another one.
class RepeatedStructure {
public:
  explicit RepeatedStructure(const Graph &graph);

  /// The node that is to \p n as one layer is to the layer \p distance layers
  /// further from the loss (nearer, where negative); kNone where there is none.
  NodeId counterpart(NodeId n, int64_t distance) const;
  /// How many nodes look like \p n, itself among them.
  uint32_t classSize(NodeId n) const {
    return classBegin[classOf[n] + 1] - classBegin[classOf[n]];
  }

private:
  std::vector<uint32_t> classOf;    ///< Per node.
  std::vector<uint32_t> rank;       ///< Per node, in its class.
  std::vector<uint32_t> classBegin; ///< Per class, into `members`.
  std::vector<NodeId> members;      ///< Sorted by class, from the loss.
};

} // namespace remat

#endif // REMAT_LIB_CORE_GRAPH_REPEATEDSTRUCTURE_H
