//===- PlanRewriter.h - Orders and clones a block by a plan -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite decides nothing: it emits the plan's steps and the fences before
// them, one by one. The wait for a swap_in goes before the first op that takes
// the tensor.
//
// It emits the ops of a group that the group's results need, and numbers the
// groups anew in the plan's order. Ops of a group that stand there already with
// the same operands get its number too: so a plan in program order gives the
// program's ops again.
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

  /// Emits an error where a step reads what no step before it has made, which
  /// the graph should have said. The function is as it was then, with the ops
  /// of the plan behind its own.
  mlir::FailureOr<RewriteStatistics> run();

private:
  /// What a run of clones reads instead of the values outside it.
  using Overrides = llvm::DenseMap<mlir::Value, mlir::Value>;
  /// The same op emitted with different operands.
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
  bool hasCopies;             ///< Between device and host.
  /// Original result of a node or argument -> the value that holds it now.
  llvm::DenseMap<mlir::Value, mlir::Value> newest;
  llvm::DenseMap<mlir::Operation *, Versions> freeVersions;
  /// The same for ops in groups.
  llvm::DenseMap<mlir::Operation *, Versions> memberVersions;
  /// The last op of no group that was emitted.
  mlir::Operation *lastAlone = nullptr;
  /// Emitted ops whose first group gives their results out.
  llvm::DenseSet<mlir::Operation *> givingOut;
  /// While a group is emitted: what stands for its own values.
  llvm::DenseMap<mlir::Value, mlir::Value> inside;
  /// The node of each group that was emitted.
  std::vector<NodeId> emittedGroups;
  /// {original value: its last swap_out, and its swap_in while nothing has
  /// waited for it}
  llvm::DenseMap<mlir::Value, SwapOutOp> swappedOut;
  llvm::DenseMap<mlir::Value, SwapInOp> arriving;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H
