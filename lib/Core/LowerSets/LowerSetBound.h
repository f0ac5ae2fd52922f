//===- LowerSetBound.h - Least overhead of a strategy -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If there are too many lower sets, the dynamic program stops early. This bound
// says how much better a missed strategy may be.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H

#include "Core/Graph/ForwardGraph.h"

#include <functional>

namespace remat {

/// The relaxation of Kusumoto's Eq. 1 and 2 that boundOverAll describes, for
/// the rest of a strategy after a prefix.
class OverheadBound {
public:
  OverheadBound(const ForwardGraph &forward, int64_t budget);

  /// Returns a lower bound on the overhead (Eq. 1) that the vertices outside
  /// add. Their total time is \p timeOutside, and \p cachedBytes of the
  /// vertices inside are cached.
  double toCome(const std::function<bool(uint32_t)> &isInside,
                double timeOutside, int64_t cachedBytes) const;

private:
  const ForwardGraph &forward;
  /// The vertices that are not sinks, with the largest T / M first.
  std::vector<uint32_t> byDensity;
  int64_t room; ///< The bytes for all cached values.
};

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H
