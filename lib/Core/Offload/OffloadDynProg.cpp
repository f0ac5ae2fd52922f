//===- OffloadDynProg.cpp - Rounding for the dynamic program --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont et al. 2020, section 5.3.2. A slot has M / S bytes.
//
//===----------------------------------------------------------------------===//

#include "Core/Offload/OffloadChoice.h"
#include "Core/Offload/OffloadSlots.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// Returns the slots for \p bytes, rounded up.
int64_t roundUp(int64_t bytes, int64_t slots, int64_t limit) {
  return int64_t(std::ceil(double(bytes) * double(slots) / double(limit)));
}

/// Rounds the partial sums of \p slots down, and returns their differences. No
/// difference needs to be larger than kMost.
std::vector<int64_t> roundDown(const std::vector<double> &slots) {
  constexpr double kMost = 1e12;
  std::vector<int64_t> result;
  double sum = 0;
  for (double each : slots) {
    double before = std::floor(sum);
    sum += std::min(each, kMost);
    result.push_back(int64_t(std::floor(sum) - before));
  }
  return result;
}

/// Returns the activation whose rounded size is below its size by the least
/// amount, or kNothing if none is below.
constexpr uint32_t kNothing = UINT32_MAX;
uint32_t closestBelow(const OffloadChain &chain, const SlotChain &slotted,
                      double slot) {
  uint32_t closest = kNothing;
  double least = 0;
  for (uint32_t i = 0; i <= chain.size(); ++i) {
    double missing =
        double(chain.activation(i)) - double(slotted.activation[i]) * slot;
    if (missing > 0 && (closest == kNothing || missing < least)) {
      closest = i;
      least = missing;
    }
  }
  return closest;
}

} // namespace

SlotChain remat::slotChain(const OffloadChain &chain, int64_t limit,
                           int64_t slots) {
  SlotChain result;
  result.limit = slots;
  double slot = double(limit) / double(slots);
  result.costToHost = slot / chain.toHost;
  result.costToDevice = slot / chain.toDevice;
  auto up = [&](int64_t bytes) { return roundUp(bytes, slots, limit); };
  // The partial sums of |x| are rounded up, and those of u beta are rounded
  // down. The rounded values are the differences of these sums.
  int64_t bytes = 0;
  for (uint32_t i = 0; i <= chain.size(); ++i) {
    result.activation.push_back(up(bytes + chain.activation(i)) - up(bytes));
    bytes += chain.activation(i);
  }
  std::vector<double> forward, backward;
  for (uint32_t i = 0; i < chain.size(); ++i) {
    const OffloadLayer &layer = chain.layers[i];
    result.forwardOwn.push_back(up(layer.forwardExtra));
    result.backwardOwn.push_back(up(layer.backwardExtra) +
                                 up(chain.gradient(i)) +
                                 up(chain.gradient(i + 1)));
    forward.push_back(layer.forwardCost * chain.toHost / slot);
    backward.push_back(layer.backwardCost * chain.toDevice / slot);
  }
  result.forwardCopies = roundDown(forward);
  result.backwardCopies = roundDown(backward);
  return result;
}

OffloadResult remat::offloadDynProg(const OffloadChain &chain, int64_t limit,
                                    int64_t slots, double slack) {
  if (limit < leastLimit(chain) || limit <= 0) // There are no slots.
    return offloadGreedy(chain, limit);
  SlotChain slotted = slotChain(chain, limit, slots);
  double slot = double(limit) / double(slots);
  constexpr size_t kMost = 256;
  for (;;) {
    BestOffload best(chain, limit);
    std::vector<SlotSolution> solutions =
        solveSlots(slotted, slack * chain.computeCost(), kMost);
    for (const SlotSolution &solution : solutions)
      best.offer(solution.offloaded);
    if (OffloadResult found = best.take())
      return found;
    if (solutions.empty())
      break;
    uint32_t next = closestBelow(chain, slotted, slot);
    if (next == kNothing)
      break;
    ++slotted.activation[next];
  }
  return offloadGreedy(chain, limit);
}
