//===- KernelGroups.h - The ops that each kernel computes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that fuses ops reports which op each tensor belongs to, and which
// tensors each kernel reads and writes. The functions of this file find the ops
// of each kernel from such a report. The ops of a kernel are all ops on the
// paths from its inputs to its outputs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Exchange/KernelsJson.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace remat {

/// One kernel. Several kernels form one group if the tensors between them are
/// not values of the step.
struct KernelGroup {
  std::string name;
  /// The ops of the step that the kernel computes, in program order.
  std::vector<mlir::Operation *> ops;
  /// The values that the group writes to memory.
  llvm::SetVector<mlir::Value> gives;
  /// The values of `gives` that may overwrite a value that the group reads.
  llvm::SetVector<mlir::Value> writesOver;
  /// Whether the compiler merged this group with an earlier group.
  bool isApart = false;
  /// If the compiler merged several groups into one kernel, all of them have
  /// the same number here.
  std::optional<uint32_t> merged;
  int64_t workspace = 0;
  double flops = 0;
  double bytes = 0;
};

struct KernelGroups {
  /// The groups, in the order in which they run.
  std::vector<KernelGroup> groups;
  /// The values of ops that a group's result may overwrite.
  llvm::SetVector<mlir::Value> overwritten;
  /// For each value that is stored in more or fewer bytes than its type has,
  /// the number of the stored bytes.
  llvm::MapVector<mlir::Value, int64_t> storedBytes;
  /// For each value with more than one dimension, the shape in which the
  /// compiler stores it.
  llvm::MapVector<mlir::Value, std::vector<int64_t>> storedShapes;
  /// The number of kernels that make no value of the step, and therefore form
  /// no group. The costs of such kernels are counted with the kernels that read
  /// their results.
  unsigned lookedThrough = 0;
  /// The number of values that an op of a group reads although the group's
  /// kernel does not read them.
  unsigned extraReads = 0;
};

/// Finds the ops of each kernel of \p list. The list must be the compiled form
/// of the step of \p graph. The list \p ops has the step's ops by their number,
/// or null for a number without an op. Returns an error if \p list belongs to
/// another step.
Result<KernelGroups> groupsOfKernels(const KernelList &list,
                                     const FunctionGraph &graph,
                                     llvm::ArrayRef<mlir::Operation *> ops);

/// Stores the groups \p found: as `remat.group` on \p ops, and as a record of
/// each group on \p function (`remat.groups`).
void attachGroups(mlir::func::FuncOp function, const KernelGroups &found,
                  llvm::ArrayRef<mlir::Operation *> ops);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELGROUPS_H
