//===- LowerSetBound.cpp - Lower bound on the overhead of strategies ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSetBound.h"

#include "Core/LowerSets/LowerSetExact.h"

#include <algorithm>
#include <limits>

using namespace remat;

OverheadBound::OverheadBound(const ForwardGraph &forward, int64_t budget)
    : forward(forward) {
  int64_t leastSink = std::numeric_limits<int64_t>::max();
  for (uint32_t v = 0; v < forward.size(); ++v) {
    if (forward.successors[v].empty())
      leastSink = std::min(leastSink, forward.bytes[v]);
    else
      byDensity.push_back(v);
  }
  room = budget - 2 * leastSink;
  auto density = [&](uint32_t v) {
    return forward.bytes[v] == 0 ? std::numeric_limits<double>::infinity()
                                 : forward.time[v] / double(forward.bytes[v]);
  };
  std::sort(byDensity.begin(), byDensity.end(), [&](uint32_t a, uint32_t b) {
    double first = density(a), second = density(b);
    return first != second ? first > second : a < b;
  });
}

double OverheadBound::toCome(const std::function<bool(uint32_t)> &isInside,
                             double timeOutside, int64_t cachedBytes) const {
  int64_t left = room - cachedBytes;
  for (uint32_t v : byDensity) {
    if (isInside(v))
      continue;
    if (forward.bytes[v] > left) {
      if (left > 0)
        timeOutside -=
            forward.time[v] * double(left) / double(forward.bytes[v]);
      break;
    }
    left -= forward.bytes[v];
    timeOutside -= forward.time[v];
  }
  return std::max(0.0, timeOutside);
}

double remat::boundOverAll(const ForwardGraph &forward, int64_t budget,
                           StrategyObjective objective) {
  double total = 0;
  for (double time : forward.time)
    total += time;
  if (objective == StrategyObjective::Memory)
    return total;
  return OverheadBound(forward, budget)
      .toCome([](uint32_t) { return false; }, total, 0);
}
