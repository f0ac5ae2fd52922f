//===- Ranking.h - Compares two plans ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All code that keeps the best of several plans compares them with this class.
// Examples are the choice among a planner's candidates, and searches that
// continue from their best plan.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNING_RANKING_H
#define REMAT_LIB_CORE_PLANNING_RANKING_H

#include "remat/Core/Planning/Planner.h"

namespace remat {

/// Compares two plans for a budget or, without a budget, for the lowest peak.
class Ranking {
public:
  explicit Ranking(std::optional<int64_t> budget) : budget(budget) {}

  bool fits(const Verdict &verdict) const {
    return budget && verdict.peakBytes <= *budget;
  }

  /// A plan within the budget is better than one above it. If both are within
  /// the budget, the cheaper one is better. If both are above the budget, the
  /// one with the lower peak is better. If two plans have the same cost, the
  /// lower peak decides. If they have the same peak, the lower cost decides.
  bool isBetter(const Verdict &a, const Verdict &b) const {
    if (fits(a) != fits(b))
      return fits(a);
    bool cheaper = a.cost < b.cost, lower = a.peakBytes < b.peakBytes;
    if (fits(a))
      return cheaper || (a.cost == b.cost && lower);
    return lower || (a.peakBytes == b.peakBytes && cheaper);
  }

private:
  std::optional<int64_t> budget;
};

/// A plan with its peak and cost.
struct RankedPlan {
  Verdict verdict;
  std::vector<Step> steps;
};

/// Returns the plan of \p planner, or the original program if it is within the
/// budget of \p problem. The function is for callers that plan several problems
/// to compare them. If no plan is within the budget, returns the plan with the
/// lowest peak that was tried. The function planWith takes more time, and may
/// find a plan with a lower peak.
Result<RankedPlan> planToRank(std::string_view planner, const Problem &problem,
                              const PlannerOptions &options);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNING_RANKING_H
