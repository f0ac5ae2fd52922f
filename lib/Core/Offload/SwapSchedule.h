//===- SwapSchedule.h - Lets copies run while nodes compute -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy costs no time if it runs while nodes compute. This file moves the
// copies of a plan to places where they run while nodes compute, within the
// memory limits. It moves no other steps.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H
#define REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

struct SwapScheduleOptions {
  Link link = {};
  int64_t peakLimitBytes = 0; ///< The limit for the counted bytes.
  std::optional<int64_t> hostLimitBytes = {};
  /// For each swap_in, how many compute steps may run before the plan waits
  /// for it. An op that only passes the tensor on may need the tensor before
  /// its first reader. If the list is empty, any number of compute steps may
  /// run.
  std::vector<uint32_t> mostComputesBefore = {};
};

/// Returns \p steps, a valid plan, with its copies moved and its computes
/// unchanged:
///
/// - Each swap_out is right after the op that makes its tensor.
/// - Each wait_out is at the place where the simulated copy ends. The wait_out
///   is earlier if holding the tensor until then would exceed the limit.
/// - Each swap_in is as late as possible: its copy must end before the first
///   reader of the tensor and before the next swap_in starts. The swap_in is
///   later if holding the tensor so early would exceed the limit. The swap_ins
///   are placed from the last to the first.
///
/// Returns \p steps unchanged if the new plan is not faster or exceeds one of
/// the two limits. The time grows linearly with the number of steps and with
/// the distances by which waits and fetches move.
std::vector<Step> scheduleSwaps(const Graph &graph, std::span<const Step> steps,
                                const SwapScheduleOptions &options);

/// Returns \p steps, a valid plan, with each swap_out right after the op that
/// makes its tensor, and each wait_out no later than the end of the simulated
/// copy. Such a plan is for compilers that allow only few copies at a time, and
/// that end each copy as late as possible. The result is never slower, and
/// never holds more bytes on the device or on the host. If moving the swap_outs
/// would break one of these promises, the swap_outs keep their places. If a
/// promise is still broken, all copies keep their places.
std::vector<Step> waitPromptly(const Graph &graph, std::span<const Step> steps,
                               Link link);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_SWAPSCHEDULE_H
