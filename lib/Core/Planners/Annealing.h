//===- Annealing.h - Several annealings side by side ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sweep` anneals plans that only recompute, and `hybrid` plans that copy, too.
// Both planners run several chains at the same time. They search plans with
// fewer bytes than the smallest known plan, and spend most of their effort at
// the budget. This header has the parts that both share: the number of moves of
// a chain, the descent of a chain, and the run of several chains.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_ANNEALING_H
#define REMAT_LIB_CORE_PLANNERS_ANNEALING_H

#include "Core/Search/LocalSearch.h"

namespace remat {

/// Moves of one annealing. One takes the longer, the longer and the more the
/// lives are that it changes: short programs get more than \p movesPerNode a
/// node, long ones fewer, and fewer still where steps have many operands.
uint64_t scaledMoves(const Graph &graph, double movesPerNode);

/// Tells \p watch, which must outlive the result, of moves and of no costs:
/// plans at targets that are not the user's budget are no progress. Empty where
/// \p watch is.
Watch withoutCosts(const Watch &watch);

/// Two ways below the lowest plan: the peak counts more than the cost from the
/// beginning, or only at the end, after the plan has changed much.
struct DescentSchedules {
  SearchSchedule direct, wide;
};
DescentSchedules descentSchedules(SearchSchedule schedule);

/// One annealing: from \p start to \p target bytes.
struct Chain {
  std::vector<Step> start;
  int64_t target = 0;
  SearchSchedule schedule;
  uint64_t seed = 0;
};

/// Runs \p chains on \p threads threads. Returns the plan that each one finds
/// within its target, without steps where it finds none; what they are does not
/// depend on the number of threads.
std::vector<std::vector<Step>>
annealTogether(const Graph &graph, const RepeatedStructure &structure,
               std::span<const Chain> chains, uint32_t threads);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_ANNEALING_H
