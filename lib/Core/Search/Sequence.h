//===- Sequence.h - An index over a plan of compute steps -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planners that improve a plan step by step use this index. It has the
// instances of every tensor (docs/reference/Formats.md, section Memory), the
// instance that each step reads, and the bytes held at every step. After a
// change, the index is rebuilt in linear time. The index and the simulator have
// exactly the same numbers of bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SEQUENCE_H
#define REMAT_LIB_CORE_SEARCH_SEQUENCE_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

class Sequence {
public:
  /// One production of a tensor. `last` is the last step that touches the
  /// tensor, or the number of steps for the last instance of an output.
  struct Life {
    TensorId tensor;
    uint32_t first;
    uint32_t last;
    /// The number of reads of the instance, plus one if it is an output at the
    /// end of the plan.
    uint32_t touches;
    uint32_t previous; ///< The previous instance of the same tensor, or kNone.
    uint32_t next;     ///< The next instance of the same tensor, or kNone.
    bool given;        ///< Whether an output takes over the storage of the
                       ///< instance at step `last`.
    /// Whether the instance is an owned input, which exists before the first
    /// step.
    bool fromStart;
  };

  /// The list \p order must have every node at least once. Each node must come
  /// after the producers of its inputs.
  Sequence(const Graph &graph, std::vector<NodeId> order);

  void assign(std::vector<NodeId> newOrder);

  const Graph &graph() const { return g; }
  const std::vector<NodeId> &order() const { return nodes; }
  uint32_t size() const { return nodes.size(); }
  /// Returns the cost. The cost is summed up in the order of the graph's nodes,
  /// so that plans with the same runs have equal costs.
  double cost() const;

  int64_t peak() const { return peakBytes; }
  uint32_t peakStep() const { return peakAt; }
  int64_t held(uint32_t step) const { return heldBytes[step]; }
  const std::vector<int64_t> &timeline() const { return heldBytes; }
  /// Returns the bytes of the instances that are made before \p step and
  /// touched at \p step or later. The number \p step may be size().
  int64_t entering(uint32_t step) const { return enteringBytes[step]; }

  uint32_t numLives() const { return lives.size(); }
  const Life &life(uint32_t i) const { return lives[i]; }
  /// Returns, for each input of the step, the instance that the step reads, or
  /// kNone for a resident input.
  std::span<const uint32_t> reads(uint32_t step) const {
    return {readList.data() + readBegin[step],
            readList.data() + readBegin[step + 1]};
  }
  /// Returns the instance of the step's first output. The instances of the
  /// other outputs follow.
  uint32_t made(uint32_t step) const { return madeBegin[step]; }
  /// Returns the newest instance of \p t that is made before \p step, or kNone.
  uint32_t current(TensorId t, uint32_t step) const {
    uint32_t found = kNone;
    for (uint32_t i = firstLife[t]; i != kNone; i = lives[i].next) {
      if (lives[i].first >= step && !lives[i].fromStart)
        break;
      found = i;
    }
    return found;
  }

  std::vector<Step> steps() const { return computeSteps(nodes); }

private:
  void index();
  void produce(TensorId t, uint32_t step, bool fromStart);
  void findTakeovers();
  void sumBytes();

  const Graph &g;
  std::vector<NodeId> nodes;
  std::vector<Life> lives;
  /// For each tensor, its first and its last instance.
  std::vector<uint32_t> firstLife, lastLife;
  std::vector<uint32_t> readList, readBegin, madeBegin;
  std::vector<int64_t> heldBytes, enteringBytes;
  /// The in-place pairs of each node, as positions in its inputs and outputs.
  std::vector<std::pair<uint32_t, uint32_t>> takeovers;
  std::vector<uint32_t> takeoverBegin;
  int64_t peakBytes = 0;
  uint32_t peakAt = kNone;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SEQUENCE_H
