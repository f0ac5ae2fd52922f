//===- LowerSetCandidates.h - Plans of canonical strategies -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the planners after Kusumoto et al. 2019 share: which objectives they
// plan for, what they prove of a strategy, and the candidates of section 4.3,
// which the planner of section 4.2 offers as well.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_LOWERSETCANDIDATES_H
#define REMAT_LIB_CORE_PLANNERS_LOWERSETCANDIDATES_H

#include "Core/LowerSets/LowerSets.h"
#include "Core/Planners/Segments.h"

namespace remat {

/// The objective that the user asks for, or both.
std::vector<StrategyObjective> objectivesOf(const PlannerOptions &options);

/// The limits within which a strategy was looked for.
struct StrategyLimits {
  int64_t budget;        ///< The budget of Eq. 2, in bytes.
  int64_t least;         ///< B*, the smallest budget with a strategy.
  std::string_view sets; ///< Which lower sets: "all lower sets".
};

/// Returns the amount by which Eq. 1 of \p strategy may be improved to \p
/// bound.
Gap strategyGap(const ForwardGraph &forward, const CanonicalStrategy &strategy,
                double bound, const StrategyLimits &limits,
                StrategyObjective objective);

/// Offers, as \p name, the plans of section 4.3: the best strategies over the
/// sets L^v, by the dynamic program with an exact axis of time, and coarse ones
/// over these sets and prefixes of the program, for Eq. 2's budgets from the
/// smallest that a strategy meets to the one that a single part needs.
void offerApproximate(const Graph &graph, const ForwardBackward &split,
                      const ForwardGraph &forward,
                      const PlannerOptions &options, std::string_view name,
                      const CandidateSink &sink);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_LOWERSETCANDIDATES_H
