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

#include "remat/Core/Graph/Graph.h"
#include "remat/Exchange/KernelsJson.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/ArrayRef.h"

namespace remat {

struct KernelCost {
  double flops = 0;
  double bytes = 0;
  int64_t workspace = 0;
};

/// The kernel that writes each tensor; kNone for parameters.
std::vector<uint32_t> writersOf(const KernelList &list);

/// The cost of each kernel. Where \p givesNone, it gives no value of the step
/// out, and belongs to those that read what it writes: each has a share of it.
std::vector<KernelCost> costsOfKernels(const KernelList &list,
                                       const std::vector<bool> &givesNone);

/// Bytes that are held while each kernel runs and that no value of the step
/// has: of tensors that are none, of values that are there a second time, of
/// padding; but for what has room in the memory of a result that is made later.
/// \p valueOf has the value of each tensor, or null.
std::vector<int64_t> bytesBeside(const KernelList &list,
                                 llvm::ArrayRef<mlir::Value> valueOf);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELCOSTS_H
