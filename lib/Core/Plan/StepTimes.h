//===- StepTimes.h - The time of each step of a plan ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator returns only the makespan. Traces and pictures need the times
// of each step. This header computes these times as the simulator does.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_STEPTIMES_H
#define REMAT_LIB_CORE_PLAN_STEPTIMES_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// Times are in units of cost, counted from the beginning of the plan.
struct StepTime {
  double begin = 0, end = 0;
};

/// Returns the time of each step of a valid plan as the simulator computes it.
/// This is the time of computing for a compute step, the time of the copy for a
/// swap, and the time of waiting for a wait_out. The compute stream consists of
/// compute steps and waits.
std::vector<StepTime> stepTimes(const Graph &graph, std::span<const Step> steps,
                                const Link &link);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_STEPTIMES_H
