//===- StepTimes.h - When each step of a plan runs --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator answers with one makespan. Traces and pictures need to know
// when each step runs; this header has the same clock, step by step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_STEPTIMES_H
#define REMAT_CORE_PLAN_STEPTIMES_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// In units of cost, from the begin of the plan.
struct StepTime {
  double begin = 0, end = 0;
};

/// Of each step of a valid plan, as the simulator times it: what a compute step
/// computes and a swap copies. A wait_out takes what the compute stream waits
/// for it, so that compute steps and waits together are the compute stream.
std::vector<StepTime> stepTimes(const Graph &graph, std::span<const Step> steps,
                                const Link &link);

} // namespace remat

#endif // REMAT_CORE_PLAN_STEPTIMES_H
