//===- SlotSequence.h - A plan that changes step by step --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plan that a local search changes: its steps on a line of slots, some of
// them free, so that a step can be added or removed without moving the others.
// The bytes held at every slot and their area above a budget are kept up to
// date by the ends of the few lives that a change touches, and agree with the
// simulator to the byte (docs/reference/Formats.md, "Memory").
//
// Copies stand in slots of their own: a swap_out and a wait_out touch an
// instance as a read does, a swap_in makes one as a run does. A tensor has at
// most one swap_out, since its host copy stays.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SLOTSEQUENCE_H
#define REMAT_LIB_CORE_SEARCH_SLOTSEQUENCE_H

#include "Core/Search/SlotProfile.h"
#include "remat/Core/Plan/Plan.h"

namespace remat {

class SlotSequence {
public:
  /// The slots of the copies of one tensor; kNone for a copy that does not
  /// exist.
  struct Copies {
    uint32_t out = kNone, wait = kNone;
    std::vector<uint32_t> fetches; ///< Its swap_ins, ascending.
  };
  struct Copy {
    uint32_t slot;
    Step step;
  };

  /// \p plan is valid and has at most one swap_out a tensor. \p budget is in
  /// bytes; each step has \p spare free slots before it, which form at most
  /// \p maxBlocks blocks (see SlotProfile).
  SlotSequence(const Graph &graph, std::span<const Step> plan, int64_t budget,
               uint32_t spare, uint32_t maxBlocks = SlotProfile::kMaxBlocks);

  /// Runs \p n at the free slot \p slot, after a run of each input's producer.
  void insert(NodeId n, uint32_t slot);
  /// Removes the run at \p slot. Every read must still have a run before it.
  void erase(uint32_t slot);
  /// Adds \p copy at the free slot \p slot, or removes it there. The plan may
  /// be invalid in between: see hasValidCopies().
  void insertCopy(Step copy, uint32_t slot);
  void eraseCopy(Step copy, uint32_t slot);

  const Graph &graph() const { return *g; }
  uint32_t numSlots() const { return slots; }
  uint32_t numSteps() const { return steps.size(); } ///< Copies apart.
  /// The node that runs at a slot; kNone if the slot is free or holds a copy.
  NodeId nodeAt(uint32_t slot) const { return nodes[slot]; }
  /// The slot of the run number \p i, in no particular order.
  uint32_t step(uint32_t i) const { return steps[i]; }
  /// The slots at which \p n runs, ascending.
  const std::vector<uint32_t> &runs(NodeId n) const { return runList[n]; }
  /// Nodes that run more than once, in no particular order.
  const std::vector<NodeId> &repeated() const { return repeatedNodes; }
  /// All copies by slot.
  const std::vector<Copy> &copies() const { return copyList; }
  const Copies &copiesOf(TensorId t) const { return tensorCopies[t]; }

  /// The run of \p t's producer, or the swap_in, that a read at \p slot takes
  /// it from; kNone for an owned input that was not swapped in.
  uint32_t runBefore(TensorId t, uint32_t slot) const;
  /// The first run of \p t's producer or swap_in after \p slot, or kNone.
  uint32_t runAfter(TensorId t, uint32_t slot) const;
  /// The last touch before \p slot of the instance that is current there: its
  /// run, a read or a copy; 0 for an owned input that nothing reads before.
  uint32_t touchBefore(TensorId t, uint32_t slot) const;
  /// The first read or copy out of \p t after \p slot, numSlots() where there
  /// is none.
  uint32_t readAfter(TensorId t, uint32_t slot) const;
  /// Whether the instance that is current at \p slot is held there or is read
  /// later.
  bool isHeld(TensorId t, uint32_t slot) const;
  /// Whether what the run at \p slot makes is read, or is an output at the end.
  bool isUsed(uint32_t slot) const;
  /// The same for one tensor that a run or a swap_in at \p slot makes.
  bool isUsed(TensorId t, uint32_t slot) const {
    return lifeEnd(t, slot, runAfter(t, slot)) > slot + 1;
  }
  /// Whether the instance that is current at \p slot has left the device, so
  /// that a read there needs another one.
  bool isAway(TensorId t, uint32_t slot) const;
  /// Whether the copies of \p t are what a valid plan has: swap_out, wait_out
  /// and swap_ins in order, no other instance of t begun while it leaves, no
  /// read while it is away, and no swap_in without a read.
  bool hasValidCopies(TensorId t) const;
  /// The nearest free slot in [low, high), from above or from below, or kNone.
  uint32_t freeBelow(uint32_t low, uint32_t high) const;
  uint32_t freeAbove(uint32_t low, uint32_t high) const;

  /// The first run at \p slot or after it, or kNone.
  uint32_t stepAbove(uint32_t slot) const;

  double cost() const { return costSum; }
  /// Area above the budget: see SlotProfile.
  double excess() const { return profile.area(); }
  int64_t held(uint32_t slot) const { return profile.held(slot); }
  /// Whether the budget holds at every step. Visits all steps.
  bool fits() const;
  /// The largest number of bytes held at any step. Visits all steps.
  int64_t peak() const;
  /// What \p bytes more in [begin, end) would add to the excess: see
  /// SlotProfile.
  double burden(uint32_t begin, uint32_t end, int64_t bytes) const {
    return profile.burden(begin, end, bytes);
  }

  /// The steps in order.
  std::vector<Step> plan() const;

private:
  /// One past the last slot that touches the instance made at \p run; the next
  /// one of the same tensor is made at \p next (kNone: none).
  uint32_t lifeEnd(TensorId t, uint32_t run, uint32_t next) const;
  void addRead(TensorId t, uint32_t slot);
  void removeRead(TensorId t, uint32_t slot);
  void addLife(TensorId t, uint32_t slot);
  void removeLife(TensorId t, uint32_t slot);
  void touch(uint32_t end);
  void refreshTakeovers();
  void holdUnread();
  int64_t takeoverBytes(uint32_t slot) const;
  void occupy(uint32_t slot) {
    freeBits[slot / 64] &= ~(uint64_t(1) << (slot % 64));
  }
  void vacate(uint32_t slot) {
    freeBits[slot / 64] |= uint64_t(1) << (slot % 64);
  }
  void place(NodeId n, uint32_t slot);
  void displace(uint32_t slot);

  const Graph *g; ///< A pointer, so that sequences can be assigned.
  uint32_t slots = 0;
  double costSum = 0;
  SlotProfile profile;
  std::vector<int64_t> takenOver; ///< Per slot: bytes saved by takeovers.
  std::vector<NodeId> nodes;      ///< Per slot.
  std::vector<uint64_t> freeBits; ///< Per slot, and set beyond the end.
  std::vector<uint32_t> steps, stepIndex;
  std::vector<std::vector<uint32_t>> runList;  ///< Per node.
  std::vector<std::vector<uint32_t>> readList; ///< Per tensor.
  std::vector<Copies> tensorCopies;            ///< Per tensor.
  std::vector<Copy> copyList;                  ///< Ascending.
  std::vector<NodeId> repeatedNodes;
  std::vector<uint32_t> repeatedIndex;
  std::vector<std::vector<TensorId>> inputs; ///< Per node, counted, each once.
  std::vector<uint32_t> touched; ///< Slots whose takeovers may have changed.
  bool hasTakeovers = false;
  /// Owned inputs that nothing reads are held up to the first step.
  int64_t unreadBytes = 0;
  uint32_t unreadEnd = 0; ///< One past the first step.
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SLOTSEQUENCE_H
