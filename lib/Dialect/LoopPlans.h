//===- LoopPlans.h - Attributes of planned loops ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For a pair of loops, one iteration of both loops is planned together. The
// loop that runs first has the attributes of the pair
// (docs/reference/Dialect.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_LOOPPLANS_H
#define REMAT_LIB_DIALECT_LOOPPLANS_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On a loop: the plan of its pair, or the plan of the loop alone if it has no
/// pair.
inline constexpr llvm::StringLiteral kLoopPlan = "remat.loop_plan";
/// On a loop: the kernels into which a compiler compiled its joint body.
inline constexpr llvm::StringLiteral kLoopKernels = "remat.loop_kernels";
/// On a function: the reason why its loops have no plan.
inline constexpr llvm::StringLiteral kLoopsRefused = "remat.loops_refused";

} // namespace remat

#endif // REMAT_LIB_DIALECT_LOOPPLANS_H
