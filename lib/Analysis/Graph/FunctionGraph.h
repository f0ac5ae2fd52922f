//===- FunctionGraph.h - A function read as a tensor graph ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads IR into a graph of Core. A graph knows nodes and tensors only, so this
// also keeps which op is which node and which SSA value is in which tensor, for
// the passes that turn a plan back into IR.
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
  /// Index of the result that is the loss; none: the `remat.loss` attribute of
  /// a result, or else the only floating-point result of rank 0.
  std::optional<unsigned> lossResult;
  /// The cost that planners weigh; none: the one that the function records.
  std::optional<CostModel> costModel;
  /// Whether to emit remarks: on ops that are not known, on loops that carry
  /// activations, and on why there is no loss. One pass of a pipeline should,
  /// and not each of them.
  bool remarks = false;
};

struct FunctionGraph {
  Graph graph;
  /// The block that holds the step: the function's (stepBlock).
  mlir::Block *block = nullptr;
  /// Op of each node, in the order in which they run; of a group, its last one.
  std::vector<mlir::Operation *> nodeOps;
  /// All ops of each node, in program order: one, or those of its group.
  std::vector<llvm::SmallVector<mlir::Operation *, 1>> nodeBodies;
  /// Number of each node's group; kNone for an op of its own.
  std::vector<uint32_t> nodeGroups;
  /// The work of each node by `remat.cost` or its group; 0 if neither says.
  std::vector<double> nodeSeconds;
  llvm::DenseMap<mlir::Operation *, OpRole> roles;
  /// Tensor of every value that has storage, scalars that depend on tensors
  /// included; views and fence results map to their source's tensor. Free
  /// values are absent, and so are those that only ops of their groups read.
  llvm::DenseMap<mlir::Value, TensorId> tensorOf;
  /// The value that defines each tensor; null for a tensor of 0 bytes that only
  /// orders two nodes. The tensors of a node are one for each result, in their
  /// order, and then possibly one that orders; those of a group are the results
  /// that leave it.
  std::vector<mlir::Value> valueOf;
  /// The program as a plan: its nodes, and its copies where they stand. Waiting
  /// for a swap_in is no action of a plan. Without copies, these are the nodes
  /// in order.
  std::vector<Step> steps;
  /// The op of each action of `program`.
  std::vector<mlir::Operation *> stepOps;

  bool hasSwaps() const { return steps.size() != nodeOps.size(); }
  bool hasGroups() const {
    return llvm::any_of(nodeGroups, [](uint32_t g) { return g != kNone; });
  }
  /// The first op that copies, or null.
  mlir::Operation *firstSwap() const;
  OpRole role(mlir::Operation *op) const { return roles.lookup(op); }
};

/// The block that holds the step: the function's only one, or, where all of it
/// is one op that only wraps the step (`sdy.manual_computation`, whose inner
/// shapes are those of one device), the block inside. Its arguments and the
/// operands of its last op are then the function's arguments and results, one
/// by one. \p function has a body.
mlir::Block &stepBlock(mlir::func::FuncOp function);

/// Reads \p function, whose ops may carry `remat.cost` (remat-annotate-costs)
/// and `remat.policy`. Emits an error at the op where the function cannot be
/// read. Takes time linear in the size of the function, apart from sorting.
///
/// The ops of a group (`remat.group`) are one node. Groups run in the order of
/// their numbers, and an op of no group where it stands: before a group whose
/// last op comes later, as soon as what it reads is there. A group that reads
/// what a later one makes is an error.
///
/// Donated arguments (`remat.donate`, `jax.buffer_donor`, `tf.aliasing_output`,
/// `iree.abi.output`, `bufferization.writable = true`) are owned; all others
/// are resident, and so are dense constants. If the caller holds the results
/// (`remat.caller_results`), donated arguments are resident, too, since the
/// results are written to them. Ops that may not run twice (side effects,
/// random numbers without a seed, collectives, unknown ops) are ordered among
/// themselves. What a swap_in brings back is the tensor that left, and reading
/// a value from before that is an error.
mlir::FailureOr<FunctionGraph>
readFunctionGraph(mlir::func::FuncOp function,
                  const FunctionGraphOptions &options = {});

/// Adds to \p roots the arguments and results of nodes that \p value is made
/// from by views and free ops; \p value itself if it is one.
void collectRoots(const FunctionGraph &graph, mlir::Value value,
                  llvm::SetVector<mlir::Value> &roots);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GRAPH_FUNCTIONGRAPH_H
