//===- SwapSchedule.h - Hides copies behind computing -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy costs no time if it runs while nodes compute. This file moves only the
// copies of a plan, to places where computing hides them within the memory
// limits.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H
#define REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

struct SwapScheduleOptions {
  Link link;
  int64_t peakLimitBytes = 0; ///< The limit for the counted bytes.
  std::optional<int64_t> hostLimitBytes;
  /// For each swap_in, the number of compute steps that may run before it. An
  /// op that only passes the tensor on may run before the first reader. Empty
  /// means any number.
  std::vector<uint32_t> mostComputesBefore;
};

/// Returns \p steps, a valid plan, with its copies moved and its computes
/// unchanged:
///
/// - each swap_out right after the op that makes its tensor;
/// - each wait_out at the end of the simulated copy, later only as far as the
///   limit allows, and earlier if that costs no time;
/// - each swap_in, from the last to the first, as late as possible but so that
///   its copy ends before the first reader and before the next copy must start,
///   and not earlier than the limit allows.
///
/// The result is \p steps itself unless the new plan has a smaller makespan
/// within both limits. Takes time linear in the number of steps, plus the
/// distances that waits and fetches move.
std::vector<Step> scheduleSwaps(const Graph &graph, std::span<const Step> steps,
                                const SwapScheduleOptions &options);

/// Returns \p steps, a valid plan, with each swap_out right after the op that
/// makes its tensor, and each wait_out no later than the end of the simulated
/// copy. This is for compilers that allow only few copies at a time and end
/// each one as late as possible. The result takes no more time, and no more
/// bytes on either side. If it would, swap_outs or all copies keep their
/// places.
std::vector<Step> waitPromptly(const Graph &graph, std::span<const Step> steps,
                               Link link);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H
