//===- ExcessProfileTest.cpp - Areas above a level ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/ExcessProfile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using namespace remat;

namespace {

int64_t positive(int64_t x) { return std::max<int64_t>(0, x); }

struct Areas {
  double relief = 0, burden = 0;
};

/// Computes the areas step by step. The steps are in blocks of \p run steps,
/// and each step counts as much as the highest step of its block.
Areas areas(const std::vector<int64_t> &held, int64_t level, uint32_t run,
            uint32_t begin, uint32_t end, int64_t bytes) {
  Areas sum;
  for (uint32_t s = begin; s < end; ++s) {
    auto first = held.begin() + s / run * run;
    auto last = first + std::min<size_t>(run, held.end() - first);
    int64_t above = *std::max_element(first, last) - level;
    sum.relief += double(positive(above) - positive(above - bytes));
    sum.burden += double(positive(above + bytes) - positive(above));
  }
  return sum;
}

void compare(uint32_t size, uint32_t run) {
  std::mt19937_64 engine(size);
  std::vector<int64_t> held(size);
  for (int64_t &bytes : held)
    bytes = int64_t(engine() % 1000);
  ExcessProfile profile;
  profile.assign(held, 500);
  for (int i = 0; i < 200; ++i) {
    uint32_t begin = engine() % (size + 1), end = engine() % (size + 1);
    if (begin > end)
      std::swap(begin, end);
    int64_t bytes = 1 + int64_t(engine() % 600);
    Areas expected = areas(held, 500, run, begin, end, bytes);
    // These are sums of floats, which are exact up to 2^24.
    double slack = 1e-5 * (expected.relief + expected.burden);
    EXPECT_NEAR(profile.relief(begin, end, bytes), expected.relief, slack);
    EXPECT_NEAR(profile.burden(begin, end, bytes), expected.burden, slack);
    double added = profile.burden(begin, end, bytes);
    EXPECT_EQ(profile.burdenBelow(added, begin, end, bytes), std::nullopt);
    EXPECT_EQ(profile.burdenBelow(added + 1, begin, end, bytes), added);
    EXPECT_LE(profile.leastBurden(begin, end, bytes), expected.burden + slack);
    EXPECT_GE(profile.mostRelief(begin, end, bytes), expected.relief - slack);
  }
}

TEST(ExcessProfile, ByHand) {
  // Above 10: 0, 5, 0 and 20 bytes.
  ExcessProfile profile;
  profile.assign(std::vector<int64_t>{4, 15, 10, 30}, 10);
  EXPECT_EQ(profile.relief(0, 4, 8), 5 + 8);
  // With 8 bytes more, the first step has 4 + 8 bytes, which is 2 above the
  // budget. Each of the other steps then is 8 more above the budget.
  EXPECT_EQ(profile.burden(0, 4, 8), 2 + 8 + 8 + 8);
  EXPECT_EQ(profile.mostRelief(0, 4, 8), 16);
  EXPECT_EQ(profile.relief(2, 2, 8), 0);
}

TEST(ExcessProfile, StepByStep) {
  compare(1, 1);
  compare(100, 1);
  compare(4096, 1);
}

TEST(ExcessProfile, RunsOfLongPlans) {
  compare(5000, 4);   // 5,000 / 1,024
  compare(12345, 12); // Here the last run is cut short.
}

} // namespace
