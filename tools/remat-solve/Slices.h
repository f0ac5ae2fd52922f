//===- Slices.h - A graph slice by slice, and how often ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a graph's file says how its nodes go along a dimension, remat-solve plans
// the graph slice by slice: in as many slices as are asked for, or in as many
// as are quickest within the budget.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_SLICES_H
#define REMAT_TOOLS_REMATSOLVE_SLICES_H

#include "Options.h"

namespace remat::solve {

struct SlicedGraph {
  Graph graph;
  int64_t slices = 1;
  /// "the step along dimension 0 of argument 3"; empty: in one.
  std::string place = {};
};

/// \p graph, which is that of options.graphFile, in the slices that the options
/// ask for.
Result<SlicedGraph> chooseSlices(const Options &options, const Graph &graph);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_SLICES_H
