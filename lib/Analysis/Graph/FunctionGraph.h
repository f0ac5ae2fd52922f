//===- FunctionGraph.h - A function read as a tensor graph ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads IR into a graph of Core. A graph knows only nodes and tensors.
// FunctionGraph also stores the op of each node and the tensor of each SSA
// value, so that passes can turn a plan back into IR.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_GRAPH_FUNCTIONGRAPH_H
#define REMAT_LIB_ANALYSIS_GRAPH_FUNCTIONGRAPH_H

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Storage/Roles.h"
#include "remat/Core/Plan/Plan.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace remat {

struct FunctionGraphOptions {
  /// The index of the result that is the loss. None: the result with the
  /// attribute `remat.loss`, or else the only floating-point result of rank 0.
  std::optional<unsigned> lossResult;
  /// The cost that planners weigh. None: the cost model that the function
  /// records.
  std::optional<CostModel> costModel;
  /// Whether to emit remarks on unknown ops, on loops that carry activations,
  /// and on why there is no loss. Only one pass of a pipeline should emit them.
  bool remarks = false;
};

struct FunctionGraph {
  Graph graph;
  /// The block that holds the step (stepBlock).
  mlir::Block *block = nullptr;
  /// The op of each node, in the order in which the nodes run. For a group of
  /// ops it is the last op.
  std::vector<mlir::Operation *> nodeOps;
  /// All ops of each node in program order: one op, or the ops of a group.
  std::vector<llvm::SmallVector<mlir::Operation *, 1>> nodeBodies;
  /// The number of each node's group of ops, or kNone.
  std::vector<uint32_t> nodeGroups;
  /// The seconds of each node from `remat.cost` or from its group, or 0.
  std::vector<double> nodeSeconds;
  llvm::DenseMap<mlir::Operation *, OpRole> roles;
  /// The tensor of every value that has storage, including scalars that depend
  /// on tensors. Views and fence results map to the tensor of their source.
  /// Free values are absent, and so are values that only ops of their own group
  /// read.
  llvm::DenseMap<mlir::Value, TensorId> tensorOf;
  /// The value that defines each tensor, or null for a tensor of 0 bytes that
  /// only orders two nodes. A node has one tensor for each result, in their
  /// order, and then possibly one that orders nodes. A group of ops has tensors
  /// for the results that leave it.
  std::vector<mlir::Value> valueOf;
  /// The program as a plan: its nodes, and its copies in their places. The wait
  /// for a swap_in is not an action of a plan. Without copies, the plan is the
  /// nodes in order.
  std::vector<Step> steps;
  /// The op of each action of `program`.
  std::vector<mlir::Operation *> stepOps;

  bool hasSwaps() const { return steps.size() != nodeOps.size(); }
  bool hasGroups() const {
    return llvm::any_of(nodeGroups, [](uint32_t g) { return g != kNone; });
  }
  /// Returns the first op that copies, or null.
  mlir::Operation *firstSwap() const;
  OpRole role(mlir::Operation *op) const { return roles.lookup(op); }
};

/// Returns the block that holds the step, which usually is the function's only
/// block. If the function has only one op that wraps the whole step, it is the
/// block inside (`sdy.manual_computation`, whose inner shapes are those of one
/// device). The arguments of that block and the operands of its last op
/// correspond to the function's arguments and results. \p function must have a
/// body.
mlir::Block &stepBlock(mlir::func::FuncOp function);

/// Reads \p function, whose ops may carry `remat.cost` (remat-annotate-costs)
/// and `remat.policy`. Emits an error at the op if the function cannot be read.
/// The time is linear in the size of the function, apart from sorting.
///
/// The ops of a group (`remat.group`) are one node. Groups run in the order of
/// their numbers. An op outside of groups runs in its place. It runs before a
/// group whose last op comes later if its operands are ready. Returns an error
/// if a group reads a result of a later group.
///
/// Donated arguments (`remat.donate`, `jax.buffer_donor`, `tf.aliasing_output`,
/// `iree.abi.output`, `bufferization.writable = true`) are owned. All others
/// are resident, and so are dense constants. If the caller holds the results
/// (`remat.caller_results`), donated arguments are resident, because the
/// results are written into them. Ops that may not run twice (side effects,
/// random numbers without a seed, collectives, unknown ops) keep their order. A
/// swap_in brings back the same tensor. After that, reading a value from before
/// the copy is an error.
mlir::FailureOr<FunctionGraph>
readFunctionGraph(mlir::func::FuncOp function,
                  const FunctionGraphOptions &options = {});

/// Adds to \p roots the arguments and results of nodes from which views and
/// free ops make \p value. If \p value is such a root itself, adds \p value.
void collectRoots(const FunctionGraph &graph, mlir::Value value,
                  llvm::SetVector<mlir::Value> &roots);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GRAPH_FUNCTIONGRAPH_H
