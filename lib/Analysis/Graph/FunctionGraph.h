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
  /// The index of the function's result that is the loss. If this index is
  /// negative, the loss is the result with the attribute `remat.loss`, or else
  /// the only floating-point result of rank 0.
  int lossResult = -1;
  /// The cost model that planners use. If no cost model is set, planners use
  /// the cost model that the function records.
  std::optional<CostModel> costModel = {};
  /// Whether to emit remarks on unknown ops, on loops that carry activations,
  /// and on why there is no loss. Only one pass of a pipeline should emit these
  /// remarks.
  bool remarks = false;
};

struct FunctionGraph {
  Graph graph;
  /// The block that holds the step (stepBlock).
  mlir::Block *block = nullptr;
  /// The op of each node of the graph, in the order in which the nodes run. If
  /// a node is a group of ops, its entry here is the last op of the group.
  std::vector<mlir::Operation *> nodeOps;
  /// For each node, all its ops in program order: one op, or the ops of a
  /// group.
  std::vector<llvm::SmallVector<mlir::Operation *, 1>> nodeBodies;
  /// For each node that is a group of ops, the number of this group. For other
  /// nodes, kNone.
  std::vector<uint32_t> nodeGroups;
  /// For each node, its seconds from `remat.cost` or from the record of its
  /// group, or 0 if neither has them.
  std::vector<double> nodeSeconds;
  llvm::DenseMap<mlir::Operation *, OpRole> roles;
  /// The tensor of the graph for every value that has storage, including
  /// scalars that depend on tensors. Views and fence results map to the tensor
  /// of their source. Values without storage have no entry in this map. Values
  /// that only ops of their own group read have no entry either.
  llvm::DenseMap<mlir::Value, TensorId> tensorOf;
  /// The value that defines each tensor, or null for a tensor of 0 bytes that
  /// only orders two nodes. A node has one tensor for each result, in the order
  /// of the results. After the tensors of its results, a node may have one
  /// tensor of 0 bytes that orders nodes. A group of ops has tensors only for
  /// the results that leave the group.
  std::vector<mlir::Value> valueOf;
  /// The program as a plan: its nodes in order, with its copies at their
  /// places. The wait for a swap_in is not an action of a plan.
  std::vector<Step> steps;
  /// The op of each action in `steps`.
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
/// block. If the function has only one op, a `sdy.manual_computation` that
/// contains the whole step, returns the block inside this op. The shapes inside
/// a `sdy.manual_computation` are the shapes on one device. The arguments of
/// the returned block and the operands of its last op correspond to the
/// function's arguments and results. The function must have a body.
mlir::Block &stepBlock(mlir::func::FuncOp function);

/// Checks that each op of the step comes after the ops whose results it reads.
/// MLIR does not verify this order inside of a `sdy.manual_computation`, whose
/// dialect is not linked. Emits an error at the first op that comes too early.
llvm::LogicalResult checkOrder(mlir::func::FuncOp function);

/// Reads \p function, whose ops may carry `remat.cost` (remat-annotate-costs)
/// and `remat.policy`. Emits an error at the op if the function cannot be read.
/// The time of this function grows linearly with the size of \p function, apart
/// from sorting.
///
/// The ops of a group (`remat.group`) are one node of the graph. Groups run in
/// the order of their numbers. An op that is in no group runs as early as
/// possible. If the operands of such an op are ready, the op runs before each
/// group whose last op comes after it in the program. Returns an error if a
/// group reads a result of a later group.
///
/// Donated arguments (`remat.donate`, `jax.buffer_donor`, `tf.aliasing_output`,
/// `iree.abi.output`, `bufferization.writable = true`) are owned. All other
/// arguments are resident, and so are dense constants. If the caller holds the
/// results (`remat.caller_results`), donated arguments are resident, because
/// the results are written into them. Ops that may not run twice (side effects,
/// random numbers without a seed, collectives, unknown ops) keep their order. A
/// swap_in brings back the tensor that the swap_out copied, so both name the
/// same tensor of the graph. After a swap_in, no op may read a value of the
/// tensor from before the copy.
mlir::FailureOr<FunctionGraph>
readFunctionGraph(mlir::func::FuncOp function,
                  const FunctionGraphOptions &options = {});

/// Views and free ops make \p value from its roots, which are arguments and
/// results of nodes. Adds these roots to \p roots. If \p value itself is an
/// argument or the result of a node, adds \p value.
void collectRoots(const FunctionGraph &graph, mlir::Value value,
                  llvm::SetVector<mlir::Value> &roots);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GRAPH_FUNCTIONGRAPH_H
