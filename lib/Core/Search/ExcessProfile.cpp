//===- ExcessProfile.cpp - Area of held bytes above a level ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/ExcessProfile.h"

#include <algorithm>
#include <limits>

using namespace remat;

void ExcessProfile::assign(std::span<const int64_t> held, int64_t level) {
  constexpr uint32_t kMaxExact = 4096, kRuns = 1024;
  uint32_t size = held.size();
  runLength = size <= kMaxExact ? 1 : size / kRuns;
  above.assign(size / runLength + 1, std::numeric_limits<float>::lowest());
  stepsAbove.assign(size + 1, 0);
  for (uint32_t s = 0; s < size; ++s) {
    float &run = above[s / runLength];
    run = std::max(run, float(held[s] - level));
  }
  lowest.assign(above.size() / kBlock + 1, std::numeric_limits<float>::max());
  highest.assign(lowest.size(), std::numeric_limits<float>::lowest());
  for (size_t run = 0; run < above.size(); ++run) {
    lowest[run / kBlock] = std::min(lowest[run / kBlock], above[run]);
    highest[run / kBlock] = std::max(highest[run / kBlock], above[run]);
  }
  for (uint32_t s = 0; s < size; ++s)
    stepsAbove[s + 1] = stepsAbove[s] + (above[s / runLength] > 0);
}

/// Returns the sum of term(x) over \p values. The sum is computed in several
/// independent lanes, which the compiler turns into vector code. The order of
/// additions is the same on every machine.
template <typename Term>
static double sumOf(std::span<const float> values, Term term) {
  constexpr size_t kLanes = 8;
  float lanes[kLanes] = {};
  size_t i = 0;
  for (; i + kLanes <= values.size(); i += kLanes)
    for (size_t k = 0; k < kLanes; ++k)
      lanes[k] += term(values[i + k]);
  double sum = 0;
  for (; i < values.size(); ++i)
    sum += term(values[i]);
  for (float lane : lanes)
    sum += lane;
  return sum;
}

/// If all runs of a block are below \p foot, or all are above \p foot by
/// \p height or more, the block needs only one term.
double ExcessProfile::ramp(uint32_t begin, uint32_t end, float foot,
                           float height) const {
  if (begin >= end)
    return 0;
  auto term = [foot, height](float x) {
    x -= foot;
    x = x < 0 ? 0 : x;
    return x > height ? height : x;
  };
  uint32_t first = begin / runLength, last = (end - 1) / runLength;
  if (first == last)
    return double(term(above[first])) * (end - begin);
  double whole = 0;
  for (uint32_t run = first + 1; run < last;) {
    uint32_t block = run / kBlock;
    uint32_t next = std::min(last, (block + 1) * kBlock);
    float low = term(lowest[block]);
    whole += low == term(highest[block])
                 ? double(low) * (next - run)
                 : sumOf({above.data() + run, above.data() + next}, term);
    run = next;
  }
  return whole * runLength +
         double(term(above[first])) * ((first + 1) * runLength - begin) +
         double(term(above[last])) * (end - last * runLength);
}

double ExcessProfile::relief(uint32_t begin, uint32_t end,
                             int64_t bytes) const {
  return ramp(begin, end, 0, float(bytes));
}

double ExcessProfile::burden(uint32_t begin, uint32_t end,
                             int64_t bytes) const {
  return ramp(begin, end, -float(bytes), float(bytes));
}

std::optional<double> ExcessProfile::burdenBelow(double limit, uint32_t begin,
                                                 uint32_t end,
                                                 int64_t bytes) const {
  if (leastBurden(begin, end, bytes) >= limit)
    return std::nullopt;
  double added = burden(begin, end, bytes);
  return added < limit ? std::optional(added) : std::nullopt;
}
