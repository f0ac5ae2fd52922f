//===- Bounds.h - What no plan can go below ---------------------*- C++ -*-===//
#ifndef REMAT_CORE_BOUNDS_H
#define REMAT_CORE_BOUNDS_H

#include "remat/Core/Graph.h"

namespace remat {

/// A lower bound on any plan's peak, and what forms it.
struct PeakBound {
  enum class Source : uint8_t { WorkingSet, OwnedInputs, Outputs };
  int64_t bytes = 0;
  Source source = Source::WorkingSet;
  NodeId node = kNone; ///< Of a working set.
};

/// Inputs, outputs and workspace of \p n, less the outputs that could take over
/// a dying input's storage; residents apart.
int64_t workingSetBytes(const Graph &graph, NodeId n);

/// The largest of: one node's working set, the sum of the owned inputs, the sum
/// of the outputs (docs/Formats.md). Holds for every plan, in any order.
PeakBound peakLowerBound(const Graph &graph);

/// What forms the bound, for people: "node 3 'conv' with its inputs tensor 1
/// 'x' (4.6 MiB), ...", the largest tensors first.
std::string describe(const PeakBound &bound, const Graph &graph);

} // namespace remat

#endif // REMAT_CORE_BOUNDS_H
