//===- RangeMinimum.h - Adds to ranges and finds their minimum --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a plan holds a value longer, a range of its steps holds more bytes. The
// plan may hold the value longer only if no step in the range then exceeds the
// budget. This index adds to a range and checks a range in time proportional to
// the square root of the number of steps.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BASE_RANGEMINIMUM_H
#define REMAT_LIB_CORE_BASE_RANGEMINIMUM_H

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace remat {

/// Stores an integer for each position. Adding to a range and comparing a range
/// with a bound take time proportional to the square root of the number of
/// positions.
class RangeMinimum {
public:
  explicit RangeMinimum(std::vector<int64_t> initial)
      : values(std::move(initial)) {
    added.assign(values.size() / kBlock + 1, 0);
    least.assign(values.size() / kBlock + 1,
                 std::numeric_limits<int64_t>::max());
    for (size_t i = 0; i < values.size(); ++i)
      least[i / kBlock] = std::min(least[i / kBlock], values[i]);
  }

  void add(size_t begin, size_t end, int64_t amount) {
    while (begin < end) {
      size_t block = begin / kBlock, stop = std::min(end, next(block));
      if (stop - begin == kBlock) {
        added[block] += amount;
        least[block] += amount;
      } else {
        for (size_t i = begin; i < stop; ++i)
          values[i] += amount;
        refresh(block);
      }
      begin = stop;
    }
  }

  bool isAtLeast(size_t begin, size_t end, int64_t bound) const {
    while (begin < end) {
      size_t block = begin / kBlock, stop = std::min(end, next(block));
      if (least[block] < bound) {
        if (stop - begin == kBlock)
          return false;
        for (size_t i = begin; i < stop; ++i)
          if (values[i] + added[block] < bound)
            return false;
      }
      begin = stop;
    }
    return true;
  }

  void set(size_t position, int64_t value) {
    values[position] = value - added[position / kBlock];
    refresh(position / kBlock);
  }

private:
  static constexpr size_t kBlock = 128;

  static size_t next(size_t block) { return (block + 1) * kBlock; }

  void refresh(size_t block) {
    auto begin = values.begin() + block * kBlock;
    auto end = values.begin() + std::min(values.size(), next(block));
    least[block] = *std::min_element(begin, end) + added[block];
  }

  std::vector<int64_t> values;
  /// `added` and `least` have one entry for each block of positions.
  std::vector<int64_t> added, least;
};

} // namespace remat

#endif // REMAT_LIB_CORE_BASE_RANGEMINIMUM_H
