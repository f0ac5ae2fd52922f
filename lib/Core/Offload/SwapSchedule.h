//===- SwapSchedule.h - Where copies hide under compute ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy costs no time where it runs beside compute. Given a plan, this moves
// its copies, and nothing else, to where compute hides them within the limits
// on memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H
#define REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

struct SwapScheduleOptions {
  Link link;
  int64_t peakLimitBytes = 0; ///< For the counted bytes.
  std::optional<int64_t> hostLimitBytes;
  /// For each step that is a swap_in, how many computes may run before it: an
  /// op that hands its tensor on may stand before the first reader. Empty: any
  /// number.
  std::vector<uint32_t> mostComputesBefore;
};

/// Returns \p steps, a valid plan, with its copies in other places and its
/// computes where they are:
///
/// - each swap_out right behind what makes its tensor;
/// - each wait_out where the simulated copy has ended, later only as far as the
///   limit allows, and earlier where that costs no time;
/// - each swap_in, from the last to the first, as late as its copy still ends
///   before the first reader and before the next copy has to start, and no
///   earlier than the limit allows.
///
/// The result is \p steps itself unless another one has a smaller makespan
/// within both limits. Takes time linear in the number of steps, plus the
/// distances that waits and fetches move.
std::vector<Step> scheduleSwaps(const Graph &graph, std::span<const Step> steps,
                                const SwapScheduleOptions &options);

/// Returns \p steps, a valid plan, with each swap_out right behind what makes
/// its tensor and each wait_out no later than where the simulated copy has
/// ended: for compilers that have few copies under way at once, and end each as
/// late as they may. The result takes no more time or bytes on either side;
/// where that needs them, swap_outs or all copies stay in their places.
std::vector<Step> waitPromptly(const Graph &graph, std::span<const Step> steps,
                               Link link);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H
