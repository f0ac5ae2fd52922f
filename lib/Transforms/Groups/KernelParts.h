//===- KernelParts.h - Sums that several kernels compute --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A GPU adds up many numbers in two kernels: the first one computes a sum for
// each block, and the second one adds these sums. The first kernel often also
// makes other results. An example is the tensor whose elements it adds. The
// partial sums are not a value of the step. Therefore both kernels form one
// group in the place of the first kernel. With two groups, the group of the sum
// would read all inputs of the first kernel again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H

#include "Exchange/KernelsJson.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat {

/// Merges each kernel that completes sums of another kernel into that kernel,
/// and returns the new list. The function \p isPart says which tensors are
/// parts of a value. A kernel is not merged if it also reads results that are
/// made after the first kernel.
KernelList joinParts(const KernelList &list,
                     llvm::function_ref<bool(uint32_t)> isPart);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H
