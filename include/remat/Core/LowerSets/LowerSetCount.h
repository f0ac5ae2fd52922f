//===- LowerSetCount.h - How many lower sets there are ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto's exact program goes through all lower sets, of which there can be
// few or astronomically many. Counting them first tells which, without listing
// them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_LOWERSETS_LOWERSETCOUNT_H
#define REMAT_CORE_LOWERSETS_LOWERSETCOUNT_H

#include "remat/Core/Graph/ForwardGraph.h"

#include <optional>

namespace remat {

/// How many lower sets \p forward has besides the empty one, exact below 2^53
/// and to double precision above, or none where there are more than \p limit
/// and counting takes more than \p limit cases at a time.
///
/// Goes through the vertices in an order in which few wait for a successor, and
/// counts together what agrees on those: a chain takes two cases whatever its
/// length, and what hangs on few vertices few, however many sets there are.
std::optional<double> countLowerSets(const ForwardGraph &forward,
                                     uint32_t limit);

} // namespace remat

#endif // REMAT_CORE_LOWERSETS_LOWERSETCOUNT_H
