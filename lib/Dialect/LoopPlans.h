//===- LoopPlans.h - Attributes of planned loops ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pair of loops is planned as one iteration of both. The loop that runs first
// carries what is known about the pair (docs/reference/Dialect.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_LOOPPLANS_H
#define REMAT_LIB_DIALECT_LOOPPLANS_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On a loop: the plan of its pair, or of a loop without a pair.
inline constexpr llvm::StringLiteral kLoopPlan = "remat.loop_plan";
/// On a loop: the kernels that a compiler makes of its joint body.
inline constexpr llvm::StringLiteral kLoopKernels = "remat.loop_kernels";
/// On a function: the reason why its loops have no plan.
inline constexpr llvm::StringLiteral kLoopsRefused = "remat.loops_refused";

} // namespace remat

#endif // REMAT_LIB_DIALECT_LOOPPLANS_H
