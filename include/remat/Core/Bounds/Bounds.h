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
  NodeId node = kNone; ///< Of a working set.
  /// Bytes that no plan can be without while it runs, besides it.
  int64_t besideBytes = 0;
};

/// Inputs, outputs and workspace of \p n, less the outputs that could take over
/// a dying input's storage; residents apart.
int64_t workingSetBytes(const Graph &graph, NodeId n);

/// The largest of: one node's working set with what must be held besides it,
/// the sum of the owned inputs, the sum of the outputs
/// (docs/reference/Formats.md). Holds for every plan, in any order.
///
/// At the first run of a node its ancestors are over and its descendants are to
/// come. What these read is held then or made again later, for which something
/// is held in turn: what nothing can make again (owned inputs, outputs of nodes
/// that may not repeat) is in every such choice, and the fewest bytes are a
/// minimum cut (HoldingProblem). Cuts are made for the nodes of which most is
/// expected; their number and so the time are limited.
PeakBound peakLowerBound(const Graph &graph);
/// The same for plans that may copy to the host: what is held besides one
/// node's working set may then be away, and does not count.
PeakBound peakLowerBoundWithCopies(const Graph &graph);

/// What forms the bound, for people: "node 3 'conv' with its inputs tensor 1
/// 'x' (4.6 MB), ...", the largest tensors first.
std::string describe(const PeakBound &bound, const Graph &graph);

} // namespace remat

#endif // REMAT_CORE_BOUNDS_BOUNDS_H
