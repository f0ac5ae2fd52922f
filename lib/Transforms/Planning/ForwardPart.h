//===- ForwardPart.h - For passes that print the forward graph --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some passes print a planner's view of the forward part: the division tree, or
// the lower sets. They share the code that finds the functions, reads the graph
// and writes the text.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FORWARDPART_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FORWARDPART_H

#include "Core/Graph/ForwardGraph.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// A function's graph and its part before the loss.
struct ForwardPart {
  const Graph &graph;
  const ForwardGraph &forward;

  /// Returns the user's name for the node of vertex \p v.
  const std::string &name(uint32_t v) const {
    return graph.node(forward.nodes[v]).name;
  }
};

/// The destination of a pass that prints, and its planner.
struct ForwardPrinting {
  /// The planner whose view is printed. Messages name it.
  llvm::StringRef planner;
  /// The index of the loss among the results. If negative, the loss is found.
  int lossResult;
  llvm::StringRef file; ///< If empty, the text goes to standard output.
};

/// Prints the text of \p describe for each function of \p module that is
/// planned.
mlir::LogicalResult printForwardParts(
    mlir::ModuleOp module, const ForwardPrinting &printing,
    llvm::function_ref<Result<std::string>(const ForwardPart &)> describe);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FORWARDPART_H
