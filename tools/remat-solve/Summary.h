//===- Summary.h - What remat-solve prints for people -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// remat-solve prints the texts of this file for people, and JSON for programs
// (remat/Exchange/ResultJson.h).
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_SUMMARY_H
#define REMAT_TOOLS_REMATSOLVE_SUMMARY_H

#include "remat/Exchange/ResultJson.h"

namespace remat::solve {

/// Formats a number with six significant digits.
std::string formatNumber(double value);
/// Formats a size, for example as "812000000 bytes (812.0 MB)" or "12 bytes".
std::string formatSize(int64_t bytes);

/// Returns an aligned table of the result.
std::string formatSummary(const PlanningReport &report);

/// Returns an aligned table of the arena. The number \p liveBytes is the most
/// bytes that are live at the same time.
std::string formatPackingSummary(const Packing &packing, int64_t liveBytes,
                                 double seconds);

void print(const std::string &text);

/// Says why the budget cannot be met. The returned text has the smallest budget
/// that the planner reached, and the lower bound for all plans.
std::string formatInfeasible(const PlanningReport &report);

/// Returns the names and descriptions of all planners, one planner on each
/// line.
std::string formatPlannerList();

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_SUMMARY_H
