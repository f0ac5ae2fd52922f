//===- OverrunsTest.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/Overruns.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

TEST(Overruns, AreDividedWhereLittleIsHeld) {
  //                                     0  1  2  3  4  5  6  7  8  9 10
  std::vector<Overrun> overruns =
      findOverruns({1, 7, 9, 7, 4, 1, 3, 8, 9, 7, 2}, 6);
  ASSERT_EQ(overruns.size(), 2u);
  EXPECT_EQ(overruns[0].steps, (std::vector<NodeId>{1, 2, 3}));
  EXPECT_EQ(overruns[1].steps, (std::vector<NodeId>{7, 8, 9}));
  EXPECT_EQ(overruns[0].begin, 0u);
  EXPECT_EQ(overruns[0].end, 4u);
  EXPECT_EQ(overruns[0].until, 7u);
  EXPECT_EQ(overruns[1].begin, 4u);
  EXPECT_EQ(overruns[1].end, 10u);
  EXPECT_EQ(overruns[1].until, 11u);
}

TEST(Overruns, StayOneWhereMuchIsHeldInBetween) {
  std::vector<Overrun> overruns = findOverruns({1, 7, 9, 5, 8, 7, 1}, 6);
  ASSERT_EQ(overruns.size(), 1u);
  EXPECT_EQ(overruns[0].steps, (std::vector<NodeId>{1, 2, 4, 5}));
  EXPECT_EQ(overruns[0].begin, 0u);
  EXPECT_EQ(overruns[0].until, 7u);
}

/// The first step is above the budget, but is no overrun of its own. Otherwise
/// the costs of all nodes before it would be counted with this one step.
TEST(Overruns, AreNotMadeOfAFewSteps) {
  std::vector<Overrun> overruns = findOverruns({7, 1, 7, 8, 9, 8, 7}, 6);
  ASSERT_EQ(overruns.size(), 1u);
  EXPECT_EQ(overruns[0].steps, (std::vector<NodeId>{2, 3, 4, 5, 6}));
  EXPECT_EQ(overruns[0].begin, 0u);
}

TEST(Overruns, OneHasAllSteps) {
  Overrun one = oneOverrun({7, 1, 7, 8, 1, 1}, 6);
  EXPECT_EQ(one.steps, (std::vector<NodeId>{0, 2, 3}));
  EXPECT_EQ(one.begin, 0u);
  EXPECT_EQ(one.end, 6u);
  EXPECT_EQ(one.until, 6u);
}

TEST(Overruns, NoneWhereAllFits) {
  EXPECT_TRUE(findOverruns({1, 2, 1}, 2).empty());
}

} // namespace
