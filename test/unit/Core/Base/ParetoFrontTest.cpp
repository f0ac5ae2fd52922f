//===- ParetoFrontTest.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Base/ParetoFront.h"

#include <gtest/gtest.h>

#include <vector>

using namespace remat;

namespace {

std::vector<int64_t> peaksOf(const ParetoFront<int> &front) {
  std::vector<int64_t> peaks;
  for (const auto &[peak, entry] : front)
    peaks.push_back(peak);
  return peaks;
}

TEST(ParetoFront, KeepsWhatNothingBeats) {
  ParetoFront<int> front;
  EXPECT_TRUE(front.empty());
  EXPECT_EQ(front.within(100), nullptr);
  *front.add(50, 8) = 1;
  *front.add(100, 4) = 2;
  // This entry is not added, because the front has an equal point.
  EXPECT_EQ(front.add(100, 4), nullptr);
  EXPECT_EQ(front.add(70, 8), nullptr); // The plan of 50 costs as much.
  EXPECT_NE(front.add(70, 6), nullptr);
  EXPECT_EQ(peaksOf(front), (std::vector<int64_t>{50, 70, 100}));
  EXPECT_EQ(front.lowestPeak(), 50);

  EXPECT_EQ(front.within(49), nullptr);
  EXPECT_EQ(front.within(69)->value, 1);
  EXPECT_EQ(front.within(100)->value, 2);
  EXPECT_EQ(front.above(70)->value, 2);
  EXPECT_EQ(front.above(100), nullptr);

  // The new point replaces two points. One has the same peak and costs more.
  // The other has the same cost and a higher peak.
  EXPECT_EQ(*front.add(70, 4), 0);
  EXPECT_EQ(peaksOf(front), (std::vector<int64_t>{50, 70}));
}

} // namespace
