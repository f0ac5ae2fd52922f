//===- WholeBodies.h - Loops as jax.checkpoint writes them ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A person who saves memory in a loop writes jax.checkpoint around its body:
//
//     forward body      stacks the carry, and products if a policy keeps them
//     backward body     the forward body again, then what was there
//
// A compiler fuses the repeated body as it fuses the original one, because no
// fence stands between its ops. So such a plan may be faster than one that
// keeps more.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_WHOLEBODIES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_WHOLEBODIES_H

#include "Transforms/Loops/LoopPlan.h"

namespace remat {

/// The planner of remat-plan-loops that chooses among these plans alone.
inline constexpr llvm::StringLiteral kWholeBodies = "whole-bodies";

/// Returns the plans that compute the forward body of \p loop, a pair, again as
/// a whole. They keep no value of it, the products with values that both loops
/// have, such as weights, or all products. \p loop has no copies.
std::vector<LoopPlan> wholeBodies(const LoopGraph &loop);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_WHOLEBODIES_H
