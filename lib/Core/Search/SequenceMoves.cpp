//===- SequenceMoves.cpp - Small changes of a plan ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SequenceMoves.h"

#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <cmath>

using namespace remat;

/// One move recomputes at most kMaxChain values, with a recursion of at most
/// kMaxDepth levels.
static constexpr uint32_t kMaxDepth = 24;
static constexpr uint32_t kMaxChain = 48;
/// The probability with which a recomputation replaces later recomputations.
/// Such a recomputation may be deeper and longer than others, because each of
/// its runs takes two changes.
static constexpr double kAdvancing = 0.25;
static constexpr uint32_t kDeeper = 2;
static constexpr uint32_t kLonger = 4;

SequenceMoves::SequenceMoves(const Graph &graph, std::span<const Step> start,
                             int64_t budget,
                             const std::optional<SearchLink> &link,
                             uint32_t spareSlots, uint64_t seed)
    : random(seed), graph(graph), budget(budget), link(link),
      spareSlots(spareSlots), steps(graph, start, budget, spareSlots) {
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    repeats.push_back(mayRepeat(graph, n));
  if (link)
    startClock();
}

void SequenceMoves::begin(double growth) {
  before = energy();
  stallBefore = stall;
  allowed = growth;
  changes.clear();
}

bool SequenceMoves::mayTake() {
  if (!link)
    return isAllowed();
  // If the cost without stalls is too high already, copies can only make it
  // higher.
  double mostStall = allowed + before - (energy() - stall);
  if (mostStall < 0 || !isValid() ||
      (link->hostLimitBytes && hostPeakBytes(steps) > *link->hostLimitBytes))
    return false;
  stall = clock->stall(steps, mostStall);
  return isAllowed();
}

void SequenceMoves::put(Step step, uint32_t slot) {
  if (step.kind != StepKind::Compute)
    return steps.insertCopy(step, slot);
  steps.insert(step.id, slot);
  if (clock)
    clock->add(slot, graph.node(step.id).cost);
}

void SequenceMoves::take(Step step, uint32_t slot) {
  if (step.kind != StepKind::Compute)
    return steps.eraseCopy(step, slot);
  steps.erase(slot);
  if (clock)
    clock->add(slot, -graph.node(step.id).cost);
}

void SequenceMoves::apply(const Change &change) {
  if (change.inserted)
    put(change.step, change.slot);
  else
    take(change.step, change.slot);
}

void SequenceMoves::revert(const Change &change) {
  apply({change.step, change.slot, !change.inserted});
}

void SequenceMoves::undo() {
  for (size_t i = changes.size(); i-- > 0;)
    revert(changes[i]);
  changes.clear();
  stall = stallBefore;
}

void SequenceMoves::insert(Step step, uint32_t slot) {
  put(step, slot);
  changes.push_back({step, slot, true});
}

void SequenceMoves::erase(Step step, uint32_t slot) {
  changes.push_back({step, slot, false});
  take(step, slot);
}

void SequenceMoves::spread() {
  withoutSlot = 0;
  steps = SlotSequence(graph, steps.plan(), budget, spareSlots);
  if (link)
    startClock();
}

bool SequenceMoves::recompute() {
  if (steps.excess() > 0.5 && random.chance(0.5)) {
    uint32_t slot = pickAbove(0, steps.numSlots());
    if (slot == kNone || !recomputeAcross(slot))
      return false;
    // The step of the new run may hold more bytes than the budget.
    constexpr int kTimes = 2;
    for (int i = 0; i < kTimes && !isAllowed(); ++i) {
      slot = changes.back().slot;
      if (steps.held(slot) <= budget || !recomputeAcross(slot))
        break;
    }
    return true;
  }
  uint32_t step = random.below(steps.numSteps() + 1);
  return recomputeFor(step < steps.numSteps() ? steps.step(step)
                                              : steps.numSlots(),
                      steps.numSlots());
}

/// Draws a slot of [low, high) at which more bytes than the budget are held, or
/// kNone if no draw finds one.
uint32_t SequenceMoves::pickAbove(uint32_t low, uint32_t high) {
  constexpr int kTries = 12;
  for (int i = 0; i < kTries && low < high; ++i) {
    uint32_t slot = low + random.below(high - low);
    if (steps.held(slot) > budget)
      return slot;
  }
  return kNone;
}

/// Recomputes a value that is held at \p slot but not touched there, so that it
/// need not be held.
bool SequenceMoves::recomputeAcross(uint32_t slot) {
  constexpr int kTries = 8;
  uint32_t rest = steps.numSlots() - slot;
  for (int i = 0; i < kTries; ++i) {
    uint32_t reader = steps.stepAbove(
        slot + uint32_t(std::exp(random.unit() * std::log(double(rest)))));
    if (reader == kNone)
      reader = steps.numSlots();
    size_t done = changes.size();
    if (recomputeFor(reader, slot))
      return true;
    if (changes.size() != done)
      return false;
  }
  return false;
}

/// Chooses an input of the step at \p reader that was last touched before the
/// slot \p across, and recomputes this input. The end of the plan counts as a
/// step that reads the outputs.
bool SequenceMoves::recomputeFor(uint32_t reader, uint32_t across) {
  std::span<const TensorId> inputs = graph.outputs();
  if (reader != steps.numSlots())
    inputs = graph.inputs(steps.nodeAt(reader));
  return !inputs.empty() &&
         remake(inputs[random.below(inputs.size())], reader, across);
}

/// Recomputes \p t, or copies it back, before the step at \p reader that reads
/// it, if \p t was last touched before the slot \p across.
bool SequenceMoves::remake(TensorId t, uint32_t reader, uint32_t across) {
  if (maySwap(t) && (!mayRemake(t) || random.chance(0.6)))
    return fetch(t, reader, across);
  if (!mayRemake(t))
    return false;
  NodeId n = graph.producer(t);
  // Gives up if the recomputation costs more than the whole area above the
  // budget is worth.
  if (graph.node(n).cost > allowed + weight * steps.excess())
    return false;
  uint32_t last = steps.touchBefore(t, reader);
  if (last + 2 >= reader || last >= across)
    return false;
  // The run is usually placed directly before the reader. Sometimes it is
  // placed a few slots earlier, which leaves free slots for later moves.
  uint32_t gap = random.chance(0.25) ? random.below(6) : 0;
  uint32_t slot = kNone;
  if (last + gap < reader)
    slot = steps.freeBelow(last + 1, reader - gap);
  if (slot == kNone)
    slot = steps.freeBelow(last + 1, reader);
  if (slot == kNone) {
    ++withoutSlot;
    return false;
  }
  // Usually gives up if the recomputation costs more than the value of the area
  // that the tensor frees. Sometimes it continues anyway, because later runs
  // may free more.
  if (graph.outputs(n).size() == 1 && !random.chance(0.125)) {
    double relief = -steps.burden(last + 1, slot, -graph.bytes(t));
    if (graph.node(n).cost > allowed + weight * relief)
      return false;
  }
  advances = random.chance(kAdvancing);
  bool done = insertChain(n, slot, 0);
  advances = false;
  return done;
}

/// Returns the next run of \p n after \p slot. This run is not needed if \p n
/// runs at \p slot. Returns kNone if there is none, or if the move does not
/// replace later runs.
uint32_t SequenceMoves::laterRun(NodeId n, uint32_t slot) const {
  if (!advances)
    return kNone;
  const std::vector<uint32_t> &runs = steps.runs(n);
  auto later = std::upper_bound(runs.begin(), runs.end(), slot);
  return later == runs.end() ? kNone : *later;
}

/// Runs \p n at \p slot. If an input is no longer held, it is recomputed first,
/// unless holding it until \p slot is cheaper. Sometimes an input is recomputed
/// although it is held, if this lowers the area above the budget.
bool SequenceMoves::insertChain(NodeId n, uint32_t slot, uint32_t depth) {
  for (TensorId t : graph.inputs(n)) {
    if (link && fetchInput(t, slot))
      continue;
    if (!mayRemake(t) || steps.isHeld(t, slot))
      continue;
    uint32_t gone = steps.touchBefore(t, slot) + 1;
    double hold = steps.burden(gone, slot + 1, graph.bytes(t));
    if (!insertBefore(t, slot, hold, depth))
      return false;
  }
  insert(n, slot);
  if (uint32_t later = laterRun(n, slot); later != kNone)
    eraseChain(later);
  for (TensorId t : graph.inputs(n)) {
    if (!mayRemake(t) || steps.excess() < 0.5 || !random.chance(0.1))
      continue;
    uint32_t gone = steps.touchBefore(t, slot) + 1;
    double hold = -steps.burden(gone, slot, -graph.bytes(t));
    if (!insertBefore(t, slot, hold, depth))
      return false;
  }
  return true;
}

/// Recomputes \p t before \p slot if this costs less than holding \p t from its
/// last touch until \p slot. If \p t were held, the area above the budget would
/// grow by \p hold.
bool SequenceMoves::insertBefore(TensorId t, uint32_t slot, double hold,
                                 uint32_t depth) {
  NodeId producer = graph.producer(t);
  double cost =
      laterRun(producer, slot) == kNone ? graph.node(producer).cost : 0;
  if (depth >= kMaxDepth * (advances ? kDeeper : 1) ||
      changes.size() >= kMaxChain * (advances ? kLonger : 1) ||
      (weight * hold <= cost * 2 * random.unit() && !steps.isAway(t, slot)))
    return true;
  uint32_t place = steps.freeBelow(steps.touchBefore(t, slot) + 1, slot);
  if (place == kNone) {
    ++withoutSlot;
    return false;
  }
  return insertChain(producer, place, depth + 1) &&
         steps.cost() - allowed <= before;
}

/// Draws a node that runs more than once, and then one of its runs. Returns the
/// slot of this run, or kNone if there is no such node.
uint32_t SequenceMoves::anyRepeatedRun() {
  const std::vector<NodeId> &nodes = steps.repeated();
  if (nodes.empty())
    return kNone;
  const std::vector<uint32_t> &runs =
      steps.runs(nodes[random.below(nodes.size())]);
  return runs[random.below(runs.size())];
}

bool SequenceMoves::takeBack() {
  if (auto [t, fetch] = anyFetch(); t != kNone)
    return eraseFetch(t, fetch);
  uint32_t slot = anyRepeatedRun();
  return slot != kNone && eraseChain(slot);
}

bool SequenceMoves::exchange() {
  uint32_t slot, low;
  if (auto [t, fetch] = anyFetch(); t != kNone) {
    slot = fetch;
    low = std::min(steps.copiesOf(t).wait, slot);
    if (!eraseFetch(t, fetch))
      return false;
  } else {
    slot = anyRepeatedRun();
    if (slot == kNone)
      return false;
    const std::vector<uint32_t> &runs = steps.runs(steps.nodeAt(slot));
    auto run = std::lower_bound(runs.begin(), runs.end(), slot);
    low = run == runs.begin() ? 0 : *std::prev(run);
    if (!eraseChain(slot))
      return false;
  }
  constexpr int kTimes = 3;
  for (int i = 0; i < kTimes; ++i) {
    if (isAllowed())
      return true;
    // Without the run, the bytes at the slots before it may exceed the budget.
    uint32_t above = pickAbove(low, slot + 1);
    if (above == kNone || !recomputeAcross(above))
      return i > 0;
  }
  return true;
}

/// Removes the run at \p slot, and then the repeated runs whose results only
/// this run read.
bool SequenceMoves::eraseChain(uint32_t slot) {
  if (!mayErase(slot))
    return false;
  NodeId n = steps.nodeAt(slot);
  erase(slot);
  for (TensorId t : graph.inputs(n)) {
    NodeId producer = graph.producer(t);
    uint32_t run = steps.runBefore(t, slot);
    if (run == kNone)
      continue;
    if (!isRun(run)) {
      if (!steps.isUsed(t, run))
        eraseFetch(t, run);
    } else if (steps.runs(producer).size() >= 2 && !steps.isUsed(run)) {
      eraseChain(run);
    }
  }
  return true;
}

/// Returns whether the run at \p slot may be removed: its node must have
/// another run, and every reader must still have a run before it.
bool SequenceMoves::mayErase(uint32_t slot) const {
  NodeId n = steps.nodeAt(slot);
  const std::vector<uint32_t> &runs = steps.runs(n);
  if (runs.size() < 2)
    return false;
  if (runs[0] != slot)
    return true;
  for (TensorId t : graph.outputs(n))
    if (steps.readAfter(t, slot) < runs[1])
      return false;
  return true;
}

bool SequenceMoves::dropSegment() {
  uint32_t across = steps.excess() > 0.5 && random.chance(0.5)
                        ? pickAbove(0, steps.numSlots())
                        : random.below(steps.numSlots());
  if (across == kNone)
    return false;
  constexpr uint32_t kMaxLength = 32;
  NodeId first = random.below(graph.numNodes());
  NodeId last =
      std::min(graph.numNodes(), first + 2 + random.below(kMaxLength));
  // The loop goes from the last node to the first. If a later value is
  // recomputed from an earlier one, the earlier value is thus still held.
  for (NodeId n = last; n-- > first;)
    for (TensorId t : graph.outputs(n)) {
      if (steps.touchBefore(t, across) == 0 || !steps.isHeld(t, across))
        continue;
      uint32_t reader = steps.readAfter(t, across);
      if (reader == steps.numSlots() && !graph.isOutput(t))
        continue;
      size_t done = changes.size();
      if (!remake(t, reader, across) && changes.size() != done)
        return false;
    }
  return !changes.empty();
}

bool SequenceMoves::restoreSegment() {
  uint32_t slot = anyRepeatedRun();
  if (slot == kNone)
    return false;
  constexpr uint32_t kMaxLength = 64;
  uint32_t end = slot + 2 + random.below(kMaxLength);
  end = std::min(end, steps.numSlots());
  for (uint32_t s = end; s-- > slot;)
    if (steps.nodeAt(s) != kNone)
      eraseChain(s);
  return !changes.empty();
}

bool SequenceMoves::moveStep() {
  uint32_t slot = steps.step(random.below(steps.numSteps()));
  NodeId n = steps.nodeAt(slot);
  auto [low, high] = range(n, slot);
  uint32_t target = kNone;
  switch (random.below(4)) {
  case 0:
    target = steps.freeBelow(slot + 1, high);
    break;
  case 1: {
    uint32_t last = low;
    for (TensorId t : graph.inputs(n))
      if (!graph.isResident(t))
        last = std::max(last, steps.touchBefore(t, slot) + 1);
    target = steps.freeAbove(last, slot);
    break;
  }
  default: {
    // The distance is drawn so that each order of magnitude of the distance is
    // equally likely.
    double reach = std::exp(random.unit() * std::log(steps.numSlots()));
    uint32_t by = uint32_t(reach);
    if (random.chance(0.5))
      target = steps.freeAbove(std::min(slot + by, high), high);
    else
      target = steps.freeBelow(low, slot > by ? slot - by : 0);
  }
  }
  if (target == kNone || target == slot)
    return false;
  insert(n, target);
  erase(slot);
  return true;
}

/// Returns the slots to which the step at \p slot may move. These slots are
/// after a run of each producer, before the next read of the step's results,
/// and between the runs of its node.
std::pair<uint32_t, uint32_t> SequenceMoves::range(NodeId n,
                                                   uint32_t slot) const {
  uint32_t low = 0, high = steps.numSlots();
  for (TensorId t : graph.inputs(n))
    if (graph.producer(t) != kNone)
      low = std::max(low, steps.runs(graph.producer(t))[0] + 1);
  const std::vector<uint32_t> &runs = steps.runs(n);
  auto next = std::upper_bound(runs.begin(), runs.end(), slot);
  if (next != runs.end())
    high = *next;
  if (auto self = std::prev(next); self != runs.begin())
    low = std::max(low, *std::prev(self) + 1);
  for (TensorId t : graph.outputs(n))
    high = std::min(high, steps.readAfter(t, slot));
  return {low, high};
}
