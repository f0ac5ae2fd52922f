//===- CopyMoves.cpp - Moves that copy to the host and back ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SequenceMoves.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace remat;

void SequenceMoves::startClock() {
  if (swaps.empty())
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      swaps.push_back(!graph.isResident(t) && graph.bytes(t) > 0 &&
                      graph.tensor(t).policy != TensorPolicy::Keep);
  clock.emplace(graph, link->link, steps.numSlots());
  for (uint32_t i = 0; i < steps.numSteps(); ++i)
    clock->add(steps.step(i), graph.node(steps.nodeAt(steps.step(i))).cost);
  stall = clock->stall(steps, std::numeric_limits<double>::infinity());
}

/// Returns whether the copies of every tensor that the move touched are valid.
/// Only copies need this check, because a move removes no run whose results a
/// later run reads.
bool SequenceMoves::isValid() const {
  auto areValid = [&](const std::vector<TensorId> &tensors) {
    return std::all_of(tensors.begin(), tensors.end(),
                       [&](TensorId t) { return steps.hasValidCopies(t); });
  };
  return std::all_of(changes.begin(), changes.end(), [&](const Change &change) {
    if (change.step.kind != StepKind::Compute)
      return steps.hasValidCopies(change.step.id);
    const Node &node = graph.node(change.step.id);
    return areValid(node.inputs) && areValid(node.outputs);
  });
}

/// Returns the last free slot of [low, high) at or below \p target. If there is
/// none, returns the first free slot above it.
uint32_t SequenceMoves::freeNear(uint32_t target, uint32_t low,
                                 uint32_t high) const {
  if (low >= high)
    return kNone;
  target = std::clamp(target, low, high - 1);
  uint32_t slot = steps.freeBelow(low, target + 1);
  return slot != kNone ? slot : steps.freeAbove(target, high);
}

/// Draws a factor for the time of a copy. The slots of the copy are chosen so
/// that the time between them is this factor times the time that the copy takes
/// on a link without other copies.
static double patience(Random &random) {
  constexpr double kMost = 16;
  return random.chance(0.5) ? 1 : std::pow(kMost, random.unit());
}

/// Returns a free slot in [low, high) for the wait_out of \p t. The slot is
/// near the end of the copy to the host that begins at the slot \p out.
uint32_t SequenceMoves::waitSlot(TensorId t, uint32_t out, uint32_t low,
                                 uint32_t high) {
  double over = clock->before(out) + clock->toHost(t) * patience(random);
  return freeNear(clock->slotAt(over) + 1, low, high);
}

/// Returns a free slot in [low, reader) for the swap_in of \p t. If the copy to
/// the device begins near this slot, it is expected to end before \p reader.
uint32_t SequenceMoves::fetchSlot(TensorId t, uint32_t low, uint32_t reader) {
  double begin = clock->before(reader) - clock->toDevice(t) * patience(random);
  return freeNear(begin > 0 ? clock->slotAt(begin) : 0, low, reader);
}

/// Copies \p t back before the step at \p reader that reads it, if \p t was
/// last touched before the slot \p across.
bool SequenceMoves::fetch(TensorId t, uint32_t reader, uint32_t across) {
  uint32_t last = steps.touchBefore(t, reader);
  if (last + 2 >= reader || last >= across)
    return false;
  uint32_t low = std::max(last, std::min(across, reader - 2)) + 1;
  uint32_t slot = fetchSlot(t, low, reader);
  if (slot == kNone) {
    ++withoutSlot;
    return false;
  }
  // A copy that frees no bytes above the budget is useful only together with
  // later moves.
  double relief = -steps.burden(last + 1, slot, -graph.bytes(t));
  if (relief <= 0 && !random.chance(0.125))
    return false;
  if (steps.copiesOf(t).wait > slot && !copyOut(t, slot, across))
    return false;
  insert(Step::swapIn(t), slot);
  return true;
}

/// Copies the current instance of \p t at \p slot to the host. The instance
/// leaves the device before \p slot, and before the slot \p across if possible.
bool SequenceMoves::copyOut(TensorId t, uint32_t slot, uint32_t across) {
  SlotSequence::Copies later = steps.copiesOf(t);
  if (later.wait != kNone)
    erase(Step::waitOut(t), later.wait);
  if (later.out != kNone)
    erase(Step::swapOut(t), later.out);
  uint32_t run = steps.runBefore(t, slot);
  uint32_t out = steps.freeAbove(run == kNone ? 0 : run + 1, slot);
  if (out == kNone) {
    ++withoutSlot;
    return false;
  }
  insert(Step::swapOut(t), out);
  uint32_t low = steps.touchBefore(t, slot) + 1;
  uint32_t high = std::min(slot, std::max(low + 1, across));
  uint32_t wait = waitSlot(t, out, low, high);
  if (wait == kNone)
    wait = steps.freeAbove(low, slot);
  if (wait == kNone) {
    ++withoutSlot;
    return false;
  }
  insert(Step::waitOut(t), wait);
  return true;
}

/// Copies \p t back for a read at \p slot, if the host has a copy and no
/// instance is on the device then. If \p t can also be recomputed, copies it
/// back only with probability 1/2.
bool SequenceMoves::fetchInput(TensorId t, uint32_t slot) {
  uint32_t wait = steps.copiesOf(t).wait;
  if (wait == kNone || wait >= slot || steps.isHeld(t, slot))
    return false;
  if (mayRemake(t) && random.chance(0.5))
    return false;
  uint32_t low = std::max(wait, steps.touchBefore(t, slot)) + 1;
  uint32_t place = fetchSlot(t, low, slot);
  if (place == kNone) {
    ++withoutSlot;
    return false;
  }
  insert(Step::swapIn(t), place);
  return true;
}

/// Draws one at random from all swap_ins and recomputations. Returns the tensor
/// and the slot of a swap_in, or no tensor if it drew a recomputation.
std::pair<TensorId, uint32_t> SequenceMoves::anyFetch() {
  const std::vector<SlotSequence::Copy> &copies = steps.copies();
  if (copies.empty())
    return {kNone, 0};
  uint32_t swaps = copies.size() / 3;
  if (random.below(swaps + steps.repeated().size()) >= swaps)
    return {kNone, 0};
  TensorId t = copies[random.below(copies.size())].step.id;
  const std::vector<uint32_t> &fetches = steps.copiesOf(t).fetches;
  return {t, fetches[random.below(fetches.size())]};
}

/// Removes the swap_in of \p t at \p slot. If an instance then has no swap_in,
/// also removes its copy to the host.
bool SequenceMoves::eraseFetch(TensorId t, uint32_t slot) {
  // The wait_out is missing if this move found no slot for it. The whole move
  // is then undone.
  if (steps.copiesOf(t).wait == kNone)
    return false;
  erase(Step::swapIn(t), slot);
  SlotSequence::Copies copies = steps.copiesOf(t);
  if (copies.fetches.empty()) {
    erase(Step::waitOut(t), copies.wait);
    erase(Step::swapOut(t), copies.out);
    return true;
  }
  uint32_t back = steps.runAfter(t, copies.wait);
  if (steps.readAfter(t, copies.wait) > back)
    return true;
  // The reads that used the removed swap_in now use the original instance, so
  // the wait_out of this instance moves to a later slot.
  erase(Step::waitOut(t), copies.wait);
  uint32_t low = steps.touchBefore(t, back) + 1;
  uint32_t wait = waitSlot(t, copies.out, low, back);
  if (wait == kNone) {
    ++withoutSlot;
    return false;
  }
  insert(Step::waitOut(t), wait);
  return true;
}

bool SequenceMoves::moveCopy() {
  if (steps.copies().empty())
    return false;
  auto [slot, step] = steps.copies()[random.below(steps.copies().size())];
  TensorId t = step.id;
  const SlotSequence::Copies &copies = steps.copiesOf(t);
  uint32_t low, high, timely;
  if (step.kind == StepKind::SwapOut) {
    uint32_t run = steps.runBefore(t, slot);
    low = run == kNone ? 0 : run + 1;
    high = copies.wait;
    timely = steps.freeAbove(low, high);
  } else if (step.kind == StepKind::WaitOut) {
    low = steps.touchBefore(t, slot) + 1;
    high = steps.runAfter(t, slot);
    timely = waitSlot(t, copies.out, low, high);
  } else {
    low = std::max(copies.wait, steps.touchBefore(t, slot)) + 1;
    high = steps.readAfter(t, slot);
    timely = fetchSlot(t, low, high);
  }
  uint32_t target = timely;
  if (random.chance(0.75)) {
    uint32_t by = uint32_t(std::exp(random.unit() * std::log(high - low + 1)));
    target = random.chance(0.5)
                 ? steps.freeAbove(std::min(slot + by, high), high)
                 : steps.freeBelow(low, slot > by ? slot - by : 0);
  }
  if (target == kNone || target == slot)
    return false;
  erase(step, slot);
  insert(step, target);
  return true;
}
