//===- HybridAnnealing.h - Annealing with copies ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The planners `hybrid` and `offload-search` anneal plans with copies from
// several starts, and keep the better ones. Here is what they share: how plans
// are compared, and one run of annealing.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_HYBRIDANNEALING_H
#define REMAT_LIB_CORE_PLANNERS_HYBRIDANNEALING_H

#include "Core/Planners/Planners.h"
#include "Core/Planning/Ranking.h"

namespace remat {

/// A plan and what the simulator says of it; no steps: none yet.
struct Entry {
  std::vector<Step> steps;
  Verdict verdict;
};

/// A sink that also keeps the best plan in \p best. \p best and \p sink must
/// outlive it.
CandidateSink rememberBest(Ranking ranking, Entry &best,
                           const CandidateSink &sink);

/// Anneals the plans of \p starts, with copies among the moves, at the budget
/// or, without one, as low as it gets. What it finds goes to \p sink as of
/// \p planner.
void annealWithCopies(const Problem &problem, const PlannerOptions &options,
                      const CandidateSink &sink, std::string_view planner,
                      std::vector<Entry> starts);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_HYBRIDANNEALING_H
