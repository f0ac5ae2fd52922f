//===- PackSearch.h - Better packings by other orders -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A search over orders of the buffers: each try takes one of a few keys, with
// noise, and puts those first for which there was no room in earlier tries. The
// packing of an order is found by depth-first search from it, or by placing
// buffers greedily if the problem is too large for that. If this does not reach
// the bound, ejection continues, which chooses the buffers in the way by
// another criterion.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKSEARCH_H
#define REMAT_LIB_CORE_PACKING_PACKSEARCH_H

#include "Core/Packing/PackProblem.h"

namespace remat {

/// Makes \p best, a packing of \p problem, smaller, and \p lowerBound larger
/// where it proves that nothing smaller is possible, until isEnough holds or \p
/// work visits are made. Subtracts the visits from \p work.
void searchPackings(const PackProblem &problem, const PackingOptions &options,
                    int64_t &work, PackedOffsets &best, int64_t &lowerBound);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKSEARCH_H
