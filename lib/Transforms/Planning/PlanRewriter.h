//===- PlanRewriter.h - Rewrites a block as a plan says ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The code that rewrites a step makes no decisions. It emits the plan's steps
// one after another, and the fences of each step before it. The wait for a
// swap_in comes before the first op that reads the tensor.
//
// For a step that runs a group of ops, the rewrite emits only those ops on
// which the needed results of the group depend. The rewrite numbers the groups
// again, in the order of the plan. If a version of such an op with the same
// operands exists already, no clone is made, and this version also gets the
// number of the group. If a plan has the order of the program, the result
// therefore has the original ops.
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

/// Rewrites the body of a function as a plan says. The plan must be valid for
/// the function's graph.
class PlanRewriter {
public:
  PlanRewriter(mlir::func::FuncOp function, const PlannedSteps &plan,
               llvm::ArrayRef<Fence> fences);

  /// Emits an error if a step reads a value that no earlier step has made. The
  /// graph reader should have found such an error before. If there is an error,
  /// the function still has all its original ops, and the new ops come after
  /// them.
  mlir::FailureOr<RewriteStatistics> run();

private:
  /// For a run of clones: maps values from outside the run to the values that
  /// the clones read instead.
  using Overrides = llvm::DenseMap<mlir::Value, mlir::Value>;
  /// The versions of one op, which have different operands.
  using Versions = llvm::SmallVector<mlir::Operation *, 1>;

  Overrides emitFence(const Fence &planned);
  void emitStep(size_t step, Overrides &overrides);
  void emitNode(NodeId node, const Overrides &overrides, bool again);

  // Defined in PlanRewriterGroups.cpp.
  void emitGroup(NodeId node, llvm::ArrayRef<mlir::Operation *> ops,
                 const Overrides &overrides, bool again);
  mlir::Operation *findOrCloneMember(NodeId node, mlir::Operation *op,
                                     const Overrides &overrides, bool again,
                                     bool placesGroup);
  bool isBehindLastAlone(mlir::Operation *copy) const;
  void recordGroups();

  // The functions that emit the copies of a plan.
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
  /// For each argument and each original result of a node, the value that now
  /// replaces it.
  llvm::DenseMap<mlir::Value, mlir::Value> newest;
  llvm::DenseMap<mlir::Operation *, Versions> freeVersions;
  llvm::DenseMap<mlir::Operation *, Versions> memberVersions;
  /// The last emitted op that is in no group.
  mlir::Operation *lastAlone = nullptr;
  /// The emitted ops whose first group passes on their results.
  llvm::DenseSet<mlir::Operation *> givingOut;
  /// While a group is emitted, the values that replace the group's own values.
  llvm::DenseMap<mlir::Value, mlir::Value> inside;
  std::vector<NodeId> emittedGroups;
  /// `swappedOut` has the last swap_out of each original value. `arriving` has
  /// the swap_in of a value, until an op waits for this swap_in.
  llvm::DenseMap<mlir::Value, SwapOutOp> swappedOut;
  llvm::DenseMap<mlir::Value, SwapInOp> arriving;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H
