//===- Roots.h - What a value is a view of ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewrites look through views and free ops, which have no bytes of their own,
// to the values that nodes make.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_GRAPH_ROOTS_H
#define REMAT_LIB_ANALYSIS_GRAPH_ROOTS_H

#include "Analysis/Graph/FunctionGraph.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

/// Adds to \p roots the arguments and results of nodes that \p value is made
/// from by views and free ops; \p value itself if it is one.
void collectRoots(const FunctionGraph &graph, mlir::Value value,
                  llvm::SetVector<mlir::Value> &roots);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GRAPH_ROOTS_H
