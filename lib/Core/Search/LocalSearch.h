//===- LocalSearch.h - Annealing over sequences with repeats ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Improves a plan by small random changes. There are three kinds of changes.
// The first kind recomputes a value before a step that reads the value. It also
// recomputes the values that this recomputation needs and that are no longer
// held. The second kind removes a recomputation, and the third kind moves a
// step. A worse plan is accepted with a probability that falls over time
// (simulated annealing, Kirkpatrick et al. 1983). The search minimises
//
//   makespan / base cost + weight x (area above the budget) / (budget x slots)
//
// with a weight that grows during the search. The search can therefore go
// through plans above the budget, and ends within the budget. FastSA (Imanishi,
// Xu et al., NeurIPS 2023) proposed to anneal a sequence with repeats.
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
  /// counts as several changes.
  uint64_t moves = 100000;
  /// At the start, a change is typically accepted if it makes the plan more
  /// expensive by at most this many times the mean cost of a node.
  double firstTemperature = 0.2;
  double lastTemperature = 2e-4;
  double firstWeight = 10;
  double lastWeight = 1e6;
  uint32_t spareSlots = 1; ///< The number of free slots after each step.
  /// If limitBytes is set, the result may exceed the budget, but not
  /// limitBytes. The best plan is then the one with the least sum of its cost
  /// and its area above the budget, with lastWeight as the weight of the area.
  std::optional<int64_t> limitBytes = {};
  /// The search ends when it finds a plan that costs at most this, or that runs
  /// every node only once.
  double enough = 0;
  /// Without a link, plans have no copies.
  std::optional<SearchLink> link = {};
  Watch watch; ///< May be empty.
  /// This function is called with the makespan of every accepted plan, within
  /// the budget or not. For tests.
  std::function<void(const SlotSequence &, double makespan)> observer = {};
};

struct SearchResult {
  /// The fastest plan found within the budget, or empty if none was found. If a
  /// plan has no copies, its time is its cost. See also limitBytes.
  std::vector<Step> steps;
  double cost = 0; ///< The makespan of the plan.
  uint64_t accepted = 0;
};

/// Searches from \p start, which must be a valid plan with at most one swap_out
/// for each tensor. Without a link, \p start must have no copies. The same
/// arguments give the same result.
SearchResult searchSequence(const Graph &graph,
                            const RepeatedStructure &structure,
                            std::span<const Step> start, int64_t budget,
                            const SearchSchedule &schedule, uint64_t seed);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_LOCALSEARCH_H
