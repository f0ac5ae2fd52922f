//===- RangeMinimumTest.cpp - Compares minima with plain loops ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Base/RangeMinimum.h"

#include <gtest/gtest.h>

#include <random>

using namespace remat;

namespace {

TEST(RangeMinimum, AgreesWithAPlainArray) {
  std::mt19937_64 engine(1);
  for (size_t size : {0, 1, 127, 128, 129, 1000}) {
    std::vector<int64_t> plain(size);
    for (int64_t &value : plain)
      value = int64_t(engine() % 100);
    RangeMinimum fast(plain);
    for (int i = 0; i < 2000; ++i) {
      size_t begin = engine() % (size + 1), end = engine() % (size + 1);
      int64_t bound = int64_t(engine() % 200) - 100;
      bool atLeast = true;
      for (size_t k = begin; k < end; ++k)
        atLeast &= plain[k] >= bound;
      ASSERT_EQ(fast.isAtLeast(begin, end, bound), atLeast);
      int64_t amount = int64_t(engine() % 21) - 10;
      for (size_t k = begin; k < end; ++k)
        plain[k] += amount;
      fast.add(begin, end, amount);
      if (begin < size) {
        plain[begin] = bound;
        fast.set(begin, bound);
      }
    }
  }
}

} // namespace
