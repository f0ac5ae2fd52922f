//===- GapEviction.h - Frees values between their uses ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file has the moves of the planner greedy-gaps. An instance is touched by
// the step that makes it and by the steps that read it. A gap is the time
// between two consecutive touches. If a gap is evicted, the value is not held
// during the gap, and is recomputed just before the gap ends. Other values that
// the recomputation needs are recomputed too if they are no longer held. If no
// step reads the value before the gap, the step that makes it moves to the
// gap's end instead. A greedy planner recomputes too much. The opposite move
// (restore) therefore removes needless recomputations.
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

/// The score of a gap is relief^reliefPower * bytes^bytesPower / extra cost.
/// The relief is how much the eviction lowers the area (bytes x steps) above a
/// level. The level is `look` times the target.
struct GapRanking {
  double reliefPower = 1;
  double bytesPower = 0;
  double look = 1;
  /// Whether a chain of recomputations may replace later recomputations of the
  /// same values.
  bool advance = false;
};

/// The effort that is left for evictions, counted in visited steps. Each round
/// of evictions visits the whole plan. For a large program, the effort is
/// proportional to the number of nodes. A plan that runs most of a long program
/// many times uses up the effort soon, and evictions would hardly improve such
/// a plan.
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
  /// Changes \p sequence, which must outlive this object. An instance of a
  /// tensor that is marked recompute is never held longer.
  GapEviction(Sequence &sequence, GapRanking ranking = {});

  /// Evicts gaps at the peak until the peak is at most \p target bytes. Returns
  /// false if evictions no longer help, if \p work is used up, or if \p watch
  /// asks to end. The sequence with the lowest peak so far then remains. The
  /// watch is called for each eviction.
  bool evictTo(int64_t target, const Watch &watch = {},
               EvictionWork *work = nullptr);

private:
  /// The steps from one touch of an instance to its next touch.
  struct Gap {
    uint32_t life = kNone; ///< The instance with the gap.
    uint32_t from = 0, to = 0;
    /// Whether the step that makes the instance may move to the end of the gap.
    bool moves = false;
    /// The highest score that any eviction of the gap can have.
    double mostScore = std::numeric_limits<double>::infinity();
  };
  struct Eviction {
    double score = 0;
    uint32_t life = kNone; ///< The instance with the gap.
    TensorId tensor = kNone;
    uint32_t before = 0; ///< The step before which `nodes` run.
    std::vector<NodeId> nodes;
    /// Later steps that become unnecessary because `nodes` run earlier.
    std::vector<uint32_t> advanced;
  };
  /// A recomputation that is being built.
  struct Chain {
    TensorId tensor = kNone;
    uint32_t before = kNone;
    uint32_t moved = kNone; ///< The step that the chain moves and thus makes
                            ///< unnecessary at its old place, or kNone.
    double relief = 0;
    double cost = 0; ///< The cost of `nodes`.
    /// The cost of nodes whose inputs have not been visited yet.
    double pending = 0;
    double maxCost = std::numeric_limits<double>::infinity();
    /// The bytes of the values that the chain holds longer, up to the step
    /// `before`.
    int64_t extended = 0;
    std::vector<NodeId> nodes;
    std::vector<uint32_t> advanced; ///< Later steps that the chain replaces.
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
  double excess = 0; ///< The area above the target, in bytes x steps.
  /// A small cost that is added for each step, so that no step is free.
  double costOfAStep = 0;
  std::vector<bool> repeats;      ///< Whether each node may repeat.
  std::vector<double> bytesValue; ///< bytes^bytesPower of each tensor.
  ExcessProfile above;            ///< The held bytes above the level of the
                                  ///< ranking, which is `look` times the
                                  ///< target.
  /// For each tensor, the number of the last chain that visited it, and the
  /// number of the last chain that made it.
  std::vector<uint32_t> seen, madeBy;
  /// For each tensor that the chain makes, the last step of the chain that
  /// reads it.
  std::vector<uint32_t> lastReader;
  uint32_t chainNumber = 0;
  /// For each instance that lives across the current step, the touches just
  /// before and after the step.
  std::vector<uint32_t> touchBefore, touchAfter;
  std::vector<Gap> gaps; ///< The gaps around the peak.
  /// The best evictions at the peak, as a heap. The worst of them comes first.
  std::vector<Eviction> best;
};

/// Removes recomputations from \p sequence, the most expensive first. A
/// recomputation is removed if the peak stays at \p target bytes or below when
/// the earlier instance is held instead. A tensor that is marked recompute is
/// never held longer. The initial peak must be within the target.
void restore(Sequence &sequence, int64_t target);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_GAPEVICTION_H
