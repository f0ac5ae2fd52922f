//===- RepeatedStructure.h - Nodes that repeat in other layers --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Networks repeat layers. A change that improves the plan of one layer probably
// improves the plans of all layers. This index finds the counterparts of each
// node in the other layers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_GRAPH_REPEATEDSTRUCTURE_H
#define REMAT_LIB_CORE_GRAPH_REPEATEDSTRUCTURE_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Finds isomorphic parts of a graph, such as layers or time steps, by hashing
/// neighbourhoods (Weisfeiler and Leman 1968). Nodes whose neighbourhoods have
/// equal hashes form a class. The members of a class are numbered by their
/// distance from the loss. From one layer to another, this number then changes
/// by the same amount in the forward part and in the backward part.
class RepeatedStructure {
public:
  explicit RepeatedStructure(const Graph &graph);

  /// Returns the counterpart of \p n in the layer that is \p distance layers
  /// further from the loss (nearer, if negative), or kNone.
  NodeId counterpart(NodeId n, int64_t distance) const;
  /// Returns the number of nodes in the class of \p n, including \p n.
  uint32_t classSize(NodeId n) const {
    return classBegin[classOf[n] + 1] - classBegin[classOf[n]];
  }

private:
  std::vector<uint32_t> classOf; ///< The class of each node.
  std::vector<uint32_t> rank;    ///< The index of each node among the nodes of
                                 ///< its class.
  /// The first member of each class, as an index into `members`.
  std::vector<uint32_t> classBegin;
  /// All nodes, sorted by class and then by distance from the loss.
  std::vector<NodeId> members;
};

} // namespace remat

#endif // REMAT_LIB_CORE_GRAPH_REPEATEDSTRUCTURE_H
