//===- LowerSetExact.h - The best canonical strategy ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto et al. 2019, sections 4.1 and 4.2. This file has the search over all
// increasing sequences of lower sets, and the dynamic program that finds the
// same strategy in less time. Both work on any family of lower sets, and are
// exact within the family.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H

#include "Core/LowerSets/LowerSets.h"

#include <algorithm>
#include <functional>

namespace remat {

/// Returns the number of strategies of \p family, which are the increasing
/// sequences that end in V.
double countStrategies(const LowerSetFamily &family);

/// Calls \p visit with every strategy of \p family, depth first (section 4.1).
void forEachStrategy(
    const LowerSetFamily &family,
    const std::function<void(const CanonicalStrategy &)> &visit);

// The dynamic programs over lower sets extend strategies set by set. At the
// end, they read the whole strategy backwards from the last prefix.

/// A prefix of a strategy that ends in some set. It has the price so far, and
/// the bytes cached so far (m of Kusumoto 2019, Algorithm 1). It also has the
/// set and the index of the shorter prefix that it extends, or kNone.
struct StrategyPrefix {
  double price;
  int64_t bytes;
  uint32_t fromSet, fromIndex;
};

/// Returns the strategy of the first prefix that ends in the last set, or none
/// if no prefix ends there. The list \p prefixes has the prefixes of each set.
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

/// The result of a search for a strategy. The result has the strategy with the
/// best Eq. 1 among the found strategies whose Eq. 2 is within the budget. The
/// result also has a bound that says how much better another strategy may be.
struct StrategySearch {
  /// The strategy is not set if the search found no better strategy than the
  /// strategy that the caller knew.
  std::optional<CanonicalStrategy> strategy;
  /// A bound on the overhead of the best strategy of the family: a lower bound
  /// for the time-centric objective, an upper bound for the memory-centric one.
  double bound = 0;
};

/// Runs the dynamic program of section 4.2 over \p family. For each set it
/// keeps the prefixes that no other prefix beats in both time and memory. It
/// also drops a prefix if no strategy with this prefix improves the overhead \p
/// known by more than 1e-9 T(V). After \p maxWork extensions of prefixes it
/// stops and returns the best strategy so far.
StrategySearch searchStrategies(const LowerSetFamily &family, int64_t budget,
                                StrategyObjective objective,
                                std::optional<double> known = std::nullopt,
                                uint64_t maxWork = UINT64_MAX);

/// Returns a bound as in StrategySearch::bound for the family of all lower sets
/// of \p forward, without visiting these sets.
///
/// The bound for the time-centric objective follows from the last part V_k.
/// While V_k is computed, all cached values of a strategy are held, so M(U_k) +
/// 2 M(V_k) is within the budget. V_k has a sink, and U_k has no sink. Eq. 1 is
/// T(V \ U_k). This value is at least T(V) minus the value of a fractional
/// knapsack of the vertices that are not sinks. The bound for the
/// memory-centric objective is T(V), because every vertex is computed at most
/// twice.
double boundOverAll(const ForwardGraph &forward, int64_t budget,
                    StrategyObjective objective);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H
