//===- Summary.h - What remat-solve tells people ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What remat-solve prints for people; for programs it prints JSON
// (remat/Exchange/ResultJson.h).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_SUMMARY_H
#define REMAT_TOOLS_REMATSOLVE_SUMMARY_H

#include "remat/Exchange/ResultJson.h"

namespace remat::solve {

/// Six significant digits.
std::string formatNumber(double value);
/// "812000000 bytes (812.0 MB)", "12 bytes"
std::string formatSize(int64_t bytes);

/// An aligned table of the result.
std::string formatSummary(const PlanningReport &report);

/// An aligned table of the arena; \p liveBytes are the most bytes that live at
/// the same time.
std::string formatPackingSummary(const Packing &packing, int64_t liveBytes,
                                 double seconds);

void print(const std::string &text);

/// Why the budget cannot be met: the smallest one that the planner reached, and
/// what no plan can go below.
std::string formatInfeasible(const PlanningReport &report);

/// All planners, one a line.
std::string formatPlannerList();

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_SUMMARY_H
