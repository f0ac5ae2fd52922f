//===- OffloadAhead.cpp - Schedules that wait for no memory ---------------===//

#include "remat/Core/OffloadChain.h"

#include <algorithm>
#include <map>

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
  /// Copies x_i, asked for at time \p ready, behind all copies before.
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
    uint32_t asked = chain.size(); // These and later ones are asked for.
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

  /// A moment: time, and within it first the ends of copies, then operations
  /// in their order, since some take no time, and then the starts of copies.
  using Moment = std::pair<double, uint32_t>;
  static constexpr uint32_t kCopiesEnd = 0, kCopiesStart = UINT32_MAX;

  Moment forwardStart(uint32_t i) const {
    return {result.forwardStart[i], 2 * i + 1};
  }
  Moment forwardEnd(uint32_t i) const {
    return {result.forwardStart[i] + chain.layers[i].forwardCost, 2 * i + 2};
  }
  Moment backwardStart(uint32_t i) const {
    return {result.backwardStart[i], 4 * chain.size() - 2 * i - 1};
  }
  Moment backwardEnd(uint32_t i) const {
    return {result.backwardStart[i] + chain.layers[i].backwardCost,
            4 * chain.size() - 2 * i};
  }

  void hold(int64_t bytes, Moment from, Moment to) {
    changes[from] += bytes;
    changes[to] -= bytes;
  }

  int64_t peak() {
    for (uint32_t i = 0; i <= chain.size(); ++i)
      holdActivation(i);
    for (uint32_t i = 0; i < chain.size(); ++i) {
      hold(forwardOwn(chain, i), forwardStart(i), forwardEnd(i));
      hold(backwardOwn(chain, i), backwardStart(i), backwardEnd(i));
    }
    int64_t held = 0, most = 0;
    for (auto [moment, change] : changes)
      most = std::max(most, held += change);
    return most;
  }

  /// From F_i-1, which makes x_i, through B_i-1, which reads it last, but for
  /// the time on the host.
  void holdActivation(uint32_t i) {
    int64_t bytes = chain.activation(i);
    Moment made = i ? forwardStart(i - 1) : Moment(0, kCopiesEnd);
    Moment freed = backwardEnd(i ? i - 1 : 0);
    if (i == chain.size() || moved[i] == 0)
      return hold(bytes, made, freed);
    hold(bytes - moved[i], made, freed);
    hold(moved[i], made,
         std::max(Moment(out[i].end, kCopiesEnd), forwardEnd(i)));
    hold(moved[i], {in[i].start, kCopiesStart}, freed);
  }

  const OffloadChain &chain;
  std::span<const int64_t> moved;
  uint32_t lead;
  std::vector<OffloadCopy> out, in; ///< Per activation.
  OffloadSchedule result;
  double now = 0, linkFree = 0;
  std::map<Moment, int64_t> changes; ///< Of the held bytes.
};

} // namespace

AheadSchedule remat::scheduleAhead(const OffloadChain &chain,
                                   std::span<const int64_t> moved,
                                   uint32_t lead) {
  return AheadScheduler(chain, moved, lead).run();
}
