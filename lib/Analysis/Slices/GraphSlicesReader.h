//===- GraphSlicesReader.h - Describes how a graph can be sliced *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A graph does not know the dimensions of its tensors. For each node of a
// step's graph, this reader says how the node's op is sliced along the
// dimension of a place. Tools that do not have the IR can then try slices
// (remat/Core/Graph/GraphSlices.h).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H
#define REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Slices/SlicePlaces.h"
#include "remat/Core/Graph/GraphSlices.h"

namespace remat {

/// The graph \p graph must be the graph of \p function. Returns how the nodes
/// of \p graph are computed in slices of \p place. The slices must take only
/// one pass. Returns an error if the graph has groups of ops, or if a loop is
/// in the slices. GraphSlices cannot describe groups of ops or loops.
Result<GraphSlices> readGraphSlices(mlir::func::FuncOp function,
                                    const FunctionGraph &graph,
                                    const SlicePlace &place,
                                    const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H
