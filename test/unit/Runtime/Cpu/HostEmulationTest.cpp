// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Runtime/Cpu/HostEmulation.h"
#include "remat/Runtime/Cpu/Runtime.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

using namespace remat;

namespace {

constexpr int64_t kCount = 1024, kBytes = kCount * sizeof(float);

float *allocate(HostEmulation &runtime) {
  return static_cast<float *>(rematAllocate(&runtime, kBytes));
}

/// Does the same as a compiled step: makes some tensors, sends them to the
/// host, frees them, and brings them back in the reverse order. Returns whether
/// all of them kept their content.
bool roundTrips(const EmulationOptions &options, int tensors = 8) {
  HostEmulation runtime(options);
  std::vector<void *> hosts;
  for (int i = 0; i < tensors; ++i) {
    float *tensor = allocate(runtime);
    std::fill_n(tensor, kCount, float(i));
    void *host = rematAllocateHost(&runtime, kBytes);
    int64_t out = rematCopyToHost(&runtime, host, tensor, kBytes);
    rematAwait(&runtime, out);
    rematFree(&runtime, tensor);
    hosts.push_back(host);
  }
  bool same = true;
  for (int i = tensors; i-- > 0;) {
    float *tensor = allocate(runtime);
    int64_t in = rematCopyToDevice(&runtime, tensor, hosts[i], kBytes);
    rematReleaseHost(&runtime, hosts[i]);
    rematAwait(&runtime, in);
    same &= std::all_of(tensor, tensor + kCount,
                        [&](float value) { return value == float(i); });
    rematFree(&runtime, tensor);
  }
  EXPECT_EQ(runtime.deviceMemory().liveBytes(), 0);
  EXPECT_EQ(runtime.deviceMemory().peakBytes(), kBytes);
  EXPECT_EQ(runtime.hostMemory().liveBytes(), 0);
  EXPECT_EQ(runtime.hostMemory().peakBytes(), tensors * kBytes);
  EXPECT_EQ(runtime.copies(), 2 * tensors);
  EXPECT_EQ(runtime.copiedBytes(), 2 * tensors * kBytes);
  EXPECT_EQ(runtime.awaits(), 2 * tensors);
  return same;
}

} // namespace

TEST(HostEmulation, EveryTimingGivesTheSame) {
  for (CopyTiming timing : {CopyTiming::Eager, CopyTiming::Lazy})
    EXPECT_TRUE(roundTrips({timing}));
  for (uint64_t seed = 0; seed < 50; ++seed)
    EXPECT_TRUE(roundTrips({CopyTiming::Random, seed}));
}

TEST(HostEmulation, BothDirectionsAtOnce) {
  HostEmulation runtime({CopyTiming::Random, 3});
  float *a = allocate(runtime), *b = allocate(runtime);
  void *hostA = rematAllocateHost(&runtime, kBytes);
  void *hostB = rematAllocateHost(&runtime, kBytes);
  std::fill_n(a, kCount, 1.0f);
  rematAwait(&runtime, rematCopyToHost(&runtime, hostA, a, kBytes));
  std::fill_n(a, kCount, 2.0f);
  int64_t out = rematCopyToHost(&runtime, hostB, a, kBytes);
  int64_t in = rematCopyToDevice(&runtime, b, hostA, kBytes);
  rematAwait(&runtime, in);
  rematAwait(&runtime, out);
  EXPECT_EQ(b[kCount - 1], 1.0f);
  EXPECT_EQ(static_cast<float *>(hostB)[0], 2.0f);
}

/// After a copy was awaited, the earlier copies in its direction are over, too.
TEST(HostEmulation, LazyCopiesRunInOrder) {
  HostEmulation runtime({CopyTiming::Lazy});
  float *a = allocate(runtime), *b = allocate(runtime);
  std::fill_n(a, kCount, 1.0f);
  std::fill_n(b, kCount, 2.0f);
  void *hostA = rematAllocateHost(&runtime, kBytes);
  void *hostB = rematAllocateHost(&runtime, kBytes);
  rematCopyToHost(&runtime, hostA, a, kBytes);
  rematAwait(&runtime, rematCopyToHost(&runtime, hostB, b, kBytes));
  EXPECT_EQ(static_cast<float *>(hostA)[0], 1.0f);
  EXPECT_EQ(static_cast<float *>(hostB)[0], 2.0f);
}

TEST(HostEmulation, UnknownTokensAreIgnored) {
  HostEmulation runtime;
  for (int64_t token : {-2, 0, 1, 2, 3, 1000})
    rematAwait(&runtime, token);
  EXPECT_EQ(runtime.awaits(), 6);
}

// The test below leaves out one wait. If copies start late, they find memory
// that was freed, or leave memory unchanged, so no tensor comes back with its
// content. ThreadSanitizer reports the race and ends the process.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define REMAT_THREAD_SANITIZER
#endif
#endif

#ifdef REMAT_THREAD_SANITIZER
TEST(HostEmulationDeathTest, AMissingWaitIsARace) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(
      {
        for (uint64_t seed = 0; seed < 20; ++seed)
          roundTrips({CopyTiming::Random, seed, /*skippedAwait=*/0}, 1);
        std::exit(0);
      },
      testing::ExitedWithCode(66), "data race");
}
#else
TEST(HostEmulation, EveryMissingWaitShows) {
  constexpr int kTensors = 3;
  for (int64_t skipped = 0; skipped < 2 * kTensors; ++skipped)
    EXPECT_FALSE(roundTrips({CopyTiming::Lazy, 1, skipped}, kTensors))
        << "await " << skipped;
}
#endif
