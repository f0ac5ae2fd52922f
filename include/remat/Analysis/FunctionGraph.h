//===- FunctionGraph.h - A function read as a tensor graph ------*- C++ -*-===//
//
// IR -> Core graph. The graph speaks of nodes and tensors; this keeps which op
// is which node and which SSA value lives in which tensor, for the passes that
// turn a plan back into IR.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_ANALYSIS_FUNCTIONGRAPH_H
#define REMAT_ANALYSIS_FUNCTIONGRAPH_H

#include "remat/Core/Graph.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace remat {

/// What an op is to the graph.
enum class OpRole : uint8_t {
  Node,  ///< A node of its own.
  View,  ///< Its result shares its source's storage (reshape, cast, slice).
  Fence, ///< remat.fence: each result is the operand's tensor.
  Free,  ///< Costs nothing and is cloned freely: empties, splat constants,
         ///< fills that only initialise a destination, scalar arithmetic.
};

struct FunctionGraphOptions {
  /// Index of the result that is the loss; none: the `remat.loss` attribute of
  /// a result, or else the only floating-point result of rank 0.
  std::optional<unsigned> lossResult;
};

struct FunctionGraph {
  Graph graph;
  /// Op of each node, in program order.
  std::vector<mlir::Operation *> nodeOps;
  llvm::DenseMap<mlir::Operation *, NodeId> nodeOf;
  llvm::DenseMap<mlir::Operation *, OpRole> roles;
  /// Tensor of every tensor-typed value that has storage; views and fence
  /// results map to their source's tensor. Free values are absent.
  llvm::DenseMap<mlir::Value, TensorId> tensorOf;
  /// The value that defines each tensor; null for a tensor that only orders
  /// two nodes (0 bytes).
  std::vector<mlir::Value> valueOf;

  OpRole role(mlir::Operation *op) const { return roles.lookup(op); }
};

/// Reads \p function, whose ops may carry `remat.cost` (remat-annotate-costs)
/// and `remat.policy`. Emits an error at the op where the function cannot be
/// read, and remarks where an op is kept because nobody knows it.
mlir::FailureOr<FunctionGraph>
readFunctionGraph(mlir::func::FuncOp function,
                  const FunctionGraphOptions &options = {});

} // namespace remat

#endif // REMAT_ANALYSIS_FUNCTIONGRAPH_H
