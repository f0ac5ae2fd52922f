//===- Chain.h - The chain model of offloading for a graph ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mode --chain of remat-solve repeats the experiment of Beaumont et al.
// 2020, section 6, in the paper's own model, to compare with the paper. The
// planners that follow this paper make the same choices on the graph itself.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_CHAIN_H
#define REMAT_TOOLS_REMATSOLVE_CHAIN_H

#include "Options.h"

namespace remat::solve {

/// Prints the paper's lower bound and the makespan of each of its heuristics.
/// It prints them for Options::chainLimits memory limits, from the smallest
/// limit with which the chain can run to the chain's peak without copies.
/// Returns an exit code.
int runChain(const Options &options, const Graph &graph);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_CHAIN_H
