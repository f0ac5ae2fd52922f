//===- PackingTest.cpp - Compares packings with all orders ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../Sanitized.h"

#include "remat/Core/Packing/Packing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using namespace remat;

namespace {

/// Places the buffers in \p order, each on top of the earlier buffers that live
/// at the same time. One of these packings, for the order of rising offsets, is
/// as good as an optimal packing.
int64_t heightOf(std::span<const LiveBuffer> buffers,
                 std::span<const unsigned> order) {
  std::vector<int64_t> tops(buffers.size(), 0);
  int64_t height = 0;
  for (size_t i = 0; i < order.size(); ++i) {
    const LiveBuffer &a = buffers[order[i]];
    if (a.size == 0 || a.start == a.end)
      continue;
    int64_t offset = 0;
    for (size_t j = 0; j < i; ++j) {
      const LiveBuffer &b = buffers[order[j]];
      if (a.start < b.end && b.start < a.end)
        offset = std::max(offset, tops[order[j]]);
    }
    offset = (offset + a.alignment - 1) / a.alignment * a.alignment;
    tops[order[i]] = offset + a.size;
    height = std::max(height, tops[order[i]]);
  }
  return height;
}

int64_t smallestArena(std::span<const LiveBuffer> buffers) {
  std::vector<unsigned> order(buffers.size());
  for (unsigned i = 0; i < order.size(); ++i)
    order[i] = i;
  int64_t best = std::numeric_limits<int64_t>::max();
  do
    best = std::min(best, heightOf(buffers, order));
  while (std::next_permutation(order.begin(), order.end()));
  return best;
}

void expectOptimal(std::span<const LiveBuffer> buffers) {
  Packing packing = packBuffers(buffers);
  auto wrong = checkPacking(buffers, packing);
  ASSERT_FALSE(wrong) << wrong->message;
  ASSERT_EQ(packing.arenaBytes, smallestArena(buffers));
  ASSERT_TRUE(packing.isOptimal());
}

TEST(Packing, AllInstancesOfFourSmallBuffers) {
  std::vector<LiveBuffer> kinds;
  for (int start = 0; start < 4; ++start)
    for (int end = start + 1; end < 5; ++end)
      for (int size = 1; size < 4; ++size)
        kinds.push_back({size, start, end, 1});
  constexpr unsigned kStride = kSanitized ? 16 : 1;
  unsigned n = kinds.size(), instances = 0;
  for (unsigned a = 0; a < n; ++a)
    for (unsigned b = a; b < n; ++b)
      for (unsigned c = b; c < n; ++c)
        for (unsigned d = c; d < n; ++d)
          if (instances++ % kStride == 0)
            ASSERT_NO_FATAL_FAILURE(expectOptimal(
                std::vector{kinds[a], kinds[b], kinds[c], kinds[d]}));
  EXPECT_EQ(instances, 40920u); // This is 33 over 4.
}

std::vector<LiveBuffer> randomBuffers(std::mt19937 &random, unsigned count,
                                      unsigned times, unsigned largest,
                                      unsigned alignments) {
  std::vector<LiveBuffer> buffers;
  for (unsigned i = 0; i < count; ++i) {
    int64_t start = random() % times;
    int64_t life = random() % 4 ? 1 + random() % (1 + times / 8)
                                : random() % (1 + times / 2);
    buffers.push_back({int64_t(random() % largest), start, start + life,
                       int64_t(1) << random() % alignments});
  }
  return buffers;
}

TEST(Packing, RandomInstancesOfSevenBuffers) {
  std::mt19937 random(11);
  constexpr unsigned kRounds = kSanitized ? 40 : 400;
  unsigned aboveLive = 0;
  for (unsigned round = 0; round < kRounds; ++round) {
    SCOPED_TRACE(round);
    auto buffers = randomBuffers(random, 7, 8, 9, round % 2 ? 4 : 1);
    ASSERT_NO_FATAL_FAILURE(expectOptimal(buffers));
    aboveLive += smallestArena(buffers) > mostLiveBytes(buffers);
  }
  // If the optimum is larger than the bytes that live at the same time, only a
  // proof shows that it is the optimum.
  EXPECT_GT(aboveLive, kRounds / 20);
}

TEST(Packing, HoldsItsPromisesAtAnySize) {
  std::mt19937 random(12);
  for (int round = 0; round < (kSanitized ? 12 : 60); ++round) {
    SCOPED_TRACE(round);
    auto buffers = randomBuffers(random, 1 + random() % 300, 1 + random() % 200,
                                 1 + random() % 5000, round % 3 ? 1 : 9);
    ASSERT_FALSE(checkBuffers(buffers));
    Packing packing = packBuffers(buffers, {0.002});
    auto wrong = checkPacking(buffers, packing);
    ASSERT_FALSE(wrong) << wrong->message;
    EXPECT_GE(packing.lowerBoundBytes, mostLiveBytes(buffers));
    EXPECT_GE(packing.arenaBytes, packing.lowerBoundBytes);
    EXPECT_LE(packing.arenaBytes, packing.lowerBoundBytes * 5 / 4 + 4096);
    EXPECT_EQ(packBuffers(buffers, {0.002}).offsets, packing.offsets);
  }
}

TEST(Packing, ManyBuffers) {
  std::mt19937 random(13);
  auto buffers = randomBuffers(random, 20000, 200000, 1 << 20, 1);
  for (LiveBuffer &buffer : buffers)
    buffer.end = std::min(buffer.end, buffer.start + 500);
  Packing packing = packBuffers(buffers, {kSanitized ? 0.02 : 0.5});
  auto wrong = checkPacking(buffers, packing);
  ASSERT_FALSE(wrong) << wrong->message;
  EXPECT_LT(packing.arenaBytes, packing.lowerBoundBytes * 1.1);
}

/// Returns buffers with lifetimes and sizes as in a step after much
/// recomputation. There are few sizes, each of which is half of the next one,
/// and the live bytes are near their limit most of the time.
std::vector<LiveBuffer> makeBusyStep(unsigned seed) {
  std::mt19937 random(seed);
  std::vector<LiveBuffer> buffers;
  std::vector<size_t> live;
  constexpr int64_t kLimit = 48;
  int64_t held = 0;
  for (int64_t time = 0; time < 700; ++time) {
    int64_t size = int64_t(1) << random() % 5;
    while (held + size > kLimit) {
      size_t freed = random() % live.size();
      LiveBuffer &buffer = buffers[live[freed]];
      buffer.end = time;
      held -= buffer.size;
      live.erase(live.begin() + freed);
    }
    live.push_back(buffers.size());
    buffers.push_back({size, time, 700, 1});
    held += size;
  }
  return buffers;
}

TEST(Packing, BusyStepsOfFewSizes) {
  for (unsigned seed = 1; seed <= (kSanitized ? 1 : 2); ++seed) {
    std::vector<LiveBuffer> buffers = makeBusyStep(seed);
    Packing packing = packBuffers(buffers, {0.1});
    auto wrong = checkPacking(buffers, packing);
    ASSERT_FALSE(wrong) << wrong->message;
    // Greedy orders need 60 bytes or more.
    EXPECT_LE(packing.arenaBytes, 56) << seed;
    EXPECT_EQ(packing.lowerBoundBytes, 48);
  }
}

TEST(Packing, EndsWhereItIsEnough) {
  std::vector<LiveBuffer> buffers = makeBusyStep(1);
  int64_t few = packBuffers(buffers, {0.02}).arenaBytes;
  int64_t any =
      packBuffers(buffers, {.effort = 0.02, .enoughBytes = 1000}).arenaBytes;
  EXPECT_LT(few, any) << "the first packing is enough";
  // The packer reports each better packing up to the best one, and none after
  // it.
  Packing enough =
      packBuffers(buffers, {.effort = 0.02, .enoughBytes = any - 1});
  EXPECT_LT(enough.arenaBytes, any);
  EXPECT_GE(enough.arenaBytes, few);
  EXPECT_FALSE(checkPacking(buffers, enough));
}

TEST(Packing, AlignmentCountsBetweenBuffersOnly) {
  // 10 bytes and 54 of padding, then 10.
  std::vector<LiveBuffer> buffers(2, {10, 0, 1, 64});
  Packing packing = packBuffers(buffers);
  EXPECT_EQ(packing.arenaBytes, 74);
  EXPECT_EQ(packing.lowerBoundBytes, 74);
}

TEST(Packing, NothingToHold) {
  EXPECT_EQ(packBuffers({}).arenaBytes, 0);
  std::vector<LiveBuffer> buffers = {{0, 0, 5, 64}, {7, 3, 3, 64}};
  Packing packing = packBuffers(buffers);
  EXPECT_EQ(packing.arenaBytes, 0);
  EXPECT_EQ(packing.offsets, (std::vector<int64_t>{0, 0}));
}

TEST(Packing, RefusesBadBuffers) {
  auto errorOf = [](LiveBuffer buffer) {
    auto error = checkBuffers(std::vector{LiveBuffer{1, 0, 1, 1}, buffer});
    return error ? error->message : "";
  };
  EXPECT_EQ(errorOf({-1, 0, 1, 1}), "buffer 1 has the negative size -1");
  EXPECT_EQ(errorOf({1, 2, 1, 1}), "buffer 1 ends at 1, before its start at 2");
  EXPECT_EQ(errorOf({1, 0, 1, 3}),
            "buffer 1 has the alignment 3, which is not a power of two");
  EXPECT_EQ(errorOf({1, 0, 1, 0}),
            "buffer 1 has the alignment 0, which is not a power of two");
  constexpr int64_t kLargest = std::numeric_limits<int64_t>::max();
  for (LiveBuffer huge :
       {LiveBuffer{kLargest, 0, 1, 1}, LiveBuffer{1, 0, 1, int64_t(1) << 62}})
    EXPECT_EQ(errorOf(huge), "buffer 1 makes the sum of all sizes, with their "
                             "alignment, reach 2^62 bytes");
}

TEST(Packing, CheckFindsWhatIsNoPacking) {
  std::vector<LiveBuffer> buffers = {{8, 0, 2, 8}, {8, 1, 3, 8}, {8, 2, 4, 8}};
  auto errorOf = [&](std::vector<int64_t> offsets, int64_t arena) {
    auto error = checkPacking(buffers, {std::move(offsets), arena, 0});
    return error ? error->message : "";
  };
  EXPECT_EQ(errorOf({0, 8, 0}, 16), "");
  EXPECT_EQ(errorOf({0, 8}, 16), "there are 2 offsets for 3 buffers");
  EXPECT_EQ(errorOf({0, 0, 8}, 16),
            "buffer 1 and buffer 0 share bytes at time 1");
  EXPECT_EQ(errorOf({0, 8, 8}, 16),
            "buffer 2 and buffer 1 share bytes at time 2");
  EXPECT_EQ(errorOf({-8, 8, 0}, 16), "buffer 0 at -8 begins before the arena");
  EXPECT_EQ(errorOf({0, 12, 0}, 24), "buffer 1 at 12 is not aligned to 8");
  EXPECT_EQ(errorOf({0, 8, 0}, 15),
            "buffer 1 at 8 ends after the arena of 15 bytes");
  // The second buffer begins inside the first one.
  buffers[0].size = 16;
  EXPECT_EQ(errorOf({0, 8, 24}, 32),
            "buffer 1 and buffer 0 share bytes at time 1");
}

} // namespace
