// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Runtime/Cpu/CountingAllocator.h"

#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>

using namespace remat;

TEST(CountingAllocator, CountsWhatWasAskedFor) {
  CountingAllocator memory;
  void *a = memory.allocate(100), *b = memory.allocate(1);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(a) % 64, 0u);
  EXPECT_EQ(memory.liveBytes(), 101);
  memory.free(a);
  void *c = memory.allocate(50);
  EXPECT_EQ(memory.liveBytes(), 51);
  EXPECT_EQ(memory.peakBytes(), 101);
  EXPECT_EQ(memory.allocations(), 3);
  EXPECT_EQ(memory.liveBytesExcept({c}), 1);
  memory.free(b);
  memory.free(b);
  EXPECT_EQ(memory.badFrees(), 1);
}

TEST(CountingAllocator, FreshMemoryReadsAsNaN) {
  CountingAllocator memory;
  auto *floats = static_cast<float *>(memory.allocate(8));
  EXPECT_TRUE(std::isnan(floats[0]) && std::isnan(floats[1]));
  floats[0] = 1;
  CountingAllocator::poisonFreed(floats, 8);
  EXPECT_TRUE(std::isnan(floats[0]));
}

TEST(CountingAllocator, ReleasedMemoryIsTheCallers) {
  CountingAllocator memory;
  auto *bytes = static_cast<char *>(memory.allocate(10));
  bytes[0] = 7;
  EXPECT_EQ(memory.sizeOf(bytes), 10);
  EXPECT_TRUE(memory.release(bytes));
  EXPECT_EQ(memory.liveBytes(), 0);
  EXPECT_EQ(memory.sizeOf(bytes), 0);
  EXPECT_EQ(bytes[0], 7);
  EXPECT_FALSE(memory.release(bytes));
  EXPECT_EQ(memory.badFrees(), 1);
  std::free(bytes);
}
