//===- Judge.h - Simulates candidates ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planners propose many candidates. Some candidates are equal, and a planner
// with a bug may propose invalid candidates. The judge simulates each different
// candidate once and passes the valid ones on. The classes of `fit` and of the
// frontier derive from the judge.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNING_JUDGE_H
#define REMAT_LIB_CORE_PLANNING_JUDGE_H

#include "Core/Planning/Ranking.h"

#include <unordered_map>

namespace remat {

/// Removes the steps with unread results from each candidate, simulates each
/// different candidate once, and passes the valid ones on.
class Judge {
public:
  /// Both \p problem and \p watch must outlive the judge.
  Judge(const Problem &problem, const Watch &watch);
  virtual ~Judge() = default;

  Verdict add(std::vector<Step> steps, const Origin &origin);

  /// Returns the number of candidates so far.
  uint32_t candidates() const { return verdicts.size(); }
  /// Returns the first invalid plan that a planner proposed, if any.
  const std::optional<Error> &invalid() const { return firstInvalid; }

protected:
  struct Candidate {
    Verdict verdict;
    Plan plan; ///< The plan. Only the steps and freeAfter of this plan are set.
    Simulation simulation;
    const Origin &origin;
  };
  virtual void accept(Candidate candidate) = 0;
  /// Compares plans for the current budget. The frontier changes this budget
  /// during its search.
  Ranking ranking() const { return Ranking(problem.budgetBytes); }

  const Problem &problem;

private:
  Verdict judged(Verdict verdict) const;

  const Watch &watch;
  SimulatorOptions options;
  std::unordered_map<uint64_t, Verdict> verdicts;
  std::optional<Error> firstInvalid;
};

/// Returns the planner called \p name for \p problem. Returns an error if the
/// name, the options or the user's marks are wrong.
Result<const Planner *> plannerFor(std::string_view name,
                                   const Problem &problem,
                                   const PlannerOptions &options);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNING_JUDGE_H
