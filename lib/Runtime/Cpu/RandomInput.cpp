//===- RandomInput.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/RandomInput.h"

#include "Runtime/Cpu/ThreadPool.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

namespace remat {

namespace {

constexpr double deviation = 0.1;

/// SplitMix64 (Steele, Lea, Flood 2014) makes the same numbers on every
/// platform. The standard library does not promise this for its distributions.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t bits() {
    uint64_t z = (state += kStep);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  void skip(uint64_t draws) { state += draws * kStep; }

  /// In the interval (0, 1].
  double uniform() { return ((bits() >> 11) + 1) * 0x1p-53; }

  /// Returns a number from the standard normal distribution (Box and Muller).
  double normal() {
    double radius = std::sqrt(-2 * std::log(uniform()));
    return radius * std::cos(2 * std::numbers::pi * uniform());
  }

private:
  static constexpr uint64_t kStep = 0x9e3779b97f4a7c15;
  uint64_t state;
};

/// Returns the bits of \p value as a 16-bit float. The value must be far from
/// overflow. Rounds to the nearest number. A tie is rounded to the even number.
uint16_t smallFloatBits(double value, int mantissaBits, int smallestExponent) {
  uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  double magnitude = std::fabs(value);
  if (magnitude == 0)
    return sign;
  int exponent = std::max(std::ilogb(magnitude), smallestExponent);
  auto units =
      int(std::nearbyint(std::ldexp(magnitude, mantissaBits - exponent)));
  // If the number is not subnormal, the leading 1 bit of `units` adds one to
  // the exponent.
  return sign |
         uint16_t(((exponent - smallestExponent) << mantissaBits) + units);
}

template <typename T> void store(std::vector<char> &bytes, int64_t i, T value) {
  std::memcpy(bytes.data() + i * sizeof(T), &value, sizeof(T));
}

int64_t widthOf(std::string_view type) {
  if (type == "i1" || type == "i8")
    return 1;
  if (type == "i16" || type == "f16" || type == "bf16")
    return 2;
  if (type == "i32" || type == "f32")
    return 4;
  return type == "i64" || type == "f64" || type == "index" ? 8 : 0;
}

bool isFloat(std::string_view type) {
  return type == "f16" || type == "bf16" || type == "f32" || type == "f64";
}

/// Fills the elements from \p begin to \p end. The generator \p random must be
/// at the state for the element \p begin.
void fill(std::string_view type, std::vector<char> &bytes, int64_t begin,
          int64_t end, Random random) {
  int64_t width = widthOf(type);
  for (int64_t i = begin; i < end; ++i) {
    if (type == "f32")
      store<float>(bytes, i, deviation * random.normal());
    else if (type == "f64")
      store<double>(bytes, i, deviation * random.normal());
    else if (type == "f16")
      store(bytes, i, smallFloatBits(deviation * random.normal(), 10, -14));
    else if (type == "bf16")
      store(bytes, i, smallFloatBits(deviation * random.normal(), 7, -126));
    else // Elements are in little-endian order, so the low byte comes first.
      bytes[i * width] = random.bits() >> 63;
  }
}

} // namespace

std::vector<char> randomInput(std::string_view type, int64_t elements,
                              uint64_t seed, uint64_t argument) {
  // One thread makes this many elements.
  constexpr int64_t kPart = int64_t(1) << 20;
  int64_t width = widthOf(type);
  std::vector<char> bytes(elements * width, 0);
  if (width == 0)
    return bytes;
  Random mix(seed), first(mix.bits() + 0x632be59bd9b4e019 * (argument + 1));
  auto fillPart = [&](int64_t part) {
    int64_t begin = part * kPart;
    Random random = first;
    // Each normally distributed number needs two random numbers.
    random.skip(begin * (isFloat(type) ? 2 : 1));
    fill(type, bytes, begin, std::min(begin + kPart, elements), random);
  };
  ThreadPool::shared().run((elements + kPart - 1) / kPart, fillPart);
  return bytes;
}

} // namespace remat
