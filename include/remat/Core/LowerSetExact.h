//===- LowerSetExact.h - The best canonical strategy ------------*- C++ -*-===//
//
// Kusumoto et al. 2019, sections 4.1 and 4.2: the search over all increasing
// sequences of lower sets, and the dynamic program that finds the same answer.
// Both work on any family of lower sets, and are exact for what a family holds.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_LOWERSETEXACT_H
#define REMAT_CORE_LOWERSETEXACT_H

#include "remat/Core/LowerSets.h"

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

struct ExactStrategy {
  CanonicalStrategy strategy;
  /// The best strategy's overhead is at most so much better, in units of cost:
  /// 0 is a proof that this is the best one.
  double gap = 0;
};

/// The same by the dynamic program of section 4.2. For each set it keeps the
/// prefixes that no other one beats in both time and memory; of more than
/// \p maxPrefixes of them those that differ most in time, and counts what this
/// may lose in ExactStrategy::gap.
std::optional<ExactStrategy> exactStrategy(const LowerSetFamily &family,
                                           int64_t budget,
                                           StrategyObjective objective,
                                           uint32_t maxPrefixes = 1 << 16);

} // namespace remat

#endif // REMAT_CORE_LOWERSETEXACT_H
