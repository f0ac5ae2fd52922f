//===- LowerSetExact.h - The best canonical strategy ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto et al. 2019, sections 4.1 and 4.2: the search over all increasing
// sequences of lower sets, and the dynamic program that finds the same answer.
// Both work on any family of lower sets, and are exact for what a family holds.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H

#include "Core/LowerSets/LowerSets.h"

#include <functional>

namespace remat {

/// How many strategies \p family has: increasing sequences that end in V.
double countStrategies(const LowerSetFamily &family);

/// Calls \p visit with every strategy of \p family, depth first (section 4.1).
void forEachStrategy(
    const LowerSetFamily &family,
    const std::function<void(const CanonicalStrategy &)> &visit);

/// The best strategy whose Eq. 2 stays within \p budget bytes, or none, by
/// visiting all of them: the reference for exactStrategy.
std::optional<CanonicalStrategy>
exhaustiveStrategy(const LowerSetFamily &family, int64_t budget,
                   StrategyObjective objective);

/// What a search for the strategy with the best Eq. 1 within a budget of Eq. 2
/// found, and how much better one may be.
struct StrategySearch {
  /// None if no strategy was found that is better than the one that the caller
  /// knew.
  std::optional<CanonicalStrategy> strategy;
  /// The best strategy of the family has no better overhead than this: at least
  /// this for the time-centric objective, at most this for the memory-centric
  /// one.
  double bound = 0;
};

/// The dynamic program of section 4.2 over \p family. For each set it keeps the
/// prefixes that no other one beats in both time and memory, and that can still
/// lead to an overhead better than \p known by more than 1e-9 T(V). After
/// \p maxWork extensions of a prefix it stops with what it has.
StrategySearch searchStrategies(const LowerSetFamily &family, int64_t budget,
                                StrategyObjective objective,
                                std::optional<double> known = std::nullopt,
                                uint64_t maxWork = UINT64_MAX);

/// A bound as StrategySearch::bound for the family of all lower sets of
/// \p forward, without going through them.
///
/// Time: all that a strategy caches is held when its last part is computed, so
/// M(U_k) + 2 M(V_k) stays within the budget, and V_k has a sink, which is in
/// no U. Eq. 1 is T(V \ U_k): at least T(V) less what a fractional knapsack of
/// the other vertices holds. Memory: no more than T(V) is computed twice.
double boundOverAll(const ForwardGraph &forward, int64_t budget,
                    StrategyObjective objective);

struct ExactStrategy {
  CanonicalStrategy strategy;
  /// The amount by which the overhead of the family's best strategy may be
  /// better, in units of cost. 0 proves that this strategy is the best.
  double gap = 0;
};

/// The best strategy of \p family within \p budget, or none: found by
/// searchStrategies, which after \p maxWork leaves a gap.
std::optional<ExactStrategy> exactStrategy(const LowerSetFamily &family,
                                           int64_t budget,
                                           StrategyObjective objective,
                                           uint64_t maxWork = UINT64_MAX);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H
