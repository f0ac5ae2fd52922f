//===- LowerSetPrefix.h - Prefixes of strategies ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dynamic programs over lower sets extend strategies set by set. They share
// this record of a prefix. At the end, they read the whole strategy backwards
// from the last record.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETPREFIX_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETPREFIX_H

#include "Core/LowerSets/LowerSets.h"

#include <algorithm>

namespace remat {

/// A prefix of a strategy that ends in some set. It has the price so far, the
/// bytes cached so far (m of Kusumoto 2019, Algorithm 1), and the set and the
/// index of the prefix that it extends, or kNone.
struct StrategyPrefix {
  double price;
  int64_t bytes;
  uint32_t fromSet, fromIndex;
};

/// Returns the strategy of the first prefix that ends in the last set, or none
/// if no prefix ends there. \p prefixes has the prefixes of each set.
inline std::optional<CanonicalStrategy>
firstStrategy(const LowerSetFamily &family,
              const std::vector<std::vector<StrategyPrefix>> &prefixes) {
  if (prefixes.back().empty())
    return std::nullopt;
  std::vector<uint32_t> sets;
  uint32_t set = family.size() - 1, index = 0;
  while (set != kNone) {
    sets.push_back(set);
    const StrategyPrefix &prefix = prefixes[set][index];
    set = prefix.fromSet;
    index = prefix.fromIndex;
  }
  std::reverse(sets.begin(), sets.end());
  return evaluateStrategy(family, std::move(sets));
}

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETPREFIX_H
