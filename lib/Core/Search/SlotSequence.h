//===- SlotSequence.h - A plan that changes step by step --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A local search changes this plan. The plan is a row of slots, and each slot
// has one step or is free. A step can therefore be added or removed without
// moving other steps. A change affects only the lifetimes of a few instances.
// From the ends of these lifetimes, the bytes held at every slot and their area
// above a budget are updated. The simulator computes the same bytes
// (docs/reference/Formats.md, section Memory).
//
// Copies have slots of their own. A swap_out and a wait_out touch an instance
// as a read does, and a swap_in makes an instance as a run does. A tensor has
// at most one swap_out, because its host copy stays on the host.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SLOTSEQUENCE_H
#define REMAT_LIB_CORE_SEARCH_SLOTSEQUENCE_H

#include "Core/Search/SlotProfile.h"
#include "remat/Core/Plan/Plan.h"

namespace remat {

class SlotSequence {
public:
  /// The slots of the copies of one tensor. A copy that does not exist has the
  /// slot kNone.
  struct Copies {
    uint32_t out = kNone, wait = kNone;
    std::vector<uint32_t> fetches; ///< The slots of the swap_ins, in ascending
                                   ///< order.
  };
  struct Copy {
    uint32_t slot;
    Step step;
  };

  /// The plan \p plan must be valid and have at most one swap_out for each
  /// tensor. The budget is in bytes. Each step gets \p spare free slots before
  /// it, and the slots form at most \p maxBlocks blocks (see SlotProfile).
  SlotSequence(const Graph &graph, std::span<const Step> plan, int64_t budget,
               uint32_t spare, uint32_t maxBlocks = SlotProfile::kMaxBlocks);

  /// Runs \p n at the free slot \p slot. The producers of its inputs must run
  /// before \p slot.
  void insert(NodeId n, uint32_t slot);
  /// Removes the run at \p slot. Every read must still have an earlier run.
  void erase(uint32_t slot);
  /// insertCopy adds \p copy at the free slot \p slot, and eraseCopy removes it
  /// there. The plan may be invalid between two such changes (see
  /// hasValidCopies()).
  void insertCopy(Step copy, uint32_t slot);
  void eraseCopy(Step copy, uint32_t slot);

  const Graph &graph() const { return *g; }
  uint32_t numSlots() const { return slots; }
  uint32_t numSteps() const { return steps.size(); } ///< Does not count copies.
  /// Returns the node that runs at a slot, or kNone if the slot is free or
  /// holds a copy.
  NodeId nodeAt(uint32_t slot) const { return nodes[slot]; }
  /// Returns the slot of run \p i. Runs have no particular order.
  uint32_t step(uint32_t i) const { return steps[i]; }
  /// Returns the slots at which \p n runs, in ascending order.
  const std::vector<uint32_t> &runs(NodeId n) const { return runList[n]; }
  /// Returns the nodes that run more than once, in no particular order.
  const std::vector<NodeId> &repeated() const { return repeatedNodes; }
  /// Returns all copies, ordered by slot.
  const std::vector<Copy> &copies() const { return copyList; }
  const Copies &copiesOf(TensorId t) const { return tensorCopies[t]; }

  /// Returns the slot of the run or swap_in that makes the instance of \p t
  /// which a read at \p slot would use. Returns kNone for an owned input that
  /// was not copied back.
  uint32_t runBefore(TensorId t, uint32_t slot) const;
  /// Returns the next slot after \p slot at which a run or a swap_in makes \p
  /// t, or kNone.
  uint32_t runAfter(TensorId t, uint32_t slot) const;
  /// Returns the last slot before \p slot at which the current instance of \p t
  /// was touched. An instance is touched by the run that makes it, by reads and
  /// by copies. Returns 0 for an owned input that is not touched before \p
  /// slot.
  uint32_t touchBefore(TensorId t, uint32_t slot) const;
  /// Returns the next slot after \p slot at which \p t is read or copied to the
  /// host, or numSlots() if there is none.
  uint32_t readAfter(TensorId t, uint32_t slot) const;
  /// Returns whether the instance of \p t that is current at \p slot is held
  /// there or read later.
  bool isHeld(TensorId t, uint32_t slot) const;
  /// Returns whether a result of the run at \p slot is read or is an output.
  bool isUsed(uint32_t slot) const;
  /// Returns whether \p t, which a run or a swap_in at \p slot makes, is read
  /// or is an output.
  bool isUsed(TensorId t, uint32_t slot) const {
    return lifeEnd(t, slot, runAfter(t, slot)) > slot + 1;
  }
  /// Returns whether the instance of \p t that is current at \p slot has left
  /// the device. A read there needs another instance.
  bool isAway(TensorId t, uint32_t slot) const;
  /// Returns whether the copies of \p t are valid. The swap_out, the wait_out
  /// and the swap_ins must be in order. No other instance of t may begin during
  /// the copy to the host. No step may read t while t is away. Each instance
  /// that a swap_in makes must be read.
  bool hasValidCopies(TensorId t) const;
  /// freeBelow returns the last free slot in [low, high), and freeAbove returns
  /// the first one. Both return kNone if no slot of the interval is free.
  uint32_t freeBelow(uint32_t low, uint32_t high) const;
  uint32_t freeAbove(uint32_t low, uint32_t high) const;

  /// Returns the first run at \p slot or after it, or kNone.
  uint32_t stepAbove(uint32_t slot) const;

  double cost() const { return costSum; }
  /// Returns the area above the budget (see SlotProfile).
  double excess() const { return profile.area(); }
  int64_t held(uint32_t slot) const { return profile.held(slot); }
  /// Returns whether every step is within the budget. It visits all steps.
  bool fits() const;
  /// Returns the largest number of bytes held at any step. It visits all steps.
  int64_t peak() const;
  /// Returns by how much the excess would grow if \p bytes were added in
  /// [begin, end) (see SlotProfile).
  double burden(uint32_t begin, uint32_t end, int64_t bytes) const {
    return profile.burden(begin, end, bytes);
  }

  std::vector<Step> plan() const;

private:
  /// Returns the slot after the last one that touches the instance made at
  /// \p run. The number \p next is the run that makes the next instance of the
  /// tensor, or kNone.
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

  const Graph *g; ///< The graph is a pointer and not a reference, so that
                  ///< sequences can be assigned.
  uint32_t slots = 0;
  double costSum = 0;
  SlotProfile profile;
  /// For each slot, the bytes that takeovers save.
  std::vector<int64_t> takenOver;
  std::vector<NodeId> nodes; ///< The node that runs at each slot.
  /// One bit for each slot, which is set if the slot is free. Bits beyond the
  /// last slot are not set.
  std::vector<uint64_t> freeBits;
  std::vector<uint32_t> steps, stepIndex;
  /// For each node, the slots of its runs.
  std::vector<std::vector<uint32_t>> runList;
  /// For each tensor, the slots at which it is read.
  std::vector<std::vector<uint32_t>> readList;
  /// For each tensor, the slots of its copies.
  std::vector<Copies> tensorCopies;
  std::vector<Copy> copyList; ///< All copies, ordered by slot.
  std::vector<NodeId> repeatedNodes;
  std::vector<uint32_t> repeatedIndex;
  /// For each node, its inputs that are not resident, each once.
  std::vector<std::vector<TensorId>> inputs;
  std::vector<uint32_t> touched; ///< Slots whose takeovers may have changed.
  bool hasTakeovers = false;
  /// The bytes of owned inputs that nothing reads. These bytes are held until
  /// the first step.
  int64_t unreadBytes = 0;
  uint32_t unreadEnd = 0; ///< The slot after the first step, up to which
                          ///< unreadBytes are held.
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SLOTSEQUENCE_H
