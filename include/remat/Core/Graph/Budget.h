//===- Budget.h - A budget as a user writes it ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A user gives a budget as `8GiB`, `812000000`, `40%` or `min`. Command lines
// and pipelines share this grammar of budgets. The caller decides what a
// percentage refers to: the counted peak of the training step in program order,
// or all of its device bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_BUDGET_H
#define REMAT_CORE_GRAPH_BUDGET_H

#include "remat/Core/Base/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace remat {

struct Budget {
  enum class Kind : uint8_t {
    Bytes,
    /// The budget is value / scale percent of a total that the caller knows.
    Share,
    Min, ///< The budget is the lowest peak that the planner reaches.
  };
  Kind kind = Kind::Min;
  uint64_t value = 0;
  /// For a share, the divisor of `value`. It is 1, 10, 100, ... for zero, one,
  /// two, ... digits after the point.
  uint64_t scale = 1;

  /// Returns the budget in bytes, or none for Min. A share is rounded down.
  std::optional<int64_t> resolve(int64_t totalBytes) const;
};

/// budget ::= number [unit] | number '%' | 'min'
/// unit   ::= 'B' | 'kB' | 'MB' | 'GB' | 'TB' | 'KiB' | 'MiB' | 'GiB' | 'TiB'
/// number ::= digits ['.' digits], with at most six digits after the point.
/// A number with digits after the point needs a unit larger than the byte, and
/// is rounded down to whole bytes. Zero, a size beyond 2^53-1 and a share above
/// 10000% are errors.
Result<Budget> parseBudget(std::string_view text);

/// A user's budget for one step. A user's budget counts either all device bytes
/// of the step, or all except its resident arguments. Planners and the
/// simulator never count the resident arguments. Only this struct converts
/// between the two ways of counting.
struct StepBudget {
  /// The budget for planners. An unset budget asks for the lowest possible
  /// peak. The budget is negative if the arguments alone exceed the user's
  /// budget.
  std::optional<int64_t> countedBytes;
  int64_t residentBytes = 0;
  /// Whether the user's budget includes the resident arguments.
  bool countsArguments = false;

  /// Converts \p counted bytes into the bytes that the user counts.
  int64_t asked(int64_t counted) const {
    return counted + (countsArguments ? residentBytes : 0);
  }
  /// Returns \p counted bytes as text for a message. If the user's budget
  /// includes the arguments, the text is for example "67.2 kB without
  /// arguments".
  std::string countedText(int64_t counted) const;
  /// Returns \p budget for one step. A share refers to \p baselinePeak, the
  /// counted peak of the step in program order.
  static StepBudget of(const Budget &budget, bool countsArguments,
                       int64_t baselinePeak, int64_t residentBytes);
};

/// Returns a budget as the user wrote it, such as " (budget=40%)". At most one
/// of the two texts is given. Returns an empty text if the user wrote a number
/// of bytes, because messages already contain this number.
std::string asWritten(std::string_view budget,
                      std::string_view activationBudget = {});

/// Formats a size for people, such as `512 B` or `1.5 GB`. Units are powers of
/// 1000, and the number has one digit after the point.
std::string formatBytes(int64_t bytes);

} // namespace remat

#endif // REMAT_CORE_GRAPH_BUDGET_H
