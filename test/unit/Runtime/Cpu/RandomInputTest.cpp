//===- RandomInputTest.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/RandomInput.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace remat;

namespace {

template <typename T> T elementAt(const std::vector<char> &bytes, size_t i) {
  T value;
  std::memcpy(&value, bytes.data() + i * sizeof(T), sizeof(T));
  return value;
}

double valueOf(uint16_t bits, int mantissaBits, int bias) {
  int mantissa = bits & ((1 << mantissaBits) - 1);
  int exponent = (bits & 0x7fff) >> mantissaBits;
  double magnitude = exponent == 0
                         ? std::ldexp(mantissa, 1 - bias - mantissaBits)
                         : std::ldexp(mantissa + (1 << mantissaBits),
                                      exponent - bias - mantissaBits);
  return bits & 0x8000 ? -magnitude : magnitude;
}

TEST(RandomInput, SmallFloatsAreTheNearestToTheWideOnes) {
  constexpr int64_t kCount = 20000;
  auto wide = randomInput("f64", kCount, 3, 0);
  struct {
    const char *type;
    int mantissaBits, bias;
  } formats[] = {{"f16", 10, 15}, {"bf16", 7, 127}};
  for (auto [type, mantissaBits, bias] : formats) {
    auto small = randomInput(type, kCount, 3, 0);
    for (int64_t i = 0; i < kCount; ++i) {
      double exact = elementAt<double>(wide, i);
      auto bits = elementAt<uint16_t>(small, i);
      double error = std::fabs(valueOf(bits, mantissaBits, bias) - exact);
      for (int step : {-1, 1}) {
        double other = valueOf(uint16_t(bits + step), mantissaBits, bias);
        EXPECT_LE(error, std::fabs(other - exact)) << type << " " << exact;
      }
    }
  }
}

TEST(RandomInput, DependsOnSeedAndArgument) {
  auto one = randomInput("f32", 8, 1, 0);
  EXPECT_EQ(one.size(), 32u);
  EXPECT_EQ(one, randomInput("f32", 8, 1, 0));
  EXPECT_NE(one, randomInput("f32", 8, 2, 0));
  EXPECT_NE(one, randomInput("f32", 8, 1, 1));
}

// Several threads make parts of a large input. No part repeats the numbers of
// another, and a large input begins with the numbers of a small one.
TEST(RandomInput, DoesNotDependOnThreads) {
  constexpr int64_t kFew = 100, kMany = 3 << 20;
  for (const char *type : {"bf16", "i32", "f64"}) {
    auto few = randomInput(type, kFew, 7, 2);
    auto many = randomInput(type, kMany, 7, 2);
    EXPECT_TRUE(std::equal(few.begin(), few.end(), many.begin())) << type;
  }
  auto bytes = randomInput("f64", kMany, 7, 2);
  std::vector<double> numbers(kMany);
  std::memcpy(numbers.data(), bytes.data(), bytes.size());
  std::sort(numbers.begin(), numbers.end());
  EXPECT_EQ(std::adjacent_find(numbers.begin(), numbers.end()), numbers.end());
}

TEST(RandomInput, IntegersAreZeroOrOne) {
  for (const char *type : {"i1", "i8", "i16", "i32", "i64", "index"})
    for (char byte : randomInput(type, 64, 1, 0))
      EXPECT_TRUE(byte == 0 || byte == 1);
}

TEST(RandomInput, OtherTypesHaveNone) {
  EXPECT_TRUE(randomInput("complex<f32>", 4, 1, 0).empty());
}

} // namespace
