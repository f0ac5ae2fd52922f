//===- Slices.h - Plans a graph slice by slice ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A graph's file may say how its nodes are sliced along a dimension.
// remat-solve can then plan the graph slice by slice. It takes the requested
// number of slices, or the number with the quickest plan within the budget.
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_SLICES_H
#define REMAT_TOOLS_REMATSOLVE_SLICES_H

#include "Options.h"

namespace remat::solve {

struct SlicedGraph {
  Graph graph;
  int64_t slices = 1;
  /// The place, for example "the step along dimension 0 of argument 3". Empty
  /// if the graph is whole.
  std::string place = {};
};

/// Returns \p graph, the graph of options.graphFile, in the slices that the
/// options request.
Result<SlicedGraph> chooseSlices(const Options &options, const Graph &graph);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_SLICES_H
