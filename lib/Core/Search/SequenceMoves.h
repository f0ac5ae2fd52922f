//===- SequenceMoves.h - Small changes of a plan ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A move of annealing changes the sequence immediately, step by step. A journal
// allows it to be undone if it is rejected. A move returns false if it found
// nothing to change or gave up.
//
// With a link, a value can also be copied back from the host. This costs time
// on the link and no compute, and needs an earlier copy to the host
// (CopyMoves.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SEQUENCEMOVES_H
#define REMAT_LIB_CORE_SEARCH_SEQUENCEMOVES_H

#include "Core/Base/Random.h"
#include "Core/Search/LocalSearch.h"
#include "Core/Search/SlotClock.h"

namespace remat {

class SequenceMoves {
public:
  struct Change {
    Step step;
    uint32_t slot;
    bool inserted;
  };

  SequenceMoves(const Graph &graph, std::span<const Step> start, int64_t budget,
                const std::optional<SearchLink> &link, uint32_t spareSlots,
                uint64_t seed);

  /// Begins a move. The move should not raise the energy by more than \p
  /// growth, in units of cost.
  void begin(double growth);
  /// Returns whether the move stayed within this growth, with the stall from
  /// before the move.
  bool isAllowed() const { return energy() - before <= allowed; }
  /// Returns whether the plan after the move may be accepted, with its new
  /// stall: it is valid, within the host's limit, and within the allowed
  /// growth.
  bool mayTake();
  void undo();
  const std::vector<Change> &journal() const { return changes; }

  /// Recomputes a value shortly before a step that reads it, together with the
  /// values that it needs. Sometimes these runs replace later ones.
  bool recompute();
  /// Removes a recomputation, and then the steps that only it has read.
  bool takeBack();
  /// Removes a recomputation, and recomputes other values instead that were
  /// held there.
  bool exchange();
  /// Moves one step by some slots, up to the first read of its results, or down
  /// to the last touch of its inputs.
  bool moveStep();
  /// Takes the values of a program segment that are held across one slot, and
  /// recomputes each before its next reader.
  bool dropSegment();
  /// Removes the recomputations in an interval of slots.
  bool restoreSegment();
  /// Moves one copy within the range that its order allows.
  bool moveCopy();

  /// The effect of a move in terms of steps and not of slots, so that it can be
  /// repeated in other layers.
  struct Pattern {
    struct Run {
      NodeId node;
      uint32_t index; ///< The position among the node's runs, from the first.
    };
    struct Insertion {
      Step step;
      Run before; ///< The next run, or no node at the end.
    };
    struct Erasure {
      Step step;
      /// The position among the node's runs or the tensor's swap_ins.
      uint32_t index;
    };
    std::vector<Erasure> erased;
    std::vector<Insertion> inserted; ///< In reverse order.
  };
  /// Returns the pattern of the current move.
  Pattern pattern() const;
  /// Repeats the move \p distance layers further from the loss. Returns false
  /// if something has no counterpart there.
  bool repeat(const Pattern &pattern, const RepeatedStructure &structure,
              int64_t distance);

  /// Returns the makespan at the last measurement.
  double time() const { return steps.cost() + stall; }
  double energy() const { return time() + weight * steps.excess(); }
  bool hasLink() const { return link.has_value(); }
  const SlotSequence &sequence() const { return steps; }
  /// Undoes and redoes accepted changes.
  void apply(const Change &change);
  void revert(const Change &change);
  /// Returns whether changes found no free slot too often.
  bool lacksSlots() const { return withoutSlot > steps.numSteps(); }
  /// Gives every step its free slots again. This renumbers all slots.
  void spread();

  Random random;
  double weight = 0; ///< The cost of a byte above the budget over one slot.

private:
  void put(Step step, uint32_t slot);
  void take(Step step, uint32_t slot);
  void insert(Step step, uint32_t slot);
  void insert(NodeId n, uint32_t slot) { insert(Step::compute(n), slot); }
  void erase(uint32_t slot) { erase(Step::compute(steps.nodeAt(slot)), slot); }
  void erase(Step step, uint32_t slot);
  uint32_t pickAbove(uint32_t low, uint32_t high);
  bool recomputeAcross(uint32_t slot);
  bool recomputeFor(uint32_t reader, uint32_t across);
  bool remake(TensorId t, uint32_t reader, uint32_t across);
  bool insertChain(NodeId n, uint32_t slot, uint32_t depth);
  bool insertBefore(TensorId t, uint32_t slot, double hold, uint32_t depth);
  bool mayRemake(TensorId t) const {
    return graph.producer(t) != kNone && repeats[graph.producer(t)];
  }
  uint32_t laterRun(NodeId n, uint32_t slot) const;
  bool eraseChain(uint32_t slot);
  bool mayErase(uint32_t slot) const;
  std::pair<uint32_t, uint32_t> range(NodeId n, uint32_t slot) const;
  uint32_t anyRepeatedRun();
  // CopyMoves.cpp
  void startClock();
  bool isValid() const;
  bool maySwap(TensorId t) const { return link && swaps[t]; }
  bool isRun(uint32_t slot) const { return steps.nodeAt(slot) != kNone; }
  uint32_t freeNear(uint32_t target, uint32_t low, uint32_t high) const;
  uint32_t waitSlot(TensorId t, uint32_t out, uint32_t low, uint32_t high);
  uint32_t fetchSlot(TensorId t, uint32_t low, uint32_t reader);
  bool fetch(TensorId t, uint32_t reader, uint32_t across);
  bool copyOut(TensorId t, uint32_t reader, uint32_t across);
  bool fetchInput(TensorId t, uint32_t slot);
  bool eraseFetch(TensorId t, uint32_t slot);
  std::pair<TensorId, uint32_t> anyFetch();

  uint32_t indexOf(Step step, uint32_t slot) const;
  uint32_t slotOf(Step copy, uint32_t index) const;
  Step counterpart(Step step, const RepeatedStructure &structure,
                   int64_t distance) const;
  bool eraseCounterpart(Step step, uint32_t index);
  bool insertCounterpart(Step step, NodeId before, uint32_t index);

  const Graph &graph;
  int64_t budget;
  std::optional<SearchLink> link;
  uint32_t spareSlots;
  SlotSequence steps;
  std::optional<SlotClock> clock; ///< Only with a link.
  double stall = 0;               ///< The last measured stall.
  std::vector<bool> repeats;      ///< mayRepeat of each node.
  /// maySwap of each tensor. Empty without a link.
  std::vector<bool> swaps;
  double before = 0, allowed = 0; ///< The costs of the current move.
  double stallBefore = 0;         ///< For the current move.
  std::vector<Change> changes;    ///< Changes of the current move.
  bool advances = false;          ///< Whether new runs replace later ones.
  /// The number of changes that found no free slot.
  uint32_t withoutSlot = 0;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SEQUENCEMOVES_H
