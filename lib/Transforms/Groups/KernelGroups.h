//===- KernelGroups.h - Which ops each kernel computes ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that fuses says which of its tensors stands for which op, and
// which tensors a kernel reads and writes. The ops of a kernel follow: all that
// lead from what it reads to what it writes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Exchange/KernelsJson.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace remat {

/// One kernel, or several where what lies between them is no value of the step.
struct KernelGroup {
  std::string name;
  /// Ops of the step, in program order.
  std::vector<mlir::Operation *> ops;
  /// Values that it writes to memory.
  llvm::SetVector<mlir::Value> gives;
  /// The values in gives that it may write over a value that it reads.
  llvm::SetVector<mlir::Value> writesOver;
  /// Whether the compiler merged it with an earlier group.
  bool isApart = false;
  int64_t workspace = 0;
  double flops = 0;
  double bytes = 0;
};

struct KernelGroups {
  std::vector<KernelGroup> groups; ///< In the order in which they run.
  /// Values of ops that such a result may be written over.
  llvm::SetVector<mlir::Value> overwritten;
  /// The bytes of values that are kept in other bytes than their types have.
  llvm::MapVector<mlir::Value, int64_t> storedBytes;
  /// Tensors that are no value of the step: their kernels are parts of those
  /// that read them.
  unsigned lookedThrough = 0;
  /// Values that a group reads though none of its kernels does.
  unsigned extraReads = 0;
};

/// Finds the ops of each kernel of \p list, which \p graph's step was compiled
/// to. \p ops are the step's, by number; null: none. An error's message where
/// the list is of another step.
Result<KernelGroups> groupsOfKernels(const KernelList &list,
                                     const FunctionGraph &graph,
                                     llvm::ArrayRef<mlir::Operation *> ops);

/// Writes \p found on \p ops, and what each group is on \p function
/// (`remat.group`, `remat.groups`).
void attachGroups(mlir::func::FuncOp function, const KernelGroups &found,
                  llvm::ArrayRef<mlir::Operation *> ops);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H
