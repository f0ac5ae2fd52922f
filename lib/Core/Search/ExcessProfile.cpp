//===- ExcessProfile.cpp - Held bytes above a level, over a plan ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Search/ExcessProfile.h"

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
  for (uint32_t s = 0; s < size; ++s)
    stepsAbove[s + 1] = stepsAbove[s] + (above[s / runLength] > 0);
}

/// Sums \p term over the steps of [begin, end), in independent lanes: these
/// become vector code, and the order of additions is the same on every machine.
template <typename Term>
double ExcessProfile::sum(uint32_t begin, uint32_t end, Term term) const {
  if (begin >= end)
    return 0;
  uint32_t first = begin / runLength, last = (end - 1) / runLength;
  if (first == last)
    return double(term(above[first])) * (end - begin);
  constexpr uint32_t kLanes = 8;
  float lanes[kLanes] = {};
  uint32_t run = first + 1;
  for (; run + kLanes <= last; run += kLanes)
    for (uint32_t k = 0; k < kLanes; ++k)
      lanes[k] += term(above[run + k]);
  double whole = 0;
  for (; run < last; ++run)
    whole += term(above[run]);
  for (float lane : lanes)
    whole += lane;
  return whole * runLength +
         double(term(above[first])) * ((first + 1) * runLength - begin) +
         double(term(above[last])) * (end - last * runLength);
}

double ExcessProfile::relief(uint32_t begin, uint32_t end,
                             int64_t bytes) const {
  return sum(begin, end, [limit = float(bytes)](float x) {
    x = x < 0 ? 0 : x;
    return x > limit ? limit : x;
  });
}

double ExcessProfile::burden(uint32_t begin, uint32_t end,
                             int64_t bytes) const {
  return sum(begin, end, [more = float(bytes)](float x) {
    float y = x + more;
    return (y < 0 ? 0 : y) - (x < 0 ? 0 : x);
  });
}
