//===- OffloadChoice.cpp - Simple choices of activations ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Offload/OffloadChoice.h"

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
