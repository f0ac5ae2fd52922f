//===- RepeatedMoves.cpp - Repeats a change in another layer --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SequenceMoves.h"

#include <algorithm>

using namespace remat;

/// Returns how many slots of \p list are before \p slot. The list has slots of
/// runs or of swap_ins.
static uint32_t countBelow(const std::vector<uint32_t> &list, uint32_t slot) {
  return uint32_t(std::lower_bound(list.begin(), list.end(), slot) -
                  list.begin());
}

uint32_t SequenceMoves::indexOf(Step step, uint32_t slot) const {
  if (step.kind == StepKind::Compute)
    return countBelow(steps.runs(step.id), slot);
  return countBelow(steps.copiesOf(step.id).fetches, slot);
}

SequenceMoves::Pattern SequenceMoves::pattern() const {
  Pattern pattern;
  std::vector<std::pair<uint32_t, Step>> inserted;
  for (const Change &change : changes)
    if (change.inserted)
      inserted.push_back({change.slot, change.step});
    else
      pattern.erased.push_back(
          {change.step, indexOf(change.step, change.slot)});
  std::sort(inserted.begin(), inserted.end(),
            [](const auto &a, const auto &b) { return a.first > b.first; });
  for (auto [slot, step] : inserted) {
    uint32_t next = steps.stepAbove(slot + 1);
    Pattern::Run before{kNone, 0};
    if (next != kNone) {
      NodeId node = steps.nodeAt(next);
      before = {node, countBelow(steps.runs(node), next)};
    }
    pattern.inserted.push_back({step, before});
  }
  return pattern;
}

/// Returns the step in another layer that corresponds to \p step. The result
/// has the id kNone if the other layer has no such step.
Step SequenceMoves::counterpart(Step step, const RepeatedStructure &structure,
                                int64_t distance) const {
  if (step.kind == StepKind::Compute)
    return Step::compute(structure.counterpart(step.id, distance));
  NodeId n = graph.producer(step.id);
  NodeId other = n == kNone ? kNone : structure.counterpart(n, distance);
  if (other == kNone)
    return {step.kind, kNone};
  const std::vector<TensorId> &outputs = graph.node(n).outputs;
  size_t i =
      std::find(outputs.begin(), outputs.end(), step.id) - outputs.begin();
  const std::vector<TensorId> &others = graph.node(other).outputs;
  return {step.kind, i < others.size() ? others[i] : kNone};
}

bool SequenceMoves::repeat(const Pattern &pattern,
                           const RepeatedStructure &structure,
                           int64_t distance) {
  for (const auto &[step, index] : pattern.erased) {
    Step other = counterpart(step, structure, distance);
    if (other.id == kNone || !eraseCounterpart(other, index))
      return false;
  }
  for (const auto &[step, before] : pattern.inserted) {
    Step other = counterpart(step, structure, distance);
    NodeId next = kNone;
    if (before.node != kNone)
      next = structure.counterpart(before.node, distance);
    if (other.id == kNone || (next == kNone && before.node != kNone) ||
        !insertCounterpart(other, next, before.index))
      return false;
  }
  return !changes.empty();
}

/// Returns the slot of \p copy, or kNone. A tensor may have several swap_ins,
/// so \p index says which one is meant.
uint32_t SequenceMoves::slotOf(Step copy, uint32_t index) const {
  const SlotSequence::Copies &copies = steps.copiesOf(copy.id);
  if (copy.kind == StepKind::SwapIn)
    return index < copies.fetches.size() ? copies.fetches[index] : kNone;
  return copy.kind == StepKind::SwapOut ? copies.out : copies.wait;
}

bool SequenceMoves::eraseCounterpart(Step step, uint32_t index) {
  if (step.kind == StepKind::Compute) {
    const std::vector<uint32_t> &runs = steps.runs(step.id);
    if (index >= runs.size() || !mayErase(runs[index]))
      return false;
    erase(runs[index]);
    return true;
  }
  uint32_t slot = slotOf(step, index);
  if (slot == kNone)
    return false;
  erase(step, slot);
  return true;
}

/// Inserts \p step just before the run number \p index of the node \p before.
/// If \p before is kNone, inserts \p step at the end.
bool SequenceMoves::insertCounterpart(Step step, NodeId before,
                                      uint32_t index) {
  uint32_t next = steps.numSlots();
  if (before != kNone) {
    if (index >= steps.runs(before).size())
      return false;
    next = steps.runs(before)[index];
  }
  uint32_t slot = steps.freeBelow(0, next);
  if (slot == kNone)
    return false;
  if (step.kind != StepKind::Compute) {
    bool isThere = step.kind != StepKind::SwapIn && slotOf(step, 0) != kNone;
    if (isThere || !maySwap(step.id))
      return false;
    insert(step, slot);
    return true;
  }
  if (!repeats[step.id])
    return false;
  for (TensorId t : graph.node(step.id).inputs)
    if (graph.producer(t) != kNone && steps.runBefore(t, slot) == kNone)
      return false;
  insert(step, slot);
  return true;
}
