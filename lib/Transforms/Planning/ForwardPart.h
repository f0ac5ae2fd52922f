//===- ForwardPart.h - Passes that print the forward graph ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some passes print how a planner sees the forward part: as a division tree, or
// as lower sets. These passes share the code that finds the functions, reads
// the graph and writes the text.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FORWARDPART_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FORWARDPART_H

#include "Core/Graph/ForwardGraph.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// The graph of a function, and the part of it before the loss.
struct ForwardPart {
  const Graph &graph;
  const ForwardGraph &forward;

  /// Returns the name that the user gave to the node of vertex \p v.
  const std::string &name(uint32_t v) const {
    return graph.node(forward.nodes[v]).name;
  }
};

/// Says where a pass prints its text, and which planner the text is about.
struct ForwardPrinting {
  /// The planner whose view of the graph is printed. Messages contain this
  /// name.
  llvm::StringRef planner;
  int lossResult; ///< See FunctionGraphOptions.
  /// If the name of the file is empty, the text goes to standard output.
  llvm::StringRef file;
};

/// Prints the text that \p describe makes for each function of \p module that
/// is to be planned.
mlir::LogicalResult printForwardParts(
    mlir::ModuleOp module, const ForwardPrinting &printing,
    llvm::function_ref<Result<std::string>(const ForwardPart &)> describe);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FORWARDPART_H
