//===- LeastBudget.h - The budgets on the way to the least one --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A search looks at other plans for another budget, so that the lowest peak of
// one search need not be the least budget that is met. Whoever looks for that
// tries smaller budgets, in the order that is given here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLANNING_LEASTBUDGET_H
#define REMAT_CORE_PLANNING_LEASTBUDGET_H

#include <cstdint>
#include <optional>

namespace remat {

/// The budget to try next, where \p missed bytes are not met and \p met bytes
/// are: halfway between the two, and one byte less than \p met as soon as they
/// are close. None where nothing is left between them.
inline std::optional<int64_t> nextBudget(int64_t missed, int64_t met) {
  constexpr int64_t kPart = 64; // A part of the bytes that are met.
  if (met - missed <= 1)
    return std::nullopt;
  if (met - missed <= met / kPart)
    return met - 1;
  return missed + (met - missed) / 2;
}

} // namespace remat

#endif // REMAT_CORE_PLANNING_LEASTBUDGET_H
