//===- ForwardBackward.h - The split at the loss ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many planners choose which values are held across the loss, from the part
// before it to the part after it. The forward and the backward part of a real
// graph do not mirror each other. The graph is therefore divided in program
// order, after the node that makes the loss.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_FORWARDBACKWARD_H
#define REMAT_CORE_GRAPH_FORWARDBACKWARD_H

#include "remat/Core/Graph/Graph.h"

#include <string_view>

namespace remat {

struct ForwardBackward {
  /// The loss's producer: the last early node.
  NodeId lossNode = kNone;
  /// For each node, whether the loss depends on it. All nodes on which the loss
  /// depends are early. The results of other early nodes (a mask, a statistic,
  /// a constant for the backward part) serve only the late part or an output.
  std::vector<bool> forward;

  /// In program order, the nodes up to the loss's producer are early, and all
  /// others are late. Early nodes read no results of late nodes.
  bool isEarly(NodeId n) const { return n <= lossNode; }
  uint32_t numEarly() const { return lossNode + 1; }
};

/// Splits \p graph at its loss. Returns an error that names \p planner if the
/// graph has no loss, if no node makes the loss, or if no node follows it.
Result<ForwardBackward> splitAtLoss(const Graph &graph,
                                    std::string_view planner);

/// Splits a graph in which a compiler may have delayed the loss. The loss is
/// delayed if no node reads it, and if more than a third of the nodes up to the
/// loss are not needed for it. The early part then ends with the last node on
/// which the loss depends and whose results the late part reads. Otherwise the
/// function does the same as splitAtLoss.
Result<ForwardBackward> splitAtDelayedLoss(const Graph &graph,
                                           std::string_view planner);

/// Splits a graph that has no loss. The early part ends with \p last, the node
/// at which the program holds the most bytes. All early nodes belong to the
/// forward part. Returns an error that names \p planner if \p last is the last
/// node.
Result<ForwardBackward> splitAfter(const Graph &graph, NodeId last,
                                   std::string_view planner);

} // namespace remat

#endif // REMAT_CORE_GRAPH_FORWARDBACKWARD_H
