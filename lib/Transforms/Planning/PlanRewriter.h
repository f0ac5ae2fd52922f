//===- PlanRewriter.h - Orders and clones a block by a plan -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite makes no decisions. It emits the plan's steps one by one, and the
// fences before them. The wait for a swap_in is put before the first op that
// reads the tensor.
//
// From a group of ops, it emits the ops that the group's results need, and
// numbers the groups again in the plan's order. If an op of a group already
// exists with the same operands, it gets the group's number too. A plan in
// program order therefore gives the program's ops again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H

#include "Transforms/Planning/Fences.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace remat {

struct RewriteStatistics {
  unsigned clones = 0; ///< Ops that run again.
  unsigned fences = 0;
  unsigned swapIns = 0;
};

/// Rewrites the body of a function by a plan that is valid for its graph.
class PlanRewriter {
public:
  PlanRewriter(mlir::func::FuncOp function, const PlannedSteps &plan,
               llvm::ArrayRef<Fence> fences);

  /// Emits an error if a step reads a value that no earlier step has made. The
  /// graph should have reported this. The function is then unchanged, except
  /// that the ops of the plan follow its own ops.
  mlir::FailureOr<RewriteStatistics> run();

private:
  /// For a run of clones: the values that they read instead of values outside
  /// the run.
  using Overrides = llvm::DenseMap<mlir::Value, mlir::Value>;
  /// Versions of one op with different operands.
  using Versions = llvm::SmallVector<mlir::Operation *, 1>;

  Overrides emitFence(const Fence &planned);
  void emitStep(size_t step, Overrides &overrides);
  void emitNode(NodeId node, const Overrides &overrides, bool again);

  // PlanRewriterGroups.cpp
  void emitGroup(NodeId node, llvm::ArrayRef<mlir::Operation *> ops,
                 const Overrides &overrides, bool again);
  mlir::Operation *findOrCloneMember(NodeId node, mlir::Operation *op,
                                     const Overrides &overrides, bool again,
                                     bool placesGroup);
  bool isBehindLastAlone(mlir::Operation *copy) const;
  void recordGroups();

  // PlanRewriterSwaps.cpp
  void emitSwap(Step step);
  void emitSwapOut(mlir::Value original);
  void emitWaitOut(mlir::Value original);
  void emitSwapIn(mlir::Value original);
  void awaitArrival(mlir::Value original);

  mlir::Value resolve(mlir::Value value, const Overrides &overrides);
  mlir::Operation *emitFree(mlir::Operation *op, const Overrides &overrides);
  void dropMissingAnchors(FenceOp fence, mlir::IRMapping &mapping) const;
  bool isFree(mlir::Operation *op) const;
  static mlir::Operation *findVersion(mlir::Operation *op,
                                      const Versions &versions,
                                      const mlir::IRMapping &mapping);
  mlir::Operation *findOrClone(mlir::Operation *op, mlir::IRMapping &mapping);
  mlir::Operation *cloneMapped(mlir::Operation *op, const Overrides &overrides);

  // PlanRewriterOrder.cpp
  mlir::LogicalResult checkOrder(mlir::Operation *lastOriginal);
  void replaceBody(mlir::Operation *lastOriginal);

  mlir::func::FuncOp function;
  mlir::Block &block;
  const PlannedSteps &plan;
  const FunctionGraph &graph;
  llvm::ArrayRef<Fence> fences;
  mlir::OpBuilder builder;
  RewriteStatistics statistics;
  std::vector<bool> computed; ///< Nodes that have run.
  /// Whether the plan copies between device and host.
  bool hasCopies;
  /// For each original result of a node and each argument, the value that holds
  /// it now.
  llvm::DenseMap<mlir::Value, mlir::Value> newest;
  llvm::DenseMap<mlir::Operation *, Versions> freeVersions;
  /// For each op in a group, its emitted versions.
  llvm::DenseMap<mlir::Operation *, Versions> memberVersions;
  /// The last emitted op that is in no group.
  mlir::Operation *lastAlone = nullptr;
  /// Emitted ops whose first group returns their results.
  llvm::DenseSet<mlir::Operation *> givingOut;
  /// While a group is emitted: the values that replace its own values.
  llvm::DenseMap<mlir::Value, mlir::Value> inside;
  /// The node of each emitted group.
  std::vector<NodeId> emittedGroups;
  /// For each original value: its last swap_out, and its swap_in while no op
  /// has waited for it.
  llvm::DenseMap<mlir::Value, SwapOutOp> swappedOut;
  llvm::DenseMap<mlir::Value, SwapInOp> arriving;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H
