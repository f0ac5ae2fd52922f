//===- SequenceMoves.h - Small changes of a plan ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A move of annealing changes the sequence immediately, step by step. If the
// move is rejected, a journal is used to undo it. A move returns false if it
// found nothing to change or if it gave up.
//
// If there is a link, a value can be copied back from the host instead of being
// recomputed. Copying back takes time on the link, needs no computing, and
// needs an earlier copy to the host (CopyMoves.cpp).
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

  /// Begins a move. The move will be rejected if it raises the energy by more
  /// than \p growth, in units of cost.
  void begin(double growth);
  /// Returns whether the energy has grown by at most the growth that begin()
  /// allowed. The energy includes the stall from before the move.
  bool isAllowed() const { return energy() - before <= allowed; }
  /// Computes the new stall. Returns whether the plan may be accepted: it is
  /// valid, it is within the host's limit, and its energy is within the allowed
  /// growth.
  bool mayTake();
  void undo();
  const std::vector<Change> &journal() const { return changes; }

  /// Recomputes a value shortly before a step that reads it. Values that the
  /// recomputation needs are recomputed too. Sometimes these runs replace later
  /// runs of the same nodes.
  bool recompute();
  /// Removes a recomputation, and then the steps whose results only the
  /// recomputation read.
  bool takeBack();
  /// Removes a recomputation, so that its result is held again. In exchange,
  /// recomputes other values that were held at the same place.
  bool exchange();
  /// Moves one step: by some slots, or forwards to the first step that reads
  /// its results, or backwards to the last touch of its inputs.
  bool moveStep();
  /// Chooses a segment of the program, and a slot of the plan (SlotSequence.h).
  /// If a value of the segment is held at this slot, it is recomputed before
  /// its next reader, so that it need not be held at the slot.
  bool dropSegment();
  /// Removes the recomputations in an interval of slots.
  bool restoreSegment();
  /// Moves one copy within the range that keeps its tensor's copies in order.
  bool moveCopy();

  /// The changes of a move, described by steps and not by slots, so that the
  /// move can be repeated in other layers.
  struct Pattern {
    struct Run {
      NodeId node;
      uint32_t index; ///< The index of the run among the node's runs.
    };
    struct Insertion {
      Step step;
      Run before; ///< The run before which the step was inserted. At the end
                  ///< of the plan, this run has no node.
    };
    struct Erasure {
      Step step;
      /// The index of the step among the node's runs or the tensor's swap_ins.
      uint32_t index;
    };
    std::vector<Erasure> erased;
    std::vector<Insertion> inserted; ///< The last insertion comes first.
  };
  Pattern pattern() const;
  /// Repeats the move in the layer that is \p distance layers further from the
  /// loss. Returns false if a step of the move has no counterpart there.
  bool repeat(const Pattern &pattern, const RepeatedStructure &structure,
              int64_t distance);

  /// Returns the cost of the current plan plus the stall that was measured
  /// last.
  double time() const { return steps.cost() + stall; }
  double energy() const { return time() + weight * steps.excess(); }
  bool hasLink() const { return link.has_value(); }
  const SlotSequence &sequence() const { return steps; }
  /// The function apply makes a change again, and revert undoes a change.
  void apply(const Change &change);
  void revert(const Change &change);
  /// Returns whether too many changes found no free slot.
  bool lacksSlots() const { return withoutSlot > steps.numSteps(); }
  /// Gives every step its free slots again. This renumbers all slots.
  void spread();

  Random random;
  double weight = 0; ///< The cost of one byte above the budget for one slot.

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
  std::optional<SlotClock> clock; ///< The clock exists only if there is a link.
  double stall = 0;               ///< The last measured stall.
  std::vector<bool> repeats;      ///< For each node, the value of mayRepeat.
  /// For each tensor, the value of maySwap. The list is empty if there is no
  /// link.
  std::vector<bool> swaps;
  double before = 0, allowed = 0; ///< The energy before the current move, and
                                  ///< its allowed growth.
  double stallBefore = 0;         ///< The stall before the current move.
  std::vector<Change> changes;    ///< The journal of the current move.
  bool advances = false;          ///< Whether new runs replace later runs.
  /// How many changes found no free slot.
  uint32_t withoutSlot = 0;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SEQUENCEMOVES_H
