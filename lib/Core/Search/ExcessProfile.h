//===- ExcessProfile.h - Held bytes above a level, over a plan --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Greedy eviction asks, for each value, how much area above the budget
// disappears if the value is not held for a while. This profile answers in
// bounded time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_EXCESSPROFILE_H
#define REMAT_LIB_CORE_SEARCH_EXCESSPROFILE_H

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace remat {

/// Says by how much the area (bytes x steps) above a level changes if bytes are
/// removed from, or added to, a range of steps. A plan of more than 4,096 steps
/// is divided into 1,024 equal runs, and each run counts as its highest step.
/// An answer therefore takes bounded time.
class ExcessProfile {
public:
  void assign(std::span<const int64_t> held, int64_t level);

  /// Returns how much the area falls if \p bytes are removed in [begin, end).
  double relief(uint32_t begin, uint32_t end, int64_t bytes) const;
  /// Returns how much the area grows if \p bytes are added in [begin, end).
  double burden(uint32_t begin, uint32_t end, int64_t bytes) const;
  /// Returns burden() if it is below \p limit.
  std::optional<double> burdenBelow(double limit, uint32_t begin, uint32_t end,
                                    int64_t bytes) const;
  /// Returns an upper bound of relief() or a lower bound of burden(), in
  /// constant time.
  double mostRelief(uint32_t begin, uint32_t end, int64_t bytes) const {
    return double(bytes) * (stepsAbove[end] - stepsAbove[begin]);
  }
  double leastBurden(uint32_t begin, uint32_t end, int64_t bytes) const {
    return mostRelief(begin, end, bytes);
  }

private:
  static constexpr uint32_t kBlock = 32; ///< In runs.

  /// For each step of [begin, end) takes its distance above \p foot, at most \p
  /// height, and returns the sum.
  double ramp(uint32_t begin, uint32_t end, float foot, float height) const;

  uint32_t runLength = 1;
  /// For each run. Negative if it is below the level.
  std::vector<float> above;
  std::vector<float> lowest, highest; ///< The extremes of every kBlock runs.
  /// For each step, the number of earlier steps in runs above the level.
  std::vector<uint32_t> stepsAbove;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_EXCESSPROFILE_H
