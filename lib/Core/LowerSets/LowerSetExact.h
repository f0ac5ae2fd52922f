//===- LowerSetExact.h - The best canonical strategy ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto et al. 2019, sections 4.1 and 4.2: the search over all increasing
// sequences of lower sets, and the dynamic program that finds the same answer.
// Both work on any family of lower sets, and are exact within the family.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H

#include "Core/LowerSets/LowerSets.h"

#include <functional>

namespace remat {

/// Returns the number of strategies of \p family, which are the increasing
/// sequences that end in V.
double countStrategies(const LowerSetFamily &family);

/// Calls \p visit with every strategy of \p family, depth first (section 4.1).
void forEachStrategy(
    const LowerSetFamily &family,
    const std::function<void(const CanonicalStrategy &)> &visit);

/// Visits all strategies and returns the best one whose Eq. 2 stays within \p
/// budget bytes, or none. It is the reference for exactStrategy.
std::optional<CanonicalStrategy>
exhaustiveStrategy(const LowerSetFamily &family, int64_t budget,
                   StrategyObjective objective);

/// The strategy with the best Eq. 1 within a budget of Eq. 2 that a search
/// found, and how much better another one may be.
struct StrategySearch {
  /// None if the search found no strategy that is better than the one the
  /// caller knew.
  std::optional<CanonicalStrategy> strategy;
  /// A bound on the overhead of the best strategy of the family: a lower bound
  /// for the time-centric objective, an upper bound for the memory-centric one.
  double bound = 0;
};

/// Runs the dynamic program of section 4.2 over \p family. For each set it
/// keeps the prefixes that no other prefix beats in both time and memory, and
/// that can still lead to an overhead better than \p known by more than 1e-9
/// T(V). After \p maxWork extensions of a prefix it stops and returns the best
/// strategy so far.
StrategySearch searchStrategies(const LowerSetFamily &family, int64_t budget,
                                StrategyObjective objective,
                                std::optional<double> known = std::nullopt,
                                uint64_t maxWork = UINT64_MAX);

/// Returns a bound as in StrategySearch::bound for the family of all lower sets
/// of \p forward, without visiting them.
///
/// Time: when the last part is computed, all cached values of a strategy are
/// held. So M(U_k) + 2 M(V_k) stays within the budget, and V_k has a sink,
/// which is in no U. Eq. 1 is T(V \ U_k). It is at least T(V) less the value of
/// a fractional knapsack of the other vertices. Memory: at most T(V) is
/// computed twice.
double boundOverAll(const ForwardGraph &forward, int64_t budget,
                    StrategyObjective objective);

struct ExactStrategy {
  CanonicalStrategy strategy;
  /// The amount by which the overhead of the family's best strategy may be
  /// better, in units of cost. 0 proves that this strategy is the best.
  double gap = 0;
};

/// Returns the best strategy of \p family within \p budget, or none.
/// searchStrategies finds it, and leaves a gap if it stops after \p maxWork.
std::optional<ExactStrategy> exactStrategy(const LowerSetFamily &family,
                                           int64_t budget,
                                           StrategyObjective objective,
                                           uint64_t maxWork = UINT64_MAX);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETEXACT_H
