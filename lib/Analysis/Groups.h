//===- Groups.h - Which ops are one node, and when they run -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target computes several ops in one kernel (`remat.group`). The graph has
// one node for them, and this says which ops that are, which of their values
// take no bytes, and in which order everything in the block runs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_GROUPS_H
#define REMAT_LIB_ANALYSIS_GROUPS_H

#include "Roles.h"

#include "remat/Dialect/Remat.h"

namespace remat {

/// What is read together: one op, or the ops of one group that are nodes, in
/// program order.
struct Unit {
  llvm::SmallVector<mlir::Operation *, 1> ops;
  uint32_t group = kNone;

  bool isGroup() const { return group != kNone; }
  bool contains(mlir::Operation *op) const;
  /// The op of the unit that makes \p value, or what that is a view of; null
  /// where the unit does not make it.
  mlir::Operation *makerOf(mlir::Value value, const BlockRoles &roles) const;
  /// Values that its ops use and that it does not make, each once.
  llvm::SmallVector<mlir::Value> reads(const BlockRoles &roles) const;
};

struct Grouping {
  /// In the order in which they run; without groups, every op by itself in
  /// program order.
  std::vector<Unit> units;
  /// Values of groups that something else reads, or that are returned.
  llvm::DenseSet<mlir::Value> leaving;
  /// What the function records of the groups, by number; may be shorter.
  llvm::SmallVector<GroupAttr> records;

  /// What is recorded of the group of \p unit, or null.
  GroupAttr record(const Unit &unit) const;
  /// Whether \p value is a tensor that \p unit, whose op makes it, gives out.
  bool givesOut(const Unit &unit, mlir::Value value) const;
};

/// Numbers of the groups of \p op, that which gives its results out first;
/// empty where it has none.
llvm::ArrayRef<int64_t> groupsOf(mlir::Operation *op);

/// Reads the groups of \p block, the step of \p function. An error where their
/// numbers are no order in which they can run.
mlir::FailureOr<Grouping> readGroups(mlir::func::FuncOp function,
                                     mlir::Block &block,
                                     const BlockRoles &roles);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GROUPS_H
