//===- BufferCheckTest.cpp - Checks the buffers of a call -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "remat/Runtime/Cpu/Runtime.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace {

constexpr int64_t kAlignment = 64;

/// The inputs have 8 bytes each, and the second one is donated.
class BufferCheck : public testing::Test {
protected:
  std::string check() {
    const char *wrong = rematCheckBuffers(3, bytes, donated, buffers, arena,
                                          arenaBytes, kAlignment);
    return wrong ? wrong : "";
  }

  alignas(kAlignment) char memory[256] = {};
  int64_t bytes[3] = {8, 8, 8};
  char donated[3] = {0, 1, 0};
  void *buffers[3] = {memory + 128, memory + 136, memory + 144};
  char *arena = memory;
  int64_t arenaBytes = 128;
};

TEST_F(BufferCheck, NeighboursShareNothing) { EXPECT_EQ("", check()); }

TEST_F(BufferCheck, InputsThatAreOnlyReadMayShare) {
  buffers[2] = buffers[0];
  EXPECT_EQ("", check());
  buffers[2] = memory + 124;
  EXPECT_EQ("the arena and input 2 share bytes", check());
}

TEST_F(BufferCheck, DonatedInputs) {
  buffers[1] = buffers[0];
  EXPECT_EQ("input 0 and donated input 1 share bytes", check());
  buffers[1] = memory + 143;
  buffers[2] = memory + 150;
  EXPECT_EQ("donated input 1 and input 2 share bytes", check());
  buffers[1] = memory + 160;
  EXPECT_EQ("", check());
}

TEST_F(BufferCheck, BehindASmallerOneInBetween) {
  // Input 0 overlaps all of input 2 and a part of the donated input.
  bytes[0] = 64;
  buffers[2] = memory + 136;
  buffers[1] = memory + 190;
  EXPECT_EQ("input 0 and donated input 1 share bytes", check());
  buffers[1] = memory + 192;
  EXPECT_EQ("", check());
}

TEST_F(BufferCheck, Arena) {
  buffers[0] = memory + 121;
  EXPECT_EQ("the arena and input 0 share bytes", check());
  buffers[0] = memory + 128;
  arena = memory + 4;
  EXPECT_EQ("the arena is not aligned to 64 bytes", check());
  arena = nullptr;
  EXPECT_EQ("the arena has no address", check());
  arenaBytes = 0;
  EXPECT_EQ("", check());
}

TEST_F(BufferCheck, Addresses) {
  buffers[2] = nullptr;
  EXPECT_EQ("input 2 has no address", check());
  bytes[2] = 0;
  EXPECT_EQ("", check());
}

/// Compares the check of all buffers with a check of every pair of buffers.
TEST_F(BufferCheck, RandomInputs) {
  std::mt19937 random(1);
  arena = nullptr;
  arenaBytes = 0;
  int found = 0;
  for (int run = 0; run < 2000; ++run) {
    for (int i = 0; i < 3; ++i) {
      bytes[i] = random() % 40;
      donated[i] = random() % 2;
      buffers[i] = memory + random() % 160;
    }
    bool shares = false;
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < i; ++j) {
        auto *a = static_cast<char *>(buffers[i]);
        auto *b = static_cast<char *>(buffers[j]);
        shares |= (donated[i] || donated[j]) && a < b + bytes[j] &&
                  b < a + bytes[i] && bytes[i] && bytes[j];
      }
    found += shares;
    EXPECT_EQ(shares, check() != "") << run;
  }
  EXPECT_GT(found, 500);
  EXPECT_LT(found, 1500);
}

} // namespace
