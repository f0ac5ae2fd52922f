//===- LowerSetCount.h - Counts the lower sets of a graph -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto's exact program visits all lower sets. There can be few of them or
// astronomically many. Counting finds out without listing them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H

#include "Core/Graph/ForwardGraph.h"

#include <optional>

namespace remat {

/// Returns the number of lower sets of \p forward without the empty one. It is
/// exact below 2^53 and has double precision above. Returns none if there are
/// more than \p limit, and counting would keep more than \p limit cases at a
/// time.
///
/// The function visits the vertices in an order in which few of them wait for a
/// successor. Sets that agree on the waiting vertices are counted together.
/// Therefore a chain of any length takes two cases, and a graph with narrow
/// cuts takes few.
std::optional<double> countLowerSets(const ForwardGraph &forward,
                                     uint32_t limit);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H
