//===- LeastBudget.h - Finds the least budget with a plan -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A search tries different plans for different budgets. A search for a smaller
// budget may therefore find a lower peak than an earlier search for a larger
// budget. To find the least budget that any search meets, a caller repeats the
// search with smaller budgets, in the order that this file defines.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLANNING_LEASTBUDGET_H
#define REMAT_CORE_PLANNING_LEASTBUDGET_H

#include <cstdint>
#include <optional>

namespace remat {

/// It must be known that no plan meets a budget of \p missed bytes, and that a
/// plan meets a budget of \p met bytes. Returns the budget to try next. This
/// budget is halfway between the two, or one byte less than \p met if the two
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
