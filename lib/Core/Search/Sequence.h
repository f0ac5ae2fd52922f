//===- Sequence.h - A plan of compute steps, indexed ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What planners that improve a plan step by step stand on: the instances of
// every tensor (docs/reference/Formats.md, "Memory"), who reads which, and the
// bytes held at every step. It is rebuilt in linear time after a change, and
// agrees with the simulator to the byte.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SEQUENCE_H
#define REMAT_LIB_CORE_SEARCH_SEQUENCE_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

class Sequence {
public:
  /// One production of a tensor. `last` is the last step that touches it, the
  /// number of steps for an output's last instance.
  struct Life {
    TensorId tensor;
    uint32_t first;
    uint32_t last;
    uint32_t touches;  ///< Reads, and being an output at the end.
    uint32_t previous; ///< Instance of the same tensor before, or kNone.
    uint32_t next;     ///< The one after, or kNone.
    bool given;        ///< An output takes over its storage at `last`.
    bool fromStart;    ///< An owned input: there before the first step.
  };

  /// \p order runs every node at least once, each after its inputs' producers.
  Sequence(const Graph &graph, std::vector<NodeId> order);

  void assign(std::vector<NodeId> newOrder);

  const Graph &graph() const { return g; }
  const std::vector<NodeId> &order() const { return nodes; }
  uint32_t size() const { return nodes.size(); }
  double cost() const; ///< In node order, so that equal plans cost the same.

  int64_t peak() const { return peakBytes; }
  uint32_t peakStep() const { return peakAt; }
  int64_t held(uint32_t step) const { return heldBytes[step]; }
  const std::vector<int64_t> &timeline() const { return heldBytes; }
  /// Bytes of the instances made before \p step and touched at it or later;
  /// \p step may be size().
  int64_t entering(uint32_t step) const { return enteringBytes[step]; }

  uint32_t numLives() const { return lives.size(); }
  const Life &life(uint32_t i) const { return lives[i]; }
  /// Instance that each input of the step reads, kNone for a resident one.
  std::span<const uint32_t> reads(uint32_t step) const {
    return {readList.data() + readBegin[step],
            readList.data() + readBegin[step + 1]};
  }
  /// Instance of the step's first output; the others follow.
  uint32_t made(uint32_t step) const { return madeBegin[step]; }
  /// The newest instance of \p t made before \p step, or kNone.
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
  std::vector<uint32_t> firstLife, lastLife; ///< Per tensor.
  std::vector<uint32_t> readList, readBegin, madeBegin;
  std::vector<int64_t> heldBytes, enteringBytes;
  /// In-place pairs of each node, as positions in its inputs and outputs.
  std::vector<std::pair<uint32_t, uint32_t>> takeovers;
  std::vector<uint32_t> takeoverBegin;
  int64_t peakBytes = 0;
  uint32_t peakAt = kNone;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SEQUENCE_H
