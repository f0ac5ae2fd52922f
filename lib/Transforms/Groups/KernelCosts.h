//===- KernelCosts.h - Work and bytes of a compiled step --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some kernels and tensors of a compiled step belong to no op or value of the
// step: copies in another layout, parts of a sum, padding. Their work and bytes
// are added to the kernels of the step's ops.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELCOSTS_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELCOSTS_H

#include "Exchange/KernelsJson.h"
#include "remat/Core/Graph/Graph.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"

namespace remat {

struct KernelCost {
  double flops = 0;
  double bytes = 0;
  int64_t workspace = 0;
};

/// Returns the kernel that writes each tensor, or kNone for parameters.
std::vector<uint32_t> writersOf(const KernelList &list);

/// Returns the cost of each kernel. A kernel with \p givesNone makes no value
/// of the step. Its cost is divided among the kernels that read its results.
std::vector<KernelCost> costsOfKernels(const KernelList &list,
                                       const std::vector<bool> &givesNone);

struct KernelBytes {
  /// Values that are stored in more or fewer bytes than their types have, and
  /// these bytes: padded, stored again in another layout for most of the
  /// value's lifetime, or in a narrower type. If the value is copied to the
  /// host, the bytes are copied too.
  llvm::MapVector<mlir::Value, int64_t> stored;
  /// Bytes that are held while each kernel runs but that belong to no value of
  /// the step in its stored form: tensors that are no value, and values that
  /// exist a second time for a while. Tensors that fit into the memory of a
  /// later result do not count.
  std::vector<int64_t> beside;
};

/// Returns the bytes that kernels use in addition to the bytes of the values'
/// types. \p valueOf has the value of each tensor, or null.
KernelBytes bytesOfKernels(const KernelList &list,
                           llvm::ArrayRef<mlir::Value> valueOf);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELCOSTS_H
