//===- OffloadSchedule.cpp - Ordered no-wait schedules --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The forward phase is scheduled from the beginning on, as early as possible.
// The backward phase is scheduled in the same way from the end on, backwards in
// time. If time runs backwards, a copy to the device frees memory like a copy
// to the host. Between the two phases comes the shortest gap that the link and
// the memory allow. No other schedule has an F or a copy to the host earlier,
// and no schedule of the same length has a B or a copy to the device later.
// Therefore this schedule is the shortest.
//
//===----------------------------------------------------------------------===//

#include "Core/Offload/OffloadChain.h"

#include <algorithm>

using namespace remat;

namespace {

/// The copies of one phase, ordered by time.
class CopyQueue {
public:
  CopyQueue(double rate, Copies copies) : rate(rate), copies(copies) {}

  void add(uint32_t activation, int64_t bytes, double ready) {
    double start = std::max(lastEnd(), ready);
    items.push_back({activation, start, start + double(bytes) / rate});
    sums.push_back(total() + bytes);
  }

  const std::vector<OffloadCopy> &all() const { return items; }
  double lastEnd() const { return items.empty() ? 0 : items.back().end; }

  /// Returns the first time from which on at most \p allowed bytes of the added
  /// copies still use device memory.
  double earliestWith(int64_t allowed) const {
    if (total() <= allowed)
      return 0;
    // k is the first copy after which at most \p allowed bytes are left to
    // copy.
    size_t k = std::lower_bound(sums.begin(), sums.end(), total() - allowed) -
               sums.begin();
    if (copies == Copies::Whole)
      return items[k].end;
    return items[k].end - double(allowed - (total() - sums[k])) / rate;
  }

private:
  int64_t total() const { return sums.empty() ? 0 : sums.back(); }

  double rate;
  Copies copies;
  std::vector<OffloadCopy> items;
  std::vector<int64_t> sums; ///< For each copy, the bytes of all copies up to
                             ///< and including it.
};

/// One phase. Its operations are numbered 0 to L. In the backward phase, time
/// runs backwards.
struct Phase {
  Phase(double rate, Copies copies) : queue(rate, copies) {}

  /// For each operation, the bytes that it needs and the bytes of the stored
  /// tensors that are not offloaded.
  std::vector<int64_t> base;
  std::vector<double> cost, start, end;
  CopyQueue queue;

  double length() const { return end.back(); }
};

class Scheduler {
public:
  Scheduler(const OffloadChain &chain, int64_t limit,
            std::span<const int64_t> moved, Copies copies)
      : chain(chain), limit(limit), moved(moved), forward(chain.toHost, copies),
        backward(chain.toDevice, copies) {
    int64_t kept = 0;
    for (uint32_t i = 0; i < chain.size(); ++i) {
      int64_t stored = kept + chain.activation(i) + chain.activation(i + 1);
      forward.base.push_back(stored + forwardOwn(chain, i));
      backward.base.push_back(stored + backwardOwn(chain, i));
      forward.cost.push_back(chain.layers[i].forwardCost);
      backward.cost.push_back(chain.layers[i].backwardCost);
      kept += chain.activation(i) - moved[i];
    }
  }

  std::optional<OffloadSchedule> run() {
    // x_i exists before F_i. If time runs backwards, B_i is the first operation
    // that reads x_i.
    if (!fill(forward, /*copyDuring=*/true) ||
        !fill(backward, /*copyDuring=*/false))
      return std::nullopt;
    double gap = std::max({0.0, linkGap(), memoryGap(forward, backward),
                           memoryGap(backward, forward)});
    return assemble(forward.length() + gap + backward.length());
  }

private:
  /// Places the operations and copies of \p phase as early as possible. The
  /// copy of x_i may begin before operation i if \p copyDuring is set, and
  /// otherwise when operation i ends. Only the copies of earlier activations
  /// free memory for operation i.
  bool fill(Phase &phase, bool copyDuring) {
    double now = 0;
    for (uint32_t i = 0; i < chain.size(); ++i) {
      double before = now;
      if (phase.base[i] > limit)
        return false;
      now = std::max(now, phase.queue.earliestWith(limit - phase.base[i]));
      phase.start.push_back(now);
      now += phase.cost[i];
      phase.end.push_back(now);
      if (moved[i] > 0)
        phase.queue.add(i, moved[i], copyDuring ? before : now);
    }
    return true;
  }

  /// Returns the least gap between the phases for which all copies to the host
  /// end before the first copy to the device begins.
  double linkGap() const {
    if (forward.queue.all().empty())
      return 0;
    return forward.queue.lastEnd() + backward.queue.lastEnd() -
           forward.length() - backward.length();
  }

  /// Returns the least gap between the phases for which the outstanding copies
  /// of \p first leave enough memory for the operations of \p second (Eq. 9 and
  /// 10). While these copies run, no copy in the other direction has begun.
  double memoryGap(const Phase &first, const Phase &second) const {
    double gap = 0;
    for (uint32_t i = 0; i < chain.size(); ++i) {
      double needed = first.queue.earliestWith(limit - second.base[i]);
      gap = std::max(gap, needed - first.length() -
                              (second.length() - second.end[i]));
    }
    return gap;
  }

  OffloadSchedule assemble(double makespan) const {
    OffloadSchedule result;
    result.makespan = makespan;
    result.forwardStart = forward.start;
    for (double end : backward.end)
      result.backwardStart.push_back(makespan - end);
    result.toHost = forward.queue.all();
    for (const OffloadCopy &copy : backward.queue.all())
      result.toDevice.push_back(
          {copy.activation, makespan - copy.end, makespan - copy.start});
    std::reverse(result.toDevice.begin(), result.toDevice.end());
    return result;
  }

  const OffloadChain &chain;
  int64_t limit;
  std::span<const int64_t> moved;
  Phase forward, backward;
};

} // namespace

std::optional<OffloadSchedule> remat::schedule(const OffloadChain &chain,
                                               int64_t limit,
                                               std::span<const int64_t> moved,
                                               Copies copies) {
  return Scheduler(chain, limit, moved, copies).run();
}
