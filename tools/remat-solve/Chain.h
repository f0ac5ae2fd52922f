//===- Chain.h - The chain model of offloading for a graph ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mode --chain of remat-solve repeats the experiment of Beaumont et al.
// 2020, section 6, in the paper's own model, to compare with the paper. The
// paper's planners place the same choices on the graph itself instead.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_CHAIN_H
#define REMAT_TOOLS_REMATSOLVE_CHAIN_H

#include "Options.h"

namespace remat::solve {

/// Prints the makespan of each heuristic of the paper and its lower bound, for
/// Options::chainLimits memory limits. The limits lie between the least with
/// which the chain runs and its peak without copies. Returns an exit code.
int runChain(const Options &options, const Graph &graph);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_CHAIN_H
