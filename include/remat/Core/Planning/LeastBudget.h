//===- LeastBudget.h - Finds the least budget that is met -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For another budget a search tries other plans. Therefore the lowest peak of
// one search may be above the least budget that can be met. To find the least
// budget, a caller tries smaller budgets in the order that is defined here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLANNING_LEASTBUDGET_H
#define REMAT_CORE_PLANNING_LEASTBUDGET_H

#include <cstdint>
#include <optional>

namespace remat {

/// Returns the budget to try next if \p missed bytes cannot be met and \p met
/// bytes can: halfway between the two, or one byte less than \p met when they
/// are close. Returns none if no budget is left between them.
inline std::optional<int64_t> nextBudget(int64_t missed, int64_t met) {
  // Budgets are close if they differ by less than this fraction of \p met.
  constexpr int64_t kPart = 64;
  if (met - missed <= 1)
    return std::nullopt;
  if (met - missed <= met / kPart)
    return met - 1;
  return missed + (met - missed) / 2;
}

} // namespace remat

#endif // REMAT_CORE_PLANNING_LEASTBUDGET_H
