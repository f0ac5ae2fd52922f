//===- Bounds.h - What no plan can go below ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some budgets cannot be met by any plan. A proven lower bound on the peak
// says so before a planner tries, and names the op and the tensors that form
// it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BOUNDS_BOUNDS_H
#define REMAT_CORE_BOUNDS_BOUNDS_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// A lower bound on any plan's peak, and what forms it.
struct PeakBound {
  enum class Source : uint8_t { WorkingSet, OwnedInputs, Outputs };
  int64_t bytes = 0;
  Source source = Source::WorkingSet;
  NodeId node = kNone; ///< The node, for a working set.
  /// Bytes that every plan holds while the node runs, on top of its working
  /// set.
  int64_t besideBytes = 0;
};

/// Bytes of the inputs, outputs and workspace of \p n, without the outputs that
/// could take over the storage of a dying input, and without residents.
int64_t workingSetBytes(const Graph &graph, NodeId n);

/// The largest of three: one node's working set with what must be held on top
/// of it, the sum of the owned inputs, and the sum of the outputs
/// (docs/reference/Formats.md). Holds for every plan, in any order.
///
/// At the first run of a node, its ancestors have run and its descendants have
/// not. What the descendants read is held at that moment, or made again later
/// from something else that is held. What cannot be made again (owned inputs,
/// and outputs of nodes that may not repeat) is held in every case. The fewest
/// bytes that allow this are a minimum cut (HoldingProblem). Cuts are computed
/// for the most promising nodes only, which limits the time.
PeakBound peakLowerBound(const Graph &graph);
/// The same for plans that may copy to the host. Tensors outside one node's
/// working set may then be on the host, and do not count.
PeakBound peakLowerBoundWithCopies(const Graph &graph);
/// The one of the two for plans that \p mayCopy to the host, or may not.
inline PeakBound peakLowerBound(const Graph &graph, bool mayCopy) {
  return mayCopy ? peakLowerBoundWithCopies(graph) : peakLowerBound(graph);
}

/// Describes what forms the bound, the largest tensors first: "node 3 'conv'
/// with its inputs tensor 1 'x' (4.6 MB), ...".
std::string describe(const PeakBound &bound, const Graph &graph);

} // namespace remat

#endif // REMAT_CORE_BOUNDS_BOUNDS_H
