//===- GapEviction.h - Frees values between their uses ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The moves of greedy-gaps. A gap is the time between two consecutive touches
// of an instance (its production, its reads). Evicting it recomputes the value
// just before the gap's end, together with the values that the recomputation
// needs and that are gone by then; a value that nothing reads before the gap is
// moved there instead. The opposite move is in Restoration.h.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_GAPEVICTION_H
#define REMAT_LIB_CORE_SEARCH_GAPEVICTION_H

#include "Core/Search/ExcessProfile.h"
#include "Core/Search/Sequence.h"
#include "remat/Core/Base/Watch.h"

#include <algorithm>
#include <limits>

namespace remat {

/// How gaps are ranked: relief^reliefPower * bytes^bytesPower / extra cost. The
/// relief is the area (bytes x steps) above `look` times the target that goes.
struct GapRanking {
  double reliefPower = 1;
  double bytesPower = 0;
  double look = 1;
  /// Whether a chain of recomputations may include values that are recomputed
  /// later anyway.
  bool advance = false;
};

/// How much evicting a planner may still do, counted in visited steps: each
/// round of evictions visits the whole plan. The allowance grows with the
/// program, so planning time grows in proportion to it. A plan that runs most
/// of a long program many times uses it up soon, and evictions would hardly
/// improve such a plan.
class EvictionWork {
public:
  EvictionWork(const Graph &graph, double effort);

  void add(uint64_t steps) { left -= std::min(left, steps); }
  bool isOver() const { return left == 0; }

private:
  uint64_t left;
};

class GapEviction {
public:
  /// Changes \p sequence, which must outlive this. Tensors marked recompute
  /// never get longer lives than they have now.
  GapEviction(Sequence &sequence, GapRanking ranking = {});

  /// Evicts gaps at the peak until the peak is at most \p target bytes. Returns
  /// false if evictions no longer help, \p work is used up, or \p watch, which
  /// is called for each eviction, asks to end. The sequence is then the one
  /// with the lowest peak so far.
  bool evictTo(int64_t target, const Watch &watch = {},
               EvictionWork *work = nullptr);

private:
  /// Between two touches of an instance, in steps.
  struct Gap {
    uint32_t life = kNone; ///< The instance that has it.
    uint32_t from = 0, to = 0;
    bool moves = false; ///< The step that makes it may run behind it instead.
    /// No eviction of it scores more.
    double mostScore = std::numeric_limits<double>::infinity();
  };
  struct Eviction {
    double score = 0;
    uint32_t life = kNone; ///< The instance that has the gap.
    TensorId tensor = kNone;
    uint32_t before = 0; ///< Step before which `nodes` run.
    std::vector<NodeId> nodes;
    std::vector<uint32_t> advanced; ///< Steps whose work `nodes` do earlier.
  };
  /// A recomputation being put together.
  struct Chain {
    TensorId tensor = kNone;
    uint32_t before = kNone;
    uint32_t moved = kNone; ///< Step that the chain makes superfluous.
    double relief = 0;
    double cost = 0; ///< The cost of `nodes`.
    /// The cost of nodes whose inputs are still to be looked at.
    double pending = 0;
    double maxCost = std::numeric_limits<double>::infinity();
    int64_t extended = 0; ///< Bytes that must live up to `before` for it.
    std::vector<NodeId> nodes;
    std::vector<uint32_t> advanced; ///< Later steps that go for it.
  };

  void aim();
  bool evictAtPeak();
  void findTouches(uint32_t step);
  void apply();
  void findGaps();
  double value(TensorId t, double relief) const;
  bool rate(const Gap &gap, double toBeat, Eviction &eviction);
  bool isOnlyRead(uint32_t life, uint32_t step) const;
  bool append(Chain &chain, NodeId n, uint32_t depth);
  double areaWorth(const Chain &chain, NodeId n, double again) const;
  bool extend(Chain &chain, const Sequence::Life &life, double limit) const;
  bool advance(Chain &chain, const Sequence::Life &life, double limit) const;
  double overshoot(const Chain &chain, int64_t alive);
  double stepCost(NodeId n) const { return graph.node(n).cost + costOfAStep; }

  Sequence &sequence;
  const Graph &graph;
  GapRanking ranking;
  int64_t target = 0;
  double excess = 0; ///< Area above the target, in bytes x steps.
  /// A tie-break in units of cost, so that no step is entirely free.
  double costOfAStep = 0;
  std::vector<bool> repeats;      ///< Per node.
  std::vector<double> bytesValue; ///< Per tensor: bytes^bytesPower.
  ExcessProfile above;            ///< Over the ranking's level.
  /// Tensors looked at for the current chain, and made by it, carry its number.
  std::vector<uint32_t> seen, madeBy;
  std::vector<uint32_t> lastReader; ///< In the chain, of what it makes.
  uint32_t chainNumber = 0;
  /// For each instance that lives across the current step: its touches just
  /// before and after.
  std::vector<uint32_t> touchBefore, touchAfter;
  std::vector<Gap> gaps;      ///< Around the peak.
  std::vector<Eviction> best; ///< At the peak; a heap, the worst in front.
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_GAPEVICTION_H
