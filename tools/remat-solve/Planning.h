//===- Planning.h - Plans a graph -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// These modes of remat-solve plan for one budget or, with --frontier, for all
// budgets.
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_PLANNING_H
#define REMAT_TOOLS_REMATSOLVE_PLANNING_H

#include "Options.h"

namespace remat::solve {

inline constexpr int kDone = 0, kNotMet = 1, kBadInput = 2;

/// Prints the error to standard error. Returns kBadInput.
int reportError(const Error &error);

/// Returns the peak of the program without recomputation, in bytes.
int64_t keepAllPeak(const Options &options, const Graph &graph);

/// Plans at the budget, prints the result and writes the plan. Returns an exit
/// code.
int runPlan(const Options &options, const Graph &graph);

/// Plans at all budgets, prints the cost of each and writes each plan. Returns
/// an exit code.
int runFrontier(const Options &options, const Graph &graph);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_PLANNING_H
