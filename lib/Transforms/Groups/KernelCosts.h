//===- KernelCosts.h - Work and bytes of a compiled step --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some kernels and tensors of a compiled step belong to no op or value of the
// step. Examples are kernels that copy a tensor into another layout, kernels
// that add up parts of a sum, and padding. The work of such kernels and the
// bytes of such tensors are added to the figures of the other kernels.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELCOSTS_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELCOSTS_H

#include "Exchange/KernelsJson.h"
#include "remat/Core/Graph/Graph.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat {

struct KernelCost {
  double flops = 0;
  double bytes = 0;
  int64_t workspace = 0;
};

/// Returns the kernel that writes each tensor. A parameter gets kNone.
std::vector<uint32_t> writersOf(const KernelList &list);

/// Returns the cost of each kernel. A kernel for which \p givesNone is true
/// makes no value of the step. The cost of such a kernel is divided among the
/// kernels that read its results.
std::vector<KernelCost> costsOfKernels(const KernelList &list,
                                       const std::vector<bool> &givesNone);

struct KernelBytes {
  /// For each value that is stored in more or fewer bytes than its type
  /// has, the number of the stored bytes. Such a value is padded, or has a
  /// narrower type, or is stored in two layouts for most of its lifetime.
  /// If such a value is copied to the host, all its stored bytes are
  /// copied.
  llvm::MapVector<mlir::Value, int64_t> stored;
  /// For each kernel, the bytes that are held while the kernel runs and
  /// that are not counted for any value of the step. They belong to tensors
  /// that are no value, and to second copies of values, which exist only
  /// for a while. Tensors that fit into the memory of a later result do not
  /// count.
  std::vector<int64_t> beside;
};

/// Returns the bytes that the compiled step takes and that the types of its
/// values do not show. The list \p valueOf has the value of each tensor, or
/// null for a tensor that is not a value. A kernel for which \p givesNone is
/// true makes no value of the step.
KernelBytes bytesOfKernels(const KernelList &list,
                           llvm::ArrayRef<mlir::Value> valueOf,
                           const std::vector<bool> &givesNone);

/// If a kernel completes the sums of another kernel, merges it into that other
/// kernel. Returns the new list. The function \p isPart says which tensors are
/// parts of a value. A kernel is not merged if it also reads results that are
/// made after the other kernel.
KernelList joinParts(const KernelList &list,
                     llvm::function_ref<bool(uint32_t)> isPart);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELCOSTS_H
