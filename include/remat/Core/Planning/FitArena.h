//===- FitArena.h - Finds plans that need small arenas ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two plans with the same peak may need arenas that differ by many per cent.
// The arena has gaps between its buffers. The gaps are larger if many steps
// hold almost as many bytes as the peak. A step allocates the whole arena, so
// this file judges plans by the size of their arenas.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLANNING_FITARENA_H
#define REMAT_CORE_PLANNING_FITARENA_H

#include "remat/Core/Packing/Packing.h"
#include "remat/Core/Planning/Planner.h"

namespace remat {

/// Returns the buffers of \p steps, a valid plan of \p graph. Each buffer is
/// aligned to \p alignment. The times of buffers are positions in the plan. An
/// output that takes over an input of the same size uses the same buffer. A
/// workspace is a buffer that lives for one step. Residents have no buffer.
std::vector<LiveBuffer>
planBuffers(const Graph &graph, std::span<const Step> steps, int64_t alignment);

/// The share by which an arena may exceed the most bytes that live at one time.
inline constexpr double kArenaSlack = 0.01;

/// The value of Planned::source for plans that fitArena found itself.
inline constexpr std::string_view kArenaSource = "arena";

/// Returns \p planned if its buffers, aligned to \p alignment, pack within
/// kArenaSlack of the bound and within the budget of \p problem. Otherwise the
/// function anneals from \p planned to find plans that hold fewer bytes at the
/// busiest steps, and returns the best one. With a budget, the best plan is the
/// cheapest one that packs well. Without a budget, the best plan is the one
/// with the smallest arena. If \p planned has copies, the result may have more
/// copies, and recomputes only what \p planned recomputes. The function returns
/// three kinds of plans unchanged: plans without liveness, plans of graphs with
/// recompute marks, and infeasible plans.
Planned fitArena(const Problem &problem, Planned planned,
                 const PlannerOptions &options, int64_t alignment);

} // namespace remat

#endif // REMAT_CORE_PLANNING_FITARENA_H
