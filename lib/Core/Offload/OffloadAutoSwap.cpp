//===- OffloadAutoSwap.cpp - Chooses activations by four scores -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Zhang et al. 2019 (reference 39 of Beaumont et al.) compute four scores for
// tensors that could be on the host while they are not used. Neither of the
// papers defines the scores. The definitions here follow from their names:
//
//   DOA    The duration of absence is the time from the last use before the
//          absence to the first use after it, less the time of both copies.
//   AOA    The area of absence is DOA times the bytes. If DOA is negative, the
//          area is DOA divided by the bytes.
//   WDOA   The duration weighted by load is the integral, over the absence, of
//          the bytes above the limit.
//   SWDOA  This score is WDOA, computed again after each choice from the load
//          that remains.
//
// All times are for a step without any waits.
//
//===----------------------------------------------------------------------===//

#include "Core/Offload/OffloadChoice.h"

#include <algorithm>
#include <array>

using namespace remat;

namespace {

constexpr uint32_t kScores = 4;
using Weights = std::array<int, kScores>;

class AutoSwap {
public:
  AutoSwap(const OffloadChain &chain, int64_t limit)
      : chain(chain), limit(limit), load(2 * chain.size()),
        cost(2 * chain.size()) {
    int64_t stored = chain.activation(0);
    for (uint32_t i = 0; i < chain.size(); ++i) {
      stored += chain.activation(i + 1);
      uint32_t back = backwardAt(i);
      load[i] = stored + forwardOwn(chain, i);
      load[back] = stored + backwardOwn(chain, i);
      cost[i] = chain.layers[i].forwardCost;
      cost[back] = chain.layers[i].backwardCost;
    }
  }

  OffloadResult run() {
    BestOffload best(chain, limit);
    constexpr int kSteps = 4; // The weights of the scores are multiples of 1 /
                              // kSteps.
    for (int a = 0; a <= kSteps; ++a)
      for (int b = 0; a + b <= kSteps; ++b)
        for (int c = 0; a + b + c <= kSteps; ++c)
          best.offer(choose({a, b, c, kSteps - a - b - c}));
    return best.take();
  }

private:
  /// Returns the position of B_i in the order of operations. The position of
  /// F_i is i.
  uint32_t backwardAt(uint32_t i) const { return 2 * chain.size() - 1 - i; }

  bool isAbove(const std::vector<int64_t> &held) const {
    return std::any_of(held.begin(), held.end(),
                       [&](int64_t bytes) { return bytes > limit; });
  }

  /// Offloads the activations with the highest scores until the load is within
  /// the limit.
  std::vector<bool> choose(const Weights &weights) const {
    std::vector<bool> offloaded(chain.size(), false);
    std::vector<int64_t> held = load;
    auto fixed = scores(load);
    while (isAbove(held)) {
      auto now = weights[3] ? scores(held) : fixed;
      uint32_t chosen = UINT32_MAX;
      double highest = 0;
      for (uint32_t i = 0; i < chain.size(); ++i) {
        if (offloaded[i] || chain.activation(i) == 0)
          continue;
        double sum = weights[3] * now[3][i];
        for (uint32_t s = 0; s < 3; ++s)
          sum += weights[s] * fixed[s][i];
        if (chosen == UINT32_MAX || sum > highest) {
          chosen = i;
          highest = sum;
        }
      }
      if (chosen == UINT32_MAX)
        break;
      offloaded[chosen] = true;
      for (uint32_t s = chosen + 1; s < backwardAt(chosen); ++s)
        held[s] -= chain.activation(chosen);
    }
    return offloaded;
  }

  /// Returns each score of every activation, scaled so that the largest
  /// absolute value is 1.
  std::array<std::vector<double>, kScores>
  scores(const std::vector<int64_t> &held) const {
    std::array<std::vector<double>, kScores> result;
    // For each operation, the time and the area of all operations before it.
    std::vector<double> time{0}, area{0};
    for (uint32_t s = 0; s < held.size(); ++s) {
      time.push_back(time.back() + cost[s]);
      area.push_back(area.back() +
                     double(std::max<int64_t>(0, held[s] - limit)) * cost[s]);
    }
    for (uint32_t i = 0; i < chain.size(); ++i) {
      double bytes = double(std::max<int64_t>(1, chain.activation(i)));
      double absence = time[backwardAt(i)] - time[i + 1] -
                       bytes / chain.toHost - bytes / chain.toDevice;
      double weighted = area[backwardAt(i)] - area[i + 1];
      result[0].push_back(absence);
      result[1].push_back(absence >= 0 ? absence * bytes : absence / bytes);
      result[2].push_back(weighted);
      result[3].push_back(weighted);
    }
    for (std::vector<double> &score : result) {
      double largest = 0;
      for (double value : score)
        largest = std::max(largest, value < 0 ? -value : value);
      for (double &value : score)
        value = largest > 0 ? value / largest : 0;
    }
    return result;
  }

  const OffloadChain &chain;
  int64_t limit;
  std::vector<int64_t> load; ///< The bytes that each operation needs.
  std::vector<double> cost;
};

} // namespace

OffloadResult remat::offloadAutoSwap(const OffloadChain &chain, int64_t limit) {
  return AutoSwap(chain, limit).run();
}
