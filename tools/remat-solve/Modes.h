//===- Modes.h - What remat-solve can do with a graph -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each mode of remat-solve is a function that prints its result and returns an
// exit code. Two modes repeat a paper's experiment in the paper's own model, so
// that the results can be compared with the paper. The planners that follow
// these two papers plan the graph itself, and count the bytes that a plan
// really needs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_MODES_H
#define REMAT_TOOLS_REMATSOLVE_MODES_H

#include "Options.h"

namespace remat::solve {

inline constexpr int kDone = 0, kNotMet = 1, kBadInput = 2;

/// Prints the error to standard error. Returns kBadInput.
int reportError(const Error &error);

/// Returns the peak of the program without recomputation, in bytes.
int64_t keepAllPeak(const Options &options, const Graph &graph);

int runPlan(const Options &options, const Graph &graph);

/// --frontier: plans at all budgets, prints the cost of each and writes each
/// plan.
int runFrontier(const Options &options, const Graph &graph);

/// --strategies, the values that Kusumoto et al. 2019 optimise: prints B* of
/// the sets L^v, and the least and the most recomputation (Eq. 1) within B*,
/// 1.5 B* and 2 B* (Eq. 2).
int runStrategies(const Options &options, const Graph &graph);

/// --chain, the experiment of Beaumont et al. 2020, section 6: prints the
/// paper's lower bound and the makespan of each of its heuristics. The bound
/// and the makespans are printed for Options::chainLimits memory limits. The
/// lowest limit is the least memory with which the chain can run, and the
/// highest limit is the chain's peak without copies.
int runChain(const Options &options, const Graph &graph);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_MODES_H
