//===- ForwardBackward.h - The split at the loss ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Segment planners choose what is held from the part before the loss into the
// part after it. Real joint graphs are no mirror: what autodiff emitted stands
// in program order, so the split is the loss's producer, not a shape.
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
  /// Per node: in the loss's backward slice. All of them are early; an early
  /// node outside the slice (a mask, a statistic, a residual constant) serves
  /// the late part only, or an output.
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
