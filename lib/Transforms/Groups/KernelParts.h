//===- KernelParts.h - Sums that several kernels compute --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A GPU sums many numbers in two kernels: the first one leaves a sum for each
// block, the second one adds these up. The first kernel often makes more than
// the sum, such as the tensor whose elements it adds. What the second one
// reads is no value of the step, and so both are one group, in the place of the
// first: else the group of the sum would read anew all that the first one
// reads.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H

#include "Exchange/KernelsJson.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat {

/// The same list, where a kernel that ends what another one began is part of
/// that one. \p isPart says which tensors are parts of a value. A kernel that
/// also reads what is made behind the first one stays where it is.
KernelList joinParts(const KernelList &list,
                     llvm::function_ref<bool(uint32_t)> isPart);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELPARTS_H
