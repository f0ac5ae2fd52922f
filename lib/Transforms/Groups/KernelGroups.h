//===- KernelGroups.h - The ops that each kernel computes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fusing compiler reports which tensor stands for which op, and which tensors
// a kernel reads and writes. The ops of a kernel follow from this: they are all
// ops on the way from its inputs to its outputs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Exchange/KernelsJson.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace remat {

/// One kernel, or several kernels if the tensors between them are no values of
/// the step.
struct KernelGroup {
  std::string name;
  /// The ops of the step, in program order.
  std::vector<mlir::Operation *> ops;
  /// The values that it writes to memory.
  llvm::SetVector<mlir::Value> gives;
  /// The values in gives that may overwrite a value that the group reads.
  llvm::SetVector<mlir::Value> writesOver;
  /// Whether the compiler merged it with an earlier group.
  bool isApart = false;
  int64_t workspace = 0;
  double flops = 0;
  double bytes = 0;
};

struct KernelGroups {
  std::vector<KernelGroup> groups; ///< In the order in which they run.
  /// The values of ops that such a result may overwrite.
  llvm::SetVector<mlir::Value> overwritten;
  /// The bytes of values that are stored in more or fewer bytes than their
  /// types have.
  llvm::MapVector<mlir::Value, int64_t> storedBytes;
  /// The number of tensors that are no value of the step. Their kernels belong
  /// to the kernels that read them.
  unsigned lookedThrough = 0;
  /// The number of values that a group reads although none of its kernels does.
  unsigned extraReads = 0;
};

/// Finds the ops of each kernel of \p list, a compiled form of the step of \p
/// graph. \p ops are the ops of the step by number, or null. Returns an error
/// if the list belongs to another step.
Result<KernelGroups> groupsOfKernels(const KernelList &list,
                                     const FunctionGraph &graph,
                                     llvm::ArrayRef<mlir::Operation *> ops);

/// Stores \p found on \p ops (`remat.group`), and a record of each group on \p
/// function (`remat.groups`).
void attachGroups(mlir::func::FuncOp function, const KernelGroups &found,
                  llvm::ArrayRef<mlir::Operation *> ops);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H
