//===- MinCutTest.cpp - Compares cuts with all sets of vertices -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/MinCut.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using namespace remat;

namespace {

constexpr int64_t kPlenty = 1 << 30;

/// Returns the capacity of the edges that leave the set \p side, which has a
/// bit for each vertex.
int64_t valueOf(const std::vector<MinCut::Edge> &edges,
                const std::vector<int64_t> &capacities, uint32_t side) {
  int64_t sum = 0;
  for (size_t e = 0; e < edges.size(); ++e)
    if ((side >> edges[e].from & 1) && !(side >> edges[e].to & 1))
      sum += std::min<int64_t>(capacities[e], 1000000);
  return sum;
}

int64_t smallestCut(uint32_t size, const std::vector<MinCut::Edge> &edges,
                    const std::vector<int64_t> &capacities) {
  int64_t best = MinCut::kInfinite;
  for (uint32_t side = 0; side < 1u << size; ++side)
    if ((side >> MinCut::kSource & 1) && !(side >> MinCut::kSink & 1))
      best = std::min(best, valueOf(edges, capacities, side));
  return best;
}

TEST(MinCut, AgreesWithAllCuts) {
  std::mt19937 random(1970);
  for (int round = 0; round < 500; ++round) {
    SCOPED_TRACE(round);
    uint32_t size = 2 + random() % 8;
    std::vector<MinCut::Edge> edges;
    for (uint32_t e = random() % 30; e-- > 0;) {
      uint32_t from = random() % size, to = random() % size;
      if (from != to)
        edges.push_back({from, to});
    }
    MinCut cut(size, edges);
    // Uses the same network again with other capacities.
    for (int again = 0; again < 3; ++again) {
      std::vector<int64_t> capacities;
      for (size_t e = 0; e < edges.size(); ++e)
        capacities.push_back(edges[e].to != MinCut::kSink && random() % 8 == 0
                                 ? MinCut::kInfinite
                                 : int64_t(random() % 10));
      int64_t work = kPlenty;
      int64_t flow = cut.run(capacities, work);
      ASSERT_TRUE(cut.isMinimum());
      EXPECT_LE(work, kPlenty);
      EXPECT_EQ(flow, smallestCut(size, edges, capacities));
      uint32_t side = 0;
      for (uint32_t v = 0; v < size; ++v)
        side |= uint32_t(cut.isOnSourceSide(v)) << v;
      EXPECT_EQ(valueOf(edges, capacities, side), flow);
      // A run that stops early does not exceed the minimum cut.
      int64_t little = random() % 20;
      EXPECT_LE(cut.run(capacities, little), flow);
    }
  }
}

/// Two paths with capacities 3 and 2 lead to the sink: 0 -> 2 -> 1 and 0 -> 3
/// -> 1.
TEST(MinCut, SaysWhereItStopped) {
  MinCut cut(4, {{0, 2}, {2, 1}, {0, 3}, {3, 1}});
  int64_t none = 0, plenty = kPlenty;
  EXPECT_EQ(cut.run(std::vector<int64_t>{9, 3, 9, 2}, none), 0);
  EXPECT_FALSE(cut.isMinimum());
  EXPECT_EQ(cut.run(std::vector<int64_t>{9, 3, 9, 2}, plenty), 3 + 2);
  EXPECT_TRUE(cut.isMinimum());
  EXPECT_TRUE(cut.isOnSourceSide(2) && cut.isOnSourceSide(3));
}

} // namespace
