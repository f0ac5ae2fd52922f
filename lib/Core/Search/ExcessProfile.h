//===- ExcessProfile.h - Held bytes above a level, over a plan --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Greedy eviction asks for each value how much of the area above the budget
// would disappear if the value were not held for a while. This profile answers
// in bounded time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_EXCESSPROFILE_H
#define REMAT_LIB_CORE_SEARCH_EXCESSPROFILE_H

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace remat {

/// Answers by how much the area (bytes x steps) above a level falls or grows if
/// bytes are removed from, or added to, a range of steps. A plan of more than
/// 4,096 steps is divided into 1,024 equal runs, each of which counts by its
/// highest step, so that an answer takes bounded time.
class ExcessProfile {
public:
  void assign(std::span<const int64_t> held, int64_t level);

  /// Returns how much the area falls if \p bytes are removed in [begin, end).
  double relief(uint32_t begin, uint32_t end, int64_t bytes) const;
  /// Returns how much the area grows if \p bytes are added in [begin, end).
  double burden(uint32_t begin, uint32_t end, int64_t bytes) const;
  /// burden(), where that is below \p limit.
  std::optional<double> burdenBelow(double limit, uint32_t begin, uint32_t end,
                                    int64_t bytes) const;
  /// An upper bound of relief() and a lower bound of burden(), in constant
  /// time.
  double mostRelief(uint32_t begin, uint32_t end, int64_t bytes) const {
    return double(bytes) * (stepsAbove[end] - stepsAbove[begin]);
  }
  double leastBurden(uint32_t begin, uint32_t end, int64_t bytes) const {
    return mostRelief(begin, end, bytes);
  }

private:
  static constexpr uint32_t kBlock = 32; ///< Runs.

  /// Sums over the steps of [begin, end) how far each is above \p foot, at most
  /// \p height.
  double ramp(uint32_t begin, uint32_t end, float foot, float height) const;

  uint32_t runLength = 1;
  std::vector<float> above;           ///< Per run; negative below the level.
  std::vector<float> lowest, highest; ///< The extremes of each kBlock runs.
  std::vector<uint32_t> stepsAbove;   ///< How many before each step are in
                                      ///< a run that is above.
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_EXCESSPROFILE_H
