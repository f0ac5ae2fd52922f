//===- GraphSlices.h - A graph computed slice by slice ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of a step can be computed slice by slice along a dimension, such as
// the batch, so that only one slice's tensors are held at a time. Whoever has
// the program knows which nodes go along that dimension. Beside a graph that
// knowledge is a few numbers for each node, and then planners of graphs can
// try slices without the program.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_GRAPHSLICES_H
#define REMAT_CORE_GRAPH_GRAPHSLICES_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// How a node is computed where a graph is sliced.
enum class NodeSlices : uint8_t {
  Whole, ///< Once, on whole tensors.
  Part,  ///< In each slice, its part of the results.
  Sum,   ///< In each slice, added to what the slices before have summed up.
  Each,  ///< In each slice, its part, of nothing that is sliced: a splat.
};

/// max(FLOP / flops, bytes / bandwidth) + launch.
struct RooflineRates {
  double flops = 0, bandwidth = 0, launch = 0;
};

struct GraphSlices {
  struct Entry {
    NodeSlices kind = NodeSlices::Whole;
    /// The part of the node's device bytes for operands and results that are
    /// sliced along the dimension. The others are moved by each slice.
    double bytes = 0;
  };

  std::string place;        ///< "the step along dimension 0 of argument 3".
  int64_t extent = 1;       ///< The extent of the dimension.
  std::vector<Entry> nodes; ///< One for each node of the graph.
  /// Nodes from here on come behind all slices; kNone: only those that need
  /// what slices make.
  NodeId end = kNone;
  /// What costs in seconds come of; none: a slice costs its share of a node.
  std::optional<RooflineRates> rates;
};

/// \p graph with the nodes of \p slices in \p count slices, one slice after the
/// other. The first ones have one element more where the count does not divide
/// the extent. What something reads whole is put together, slice by slice, by
/// nodes of kind `move`. Nodes whose results nobody needs are left out. The
/// error says why that cannot be: the count is not from 1 to the extent, or the
/// slices do not fit the graph.
Result<Graph> sliceGraph(const Graph &graph, const GraphSlices &slices,
                         int64_t count);

/// The number of slices to try after \p count: 1, 2, 3, 4, 6, 8, 12, 16, ...
/// \p count is one of them.
int64_t moreSlices(int64_t count);

/// The one before \p count, and 2 where that would be 1.
int64_t fewerSlices(int64_t count);

} // namespace remat

#endif // REMAT_CORE_GRAPH_GRAPHSLICES_H
