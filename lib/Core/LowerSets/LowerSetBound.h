//===- LowerSetBound.h - Least overhead of a strategy -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If there are too many lower sets to go through, the dynamic program stops
// early. This bound says how much better a strategy it may have missed.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H

#include "Core/Graph/ForwardGraph.h"

#include <functional>

namespace remat {

/// The relaxation of Kusumoto's Eq. 1 and 2 that boundOverAll describes, for
/// what follows a prefix of a strategy.
class OverheadBound {
public:
  OverheadBound(const ForwardGraph &forward, int64_t budget);

  /// A lower bound on what the vertices that are not inside add to Eq. 1. Their
  /// total time is \p timeOutside, and \p cachedBytes of the vertices inside
  /// are cached.
  double toCome(const std::function<bool(uint32_t)> &isInside,
                double timeOutside, int64_t cachedBytes) const;

private:
  const ForwardGraph &forward;
  std::vector<uint32_t> byDensity; ///< Vertices but sinks, most T / M first.
  int64_t room;                    ///< For all that is cached.
};

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H
