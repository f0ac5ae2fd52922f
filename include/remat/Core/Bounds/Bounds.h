//===- Bounds.h - Lower bounds on the peak of any plan ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some budgets cannot be met by any plan. A proven lower bound on the peak
// shows this before a planner tries. The bound names the op and the tensors
// that form it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BOUNDS_BOUNDS_H
#define REMAT_CORE_BOUNDS_BOUNDS_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// A lower bound on the peak of any plan, and the nodes and tensors that form
/// it.
struct PeakBound {
  /// The tensors that form the bound: the tensors of one node, the owned inputs
  /// at the start, or the outputs at the end.
  enum class Source : uint8_t { WorkingSet, OwnedInputs, Outputs };
  int64_t bytes = 0;
  Source source = Source::WorkingSet;
  NodeId node = kNone; ///< The node whose working set gives the bound.
  /// The bytes that every plan holds while the node runs, in addition to its
  /// working set.
  int64_t besideBytes = 0;
};

/// Returns the bytes of the inputs, outputs and workspace of \p n. Residents do
/// not count. Outputs that could take over the storage of a dying input do not
/// count either.
int64_t workingSetBytes(const Graph &graph, NodeId n);

/// Returns the largest of three values (docs/reference/Formats.md). The first
/// value is the largest sum, over all nodes, of a node's working set and the
/// bytes that must be held in addition to it. The other two values are the
/// bytes of the owned inputs, and the bytes of the outputs. The bound holds for
/// every plan, whatever the order of its nodes.
///
/// At the first run of a node, its ancestors have run and its descendants have
/// not. The descendants read tensors. Each of these tensors is held at that
/// moment, or is computed later from other tensors that are held at that
/// moment. Tensors that cannot be computed again (owned inputs, and outputs of
/// nodes that may not repeat) are held in every case. A minimum cut finds the
/// fewest bytes that must be held (HoldingProblem). To limit the time, the cut
/// is computed only for the most promising nodes.
PeakBound peakLowerBound(const Graph &graph);
/// Returns the bound for plans that may copy to the host. While a node runs,
/// all tensors outside its working set may be on the host. These tensors
/// therefore do not count.
PeakBound peakLowerBoundWithCopies(const Graph &graph);
/// Returns the bound for plans with copies if \p mayCopy, otherwise the bound
/// for plans without copies.
inline PeakBound peakLowerBound(const Graph &graph, bool mayCopy) {
  return mayCopy ? peakLowerBoundWithCopies(graph) : peakLowerBound(graph);
}

/// Names the nodes and tensors that form the bound, the largest tensors first:
/// `node 3 'conv' with its inputs tensor 1 'x' (4.6 MB), ...`.
std::string describe(const PeakBound &bound, const Graph &graph);

} // namespace remat

#endif // REMAT_CORE_BOUNDS_BOUNDS_H
