//===- StepTimes.h - When each step of a plan runs --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator answers with one makespan. Traces and pictures need to know
// when each step runs; this header has the same clock, step by step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_STEPTIMES_H
#define REMAT_LIB_CORE_PLAN_STEPTIMES_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// In units of cost, from the beginning of the plan.
struct StepTime {
  double begin = 0, end = 0;
};

/// When each step of a valid plan runs, as the simulator times it: the
/// computing of a compute step, the copy of a swap, and the waiting of a
/// wait_out. So compute steps and waits together make up the compute stream.
std::vector<StepTime> stepTimes(const Graph &graph, std::span<const Step> steps,
                                const Link &link);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_STEPTIMES_H
