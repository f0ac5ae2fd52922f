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
  enum class Source : uint8_t { WorkingSet, OwnedInputs, Outputs };
  int64_t bytes = 0;
  Source source = Source::WorkingSet;
  NodeId node = kNone; ///< The node, if the bound is a working set.
  /// The bytes that every plan holds while the node runs, in addition to its
  /// working set.
  int64_t besideBytes = 0;
};

/// Returns the bytes of the inputs, outputs and workspace of \p n. Residents do
/// not count, nor do outputs that could take over the storage of a dying input.
int64_t workingSetBytes(const Graph &graph, NodeId n);

/// Returns the largest of three values: one node's working set plus the bytes
/// that must be held beside it, the sum of the owned inputs, and the sum of the
/// outputs (docs/reference/Formats.md). The bound holds for every plan, in any
/// order.
///
/// At the first run of a node, its ancestors have run and its descendants have
/// not. The tensors that the descendants read are held at that moment, or are
/// computed later from other tensors that are held. Tensors that cannot be
/// computed again (owned inputs, and outputs of nodes that may not repeat) are
/// held in every case. A minimum cut finds the fewest bytes that allow this
/// (HoldingProblem). To limit the time, only the most promising nodes get a
/// cut.
PeakBound peakLowerBound(const Graph &graph);
/// Returns the bound for plans that may copy to the host. Tensors outside one
/// node's working set may then be on the host, and do not count.
PeakBound peakLowerBoundWithCopies(const Graph &graph);
/// Returns the bound for plans with copies if \p mayCopy, otherwise the bound
/// for plans without copies.
inline PeakBound peakLowerBound(const Graph &graph, bool mayCopy) {
  return mayCopy ? peakLowerBoundWithCopies(graph) : peakLowerBound(graph);
}

/// Names the nodes and tensors that form the bound, the largest tensors first:
/// "node 3 'conv' with its inputs tensor 1 'x' (4.6 MB), ...".
std::string describe(const PeakBound &bound, const Graph &graph);

} // namespace remat

#endif // REMAT_CORE_BOUNDS_BOUNDS_H
