//===- PlanRewriter.h - Orders and clones a block by a plan -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite decides nothing: it emits the plan's steps one by one. Only where
// a fence goes, and what it ties, is worked out here, from the plan alone; and
// the wait for a swap_in goes before the first op that takes the tensor.
//
// Of a group it emits the ops that its results need, and numbers the groups
// anew in the plan's order. Ops of a group that stand there already with the
// same operands get its number too: so a plan in program order gives the
// program's ops again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H

#include "remat/Analysis/FunctionGraph.h"
#include "remat/Core/Plan/Plan.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace remat {

struct RewriteOptions {
  /// Tie recomputation to its place. Without fences any later CSE undoes the
  /// plan: an option only so that tests can show it.
  bool fences = true;
  /// One fence for each recomputation instead of one for a run of them.
  bool fencePerStep = false;
  /// A value that the function returns may be an anchor.
  bool resultAnchors = true;
  /// Later readers take saved inputs from the fence too, as they take the
  /// anchor.
  bool handOnSaved = false;
  /// A tensor that is made for the first time, and whose bytes times this are
  /// at least those of the largest, waits until those large ones are gone that
  /// the plan has freed by then. 0: none waits.
  unsigned fenceLarge = 0;
  /// An argument that a group repeats and adds to a product, as a bias, is
  /// tied, too, where several ops read the sum.
  bool fenceBiases = false;
  /// A clone that reads nothing but what is resident is tied by that. Without,
  /// it may merge with another one, which holds what it makes longer.
  bool tieResidents = true;
};

struct RewriteStatistics {
  unsigned clones = 0; ///< Ops that run again.
  unsigned fences = 0;
  unsigned swapIns = 0;
};

/// Rewrites the body of a function by a plan that is valid for its graph.
class PlanRewriter {
public:
  PlanRewriter(mlir::func::FuncOp function, const FunctionGraph &graph,
               RewriteOptions options);

  /// Emits an error where a step reads what no step before it has made, which
  /// the graph should have said. The function is as it was then, with the ops
  /// of the plan behind its own.
  mlir::FailureOr<RewriteStatistics> run(llvm::ArrayRef<Step> steps);

private:
  /// What a run of clones reads instead of the values outside it.
  using Overrides = llvm::DenseMap<mlir::Value, mlir::Value>;
  /// The same op emitted with different operands.
  using Versions = llvm::SmallVector<mlir::Operation *, 1>;

  size_t findRunEnd(llvm::ArrayRef<Step> steps, size_t begin) const;
  void emitRun(llvm::ArrayRef<Step> steps, size_t begin, size_t end);
  Overrides emitFence(llvm::ArrayRef<Step> steps, size_t begin, size_t end);
  mlir::Value repeatedInside(NodeId node, mlir::Operation *op) const;
  bool isBias(mlir::Operation *op) const;
  llvm::SetVector<mlir::Value> findSaved(llvm::ArrayRef<Step> steps,
                                         size_t begin, size_t end);
  void emitStep(llvm::ArrayRef<Step> steps, size_t step,
                const Overrides &overrides, bool again);
  void emitNode(NodeId node, const Overrides &overrides, bool again);

  // PlanRewriterGroups.cpp
  void findOps(llvm::ArrayRef<Step> steps);
  llvm::SmallVector<mlir::Operation *>
  opsFor(NodeId node, llvm::ArrayRef<mlir::Value> values) const;
  void noteReads(llvm::ArrayRef<mlir::Operation *> ops,
                 std::vector<bool> &isRead) const;
  bool givesOut(NodeId node, mlir::Operation *op, bool again) const;
  bool callerHolds(TensorId t) const;
  void emitGroup(NodeId node, llvm::ArrayRef<mlir::Operation *> ops,
                 const Overrides &overrides, bool again);
  mlir::Operation *findOrCloneMember(NodeId node, mlir::Operation *op,
                                     const Overrides &overrides, bool again);
  void recordGroups();

  // PlanRewriterLarge.cpp
  void findLarge(llvm::ArrayRef<Step> steps);
  llvm::SmallDenseSet<NodeId> findNeeded(llvm::ArrayRef<Step> steps,
                                         size_t since, size_t step) const;
  Overrides emitWait(llvm::ArrayRef<Step> steps, size_t step);

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

  llvm::SetVector<mlir::Value> findAnchors(llvm::ArrayRef<Step> steps,
                                           size_t begin, size_t end);
  mlir::Value findAnchor(llvm::ArrayRef<Step> steps, size_t begin, size_t end);
  // PlanRewriterAnchors.cpp
  void findFreed(llvm::ArrayRef<Step> steps);
  void addFreeing(llvm::ArrayRef<Step> steps, size_t since, size_t begin,
                  size_t end, llvm::SetVector<mlir::Value> &anchors) const;
  mlir::Value findBehind(llvm::ArrayRef<Step> steps, size_t step, size_t begin,
                         size_t end) const;
  void collectRoots(mlir::Value value,
                    llvm::SetVector<mlir::Value> &roots) const;
  mlir::Value findUnstored(mlir::Operation *op) const;

  // PlanRewriterOrder.cpp
  mlir::LogicalResult checkOrder(mlir::Operation *lastOriginal);
  void replaceBody(mlir::Operation *lastOriginal);

  mlir::func::FuncOp function;
  mlir::Block &block;
  const FunctionGraph &graph;
  RewriteOptions options;
  mlir::OpBuilder builder;
  RewriteStatistics statistics;
  std::vector<bool> computed;
  bool hasCopies = false; ///< Between device and host.
  /// Of each step: the ops that it runs, and which of its node's outputs it
  /// makes with them.
  std::vector<llvm::SmallVector<mlir::Operation *, 1>> opsOf;
  std::vector<llvm::SmallVector<bool, 1>> isMade;
  /// Of each step: the last step that touches each instance it produces.
  std::vector<llvm::SmallVector<uint32_t, 1>> lastTouch;
  /// Of each step that touches a large tensor last: the steps that have read
  /// it; and the end of the last run.
  std::vector<llvm::SmallVector<uint32_t, 1>> freeing;
  size_t lastRunEnd = 0;
  int64_t largest = 0; ///< Bytes of the largest tensor that a step makes.
  /// Original result of a node or argument -> the value that holds it now.
  llvm::DenseMap<mlir::Value, mlir::Value> newest;
  llvm::DenseMap<mlir::Operation *, Versions> freeVersions;
  /// The same of ops of groups.
  llvm::DenseMap<mlir::Operation *, Versions> memberVersions;
  /// Emitted ops whose first group gives their results out.
  llvm::DenseSet<mlir::Operation *> givingOut;
  /// While a group is emitted: what stands for its own values.
  llvm::DenseMap<mlir::Value, mlir::Value> inside;
  /// Of each group that was emitted: its node.
  std::vector<NodeId> emittedGroups;
  /// Of each step: whether it makes a large tensor; and the last one that was
  /// looked at.
  std::vector<bool> makesLarge;
  size_t lastWait = 0;
  /// By original value: its last swap_out, and its swap_in while nothing has
  /// waited for it.
  llvm::DenseMap<mlir::Value, SwapOutOp> swappedOut;
  llvm::DenseMap<mlir::Value, SwapInOp> arriving;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H
