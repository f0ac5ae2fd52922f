//===- GraphSlicesReader.h - What of a graph can be sliced ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A graph knows nothing of dimensions. This tells for each node of a step's
// graph how the op goes along the dimension of a place, so that tools without
// the IR can try slices (remat/Core/Graph/GraphSlices.h).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H
#define REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Slices/SlicePlaces.h"
#include "remat/Core/Graph/GraphSlices.h"

namespace remat {

/// Reads how the nodes of \p graph, which is that of \p function, are computed
/// in slices of \p place, which takes one pass. The error names what slices of
/// a graph cannot say: groups, and loops.
Result<GraphSlices> readGraphSlices(mlir::func::FuncOp function,
                                    const FunctionGraph &graph,
                                    const SlicePlace &place,
                                    const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_GRAPHSLICESREADER_H
