//===- Annealing.h - Several annealing chains at a time ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sweep` anneals plans that only recompute, and `hybrid` anneals plans that
// also copy. Both planners run several chains at the same time. The chains look
// for plans with lower and lower peaks, but spend most of their effort with the
// budget as the target. This header has the parts that both share: the number
// of moves of a chain, the descent of a chain, and the run of several chains.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_ANNEALING_H
#define REMAT_LIB_CORE_PLANNERS_ANNEALING_H

#include "Core/Search/LocalSearch.h"

namespace remat {

/// Returns the number of moves of one annealing. A move takes more time if it
/// changes more lifetimes, or longer lifetimes. Therefore short programs get
/// more than \p movesPerNode moves for each node, and long programs get fewer.
/// Programs whose steps have many operands also get fewer moves.
uint64_t scaledMoves(const Graph &graph, double movesPerNode);

/// Returns a watch that reports moves to \p watch, but no costs. Use this watch
/// for plans whose target is not the user's budget. The costs of such plans do
/// not show the user any progress. The watch \p watch must outlive the result.
/// The result is empty if \p watch is empty.
Watch withoutCosts(const Watch &watch);

/// Two schedules of a search for a plan with a lower peak than the lowest peak
/// so far. With `direct`, the search prefers a lower peak to a lower cost from
/// its beginning on. With `wide`, the search prefers a lower peak only towards
/// its end, after the plan has changed much.
struct DescentSchedules {
  SearchSchedule direct, wide;
};
DescentSchedules descentSchedules(SearchSchedule schedule);

/// One annealing, which goes from \p start down to \p target bytes.
struct Chain {
  std::vector<Step> start;
  int64_t target = 0;
  SearchSchedule schedule;
  uint64_t seed = 0;
};

/// Runs \p chains on \p threads threads. Returns the plan that each chain finds
/// within its target, or no steps if it finds none. The plans do not depend on
/// the number of threads.
std::vector<std::vector<Step>>
annealTogether(const Graph &graph, const RepeatedStructure &structure,
               std::span<const Chain> chains, uint32_t threads);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_ANNEALING_H
