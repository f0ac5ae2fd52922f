//===- KernelParts.h - Sums that several kernels compute --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A GPU adds up many numbers in two kernels: the first one computes a sum for
// each block, and the second one adds these sums. The first kernel often also
// makes other results, such as the tensor whose elements it adds. The partial
// sums are no value of the step, so both kernels form one group in the place of
// the first. Otherwise the group of the sum would read all inputs of the first
// kernel again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H

#include "Exchange/KernelsJson.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat {

/// Returns the list with each kernel that completes another kernel's sums
/// merged into that kernel. \p isPart says which tensors are parts of a value.
/// A kernel that also reads later results than those of the first kernel stays
/// separate.
KernelList joinParts(const KernelList &list,
                     llvm::function_ref<bool(uint32_t)> isPart);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H
