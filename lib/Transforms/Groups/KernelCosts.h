//===- KernelCosts.h - Work and bytes of a compiled step --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some kernels and some tensors of a compiled step are no op and no value of
// it: copies in another layout, parts of a sum, padding. Their work and their
// bytes go to the kernels that are.
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

/// The kernel that writes each tensor; kNone for parameters.
std::vector<uint32_t> writersOf(const KernelList &list);

/// Returns the cost of each kernel. A kernel with \p givesNone gives out no
/// value of the step, and belongs to the kernels that read its results: each
/// has a share of it.
std::vector<KernelCost> costsOfKernels(const KernelList &list,
                                       const std::vector<bool> &givesNone);

struct KernelBytes {
  /// Values that are kept in other bytes than their types have, and these:
  /// padded, once more in another layout for most of the time in which the
  /// value is there, or in a narrower type. They leave with the value.
  llvm::MapVector<mlir::Value, int64_t> stored;
  /// Bytes that are held while each kernel runs and that no value of the step
  /// has, with what it is stored in: of tensors that are none, and of values
  /// that are there a second time for a while; but for what has room in the
  /// memory of a result that is made later.
  std::vector<int64_t> beside;
};

/// The bytes besides those of values' types. \p valueOf has the value of each
/// tensor, or null.
KernelBytes bytesOfKernels(const KernelList &list,
                           llvm::ArrayRef<mlir::Value> valueOf);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELCOSTS_H
