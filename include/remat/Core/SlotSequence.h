//===- SlotSequence.h - A plan that changes step by step --------*- C++ -*-===//
//
// What a local search stands on: compute steps on a line of slots, some of them
// free, so that a step goes in or out without moving the others. The bytes held
// at every slot and their area above a budget are kept up to date by the ends
// of the few lives that a change touches, and agree with the simulator to the
// byte (docs/Formats.md, "Memory").
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_SLOTSEQUENCE_H
#define REMAT_CORE_SLOTSEQUENCE_H

#include "remat/Core/Graph.h"
#include "remat/Core/SlotProfile.h"

namespace remat {

class SlotSequence {
public:
  /// \p order runs every node at least once, each after its inputs' producers.
  /// \p budget is in bytes; each step has \p spare free slots before it, which
  /// form at most \p maxBlocks blocks (see SlotProfile).
  SlotSequence(const Graph &graph, const std::vector<NodeId> &order,
               int64_t budget, uint32_t spare,
               uint32_t maxBlocks = SlotProfile::kMaxBlocks);

  /// Runs \p n at the free slot \p slot, after a run of each input's producer.
  void insert(NodeId n, uint32_t slot);
  /// Takes the step at \p slot away; no read may be left without a run before.
  void erase(uint32_t slot);

  const Graph &graph() const { return *g; }
  uint32_t numSlots() const { return slots; }
  uint32_t numSteps() const { return steps.size(); }
  NodeId nodeAt(uint32_t slot) const { return nodes[slot]; }
  /// The slot of the step number \p i, in no particular order.
  uint32_t step(uint32_t i) const { return steps[i]; }
  /// Where \p n runs, ascending.
  const std::vector<uint32_t> &runs(NodeId n) const { return runList[n]; }
  /// Nodes that run more than once, in no particular order.
  const std::vector<NodeId> &repeated() const { return repeatedNodes; }

  /// The run of \p t's producer that a read at \p slot takes it from; kNone for
  /// an owned input.
  uint32_t runBefore(TensorId t, uint32_t slot) const;
  /// The last touch before \p slot of the instance that is current there: its
  /// run or a read; 0 for an owned input that nothing reads before.
  uint32_t touchBefore(TensorId t, uint32_t slot) const;
  /// The first read of \p t after \p slot, numSlots() where there is none.
  uint32_t readAfter(TensorId t, uint32_t slot) const;
  /// Whether the instance that is current at \p slot is held there or is read
  /// later.
  bool isHeld(TensorId t, uint32_t slot) const;
  /// Whether what the step at \p slot makes is read, or is an output at the
  /// end.
  bool isUsed(uint32_t slot) const;
  /// The nearest free slot in [low, high), from above or from below, or kNone.
  uint32_t freeBelow(uint32_t low, uint32_t high) const;
  uint32_t freeAbove(uint32_t low, uint32_t high) const;

  /// The first step at \p slot or after it, or kNone.
  uint32_t stepAbove(uint32_t slot) const;

  double cost() const { return costSum; }
  /// Area above the budget: see SlotProfile.
  double excess() const { return profile.area(); }
  int64_t held(uint32_t slot) const { return profile.held(slot); }
  /// Whether the budget holds at every step, by looking at each.
  bool fits() const;
  /// Largest number of held bytes, by looking at every step.
  int64_t peak() const;
  /// What \p bytes more in [begin, end) would add to the excess: see
  /// SlotProfile.
  double burden(uint32_t begin, uint32_t end, int64_t bytes) const {
    return profile.burden(begin, end, bytes);
  }

  /// The steps' nodes in order.
  std::vector<NodeId> order() const;

private:
  /// One past the last slot that touches the instance made at \p run; the next
  /// one of the same tensor is made at \p next (kNone: none).
  uint32_t lifeEnd(TensorId t, uint32_t run, uint32_t next) const;
  uint32_t runAfter(TensorId t, uint32_t slot) const;
  void addRead(TensorId t, uint32_t slot);
  void removeRead(TensorId t, uint32_t slot);
  void addLife(TensorId t, uint32_t slot);
  void removeLife(TensorId t, uint32_t slot);
  void touch(uint32_t end);
  void refreshTakeovers();
  void holdUnread();
  int64_t takeoverBytes(uint32_t slot) const;
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

#endif // REMAT_CORE_SLOTSEQUENCE_H
