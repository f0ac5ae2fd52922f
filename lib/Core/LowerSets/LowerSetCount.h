//===- LowerSetCount.h - Counts the lower sets of a graph -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto's exact program visits all lower sets. A graph may have few lower
// sets or astronomically many. This function counts them without listing them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H

#include "Core/Graph/ForwardGraph.h"

#include <optional>

namespace remat {

/// Returns the number of lower sets of \p forward without the empty one. The
/// number is exact below 2^53, and a rounded double above. Returns none if
/// there are more than \p limit lower sets, and if counting them would also
/// keep more than \p limit cases at a time.
///
/// The function visits the vertices in an order in which, at any time, few
/// visited vertices have a successor that is not visited yet. Lower sets that
/// contain the same ones of these vertices are one case. Therefore a chain of
/// any length takes two cases, and a graph with narrow cuts takes few cases.
std::optional<double> countLowerSets(const ForwardGraph &forward,
                                     uint32_t limit);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETCOUNT_H
