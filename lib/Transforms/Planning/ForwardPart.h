//===- ForwardPart.h - For passes that print the forward graph --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some passes print how a planner sees the forward part: the division tree, or
// the lower sets. They share finding the functions, reading the graph and
// writing the text.
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

  /// The user's name for the node of vertex \p v.
  const std::string &name(uint32_t v) const {
    return graph.node(forward.nodes[v]).name;
  }
};

/// The place at which a pass prints, and the planner it does so for.
struct ForwardPrinting {
  /// The planner that works on what is printed. Messages name it.
  llvm::StringRef planner;
  int lossResult;       ///< Its index; negative: found.
  llvm::StringRef file; ///< Empty: the standard output.
};

/// Prints the texts that \p describe gives for the functions of \p module that
/// are planned, one after the other.
mlir::LogicalResult printForwardParts(
    mlir::ModuleOp module, const ForwardPrinting &printing,
    llvm::function_ref<Result<std::string>(const ForwardPart &)> describe);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FORWARDPART_H
