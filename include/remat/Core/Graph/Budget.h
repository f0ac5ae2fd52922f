//===- Budget.h - A budget as a user writes it ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A user gives a budget as "8GiB", "812000000", "40%" or "min". This is the one
// grammar for command lines and pipelines. The caller decides what a percentage
// refers to: the counted peak of the training step in program order, or all of
// its device bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_BUDGET_H
#define REMAT_CORE_GRAPH_BUDGET_H

#include "remat/Core/Base/Result.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace remat {

struct Budget {
  enum class Kind : uint8_t {
    Bytes,
    Share, ///< value / scale percent of a total that the caller knows.
    Min,   ///< The lowest that the planner reaches.
  };
  Kind kind = Kind::Min;
  uint64_t value = 0;
  /// The divisor of a share: 1, 10, 100, ... for each digit after the point.
  uint64_t scale = 1;

  /// The budget in bytes, a share rounded down; none for Min.
  std::optional<int64_t> resolve(int64_t totalBytes) const;
};

/// budget ::= number [unit] | number '%' | 'min'
/// unit   ::= 'B' | 'kB' | 'MB' | 'GB' | 'TB' | 'KiB' | 'MiB' | 'GiB' | 'TiB'
/// number ::= digits ['.' digits], with at most six digits after the point.
/// A fraction needs a unit above the byte, and is rounded down to whole bytes.
/// Zero, a size beyond 2^53-1 and a share above 10000% are errors.
Result<Budget> parseBudget(std::string_view text);

/// A user's budget for one step. A user counts all of the step's device bytes,
/// or those above its resident arguments; planners and the simulator always
/// count the latter. Here alone one becomes the other.
struct StepBudget {
  /// For planners; none: as low as it gets. Below 0 where not even the
  /// arguments are within the budget.
  std::optional<int64_t> countedBytes;
  int64_t residentBytes = 0;
  bool countsArguments = false; ///< Whether the user counts them.

  /// \p counted bytes as the user counts them.
  int64_t asked(int64_t counted) const {
    return counted + (countsArguments ? residentBytes : 0);
  }
  /// \p budget of a step that takes \p baselinePeak counted bytes as it is, of
  /// which a share is.
  static StepBudget of(const Budget &budget, bool countsArguments,
                       int64_t baselinePeak, int64_t residentBytes);
};

/// Formats a size for people, such as "512 B" or "1.5 GB": in powers of 1000,
/// as all tools print it, rounded to one digit after the point.
std::string formatBytes(int64_t bytes);

} // namespace remat

#endif // REMAT_CORE_GRAPH_BUDGET_H
