//===- LowerSetCountTest.cpp - How many lower sets there are --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../ForwardDags.h"

#include "Core/LowerSets/LowerSets.h"

#include <cmath>

using namespace remat;

namespace {

ForwardGraph makeUnit(uint32_t size, Edges edges) {
  return makeForward(std::vector<int64_t>(size, 1),
                     std::vector<double>(size, 1), std::move(edges));
}

TEST(LowerSetCount, OfKnownGraphs) {
  // The lower sets of a chain are its prefixes. If vertices have no edges,
  // every subset of them is a lower set.
  Edges chain;
  for (uint32_t v = 0; v + 1 < 1000; ++v)
    chain.push_back({v, v + 1});
  EXPECT_EQ(countLowerSets(makeUnit(1000, chain), 2), 1000);
  EXPECT_FALSE(countLowerSets(makeUnit(1000, chain), 1));
  EXPECT_EQ(countLowerSets(makeUnit(50, {}), 1), 0x1p50 - 1);
  EXPECT_EQ(countLowerSets(makeUnit(500, {}), 1), 0x1p500);
  EXPECT_EQ(countLowerSets(makeUnit(0, {}), 1), 0);
}

/// In a ladder, vertex i feeds the end of its rung and the next rung. Two
/// chains x > y with x_i > y_i have as many lower sets as there are pairs of
/// prefixes i >= j, without the empty one: (n + 1)(n + 2) / 2 - 1.
TEST(LowerSetCount, OfALadder) {
  uint32_t rungs = 30;
  Edges edges;
  for (uint32_t i = 0; i < rungs; ++i) {
    edges.push_back({2 * i, 2 * i + 1});
    if (i + 1 < rungs) {
      edges.push_back({2 * i, 2 * i + 2});
      edges.push_back({2 * i + 1, 2 * i + 3});
    }
  }
  EXPECT_EQ(countLowerSets(makeUnit(2 * rungs, edges), 1000), 31. * 32 / 2 - 1);
}

/// The first 20 vertices are constants, and a chain follows. Vertex 20 + i of
/// the chain reads constant i. The constants do not depend on the chain. A
/// prefix of k chain vertices has its k constants, and any subset of the
/// others: 2^20 + 2^19 + ... + 1, without the empty set.
TEST(LowerSetCount, ConstantsStandWhereTheyAreRead) {
  Edges edges;
  for (uint32_t i = 0; i < 20; ++i) {
    edges.push_back({i, 20 + i});
    if (i > 0)
      edges.push_back({19 + i, 20 + i});
  }
  EXPECT_EQ(countLowerSets(makeUnit(40, edges), 8), 0x1p21 - 2);
}

TEST(LowerSetCount, EqualsTheirEnumeration) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    std::mt19937 random(seed);
    uint32_t size = 1 + seed % 12;
    ForwardGraph forward =
        makeUnit(size, drawDag(size, 15 + seed % 60, random));
    auto family = LowerSetFamily::all(forward, 1 << 12);
    ASSERT_TRUE(family);
    EXPECT_EQ(countLowerSets(forward, 1 << 12), family->size())
        << describeForward(forward);
    // A limit stops the count, but not if the number of sets is within the
    // limit.
    auto limited = countLowerSets(forward, 5);
    if (limited)
      EXPECT_EQ(limited, family->size());
    else
      EXPECT_GT(family->size(), 5u);
  }
}

} // namespace
