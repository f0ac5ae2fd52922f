//===- ExactStrategy.h - The best canonical strategy ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests compare other strategies with the best strategy.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_UNIT_CORE_EXACTSTRATEGY_H
#define REMAT_TEST_UNIT_CORE_EXACTSTRATEGY_H

#include "Core/LowerSets/LowerSetExact.h"

#include <cmath>

namespace remat {

struct ExactStrategy {
  CanonicalStrategy strategy;
  /// The largest amount, in units of cost, by which the overhead of another
  /// strategy of the family may be better. 0 proves that this strategy is the
  /// best.
  double gap = 0;
};

/// Returns the best strategy of \p family within \p budget, or none. The
/// function searchStrategies finds this strategy, and leaves a gap if its work
/// reaches the limit \p maxWork.
inline std::optional<ExactStrategy>
exactStrategy(const LowerSetFamily &family, int64_t budget,
              StrategyObjective objective, uint64_t maxWork = UINT64_MAX) {
  StrategySearch found =
      searchStrategies(family, budget, objective, std::nullopt, maxWork);
  if (!found.strategy)
    return std::nullopt;
  double gap = std::abs(found.strategy->overhead - found.bound);
  double rounding = 1e-9 * family[family.size() - 1].time;
  return ExactStrategy{std::move(*found.strategy), gap <= rounding ? 0 : gap};
}

} // namespace remat

#endif // REMAT_TEST_UNIT_CORE_EXACTSTRATEGY_H
