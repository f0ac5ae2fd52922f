//===- Strategies.h - Kusumoto's equations for a graph ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mode --strategies of remat-solve computes the values that Kusumoto et al.
// 2019 optimise, to compare with the paper. The planners that follow this paper
// use the bytes that a plan really needs instead of these values.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_STRATEGIES_H
#define REMAT_TOOLS_REMATSOLVE_STRATEGIES_H

#include "Options.h"

namespace remat::solve {

/// Prints B* of the sets L^v, and the least and the most recomputation (Eq. 1)
/// within B*, 1.5 B* and 2 B* (Eq. 2). Returns an exit code.
int runStrategies(const Options &options, const Graph &graph);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_STRATEGIES_H
