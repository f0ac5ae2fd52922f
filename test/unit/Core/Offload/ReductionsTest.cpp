//===- ReductionsTest.cpp - Hard instances with known answers -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont et al. 2020 prove that offloading is NP-complete. Their chains run
// without idle time if and only if numbers can be partitioned. These tests
// build the chains, and compare the answers with partitions that are found by
// trying all.
//
//===----------------------------------------------------------------------===//

#include "Core/Offload/OffloadChoice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

using namespace remat;

namespace {

using Numbers = std::vector<int64_t>;

int64_t sumOf(const Numbers &numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), int64_t(0));
}

OffloadLayer layer(int64_t bytes, double forward = 0, double backward = 0) {
  return {bytes, 0, forward, backward, 0, 0};
}

/// Returns whether some of \p numbers add up to half of their sum.
bool hasTwoPartition(const Numbers &numbers) {
  for (uint32_t set = 0; set < 1u << numbers.size(); ++set) {
    int64_t sum = 0;
    for (size_t i = 0; i < numbers.size(); ++i)
      sum += set >> i & 1 ? numbers[i] : 0;
    if (2 * sum == sumOf(numbers))
      return true;
  }
  return false;
}

/// Theorem 3: 2 V is the sum of \p numbers, V is the bandwidth, and 2 V is the
/// memory.
OffloadChain twoPartitionChain(const Numbers &numbers) {
  OffloadChain chain;
  for (int64_t number : numbers)
    chain.layers.push_back(layer(number));
  chain.layers.push_back(layer(0, 1, 1));
  chain.layers.push_back(layer(0));
  chain.layers.push_back(layer(sumOf(numbers) / 2));
  chain.toHost = chain.toDevice = double(sumOf(numbers)) / 2;
  return chain;
}

TEST(Reductions, TwoPartition) {
  uint32_t yes = 0, no = 0;
  for (uint32_t seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    Numbers numbers;
    for (size_t n = 3 + random() % 5; numbers.size() < n;)
      numbers.push_back(1 + random() % 12);
    numbers[0] += sumOf(numbers) % 2;
    OffloadChain chain = twoPartitionChain(numbers);
    int64_t limit = sumOf(numbers);
    if (leastLimit(chain) > limit)
      continue; // A single number is above V.
    bool expected = hasTwoPartition(numbers);
    (expected ? yes : no)++;
    for (Copies copies : {Copies::Interruptible, Copies::Whole}) {
      OffloadResult best = offloadExhaustive(chain, limit, copies);
      ASSERT_TRUE(best) << "seed " << seed;
      EXPECT_EQ(best->schedule.makespan <= 2 + 1e-9, expected)
          << "seed " << seed;
    }
    // The dynamic program is exact if a slot is a byte.
    OffloadResult found = offloadDynProg(chain, limit, limit);
    ASSERT_TRUE(found) << "seed " << seed;
    EXPECT_EQ(found->schedule.makespan <= 2 + 1e-9, expected)
        << "seed " << seed;
  }
  EXPECT_GT(yes, 20u);
  EXPECT_GT(no, 20u);
}

/// Theorem 1: m V is the sum of \p numbers, V is the bandwidth, and m V is the
/// memory. The operations that take no time make the activations of V bytes,
/// because in the proof V bytes are free only when these operations begin.
OffloadChain threePartitionChain(const Numbers &numbers) {
  int64_t parts = numbers.size() / 3, part = sumOf(numbers) / parts;
  OffloadChain chain;
  for (int64_t number : numbers)
    chain.layers.push_back(layer(number));
  for (int64_t k = 0; k < parts; ++k) {
    chain.layers.push_back(k == 0 ? layer(0, 1, double(parts))
                                  : layer(part, 1));
    chain.layers.push_back(layer(0));
  }
  chain.output = part;
  chain.toHost = chain.toDevice = double(part);
  return chain;
}

/// Returns whether six numbers, each between a quarter and a half of V, divide
/// into two parts with the sum V.
bool hasThreePartition(const Numbers &numbers) {
  for (size_t b = 1; b < 6; ++b)
    for (size_t c = b + 1; c < 6; ++c)
      if (2 * (numbers[0] + numbers[b] + numbers[c]) == sumOf(numbers))
        return true;
  return false;
}

/// Our schedules copy in the order of the chain. The proof leaves the order
/// open, so all orders of the numbers are tried.
double bestOverOrders(Numbers numbers, int64_t limit) {
  std::sort(numbers.begin(), numbers.end());
  double best = INFINITY;
  do {
    OffloadResult found =
        offloadExhaustive(threePartitionChain(numbers), limit);
    if (found)
      best = std::min(best, found->schedule.makespan);
  } while (std::next_permutation(numbers.begin(), numbers.end()));
  return best;
}

TEST(Reductions, ThreePartition) {
  uint32_t yes = 0, no = 0;
  for (uint32_t seed = 0; yes + no < 12; ++seed) {
    std::mt19937 random(seed);
    Numbers numbers(6);
    for (int64_t &number : numbers)
      // Many numbers are equal, so there are fewer orders.
      number = 6 + random() % 5;
    int64_t sum = sumOf(numbers);
    if (sum % 2 || std::any_of(numbers.begin(), numbers.end(), [&](int64_t n) {
          return 8 * n <= sum || 4 * n >= sum;
        }))
      continue;
    bool expected = hasThreePartition(numbers);
    if ((expected ? yes : no) == 6)
      continue;
    (expected ? yes : no)++;
    double best = bestOverOrders(numbers, sum);
    EXPECT_EQ(best <= 4 + 1e-9, expected)
        << "seed " << seed << ", " << best << " for "
        << testing::PrintToString(numbers);
  }
}

} // namespace
