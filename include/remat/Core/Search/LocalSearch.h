//===- LocalSearch.h - Annealing over sequences with repeats ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Goes from plan to plan by small changes: a value is recomputed before a read,
// with what that needs and is gone by then; a recomputation is taken back; a
// step moves. Worse plans are taken with a probability that falls
// (Kirkpatrick et al. 1983); what is minimised is
//
//   makespan / base cost + weight x (area above the budget) / (budget x slots)
//
// with a weight that grows over the run, so that the search crosses plans above
// the budget and ends below it. The idea to anneal a sequence with repeats is
// that of FastSA (Imanishi, Xu et al., NeurIPS 2023).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_SEARCH_LOCALSEARCH_H
#define REMAT_CORE_SEARCH_LOCALSEARCH_H

#include "remat/Core/Base/Watch.h"
#include "remat/Core/Graph/RepeatedStructure.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

class SlotSequence;

/// Lets a search copy tensors to the host and back.
struct SearchLink {
  Link link;
  std::optional<int64_t> hostLimitBytes;
};

struct SearchSchedule {
  /// Changes that are tried; over a plan with many copies one counts for
  /// several.
  uint64_t moves = 100000;
  /// How much more a plan may typically cost, in units of a node's mean cost.
  double firstTemperature = 0.2;
  double lastTemperature = 2e-4;
  double firstWeight = 10;
  double lastWeight = 1e6;
  uint32_t spareSlots = 1; ///< Free slots after each step.
  /// Plans that peak at most here are taken though they are above the budget:
  /// the best then has the least cost plus area above the budget by the last
  /// weight.
  std::optional<int64_t> limitBytes = {};
  /// A plan at this cost is good enough, beside one that runs nothing twice.
  double enough = 0;
  std::optional<SearchLink> link = {}; ///< None: plans of runs alone.
  Watch watch;                         ///< May be empty.
  /// Sees every plan that a change leads to and that is taken, within the
  /// budget or not, with its makespan. For tests.
  std::function<void(const SlotSequence &, double makespan)> observer = {};
};

struct SearchResult {
  /// The plan met within the budget that takes the least time, which without
  /// copies is its cost; empty where none was. See also limitBytes.
  std::vector<Step> steps;
  double cost = 0; ///< Its makespan.
  uint64_t accepted = 0;
};

/// Searches from \p start, a valid plan with at most one swap_out a tensor, and
/// none without a link. The same arguments give the same result.
SearchResult searchSequence(const Graph &graph,
                            const RepeatedStructure &structure,
                            std::span<const Step> start, int64_t budget,
                            const SearchSchedule &schedule, uint64_t seed);

} // namespace remat

#endif // REMAT_CORE_SEARCH_LOCALSEARCH_H
