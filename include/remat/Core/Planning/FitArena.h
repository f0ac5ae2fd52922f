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

/// What \p steps, a valid plan of \p graph, hold, in steps, each aligned to
/// \p alignment: an output that takes over an input of its size is the same
/// buffer, workspace a buffer of one step. Residents are none.
std::vector<LiveBuffer>
planBuffers(const Graph &graph, std::span<const Step> steps, int64_t alignment);

/// The share of what lives at once that an arena may take besides.
inline constexpr double kArenaSlack = 0.01;

/// Planned::source of what fitArena found itself.
inline constexpr std::string_view kArenaSource = "arena";

/// \p planned, where a packing of its buffers, aligned to \p alignment,
/// is within kArenaSlack of the bound and within the budget of \p problem.
/// Otherwise the best of plans that annealing finds around it, which hold less
/// at the busiest steps: with a budget the cheapest that packs so, without one
/// that with the smallest arena. One that copies may copy more, and recomputes
/// only where the first one does. Plans without liveness and of graphs with
/// recompute marks stay as they are, and so does one that is not feasible.
Planned fitArena(const Problem &problem, Planned planned,
                 const PlannerOptions &options, int64_t alignment);

} // namespace remat

#endif // REMAT_CORE_PLANNING_FITARENA_H
