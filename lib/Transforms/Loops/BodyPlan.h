//===- BodyPlan.h - Plans of one loop body within limits --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans the bodies of a loop by a planner of steps: one run of it for given
// limits on what a body takes and on what crosses from one body to the other.
// LoopPlan.h searches over those limits.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_BODYPLAN_H
#define REMAT_LIB_TRANSFORMS_LOOPS_BODYPLAN_H

#include "Transforms/Loops/LoopPlan.h"

namespace remat {

/// The objective of a planner of one body.
enum class Objective : uint8_t { Cost, CostPlusTime, Time, FewStacks };

/// Returns the cheapest plan whose bodies take at most \p body bytes, at most
/// \p crossing of which cross. With Objective::FewStacks it has about \p stacks
/// stacks.
Result<LoopPlan> planWithin(const LoopGraph &loop, int64_t body,
                            int64_t crossing, Objective objective,
                            const LoopPlanOptions &options,
                            unsigned stacks = 0);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_BODYPLAN_H
