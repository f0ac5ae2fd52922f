//===- Judge.h - Simulates candidates ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planners propose many candidates, some of them equal and, if a planner has a
// bug, some of them invalid. The judge simulates each different one once and
// hands on the valid ones; `fit` and the frontier derive from it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNING_JUDGE_H
#define REMAT_LIB_CORE_PLANNING_JUDGE_H

#include "Core/Planning/Ranking.h"

#include <unordered_map>

namespace remat {

/// Removes from each candidate of a planner the steps whose results nobody
/// reads, simulates each different one once, and hands the valid ones on.
class Judge {
public:
  /// Both must outlive the judge.
  Judge(const Problem &problem, const Watch &watch);
  virtual ~Judge() = default;

  Verdict add(std::vector<Step> steps, const Origin &origin);

  /// Candidates so far.
  uint32_t candidates() const { return verdicts.size(); }
  /// The first invalid plan that a planner proposed, if any.
  const std::optional<Error> &invalid() const { return firstInvalid; }

protected:
  struct Candidate {
    Verdict verdict;
    Plan plan; ///< Steps and freeAfter alone.
    Simulation simulation;
    const Origin &origin;
  };
  virtual void accept(Candidate candidate) = 0;
  /// At the budget as it is now: the frontier changes it on the way.
  Ranking ranking() const { return Ranking(problem.budgetBytes); }

  const Problem &problem;

private:
  Verdict judged(Verdict verdict) const;

  const Watch &watch;
  SimulatorOptions options;
  std::unordered_map<uint64_t, Verdict> verdicts;
  std::optional<Error> firstInvalid;
};

/// The planner of that name for \p problem, or what is wrong with the name, the
/// options or the marks of the user.
Result<const Planner *> plannerFor(std::string_view name,
                                   const Problem &problem,
                                   const PlannerOptions &options);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNING_JUDGE_H
