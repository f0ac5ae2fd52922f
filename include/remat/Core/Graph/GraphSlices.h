//===- GraphSlices.h - A graph computed slice by slice ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of a step can be computed slice by slice along a dimension, such as
// the batch. Then only the tensors of one slice are held at a time. The code
// that reads the program finds the nodes that have that dimension. A graph
// stores this as a few numbers for each node. Planners can then try slices
// without the program.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_GRAPHSLICES_H
#define REMAT_CORE_GRAPH_GRAPHSLICES_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Says how a node is computed in a sliced graph.
enum class NodeSlices : uint8_t {
  Whole, ///< The node runs once, on whole tensors.
  Part,  ///< Each slice computes its part of the results.
  Sum,   ///< Each slice adds its terms to the sum over the earlier slices.
  /// Each slice computes its part of the results, but no operand is sliced. A
  /// splat is an example.
  Each,
};

/// The rates of the roofline max(FLOP / flops, bytes / bandwidth) + launch.
struct RooflineRates {
  double flops = 0, bandwidth = 0, launch = 0;
};

struct GraphSlices {
  struct Entry {
    NodeSlices kind = NodeSlices::Whole;
    /// The device bytes of the node's operands and results that are sliced
    /// along the dimension. All other bytes of the node are moved once in each
    /// slice.
    double bytes = 0;
  };

  /// The sliced part as text, for example `the step along dimension 0 of
  /// argument 3`.
  std::string place;
  int64_t extent = 1;       ///< The extent of the sliced dimension.
  std::vector<Entry> nodes; ///< One entry for each node of the graph.
  /// The first node that runs after all slices. All later nodes run after all
  /// slices too. If `end` is kNone, only nodes that need results of all slices
  /// run after the slices.
  NodeId end = kNone;
  /// The rates from which costs in seconds are computed. Without rates, a slice
  /// costs its share of the node's cost.
  std::optional<RooflineRates> rates;
};

/// Returns \p graph with the nodes of \p slices computed in \p count slices,
/// one after the other. If the extent is not a multiple of \p count, the first
/// slices have one element more. If a node reads a sliced tensor as a whole,
/// nodes of kind `move` assemble it slice by slice. Nodes with unused results
/// are left out. Returns an error if the count is not from 1 to the extent, or
/// if the slices do not fit the graph.
Result<Graph> sliceGraph(const Graph &graph, const GraphSlices &slices,
                         int64_t count);

/// Returns the number of slices to try after \p count. \p count must be one of
/// these numbers: 1, 2, 3, 4, 6, 8, 12, 16, ...
int64_t moreSlices(int64_t count);

/// Returns the number that comes before \p count in the list of moreSlices, but
/// at least 2.
int64_t fewerSlices(int64_t count);

} // namespace remat

#endif // REMAT_CORE_GRAPH_GRAPHSLICES_H
