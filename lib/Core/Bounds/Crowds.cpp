//===- Crowds.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Bounds/Crowds.h"

#include <algorithm>

using namespace remat;

/// The steps above \p budget, divided where at most \p low bytes are held.
static std::vector<Crowd> divide(const std::vector<int64_t> &timeline,
                                 int64_t budget, int64_t low) {
  std::vector<Crowd> crowds;
  bool isLow = true;
  for (NodeId n = 0; n < timeline.size(); ++n) {
    isLow |= timeline[n] <= low;
    if (timeline[n] <= budget)
      continue;
    if (isLow)
      crowds.emplace_back();
    isLow = false;
    crowds.back().steps.push_back(n);
  }
  return crowds;
}

Crowd remat::oneCrowd(const std::vector<int64_t> &timeline, int64_t budget) {
  Crowd crowd;
  crowd.end = crowd.until = timeline.size();
  for (NodeId n = 0; n < timeline.size(); ++n)
    if (timeline[n] > budget)
      crowd.steps.push_back(n);
  return crowd;
}

std::vector<Crowd> remat::findCrowds(const std::vector<int64_t> &timeline,
                                     int64_t budget) {
  int64_t most = 0;
  for (int64_t bytes : timeline)
    most = std::max(most, bytes);
  std::vector<Crowd> crowds =
      divide(timeline, budget, std::min(budget, most / 2));
  // A few steps that need much stand before the others at times. If they were a
  // crowd, they would pay for all nodes up to them.
  size_t largest = 0;
  for (const Crowd &crowd : crowds)
    largest = std::max(largest, crowd.steps.size());
  std::erase_if(crowds, [&](const Crowd &crowd) {
    return crowd.steps.size() < largest / 2;
  });
  for (size_t i = 0; i < crowds.size(); ++i) {
    bool isLast = i + 1 == crowds.size();
    crowds[i].begin = i ? crowds[i - 1].end : 0;
    crowds[i].end = crowds[i].steps.back() + 1;
    crowds[i].until = isLast ? timeline.size() : crowds[i + 1].steps.front();
  }
  return crowds;
}
