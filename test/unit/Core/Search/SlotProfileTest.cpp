//===- SlotProfileTest.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SlotProfile.h"

#include <gtest/gtest.h>

#include <random>

using namespace remat;

namespace {

// There are two blocks of four slots, and the budget is 10. The 12 bytes in [1,
// 6) put both blocks 2 above the budget.
TEST(SlotProfile, ABlockCountsByItsLargestSlot) {
  SlotProfile profile(8, 10, 2);
  EXPECT_EQ(profile.area(), 0);
  EXPECT_EQ(profile.burden(1, 6, 12), 16);
  profile.hold(1, 6, 12);
  EXPECT_EQ(profile.area(), 16);
  EXPECT_EQ(profile.held(0), 0);
  EXPECT_EQ(profile.held(1), 12);
  EXPECT_EQ(profile.held(6), 0);
  // Slot 7 holds fewer bytes than slot 4, which counts for the whole block.
  // Only the bytes by which slot 7 would exceed slot 4 count.
  EXPECT_EQ(profile.burden(7, 8, 13), 4);
  profile.hold(0, 8, -2);
  EXPECT_EQ(profile.area(), 0);
}

TEST(SlotProfile, BurdenIsWhatHoldingAdds) {
  for (uint32_t maxBlocks : {200, 60, 7, 1}) {
    SCOPED_TRACE(maxBlocks);
    std::mt19937_64 random(maxBlocks);
    SlotProfile profile(200, 100, maxBlocks);
    std::vector<int64_t> held(200, 0);
    for (int i = 0; i < 300; ++i) {
      uint32_t begin = random() % 200, end = begin + random() % (201 - begin);
      int64_t bytes = random() % 40;
      double before = profile.area();
      double burden = profile.burden(begin, end, bytes);
      profile.hold(begin, end, bytes);
      EXPECT_EQ(profile.area(), before + burden);
      // The relief is the excess that would disappear if at least these bytes
      // were removed.
      double relief = -profile.burden(begin, end, -bytes);
      EXPECT_GE(relief, burden);
      if (maxBlocks == 200)
        EXPECT_EQ(relief, burden);
      if (random() % 2) {
        profile.hold(begin, end, -bytes);
        EXPECT_EQ(profile.area(), before);
        continue;
      }
      for (uint32_t slot = begin; slot < end; ++slot)
        held[slot] += bytes;
    }
    for (uint32_t slot = 0; slot < 200; ++slot)
      EXPECT_EQ(profile.held(slot), held[slot]);
  }
}

} // namespace
