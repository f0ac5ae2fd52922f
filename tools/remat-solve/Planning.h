//===- Planning.h - Plans a graph -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The modes of remat-solve that plan: for one budget, or for all of them with
// --frontier.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_PLANNING_H
#define REMAT_TOOLS_REMATSOLVE_PLANNING_H

#include "Options.h"

namespace remat::solve {

inline constexpr int kDone = 0, kNotMet = 1, kBadInput = 2;

/// Says on standard error what is wrong. Returns kBadInput.
int reportError(const Error &error);

/// The peak of the program without recomputation, in bytes.
int64_t keepAllPeak(const Options &options, const Graph &graph);

/// Plans at the budget, prints the result and writes the plan; an exit code.
int runPlan(const Options &options, const Graph &graph);

/// Plans at all budgets, prints what each costs and writes each plan.
int runFrontier(const Options &options, const Graph &graph);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_PLANNING_H
