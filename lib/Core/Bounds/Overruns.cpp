//===- Overruns.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/Overruns.h"

#include <algorithm>

using namespace remat;

/// Returns the steps at which more than \p budget bytes are held. A new overrun
/// begins after each place at which at most \p low bytes are held.
static std::vector<Overrun> divide(const std::vector<int64_t> &timeline,
                                   int64_t budget, int64_t low) {
  std::vector<Overrun> overruns;
  bool isLow = true;
  for (NodeId n = 0; n < timeline.size(); ++n) {
    isLow |= timeline[n] <= low;
    if (timeline[n] <= budget)
      continue;
    if (isLow)
      overruns.emplace_back();
    isLow = false;
    overruns.back().steps.push_back(n);
  }
  return overruns;
}

Overrun remat::oneOverrun(const std::vector<int64_t> &timeline,
                          int64_t budget) {
  Overrun overrun;
  overrun.end = overrun.until = timeline.size();
  for (NodeId n = 0; n < timeline.size(); ++n)
    if (timeline[n] > budget)
      overrun.steps.push_back(n);
  return overrun;
}

std::vector<Overrun> remat::findOverruns(const std::vector<int64_t> &timeline,
                                         int64_t budget) {
  int64_t most = 0;
  for (int64_t bytes : timeline)
    most = std::max(most, bytes);
  std::vector<Overrun> overruns =
      divide(timeline, budget, std::min(budget, most / 2));
  // Sometimes a few steps with many bytes come long before the main overrun. If
  // they were an overrun of their own, the costs of all nodes before them would
  // be counted with it, and not with the main overrun.
  size_t largest = 0;
  for (const Overrun &overrun : overruns)
    largest = std::max(largest, overrun.steps.size());
  std::erase_if(overruns, [&](const Overrun &overrun) {
    return overrun.steps.size() < largest / 2;
  });
  for (size_t i = 0; i < overruns.size(); ++i) {
    bool isLast = i + 1 == overruns.size();
    overruns[i].begin = i ? overruns[i - 1].end : 0;
    overruns[i].end = overruns[i].steps.back() + 1;
    overruns[i].until =
        isLast ? timeline.size() : overruns[i + 1].steps.front();
  }
  return overruns;
}
