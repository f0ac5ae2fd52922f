//===- OffloadChoice.cpp - Choices of activations to offload --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Offload/OffloadChoice.h"

#include "Core/Base/ParetoFront.h"

#include <algorithm>

using namespace remat;

std::vector<int64_t> remat::movedBytes(const OffloadChain &chain,
                                       const std::vector<bool> &offloaded) {
  std::vector<int64_t> moved(chain.size(), 0);
  for (uint32_t i = 0; i < chain.size(); ++i)
    if (offloaded[i])
      moved[i] = chain.activation(i);
  return moved;
}

bool BestOffload::offer(const std::vector<bool> &offloaded, Copies copies) {
  auto found = schedule(chain, limit, movedBytes(chain, offloaded), copies);
  if (!found)
    return false;
  if (!best || found->makespan < best->schedule.makespan)
    best = OffloadChoice{offloaded, std::move(*found)};
  return true;
}

OffloadResult remat::offloadGreedy(const OffloadChain &chain, int64_t limit) {
  // The smallest k with x_0 + ... + x_k >= M_peak - M.
  int64_t left = peakBytes(chain) - limit;
  std::vector<bool> offloaded(chain.size(), false);
  for (uint32_t i = 0; i < chain.size() && left > 0; ++i) {
    offloaded[i] = true;
    left -= chain.activation(i);
  }
  BestOffload best(chain, limit);
  best.offer(offloaded);
  return best.take();
}

OffloadResult remat::offloadVdnn(const OffloadChain &chain, int64_t limit) {
  std::vector<double> ratios;
  for (const OffloadLayer &layer : chain.layers)
    ratios.push_back(layer.input > 0 ? layer.forwardCost / double(layer.input)
                                     : 0);
  std::vector<double> thresholds = ratios;
  std::sort(thresholds.begin(), thresholds.end());
  thresholds.erase(std::unique(thresholds.begin(), thresholds.end()),
                   thresholds.end());
  BestOffload best(chain, limit);
  best.offer(std::vector<bool>(chain.size(), false));
  for (double threshold : thresholds) {
    std::vector<bool> above(chain.size()), half(chain.size());
    bool second = false;
    for (uint32_t i = 0; i < chain.size(); ++i)
      if (ratios[i] >= threshold) {
        above[i] = true;
        half[i] = !second;
        second = !second;
      }
    best.offer(above);
    best.offer(half);
  }
  return best.take();
}

// TFLMS has two parameters: the number of tensors to offload, and the number of
// layers to fetch ahead. Beaumont et al. 2020, section 6.1, report the best of
// all values for each memory limit. The schedules do not depend on the limit,
// so one pass over both parameters serves all limits.

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

namespace {

/// Goes through the activations, and decides for each activation whether it is
/// offloaded. A branch of the search ends in two cases: its offloaded bytes can
/// no longer suffice for the limit, or moving these bytes over the link twice
/// takes longer than the best schedule so far.
class Exhaustive {
public:
  Exhaustive(const OffloadChain &chain, int64_t limit, Copies copies)
      : chain(chain), copies(copies), needed(peakBytes(chain) - limit),
        best(chain, limit), offloaded(chain.size(), false) {
    for (uint32_t i = 0; i < chain.size(); ++i)
      if (chain.activation(i) > 0) {
        activations.push_back(i);
        rest += chain.activation(i);
      }
  }

  OffloadResult run() {
    decide(0, 0, rest);
    return best.take();
  }

  uint32_t size() const { return activations.size(); }

private:
  void decide(uint32_t next, int64_t moved, int64_t left) {
    double onLink =
        double(moved) / chain.toHost + double(moved) / chain.toDevice;
    if (moved + left < needed || onLink > best.makespan())
      return;
    if (next == activations.size()) {
      best.offer(offloaded, copies);
      return;
    }
    uint32_t i = activations[next];
    int64_t bytes = chain.activation(i);
    for (bool moves : {false, true}) {
      offloaded[i] = moves;
      decide(next + 1, moved + (moves ? bytes : 0), left - bytes);
    }
    offloaded[i] = false;
  }

  const OffloadChain &chain;
  Copies copies;
  int64_t needed;   ///< The bytes that must be on the host at the peak.
  int64_t rest = 0; ///< Bytes of all activations.
  BestOffload best;
  std::vector<bool> offloaded;
  std::vector<uint32_t> activations; ///< The activations that have bytes.
};

} // namespace

OffloadResult remat::offloadExhaustive(const OffloadChain &chain, int64_t limit,
                                       Copies copies) {
  Exhaustive search(chain, limit, copies);
  return search.size() <= kMostExhaustive ? search.run() : std::nullopt;
}
