//===- Random.h - The same numbers on every machine -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The distributions of the standard library depend on the implementation: with
// the same seed, two implementations give different numbers. Plans must be the
// same on every machine. This generator ensures that.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BASE_RANDOM_H
#define REMAT_LIB_CORE_BASE_RANDOM_H

#include <cstdint>

namespace remat {

/// SplitMix64 (Steele et al. 2014).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t bits() {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  uint32_t below(uint32_t n) { return (bits() >> 32) * n >> 32; }
  double unit() { return double((bits() >> 11) + 1) * 0x1p-53; } ///< (0, 1]
  bool chance(double p) { return unit() <= p; }

private:
  uint64_t state;
};

} // namespace remat

#endif // REMAT_LIB_CORE_BASE_RANDOM_H
