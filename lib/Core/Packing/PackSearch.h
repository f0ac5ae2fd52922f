//===- PackSearch.h - Better packings from other orders ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This is a search over orders of the buffers. Each try uses one of a few keys
// with noise, and places those buffers first that found no room in earlier
// tries. If the bound is not reached, the search continues with ejection, which
// has another criterion for choosing the buffers in the way. If the problem is
// too large for that, buffers are placed greedily. If the bound is not reached,
// ejection continues. It has another criterion for choosing the buffers in the
// way.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKSEARCH_H
#define REMAT_LIB_CORE_PACKING_PACKSEARCH_H

#include "Core/Packing/PackProblem.h"

namespace remat {

/// Improves \p best, a packing of \p problem, and raises \p lowerBound if it
/// proves that no smaller packing exists. It ends when isEnough holds or \p
/// work visits are used up. Subtracts the visits from \p work.
void searchPackings(const PackProblem &problem, const PackingOptions &options,
                    int64_t &work, PackedOffsets &best, int64_t &lowerBound);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKSEARCH_H
