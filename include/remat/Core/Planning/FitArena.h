//===- FitArena.h - Plans whose buffers pack --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two plans with the same peak may need arenas that differ by many per cent:
// where much lives at many steps, offsets leave gaps. The arena is what a user
// pays for, so that a plan is judged by it here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLANNING_FITARENA_H
#define REMAT_CORE_PLANNING_FITARENA_H

#include "remat/Core/Packing/Packing.h"
#include "remat/Core/Planning/Planner.h"

namespace remat {

/// The buffers that \p steps, a valid plan of \p graph, need, each aligned to
/// \p alignment. Their times are positions in the plan. An output that takes
/// over an input of its size uses the same buffer. A workspace is a buffer of
/// one step. Residents have no buffer.
std::vector<LiveBuffer>
planBuffers(const Graph &graph, std::span<const Step> steps, int64_t alignment);

/// The share by which an arena may exceed the most bytes that live at one time.
inline constexpr double kArenaSlack = 0.01;

/// The Planned::source of plans that fitArena found itself.
inline constexpr std::string_view kArenaSource = "arena";

/// Returns \p planned if its buffers, aligned to \p alignment, pack within
/// kArenaSlack of the bound and within the budget of \p problem. Otherwise it
/// anneals around \p planned for plans that hold less at the busiest steps, and
/// returns the best: with a budget the cheapest one that packs well, without a
/// budget the one with the smallest arena. If \p planned copies, the result may
/// copy more, and recomputes only where \p planned does. It does not change
/// plans without liveness, plans of graphs with recompute marks, and plans that
/// are not feasible.
Planned fitArena(const Problem &problem, Planned planned,
                 const PlannerOptions &options, int64_t alignment);

} // namespace remat

#endif // REMAT_CORE_PLANNING_FITARENA_H
