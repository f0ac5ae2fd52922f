//===- PlanRewriter.h - Orders and clones a block by a plan -----*- C++ -*-===//
//
// The rewrite decides nothing: it emits the plan's steps one by one. Only where
// a fence goes, and what it ties, is worked out here, from the plan alone; and
// the wait for a swap_in goes before the first op that takes the tensor.
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

  RewriteStatistics run(llvm::ArrayRef<Step> steps);

private:
  /// What a group of clones reads instead of the values outside it.
  using Overrides = llvm::DenseMap<mlir::Value, mlir::Value>;
  /// The same op emitted with different operands.
  using Versions = llvm::SmallVector<mlir::Operation *, 1>;

  size_t emitGroup(llvm::ArrayRef<Step> steps, size_t begin);
  Overrides emitFence(llvm::ArrayRef<Step> steps, size_t begin, size_t end);
  void emitNode(NodeId node, const Overrides &overrides, bool again);

  // PlanRewriterSwaps.cpp
  void emitSwap(Step step);
  void emitSwapOut(mlir::Value original);
  void emitWaitOut(mlir::Value original);
  void emitSwapIn(mlir::Value original);
  void awaitArrival(mlir::Value original);

  mlir::Value resolve(mlir::Value value, const Overrides &overrides);
  mlir::Operation *emitFree(mlir::Operation *op, const Overrides &overrides);
  bool isFree(mlir::Operation *op) const;
  mlir::Operation *findOrClone(mlir::Operation *op, mlir::IRMapping &mapping);
  mlir::Operation *cloneMapped(mlir::Operation *op, const Overrides &overrides);

  mlir::Value findAnchor(llvm::ArrayRef<Step> steps, size_t begin, size_t end);
  void collectRoots(mlir::Value value,
                    llvm::SetVector<mlir::Value> &roots) const;
  mlir::Value findUnstored(mlir::Operation *op) const;
  void replaceBody(mlir::Operation *lastOriginal);

  mlir::Block &block;
  const FunctionGraph &graph;
  RewriteOptions options;
  mlir::OpBuilder builder;
  RewriteStatistics statistics;
  std::vector<bool> computed;
  /// Of each step: the last step that touches each instance it produces.
  std::vector<llvm::SmallVector<uint32_t, 1>> lastTouch;
  /// Original result of a node or argument -> the value that holds it now.
  llvm::DenseMap<mlir::Value, mlir::Value> newest;
  llvm::DenseMap<mlir::Operation *, Versions> freeVersions;
  /// By original value: its last swap_out, and its swap_in while nothing has
  /// waited for it.
  llvm::DenseMap<mlir::Value, SwapOutOp> swappedOut;
  llvm::DenseMap<mlir::Value, SwapInOp> arriving;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANREWRITER_H
