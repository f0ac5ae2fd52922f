//===- OffloadAhead.cpp - Schedules that never wait for memory ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Offload/OffloadChain.h"

#include <algorithm>
#include <vector>

using namespace remat;

namespace {

class AheadScheduler {
public:
  AheadScheduler(const OffloadChain &chain, std::span<const int64_t> moved,
                 uint32_t lead)
      : chain(chain), moved(moved), lead(lead), out(chain.size()),
        in(chain.size()) {}

  AheadSchedule run() {
    runForward();
    runBackward();
    int64_t most = peak();
    return {std::move(result), most};
  }

private:
  /// Schedules a copy of x_i after all earlier copies and not before the time
  /// \p ready.
  OffloadCopy copy(uint32_t i, double ready, double rate,
                   std::vector<OffloadCopy> &copies) {
    double start = std::max(linkFree, ready);
    linkFree = start + double(moved[i]) / rate;
    return copies.emplace_back(OffloadCopy{i, start, linkFree});
  }

  void runForward() {
    for (uint32_t i = 0; i < chain.size(); ++i) {
      if (moved[i] > 0)
        out[i] = copy(i, now, chain.toHost, result.toHost);
      result.forwardStart.push_back(now);
      now += chain.layers[i].forwardCost;
    }
  }

  void runBackward() {
    result.backwardStart.resize(chain.size());
    // The copies of x_i for all i >= asked have been requested.
    uint32_t asked = chain.size();
    for (uint32_t i = chain.size(); i-- > 0;) {
      for (; asked > 0 && asked - 1 + lead >= i; --asked)
        if (moved[asked - 1] > 0)
          in[asked - 1] = copy(asked - 1, now, chain.toDevice, result.toDevice);
      now = std::max(now, in[i].end);
      result.backwardStart[i] = now;
      now += chain.layers[i].backwardCost;
    }
    result.makespan = now;
  }

  /// The starts and ends of operations are numbered in this order, because
  /// times alone do not order operations that take no time: F_0 starts, F_0
  /// ends, F_1 starts, ..., B_0 ends. Number 0 stands for the time before F_0
  /// starts.
  uint32_t forwardStart(uint32_t i) const { return 2 * i + 1; }
  uint32_t forwardEnd(uint32_t i) const { return 2 * i + 2; }
  uint32_t backwardStart(uint32_t i) const {
    return 4 * chain.size() - 2 * i - 1;
  }
  uint32_t backwardEnd(uint32_t i) const { return 4 * chain.size() - 2 * i; }

  double endOfForward(uint32_t i) const {
    return result.forwardStart[i] + chain.layers[i].forwardCost;
  }

  void hold(int64_t bytes, uint32_t from, uint32_t to) {
    changes[from] += bytes;
    changes[to] -= bytes;
  }

  /// Returns the largest number of bytes held at one time. If several events
  /// have equal times, ends of copies come first and starts of copies come
  /// last.
  int64_t peak() {
    changes.assign(4 * chain.size() + 1, 0);
    for (uint32_t i = 0; i <= chain.size(); ++i)
      holdActivation(i);
    for (uint32_t i = 0; i < chain.size(); ++i) {
      hold(forwardOwn(chain, i), forwardStart(i), forwardEnd(i));
      hold(backwardOwn(chain, i), backwardStart(i), backwardEnd(i));
    }
    return most(timesOfChanges());
  }

  std::vector<double> timesOfChanges() const {
    std::vector<double> times(changes.size(), 0);
    for (uint32_t i = 0; i < chain.size(); ++i) {
      times[forwardStart(i)] = result.forwardStart[i];
      times[forwardEnd(i)] = endOfForward(i);
      times[backwardStart(i)] = result.backwardStart[i];
      times[backwardEnd(i)] =
          result.backwardStart[i] + chain.layers[i].backwardCost;
    }
    return times;
  }

  /// The first copy back begins after all copies to the host have ended.
  int64_t most(const std::vector<double> &times) const {
    int64_t held = 0, most = 0;
    auto left = result.toHost.begin();
    auto back = result.toDevice.begin();
    for (uint32_t k = 0; k < changes.size(); ++k) {
      for (; left != result.toHost.end() && left->end <= times[k]; ++left)
        if (left->end > endOfForward(left->activation))
          held -= moved[left->activation];
      for (; back != result.toDevice.end() && back->start < times[k]; ++back)
        most = std::max(most, held += moved[back->activation]);
      most = std::max(most, held += changes[k]);
    }
    return most;
  }

  /// Holds x_i from the start of F_i-1, which makes it, to the end of B_i-1,
  /// which is its last reader. If the copy to the host ends after F_i, most()
  /// subtracts the bytes of x_i. Otherwise this function subtracts them at the
  /// end of F_i.
  void holdActivation(uint32_t i) {
    int64_t bytes = chain.activation(i);
    uint32_t made = i ? forwardStart(i - 1) : 0;
    uint32_t freed = backwardEnd(i ? i - 1 : 0);
    hold(bytes, made, freed);
    if (i < chain.size() && moved[i] > 0 && out[i].end <= endOfForward(i))
      changes[forwardEnd(i)] -= moved[i];
  }

  const OffloadChain &chain;
  std::span<const int64_t> moved;
  uint32_t lead;
  std::vector<OffloadCopy> out, in; ///< For each activation, its copy to the
                                    ///< host and its copy back.
  OffloadSchedule result;
  double now = 0, linkFree = 0;
  /// The change of the held bytes at each numbered start or end of an
  /// operation.
  std::vector<int64_t> changes;
};

} // namespace

AheadSchedule remat::scheduleAhead(const OffloadChain &chain,
                                   std::span<const int64_t> moved,
                                   uint32_t lead) {
  return AheadScheduler(chain, moved, lead).run();
}
