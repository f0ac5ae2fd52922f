//===- LowerSetBound.h - Least overhead of a strategy -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If there are too many lower sets, the dynamic program stops early. This bound
// says how much better than the found strategy any other strategy may be.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H

#include "Core/Graph/ForwardGraph.h"

#include <functional>

namespace remat {

/// Bounds the rest of a strategy after a prefix. It uses the relaxation of
/// Kusumoto's Eq. 1 and 2 that boundOverAll describes.
class OverheadBound {
public:
  OverheadBound(const ForwardGraph &forward, int64_t budget);

  /// Returns a lower bound on the overhead (Eq. 1) that the vertices outside
  /// the prefix add. The sum of their times is \p timeOutside. \p cachedBytes
  /// is the bytes of the vertices inside that are cached.
  double toCome(const std::function<bool(uint32_t)> &isInside,
                double timeOutside, int64_t cachedBytes) const;

private:
  const ForwardGraph &forward;
  /// The vertices that are not sinks, by falling T / M.
  std::vector<uint32_t> byDensity;
  int64_t room; ///< The bytes that are left for all cached values.
};

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETBOUND_H
