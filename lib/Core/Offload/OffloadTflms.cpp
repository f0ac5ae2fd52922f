//===- OffloadTflms.cpp - The choices of TFLMS ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont et al. 2020, section 6.1: TFLMS has two numbers, of tensors to
// offload and of layers to fetch ahead, and they report the best of all values
// for each memory limit. No schedule depends on the limit, so that one pass
// over both numbers serves all limits.
//
//===----------------------------------------------------------------------===//

#include "remat/Core/Offload/OffloadChoice.h"

#include <map>

using namespace remat;

namespace {

/// Choices by their bytes; makespans fall as bytes rise.
class Front {
public:
  bool wants(const AheadSchedule &ahead) const {
    auto above = points.upper_bound(ahead.peakBytes);
    return above == points.begin() ||
           std::prev(above)->second.schedule.makespan > ahead.schedule.makespan;
  }

  void add(int64_t peakBytes, OffloadChoice choice) {
    auto at = points.lower_bound(peakBytes);
    while (at != points.end() &&
           at->second.schedule.makespan >= choice.schedule.makespan)
      at = points.erase(at);
    points.insert_or_assign(peakBytes, std::move(choice));
  }

  std::vector<TflmsPoint> take() {
    std::vector<TflmsPoint> result;
    for (auto at = points.rbegin(); at != points.rend(); ++at)
      result.push_back({at->first, std::move(at->second)});
    return result;
  }

private:
  std::map<int64_t, OffloadChoice> points;
};

} // namespace

std::vector<TflmsPoint> remat::tflmsFront(const OffloadChain &chain) {
  constexpr uint32_t kLeads = 64;
  uint32_t step = (chain.size() + kLeads - 1) / kLeads;
  Front front;
  std::vector<bool> offloaded(chain.size(), false);
  for (uint32_t n = 0; n <= chain.size(); ++n) {
    if (n > 0)
      offloaded[n - 1] = true;
    std::vector<int64_t> moved = movedBytes(chain, offloaded);
    for (uint32_t lead = 1; lead <= (n ? chain.size() : 1); lead += step)
      if (AheadSchedule ahead = scheduleAhead(chain, moved, lead);
          front.wants(ahead))
        front.add(ahead.peakBytes,
                  {offloaded, std::move(ahead.schedule), lead});
  }
  return front.take();
}

OffloadResult remat::offloadTflms(const OffloadChain &chain, int64_t limit) {
  for (TflmsPoint &point : tflmsFront(chain))
    if (point.peakBytes <= limit)
      return std::move(point.choice);
  return std::nullopt;
}
