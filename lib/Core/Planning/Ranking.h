//===- Ranking.h - Which of two plans is better -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whatever keeps the best of several plans asks this class which one that is:
// the choice among a planner's candidates, and every search that continues from
// the best plan that it has.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNING_RANKING_H
#define REMAT_LIB_CORE_PLANNING_RANKING_H

#include "remat/Core/Planning/Planner.h"

namespace remat {

/// Which of two plans is better at a budget or, without a budget, where the
/// peak is to be as low as possible.
class Ranking {
public:
  explicit Ranking(std::optional<int64_t> budget) : budget(budget) {}

  bool fits(const Verdict &verdict) const {
    return budget && verdict.peakBytes <= *budget;
  }

  /// A plan that fits is better than one that does not. If both fit, the
  /// cheaper one is better. If neither fits, the one with the lower peak is
  /// better. The other figure decides between equals.
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

/// A plan and what it takes.
struct RankedPlan {
  Verdict verdict;
  std::vector<Step> steps;
};

/// Returns the plan of \p planner, or the original program if that is within
/// the budget of \p problem, for callers that compare problems. If no plan is
/// within the budget, it is the lowest one on the way there, and planWith may
/// find a lower one.
Result<RankedPlan> planToRank(std::string_view planner, const Problem &problem,
                              const PlannerOptions &options);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNING_RANKING_H
