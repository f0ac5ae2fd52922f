//===- ContractionTest.cpp - Compares bits with plain loops ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "remat/Runtime/Cpu/Contraction.h"

#include "Runtime/Cpu/InstructionSet.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

using namespace remat;

namespace {

struct Loop {
  int64_t size, a, b, c;
};

/// A contraction. Each operand is as large as its loops reach.
struct Problem {
  std::vector<Loop> groups[4]; // batch, m, n, k
  std::vector<float> a, b, c;

  std::vector<int64_t> description() const {
    std::vector<int64_t> result;
    for (auto &group : groups)
      result.push_back(group.size());
    for (auto &group : groups)
      for (const Loop &loop : group)
        result.insert(result.end(), {loop.size, loop.a, loop.b, loop.c});
    return result;
  }

  void fill(uint32_t seed) {
    int64_t last[3] = {0, 0, 0};
    for (auto &group : groups)
      for (const Loop &loop : group) {
        last[0] += (loop.size - 1) * loop.a;
        last[1] += (loop.size - 1) * loop.b;
        last[2] += (loop.size - 1) * loop.c;
      }
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::vector<float> *operands[] = {&a, &b, &c};
    for (int i = 0; i < 3; ++i) {
      operands[i]->resize(last[i] + 1);
      for (float &element : *operands[i])
        element = normal(random);
    }
  }
};

/// Computes the contraction by its definition: every loop in turn, k in order,
/// with each product rounded.
class PlainLoops {
public:
  explicit PlainLoops(const Problem &problem) : result(problem.c), p(problem) {
    for (auto &group : p.groups)
      loops.insert(loops.end(), group.begin(), group.end());
    visit(0, 0, 0, 0);
  }
  std::vector<float> result;

private:
  void visit(size_t depth, int64_t a, int64_t b, int64_t c) {
    if (depth == loops.size()) {
      volatile float product = p.a[a] * p.b[b];
      result[c] = result[c] + product;
      return;
    }
    const Loop &loop = loops[depth];
    for (int64_t i = 0; i < loop.size; ++i)
      visit(depth + 1, a + i * loop.a, b + i * loop.b, c + i * loop.c);
  }

  const Problem &p;
  std::vector<Loop> loops;
};

/// Runs the contraction with every instruction set of this machine, and with 1
/// to 3 threads.
void expectBitsOfPlainLoops(const Problem &problem) {
  std::vector<float> expected = PlainLoops(problem).result;
  std::vector<int64_t> loops = problem.description();
  auto widest = static_cast<int>(machineInstructionSet());
  for (int set = 0; set <= widest; ++set)
    for (int threads = 1; threads <= 3; ++threads) {
      limitInstructionSet(static_cast<InstructionSet>(set));
      rematSetThreads(threads);
      std::vector<float> result = problem.c;
      rematContract(loops.data(), problem.a.data(), problem.b.data(),
                    result.data());
      ASSERT_EQ(0, std::memcmp(result.data(), expected.data(),
                               result.size() * sizeof(float)))
          << "instruction set " << set << ", " << threads << " threads";
    }
  limitInstructionSet(InstructionSet::AVX512);
}

Problem matmul(int64_t m, int64_t n, int64_t k) {
  return {{{}, {{m, k, 0, n}}, {{n, 0, 1, 1}}, {{k, 1, n, 0}}}, {}, {}, {}};
}

TEST(ContractionTest, MatricesOfAllRemainders) {
  for (int64_t m : {1, 4, 11, 12, 13, 25, 97})
    for (int64_t n : {1, 4, 31, 32, 33, 65})
      for (int64_t k : {1, 7, 300}) {
        Problem problem = matmul(m, n, k);
        problem.fill(m * 10000 + n * 100 + k);
        expectBitsOfPlainLoops(problem);
      }
}

TEST(ContractionTest, SeveralBlocksOfEverySide) {
  Problem problem = matmul(210, 530, 520);
  problem.fill(1);
  expectBitsOfPlainLoops(problem);
}

TEST(ContractionTest, TransposedOperandsAndResult) {
  // A is k x m, B is n x k, C is n x m.
  Problem problem{
      {{}, {{50, 1, 0, 1}}, {{40, 0, 70, 50}}, {{70, 50, 1, 0}}}, {}, {}, {}};
  problem.fill(2);
  expectBitsOfPlainLoops(problem);
}

TEST(ContractionTest, BatchesOfTwoLoops) {
  Problem problem{{{{2, 3 * 5 * 9, 3 * 9 * 6, 3 * 5 * 6}, {3, 45, 54, 30}},
                   {{5, 9, 0, 6}},
                   {{6, 0, 1, 1}},
                   {{9, 1, 6, 0}}},
                  {},
                  {},
                  {}};
  problem.fill(3);
  expectBitsOfPlainLoops(problem);
}

/// Tests conv_2d_nhwc_hwcf on images of 13 x 13 with strides and dilations of
/// 2.
TEST(ContractionTest, ConvolutionWithStrideAndDilation) {
  int64_t image = 13 * 13 * 7, row = 13 * 7, pixel = 7, filters = 40;
  int64_t out = 5;
  Problem problem{{{},
                   {{2, image, 0, out * out * filters},
                    {out, 2 * row, 0, out * filters},
                    {out, 2 * pixel, 0, filters}},
                   {{filters, 0, 1, 1}},
                   {{3, 2 * row, 3 * 7 * filters, 0},
                    {3, 2 * pixel, 7 * filters, 0},
                    {7, 1, filters, 0}}},
                  {},
                  {},
                  {}};
  problem.fill(4);
  expectBitsOfPlainLoops(problem);
}

TEST(ContractionTest, StridedResultAndNoReduction) {
  Problem problem{{{}, {{30, 2, 0, 3}}, {{35, 0, 2, 200}}, {}}, {}, {}, {}};
  problem.fill(5);
  expectBitsOfPlainLoops(problem);
}

/// Returns the upper halves of \p elements, and sets the lower halves to zero.
std::vector<uint16_t> roundToBF16(std::vector<float> &elements) {
  std::vector<uint16_t> result;
  for (float &element : elements) {
    result.push_back(std::bit_cast<uint32_t>(element) >> 16);
    element = std::bit_cast<float>(uint32_t{result.back()} << 16);
  }
  return result;
}

TEST(ContractionTest, OperandsInBF16) {
  // The problems below have whole panels along both operands, remainders, a
  // transposed A, and batches.
  Problem transposed{
      {{}, {{50, 1, 0, 40}}, {{40, 0, 1, 1}}, {{70, 50, 40, 0}}}, {}, {}, {}};
  Problem batched = matmul(8, 8, 8);
  batched.groups[0] = {{3, 64, 64, 64}};
  for (Problem problem :
       {matmul(24, 64, 40), matmul(13, 33, 7), transposed, batched})
    for (bool isAlsoB : {false, true}) {
      problem.fill(10 + isAlsoB);
      std::vector<uint16_t> a = roundToBF16(problem.a), b;
      if (isAlsoB)
        b = roundToBF16(problem.b);
      std::vector<float> expected = PlainLoops(problem).result;
      const void *right = isAlsoB ? static_cast<void *>(b.data())
                                  : static_cast<void *>(problem.b.data());
      rematContractMixed(problem.description().data(), 1, a.data(), isAlsoB,
                         right, problem.c.data());
      EXPECT_EQ(expected, problem.c);
    }
}

TEST(ContractionTest, OperandsInF16) {
  // Tests each 16-bit number in a product with 1, which is a sum of one term.
  std::vector<uint16_t> all;
  for (uint32_t bits = 0; bits < 0x10000; ++bits)
    all.push_back(uint16_t(bits));
  std::vector<float> one{1, 0, 0, 0}, sums(4 * all.size());
  std::vector<int64_t> loops{0, 1, 1, 0, int64_t(all.size()), 1, 0, 4,
                             4, 0, 1, 1};
  rematContractMixed(loops.data(), REMAT_FACTOR_F16, all.data(),
                     REMAT_FACTOR_F32, one.data(), sums.data());
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float expected = float(std::bit_cast<_Float16>(all[bits]));
    float sum = sums[4 * bits];
    EXPECT_TRUE(std::isnan(expected) ? std::isnan(sum) : sum == expected)
        << bits << ": " << sum << ", not " << expected;
  }
}

TEST(ContractionTest, InfinityAndNaNStayInTheirRowAndColumn) {
  Problem problem = matmul(5, 5, 9);
  problem.fill(6);
  problem.a[3] = std::numeric_limits<float>::infinity();
  problem.b[7] = std::numeric_limits<float>::quiet_NaN();
  std::vector<float> expected = PlainLoops(problem).result;
  std::vector<int64_t> loops = problem.description();
  rematContract(loops.data(), problem.a.data(), problem.b.data(),
                problem.c.data());
  for (size_t i = 0; i < expected.size(); ++i)
    EXPECT_EQ(std::isnan(expected[i]), std::isnan(problem.c[i])) << i;
}

TEST(ContractionTest, CallersTakeTurns) {
  rematSetThreads(2);
  Problem problem = matmul(50, 50, 20);
  problem.fill(9);
  std::vector<float> expected = PlainLoops(problem).result;
  std::vector<int64_t> loops = problem.description();
  std::vector<float> results[] = {problem.c, problem.c, problem.c};
  std::vector<std::thread> callers;
  for (auto &result : results)
    callers.emplace_back([&] {
      for (int i = 0; i < 200; ++i) {
        result = problem.c;
        rematContract(loops.data(), problem.a.data(), problem.b.data(),
                      result.data());
      }
    });
  for (std::thread &caller : callers)
    caller.join();
  for (auto &result : results)
    EXPECT_EQ(expected, result);
}

TEST(ContractionTest, ScratchDoesNotGrow) {
  rematSetThreads(2);
  Problem small = matmul(40, 40, 40), large = matmul(300, 600, 300);
  small.fill(7);
  large.fill(8);
  auto contract = [](Problem &problem) {
    rematContract(problem.description().data(), problem.a.data(),
                  problem.b.data(), problem.c.data());
  };
  for (int i = 0; i < 20; ++i)
    contract(large);
  int64_t bytes = rematScratchBytes();
  EXPECT_GT(bytes, 0);
  EXPECT_LE(bytes, 2 * 700'000);
  contract(small);
  contract(large);
  EXPECT_LE(rematScratchBytes(), 2 * 700'000);
}

} // namespace
