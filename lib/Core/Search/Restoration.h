//===- Restoration.h - Takes needless recomputations back -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A greedy planner recomputes too much. There is often room at the end for a
// value that it evicted early. This pass over a finished sequence holds such
// values again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_RESTORATION_H
#define REMAT_LIB_CORE_SEARCH_RESTORATION_H

#include "Core/Search/Sequence.h"

namespace remat {

/// Removes recomputations from \p sequence, the most expensive first. It
/// removes a recomputation if holding the earlier instance instead leaves the
/// peak at \p target bytes or below. A tensor that is marked recompute is never
/// held longer. The initial peak must be within the target.
void restore(Sequence &sequence, int64_t target);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_RESTORATION_H
