//===- Random.h - Random numbers, the same everywhere -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_RANDOM_H
#define REMAT_TEST_FUZZ_RANDOM_H

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace remat::fuzz {

/// SplitMix64 (Steele, Lea, Flood 2014). The standard library's distributions
/// differ between implementations, and a seed must name one case.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t bits() {
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// From 0 to \p n - 1.
  uint32_t below(uint32_t n) {
    assert(n != 0 && "nothing to choose from");
    return bits() % n;
  }
  /// Both bounds are included.
  uint32_t between(uint32_t low, uint32_t high) {
    return low + below(high - low + 1);
  }
  bool chance(uint32_t percent) { return below(100) < percent; }

  template <typename Range> auto &pick(Range &&range) {
    return range[below(std::size(range))];
  }

  template <typename T> void shuffle(std::vector<T> &items) {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(i)]);
  }

private:
  uint64_t state;
};

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_RANDOM_H
