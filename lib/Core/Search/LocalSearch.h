//===- LocalSearch.h - Annealing over sequences with repeats ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Improves a plan by small random changes. A change recomputes a value before a
// read, together with the needed values that are no longer held, takes a
// recomputation back, or moves a step. A worse plan is accepted with a
// probability that falls over time (simulated annealing, Kirkpatrick et al.
// 1983). It minimises
//
//   makespan / base cost + weight x (area above the budget) / (budget x slots)
//
// with a weight that grows over the run, so that the search crosses plans above
// the budget and ends below it. Annealing of a sequence with repeats was
// proposed in FastSA (Imanishi, Xu et al., NeurIPS 2023).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_LOCALSEARCH_H
#define REMAT_LIB_CORE_SEARCH_LOCALSEARCH_H

#include "Core/Graph/RepeatedStructure.h"
#include "remat/Core/Base/Watch.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

class SlotSequence;

/// Allows a search to copy tensors to the host and back.
struct SearchLink {
  Link link;
  std::optional<int64_t> hostLimitBytes;
};

struct SearchSchedule {
  /// The number of changes that are tried. In a plan with many copies a change
  /// counts as several.
  uint64_t moves = 100000;
  /// The amount by which an accepted plan may typically be more expensive, in
  /// units of a node's mean cost.
  double firstTemperature = 0.2;
  double lastTemperature = 2e-4;
  double firstWeight = 10;
  double lastWeight = 1e6;
  uint32_t spareSlots = 1; ///< The number of free slots after each step.
  /// Plans with a peak of at most these bytes are accepted even if they exceed
  /// the budget. The best plan is then the one with the least sum of cost and
  /// area above the budget, with the last weight.
  std::optional<int64_t> limitBytes = {};
  /// The search ends with a plan that costs at most this, or that runs every
  /// node once.
  double enough = 0;
  std::optional<SearchLink> link = {}; ///< None means plans without copies.
  Watch watch;                         ///< May be empty.
  /// Called with the makespan of every accepted plan, within the budget or not.
  /// For tests.
  std::function<void(const SlotSequence &, double makespan)> observer = {};
};

struct SearchResult {
  /// The fastest plan found within the budget. Without copies the time of a
  /// plan is its cost. Empty if none was found. See also limitBytes.
  std::vector<Step> steps;
  double cost = 0; ///< The makespan of the plan.
  uint64_t accepted = 0;
};

/// Searches from \p start, a valid plan with at most one swap_out for each
/// tensor. Without a link the plan has no copies. The same arguments give the
/// same result.
SearchResult searchSequence(const Graph &graph,
                            const RepeatedStructure &structure,
                            std::span<const Step> start, int64_t budget,
                            const SearchSchedule &schedule, uint64_t seed);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_LOCALSEARCH_H
