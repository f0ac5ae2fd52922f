//===- LoopPlans.h - What planning writes onto loops ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pair of loops is planned as one iteration of both. What is known of it
// stands on the loop that runs first (docs/reference/Dialect.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_LOOPPLANS_H
#define REMAT_LIB_DIALECT_LOOPPLANS_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On a loop: the plan of its pair, or of the loop if it is alone.
inline constexpr llvm::StringLiteral kLoopPlan = "remat.loop_plan";
/// On a loop: what a compiler computes in one kernel of its joint body.
inline constexpr llvm::StringLiteral kLoopKernels = "remat.loop_kernels";
/// On a function: why its loops have no plan.
inline constexpr llvm::StringLiteral kLoopsRefused = "remat.loops_refused";

} // namespace remat

#endif // REMAT_LIB_DIALECT_LOOPPLANS_H
