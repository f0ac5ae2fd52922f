//===- Restoration.cpp - Removes needless recomputations ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/GapEviction.h"

#include "Core/Base/RangeMinimum.h"
#include "Core/Plan/UnreadSteps.h"

#include <algorithm>

using namespace remat;

namespace {

/// Makes one pass over the recomputations. If an instance lives longer, the
/// free bytes at its steps are reduced. If a removal lets other instances end
/// earlier, the free bytes are not increased. The number of free bytes is
/// therefore never too large.
class Restorer {
public:
  Restorer(Sequence &sequence, int64_t target)
      : sequence(sequence), graph(sequence.graph()), target(target) {}

  /// Returns whether a step was removed.
  bool pass() {
    uint32_t count = sequence.numLives();
    lives.clear();
    mergedInto.resize(count);
    for (uint32_t i = 0; i < count; ++i) {
      lives.push_back(sequence.life(i));
      mergedInto[i] = i;
    }
    std::vector<int64_t> left;
    for (int64_t held : sequence.timeline())
      left.push_back(target - held);
    room = RangeMinimum(std::move(left));
    std::vector<bool> removed(sequence.size(), false);
    bool any = false;
    for (uint32_t step : recomputations())
      if (fits(step)) {
        remove(step);
        any = removed[step] = true;
      }
    if (!any)
      return false;
    std::vector<NodeId> order;
    for (uint32_t s = 0; s < removed.size(); ++s)
      if (!removed[s])
        order.push_back(sequence.order()[s]);
    sequence.assign(removeUnread(graph, std::move(order)));
    return true;
  }

private:
  /// Returns the steps that may be removed because their node ran before, the
  /// most expensive first.
  std::vector<uint32_t> recomputations() const {
    std::vector<bool> ran(graph.numNodes(), false);
    std::vector<uint32_t> steps;
    for (uint32_t s = 0; s < sequence.size(); ++s) {
      NodeId n = sequence.order()[s];
      const std::vector<TensorId> &outputs = graph.node(n).outputs;
      bool marked =
          std::any_of(outputs.begin(), outputs.end(), [&](TensorId t) {
            return graph.tensor(t).policy == TensorPolicy::Recompute;
          });
      if (ran[n] && !marked)
        steps.push_back(s);
      ran[n] = true;
    }
    auto cost = [&](uint32_t s) {
      return graph.node(sequence.order()[s]).cost;
    };
    std::sort(steps.begin(), steps.end(), [&](uint32_t a, uint32_t b) {
      return std::pair(-cost(a), a) < std::pair(-cost(b), b);
    });
    return steps;
  }

  std::span<const TensorId> outputs(uint32_t step) const {
    return graph.node(sequence.order()[step]).outputs;
  }

  /// Returns the instance into which instance \p i was merged, or \p i itself.
  uint32_t owner(uint32_t i) {
    while (mergedInto[i] != i)
      i = mergedInto[i] = mergedInto[mergedInto[i]];
    return i;
  }

  /// Returns whether the results of the earlier runs can be held instead of
  /// running the step again. For simplicity, all these results count as held
  /// from the earliest end of their instances on.
  bool fits(uint32_t step) {
    int64_t bytes = 0, given = 0;
    uint32_t from = step;
    for (uint32_t k = 0; k < outputs(step).size(); ++k) {
      const Sequence::Life &made = lives[sequence.made(step) + k];
      if (made.touches == 0)
        continue;
      const Sequence::Life &before = lives[owner(made.previous)];
      bytes += graph.bytes(made.tensor);
      from = std::min(from, before.last);
      if (before.given) // A tensor took over the storage of this instance, and
                        // would need storage of its own.
        given += graph.bytes(made.tensor);
    }
    return room.isAtLeast(from + 1, step, bytes) &&
           (given == 0 || room.isAtLeast(from, step, bytes + given));
  }

  void remove(uint32_t step) {
    for (uint32_t i : sequence.reads(step))
      if (i != kNone)
        --lives[owner(i)].touches;
    for (uint32_t k = 0; k < outputs(step).size(); ++k) {
      uint32_t i = sequence.made(step) + k;
      Sequence::Life &made = lives[i];
      uint32_t beforeId = owner(made.previous);
      Sequence::Life &before = lives[beforeId];
      int64_t bytes = graph.bytes(made.tensor);
      if (made.touches > 0) {
        if (before.given)
          room.add(before.last, before.last + 1, -bytes);
        room.add(before.last + 1, step, -bytes);
        before.last = made.last;
        before.touches += made.touches;
        before.given = made.given;
      }
      mergedInto[i] = beforeId;
    }
    // The removed step no longer runs, so any number of bytes may be held at
    // its place.
    room.set(step, kMaxBytes * 512);
  }

  Sequence &sequence;
  const Graph &graph;
  int64_t target;
  std::vector<Sequence::Life> lives;
  std::vector<uint32_t> mergedInto;
  RangeMinimum room{{}};
};

} // namespace

void remat::restore(Sequence &sequence, int64_t target) {
  constexpr int kPasses = 3;
  for (int pass = 0; pass < kPasses; ++pass) {
    std::vector<NodeId> before = sequence.order();
    if (!Restorer(sequence, target).pass())
      return;
    if (sequence.peak() > target) {
      assert(false && "the room was not counted right");
      sequence.assign(std::move(before));
      return;
    }
  }
}
