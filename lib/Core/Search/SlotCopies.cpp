//===- SlotCopies.cpp - Copies in a plan that changes step by step --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SlotSequence.h"

#include <algorithm>

using namespace remat;

void SlotSequence::insertCopy(Step copy, uint32_t slot) {
  TensorId t = copy.id;
  Copies &own = tensorCopies[t];
  if (copy.kind == StepKind::SwapIn) {
    addLife(t, slot);
    own.fetches.insert(
        std::upper_bound(own.fetches.begin(), own.fetches.end(), slot), slot);
  } else {
    addRead(t, slot);
    (copy.kind == StepKind::SwapOut ? own.out : own.wait) = slot;
  }
  occupy(slot);
  copyList.insert(
      std::upper_bound(copyList.begin(), copyList.end(), slot,
                       [](uint32_t s, const Copy &c) { return s < c.slot; }),
      {slot, copy});
  refreshTakeovers();
  holdUnread();
}

void SlotSequence::eraseCopy(Step copy, uint32_t slot) {
  TensorId t = copy.id;
  Copies &own = tensorCopies[t];
  copyList.erase(
      std::lower_bound(copyList.begin(), copyList.end(), slot,
                       [](const Copy &c, uint32_t s) { return c.slot < s; }));
  vacate(slot);
  if (copy.kind == StepKind::SwapIn) {
    own.fetches.erase(
        std::lower_bound(own.fetches.begin(), own.fetches.end(), slot));
    removeLife(t, slot);
  } else {
    (copy.kind == StepKind::SwapOut ? own.out : own.wait) = kNone;
    removeRead(t, slot);
  }
  refreshTakeovers();
  holdUnread();
}

bool SlotSequence::isAway(TensorId t, uint32_t slot) const {
  uint32_t wait = tensorCopies[t].wait;
  if (wait == kNone || wait >= slot)
    return false;
  uint32_t run = runBefore(t, slot);
  return run == kNone || run < wait;
}

bool SlotSequence::hasValidCopies(TensorId t) const {
  const Copies &own = tensorCopies[t];
  if (own.out == kNone || own.wait == kNone || own.fetches.empty())
    return own.out == kNone && own.wait == kNone && own.fetches.empty();
  bool isMade = g->producer(t) == kNone || runBefore(t, own.out) != kNone;
  if (!isMade || own.wait < own.out || own.fetches[0] < own.wait)
    return false;
  uint32_t back = runAfter(t, own.out);
  return back > own.wait && readAfter(t, own.wait) > back &&
         std::all_of(own.fetches.begin(), own.fetches.end(),
                     [&](uint32_t fetch) { return isUsed(t, fetch); });
}
