//===- LowerSetCandidates.h - Plans of canonical strategies -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The planners of Kusumoto et al. 2019 share these functions. They return the
// objectives to plan for, state how much better another strategy may be, and
// offer the candidates of section 4.3. The planner of section 4.2 offers these
// candidates too.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_LOWERSETCANDIDATES_H
#define REMAT_LIB_CORE_PLANNERS_LOWERSETCANDIDATES_H

#include "Core/LowerSets/LowerSets.h"
#include "Core/Planners/Segments.h"

namespace remat {

/// Returns the objective that the user asks for, or both objectives if the user
/// names none.
std::vector<StrategyObjective> objectivesOf(const PlannerOptions &options);

struct StrategyLimits {
  int64_t budget; ///< The budget of Eq. 2, in bytes.
  int64_t least;  ///< B*, the smallest budget with a strategy.
  /// The family of lower sets, for example `all lower sets`.
  std::string_view sets;
};

/// Returns by how much another strategy may improve Eq. 1 of \p strategy. The
/// number \p bound is a bound on Eq. 1 of all strategies.
Gap strategyGap(const ForwardGraph &forward, const CanonicalStrategy &strategy,
                double bound, const StrategyLimits &limits,
                StrategyObjective objective);

/// Offers the plans of section 4.3 under the name \p name. The dynamic program
/// with an exact time axis finds the best strategies over the sets L^v. The
/// function also offers coarse strategies over these sets and over prefixes of
/// the program. The budgets of Eq. 2 range from the smallest budget that a
/// strategy meets to the budget that a strategy of a single part needs.
void offerApproximate(const Graph &graph, const ForwardBackward &split,
                      const ForwardGraph &forward,
                      const PlannerOptions &options, std::string_view name,
                      const CandidateSink &sink);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_LOWERSETCANDIDATES_H
