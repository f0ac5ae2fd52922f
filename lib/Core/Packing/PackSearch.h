//===- PackSearch.h - Better packings from other orders ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This is a search over orders of the buffers. Each try uses one of a few keys
// with noise, and places those buffers first that found no room in earlier
// tries. A try is an exact search within a capacity (PackExact.h). If the
// problem is too large for this, a try places the buffers greedily. If the
// bound is not reached, the search continues with ejection (PackEjection.h),
// which may move buffers that are placed already.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKSEARCH_H
#define REMAT_LIB_CORE_PACKING_PACKSEARCH_H

#include "Core/Packing/PackProblem.h"

namespace remat {

/// Improves \p best, a packing of \p problem. If the search proves that no
/// packing reaches \p lowerBound, it raises \p lowerBound. It ends when
/// isEnough is true or when \p work visits are used up. Subtracts the visits
/// from \p work.
void searchPackings(const PackProblem &problem, const PackingOptions &options,
                    int64_t &work, PackedOffsets &best, int64_t &lowerBound);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKSEARCH_H
