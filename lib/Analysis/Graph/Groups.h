//===- Groups.h - Which ops are one node, and when they run -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target computes several ops in one kernel (`remat.group`). The graph has
// one node for them, and this says which ops that are, which of their values
// take no bytes, and in which order everything in the block runs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_GRAPH_GROUPS_H
#define REMAT_LIB_ANALYSIS_GRAPH_GROUPS_H

#include "Analysis/Storage/Roles.h"
#include "remat/Dialect/Remat.h"

namespace remat {

/// A unit becomes one node of the graph: one op, or the ops of one group that
/// are nodes, in program order.
struct Unit {
  llvm::SmallVector<mlir::Operation *, 1> ops;
  uint32_t group = kNone;

  bool isGroup() const { return group != kNone; }
  bool contains(mlir::Operation *op) const;
  /// The op of the unit that makes \p value, or the value that it is a view of;
  /// null if the unit does not make it.
  mlir::Operation *makerOf(mlir::Value value, const BlockRoles &roles) const;
  /// Values that its ops use, also through views, and that it does not make,
  /// each once.
  llvm::SmallVector<mlir::Value> uses(const BlockRoles &roles) const;
  /// The values of uses() that its ops read. Regions only write over the other
  /// values.
  llvm::SmallVector<mlir::Value> reads(const BlockRoles &roles) const;
};

struct Grouping {
  /// The units in the order in which they run. Without groups, every op is a
  /// unit, in program order.
  std::vector<Unit> units;
  /// Values of groups that something else reads, or that are returned.
  llvm::DenseSet<mlir::Value> leaving;
  /// What the function records about the groups, by number. The list may be
  /// shorter than the number of groups.
  llvm::SmallVector<GroupAttr> records;

  /// What is recorded about the group of \p unit, or null.
  GroupAttr record(const Unit &unit) const;
  /// Whether \p value, which an op of \p unit makes, is a tensor that leaves
  /// the unit.
  bool givesOut(const Unit &unit, mlir::Value value) const;
};

/// Reads the groups of \p block, the step of \p function. An error if they
/// cannot run in the order of their numbers.
mlir::FailureOr<Grouping> readGroups(mlir::func::FuncOp function,
                                     mlir::Block &block,
                                     const BlockRoles &roles);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GRAPH_GROUPS_H
