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
/// of the outputs (docs/Formats.md).
PeakBound peakLowerBound(const Graph &graph);

/// No plan within \p budget that runs the nodes for the first time in program
/// order costs less; infinite where there is no such plan. (In another order
/// less may be held at once.) At the first run of a node, each tensor that was
/// made before and is read by a first run after it is held, or its producer
/// runs again later: what is too much to hold is the knapsack whose fractional
/// relaxation, cheapest cost per byte first, bounds the extra cost from below
/// (Dantzig 1957). The bound is the largest over the steps that hold most.
double costLowerBound(const Graph &graph, int64_t budget);

/// What forms the bound, for people: "node 3 'conv' with its inputs tensor 1
/// 'x' (4.6 MiB), ...", the largest tensors first.
std::string describe(const PeakBound &bound, const Graph &graph);

} // namespace remat

#endif // REMAT_CORE_BOUNDS_H
