//===- Groups.h - The ops of each node, and their order ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target computes several ops in one kernel (`remat.group`). The graph has
// one node for all ops of such a kernel. This header says which ops belong to a
// node, which of their values take no bytes, and in which order the ops of the
// block run.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_GRAPH_GROUPS_H
#define REMAT_LIB_ANALYSIS_GRAPH_GROUPS_H

#include "Analysis/Storage/Roles.h"
#include "remat/Dialect/Remat.h"

namespace remat {

/// Returns the numbers of the groups of \p op, or nothing. If \p op is in
/// several groups, the number of the group that passes its results on to other
/// groups comes first.
llvm::ArrayRef<int64_t> groupsOf(mlir::Operation *op);

/// A unit becomes one node of the graph. A unit is one op, or all those ops of
/// one group that are nodes, in program order.
struct Unit {
  llvm::SmallVector<mlir::Operation *, 1> ops;
  uint32_t group = kNone;

  bool isGroup() const { return group != kNone; }
  bool contains(mlir::Operation *op) const;
  /// Returns the op of the unit that makes \p value. If \p value is a view,
  /// returns the op that makes its source. Returns null if no op of the unit
  /// makes \p value or its source.
  mlir::Operation *makerOf(mlir::Value value, const BlockRoles &roles) const;
  /// Returns the values from outside the unit that its ops use, directly or
  /// through views. The result has each value once.
  llvm::SmallVector<mlir::Value> uses(const BlockRoles &roles) const;
  /// Returns those values of uses() whose elements the ops of the unit read.
  /// The regions of these ops only overwrite the other values of uses().
  llvm::SmallVector<mlir::Value> reads(const BlockRoles &roles) const;
};

struct Grouping {
  /// The units in the order in which they run. If there are no groups, every op
  /// is a unit, and the units are in program order.
  std::vector<Unit> units;
  /// Values that a group makes and that ops outside of the group read, or that
  /// the function returns.
  llvm::DenseSet<mlir::Value> leaving;
  /// The function's records about its groups of ops. The index of a record is
  /// the number of its group. The list of records may be shorter than the
  /// number of groups.
  llvm::SmallVector<GroupAttr> records;

  /// Returns the record about the group of \p unit, or null.
  GroupAttr record(const Unit &unit) const;
  /// Returns whether \p value, a result of an op of \p unit, is a tensor that
  /// leaves the unit.
  bool givesOut(const Unit &unit, mlir::Value value) const;
};

/// Reads the groups of ops of \p block, the step of \p function. Emits an error
/// if the groups cannot run in the order of their numbers.
mlir::FailureOr<Grouping> readGroups(mlir::func::FuncOp function,
                                     mlir::Block &block,
                                     const BlockRoles &roles);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GRAPH_GROUPS_H
