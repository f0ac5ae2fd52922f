//===- ExcessProfile.h - Area of held bytes above a level -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For each value, greedy eviction asks how much the area above the budget falls
// if the value is not held for some steps. The area is the sum over all steps
// of the bytes above the budget. An ExcessProfile answers this question in
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
/// added to a range of steps, or removed from it. A plan of more than 4,096
/// steps is divided into 1,024 equal runs. All steps of a run count like the
/// step of the run that holds the most bytes. An answer therefore takes bounded
/// time.
class ExcessProfile {
public:
  void assign(std::span<const int64_t> held, int64_t level);

  /// Returns how much the area falls if \p bytes are removed from the steps in
  /// [begin, end).
  double relief(uint32_t begin, uint32_t end, int64_t bytes) const;
  /// Returns how much the area grows if \p bytes are added to the steps in
  /// [begin, end).
  double burden(uint32_t begin, uint32_t end, int64_t bytes) const;
  /// Returns burden() if it is below \p limit, otherwise none.
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
  static constexpr uint32_t kBlock = 32; ///< A block has this many runs.

  /// Returns the sum of the bytes above \p foot over the steps in [begin, end).
  /// At most \p height bytes of each step are counted.
  double ramp(uint32_t begin, uint32_t end, float foot, float height) const;

  uint32_t runLength = 1;
  /// For each run, its bytes minus the level. The number is negative if the
  /// bytes are below the level.
  std::vector<float> above;
  /// For each block of kBlock runs, its smallest and its largest value in
  /// `above`.
  std::vector<float> lowest, highest;
  /// For each step, the number of earlier steps in runs above the level.
  std::vector<uint32_t> stepsAbove;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_EXCESSPROFILE_H
