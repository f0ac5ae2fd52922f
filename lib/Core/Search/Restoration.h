//===- Restoration.h - Takes needless recomputations back -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A greedy planner recomputes too much. A value that it evicted early often
// fits in the end. This pass over a finished sequence holds such values again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_RESTORATION_H
#define REMAT_LIB_CORE_SEARCH_RESTORATION_H

#include "Core/Search/Sequence.h"

namespace remat {

/// Removes recomputations from \p sequence, the most expensive first. It
/// removes one if the earlier instance can be held instead with a peak of at
/// most \p target bytes. A tensor marked recompute is never held longer. The
/// initial peak must be within the target.
void restore(Sequence &sequence, int64_t target);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_RESTORATION_H
