//===- ForwardBackward.h - The split at the loss ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many planners choose which values are held from the part before the loss into
// the part after it. The two parts of a real graph do not mirror each other, so
// the graph is divided at the node that makes the loss, in program order.
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
  /// For each node, whether the loss depends on it. All such nodes are early.
  /// An early node on which the loss does not depend (a mask, a statistic, a
  /// constant for the backward part) serves the late part or an output only.
  std::vector<bool> forward;

  /// Nodes up to the loss's producer in program order are early, all others
  /// late. Early nodes read nothing of late ones.
  bool isEarly(NodeId n) const { return n <= lossNode; }
  uint32_t numEarly() const { return lossNode + 1; }
};

/// Splits \p graph at its loss. An error, which names \p planner, where the
/// graph has no loss, where no node makes it, or where no node comes after it.
Result<ForwardBackward> splitAtLoss(const Graph &graph,
                                    std::string_view planner);

} // namespace remat

#endif // REMAT_CORE_GRAPH_FORWARDBACKWARD_H
