//===- GraphSlicesReader.h - Describes how a graph can be sliced *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A graph knows nothing of dimensions. This reader stores, for each node of a
// step's graph, how its op goes along the dimension of a place. Tools without
// the IR can then try slices (remat/Core/Graph/GraphSlices.h).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H
#define REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Slices/SlicePlaces.h"
#include "remat/Core/Graph/GraphSlices.h"

namespace remat {

/// Reads how the nodes of \p graph, the graph of \p function, are computed in
/// slices of \p place. The slices must take one pass. The error names what the
/// slices of a graph cannot express: groups of ops, and loops.
Result<GraphSlices> readGraphSlices(mlir::func::FuncOp function,
                                    const FunctionGraph &graph,
                                    const SlicePlace &place,
                                    const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H
