//===- LowerSetCount.h - How many lower sets there are ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto's exact program goes through all lower sets, of which there can be
// few or astronomically many. Counting them first tells which, without listing
// them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H

#include "Core/Graph/ForwardGraph.h"

#include <optional>

namespace remat {

/// How many lower sets \p forward has without the empty one: exact below 2^53,
/// and to double precision above. None if there are more than \p limit and
/// counting would take more than \p limit cases at a time.
///
/// Visits the vertices in an order in which few of them wait for a successor.
/// Sets that agree on the waiting vertices are counted together. So a chain of
/// any length takes two cases, and a graph with narrow cuts takes few, however
/// many sets there are.
std::optional<double> countLowerSets(const ForwardGraph &forward,
                                     uint32_t limit);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H
