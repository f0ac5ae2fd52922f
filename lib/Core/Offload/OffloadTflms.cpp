//===- OffloadTflms.cpp - The choices of TFLMS ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont et al. 2020, section 6.1: TFLMS has two parameters: the number of
// tensors to offload, and the number of layers to fetch ahead. The paper
// reports the best of all values for each memory limit. The schedules do not
// depend on the limit, so one pass over both parameters serves all limits.
//
//===----------------------------------------------------------------------===//

#include "Core/Base/ParetoFront.h"
#include "Core/Offload/OffloadChoice.h"

using namespace remat;

std::vector<TflmsPoint> remat::tflmsFront(const OffloadChain &chain) {
  constexpr uint32_t kLeads = 64;
  uint32_t step = (chain.size() + kLeads - 1) / kLeads;
  ParetoFront<OffloadChoice> front; // The costs are makespans.
  std::vector<bool> offloaded(chain.size(), false);
  for (uint32_t n = 0; n <= chain.size(); ++n) {
    if (n > 0)
      offloaded[n - 1] = true;
    std::vector<int64_t> moved = movedBytes(chain, offloaded);
    for (uint32_t lead = 1; lead <= (n ? chain.size() : 1); lead += step) {
      AheadSchedule ahead = scheduleAhead(chain, moved, lead);
      if (OffloadChoice *choice =
              front.add(ahead.peakBytes, ahead.schedule.makespan))
        *choice = {offloaded, std::move(ahead.schedule), lead};
    }
  }
  std::vector<TflmsPoint> points;
  for (auto at = front.rbegin(); at != front.rend(); ++at)
    points.push_back({at->first, std::move(at->second.value)});
  return points;
}

OffloadResult remat::offloadTflms(const OffloadChain &chain, int64_t limit) {
  for (TflmsPoint &point : tflmsFront(chain))
    if (point.peakBytes <= limit)
      return std::move(point.choice);
  return std::nullopt;
}
