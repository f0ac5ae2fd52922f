//===- SlotSequence.cpp - A plan that changes step by step ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SlotSequence.h"

#include "Core/Plan/Takeovers.h"

#include <algorithm>
#include <bit>

using namespace remat;

SlotSequence::SlotSequence(const Graph &graph, std::span<const Step> plan,
                           int64_t budget, uint32_t spare, uint32_t maxBlocks)
    : g(&graph), slots((plan.size() + 1) * (spare + 1)),
      profile(slots, budget, maxBlocks), takenOver(slots, 0),
      nodes(slots, kNone), freeBits((slots + 63) / 64, 0),
      stepIndex(slots, kNone), runList(graph.numNodes()),
      readList(graph.numTensors()), tensorCopies(graph.numTensors()),
      repeatedIndex(graph.numNodes(), kNone), inputs(graph.numNodes()) {
  for (uint32_t s = 0; s + 1 < slots; ++s)
    vacate(s);
  for (TensorId t = 0; t < g->numTensors(); ++t)
    if (g->producer(t) == kNone && !g->isResident(t)) {
      if (g->readers(t).empty() && !g->isOutput(t))
        unreadBytes += g->bytes(t);
      else
        profile.hold(0, lifeEnd(t, kNone, kNone), g->bytes(t));
    }
  for (NodeId n = 0; n < g->numNodes(); ++n) {
    hasTakeovers |= !g->node(n).inPlace.empty();
    for (TensorId t : g->inputs(n))
      if (!g->isResident(t) &&
          std::find(inputs[n].begin(), inputs[n].end(), t) == inputs[n].end())
        inputs[n].push_back(t);
  }
  for (uint32_t i = 0; i < plan.size(); ++i) {
    uint32_t slot = spare + i * (spare + 1);
    if (plan[i].kind == StepKind::Compute)
      insert(plan[i].id, slot);
    else
      insertCopy(plan[i], slot);
  }
}

void SlotSequence::insert(NodeId n, uint32_t slot) {
  profile.hold(slot, slot + 1, g->workspace(n));
  for (TensorId t : inputs[n])
    addRead(t, slot);
  for (TensorId t : g->outputs(n))
    addLife(t, slot);
  place(n, slot);
  touch(slot + 1);
  refreshTakeovers();
  holdUnread();
}

void SlotSequence::erase(uint32_t slot) {
  NodeId n = nodes[slot];
  profile.hold(slot, slot + 1, takenOver[slot]);
  takenOver[slot] = 0;
  displace(slot);
  for (TensorId t : g->outputs(n))
    removeLife(t, slot);
  for (TensorId t : inputs[n])
    removeRead(t, slot);
  profile.hold(slot, slot + 1, -g->workspace(n));
  refreshTakeovers();
  holdUnread();
}

void SlotSequence::holdUnread() {
  if (unreadBytes == 0)
    return;
  uint32_t first = stepAbove(0);
  if (!copyList.empty())
    first = std::min(first, copyList[0].slot);
  uint32_t end = first == kNone ? 0 : first + 1;
  profile.hold(unreadEnd, end, unreadBytes);
  profile.hold(end, unreadEnd, -unreadBytes);
  unreadEnd = end;
}

void SlotSequence::place(NodeId n, uint32_t slot) {
  nodes[slot] = n;
  occupy(slot);
  stepIndex[slot] = steps.size();
  steps.push_back(slot);
  std::vector<uint32_t> &runs = runList[n];
  runs.insert(std::upper_bound(runs.begin(), runs.end(), slot), slot);
  if (runs.size() == 2) {
    repeatedIndex[n] = repeatedNodes.size();
    repeatedNodes.push_back(n);
  }
  costSum += g->node(n).cost;
}

void SlotSequence::displace(uint32_t slot) {
  NodeId n = nodes[slot];
  nodes[slot] = kNone;
  vacate(slot);
  stepIndex[steps.back()] = stepIndex[slot];
  steps[stepIndex[slot]] = steps.back();
  steps.pop_back();
  std::vector<uint32_t> &runs = runList[n];
  runs.erase(std::lower_bound(runs.begin(), runs.end(), slot));
  if (runs.size() == 1) {
    repeatedIndex[repeatedNodes.back()] = repeatedIndex[n];
    repeatedNodes[repeatedIndex[n]] = repeatedNodes.back();
    repeatedNodes.pop_back();
  }
  costSum -= g->node(n).cost;
}

/// lastBelow returns the last entry of \p list below \p slot, and firstAbove
/// returns the first entry above it. Both return kNone if there is no such
/// entry.
static uint32_t lastBelow(const std::vector<uint32_t> &list, uint32_t slot) {
  auto after = std::lower_bound(list.begin(), list.end(), slot);
  return after == list.begin() ? kNone : *std::prev(after);
}
static uint32_t firstAbove(const std::vector<uint32_t> &list, uint32_t slot) {
  auto after = std::upper_bound(list.begin(), list.end(), slot);
  return after == list.end() ? kNone : *after;
}

uint32_t SlotSequence::runBefore(TensorId t, uint32_t slot) const {
  NodeId n = g->producer(t);
  uint32_t run = n == kNone ? kNone : lastBelow(runList[n], slot);
  if (copyList.empty())
    return run;
  uint32_t fetch = lastBelow(tensorCopies[t].fetches, slot);
  return run == kNone || (fetch != kNone && fetch > run) ? fetch : run;
}

uint32_t SlotSequence::runAfter(TensorId t, uint32_t slot) const {
  NodeId n = g->producer(t);
  uint32_t run = n == kNone ? kNone : firstAbove(runList[n], slot);
  if (copyList.empty())
    return run;
  return std::min(run, firstAbove(tensorCopies[t].fetches, slot));
}

uint32_t SlotSequence::touchBefore(TensorId t, uint32_t slot) const {
  const std::vector<uint32_t> &reads = readList[t];
  auto after = std::lower_bound(reads.begin(), reads.end(), slot);
  uint32_t read = after == reads.begin() ? 0 : *std::prev(after);
  uint32_t run = runBefore(t, slot);
  return run == kNone ? read : std::max(run, read);
}

uint32_t SlotSequence::readAfter(TensorId t, uint32_t slot) const {
  const std::vector<uint32_t> &reads = readList[t];
  auto after = std::upper_bound(reads.begin(), reads.end(), slot);
  return after == reads.end() ? slots : *after;
}

uint32_t SlotSequence::lifeEnd(TensorId t, uint32_t run, uint32_t next) const {
  if (next == kNone && g->isOutput(t))
    return slots;
  const std::vector<uint32_t> &reads = readList[t];
  auto after = next == kNone
                   ? reads.end()
                   : std::lower_bound(reads.begin(), reads.end(), next);
  uint32_t own = run == kNone ? 0 : run;
  if (after == reads.begin())
    return own + 1;
  return std::max(own, *std::prev(after)) + 1;
}

bool SlotSequence::isHeld(TensorId t, uint32_t slot) const {
  uint32_t run = runBefore(t, slot);
  return lifeEnd(t, run, runAfter(t, run == kNone ? 0 : run)) > slot;
}

bool SlotSequence::isUsed(uint32_t slot) const {
  for (TensorId t : g->outputs(nodes[slot]))
    if (isUsed(t, slot))
      return true;
  return false;
}

void SlotSequence::addRead(TensorId t, uint32_t slot) {
  uint32_t run = runBefore(t, slot);
  uint32_t next = runAfter(t, slot);
  uint32_t before = lifeEnd(t, run, next);
  std::vector<uint32_t> &reads = readList[t];
  reads.insert(std::upper_bound(reads.begin(), reads.end(), slot), slot);
  if (before > slot)
    return;
  profile.hold(before, slot + 1, g->bytes(t));
  touch(before);
}

void SlotSequence::removeRead(TensorId t, uint32_t slot) {
  uint32_t run = runBefore(t, slot);
  uint32_t next = runAfter(t, slot);
  std::vector<uint32_t> &reads = readList[t];
  reads.erase(std::lower_bound(reads.begin(), reads.end(), slot));
  uint32_t after = lifeEnd(t, run, next);
  if (after > slot)
    return;
  profile.hold(after, slot + 1, -g->bytes(t));
  touch(after);
}

/// Begins a new instance at \p slot. The instance before it now ends at its
/// last touch before \p slot.
void SlotSequence::addLife(TensorId t, uint32_t slot) {
  uint32_t run = runBefore(t, slot), next = runAfter(t, slot);
  if (run == kNone && g->producer(t) != kNone) {
    profile.hold(slot, lifeEnd(t, slot, next), g->bytes(t));
    return;
  }
  uint32_t before = lifeEnd(t, run, next), after = lifeEnd(t, run, slot);
  if (before > slot)
    profile.hold(after, slot, -g->bytes(t));
  else
    profile.hold(slot, slot + 1, g->bytes(t));
  touch(before);
  touch(after);
}

void SlotSequence::removeLife(TensorId t, uint32_t slot) {
  uint32_t run = runBefore(t, slot), next = runAfter(t, slot);
  if (run == kNone && g->producer(t) != kNone) {
    profile.hold(slot, lifeEnd(t, slot, next), -g->bytes(t));
    return;
  }
  uint32_t before = lifeEnd(t, run, slot), after = lifeEnd(t, run, next);
  if (after > slot)
    profile.hold(before, slot, g->bytes(t));
  else
    profile.hold(slot, slot + 1, -g->bytes(t));
  touch(before);
  touch(after);
}

void SlotSequence::touch(uint32_t end) {
  if (hasTakeovers && end > 0)
    touched.push_back(end - 1);
}

void SlotSequence::refreshTakeovers() {
  for (uint32_t slot : touched) {
    int64_t bytes = nodes[slot] == kNone ? 0 : takeoverBytes(slot);
    profile.hold(slot, slot + 1, takenOver[slot] - bytes);
    takenOver[slot] = bytes;
  }
  touched.clear();
}

int64_t SlotSequence::takeoverBytes(uint32_t slot) const {
  int64_t sum = 0;
  forEachTakeover(
      g->node(nodes[slot]).inPlace,
      [&](TensorId from) {
        return !g->isResident(from) &&
               lifeEnd(from, runBefore(from, slot), runAfter(from, slot)) ==
                   slot + 1;
      },
      [&](TensorId, TensorId to) { sum += g->bytes(to); });
  return sum;
}

uint32_t SlotSequence::freeBelow(uint32_t low, uint32_t high) const {
  while (high > low) {
    uint32_t word = (high - 1) / 64;
    uint64_t bits = freeBits[word];
    if (uint32_t rest = high - word * 64; rest < 64)
      bits &= (uint64_t(1) << rest) - 1;
    if (bits) {
      uint32_t slot = word * 64 + 63 - std::countl_zero(bits);
      return slot >= low ? slot : kNone;
    }
    high = word * 64;
  }
  return kNone;
}

uint32_t SlotSequence::freeAbove(uint32_t low, uint32_t high) const {
  while (low < high) {
    uint32_t word = low / 64;
    if (uint64_t bits = freeBits[word] >> (low % 64)) {
      uint32_t slot = low + std::countr_zero(bits);
      return slot < high ? slot : kNone;
    }
    low = (word + 1) * 64;
  }
  return kNone;
}

uint32_t SlotSequence::stepAbove(uint32_t slot) const {
  while (slot < slots && nodes[slot] == kNone)
    ++slot;
  return slot < slots ? slot : kNone;
}

bool SlotSequence::fits() const {
  return std::none_of(steps.begin(), steps.end(),
                      [&](uint32_t slot) { return profile.isAbove(slot); }) &&
         std::none_of(copyList.begin(), copyList.end(), [&](const Copy &copy) {
           return profile.isAbove(copy.slot);
         });
}

int64_t SlotSequence::peak() const {
  int64_t most = 0;
  for (uint32_t slot : steps)
    most = std::max(most, held(slot));
  for (const Copy &copy : copyList)
    most = std::max(most, held(copy.slot));
  return most;
}

std::vector<Step> SlotSequence::plan() const {
  std::vector<Step> result;
  result.reserve(steps.size() + copyList.size());
  auto copy = copyList.begin();
  for (uint32_t slot = 0; slot < slots; ++slot)
    if (nodes[slot] != kNone)
      result.push_back(Step::compute(nodes[slot]));
    else if (copy != copyList.end() && copy->slot == slot)
      result.push_back((copy++)->step);
  return result;
}
