//===- HybridAnnealing.h - Annealing with copies ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The planners `hybrid` and `offload-search` anneal plans with copies from
// several starting plans, and keep the better results. This header has the
// parts that they share: how plans are compared, and one run of annealing.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_HYBRIDANNEALING_H
#define REMAT_LIB_CORE_PLANNERS_HYBRIDANNEALING_H

#include "Core/Planners/Planners.h"
#include "Core/Planning/Ranking.h"

namespace remat {

/// A plan and the simulator's result for it. If it has no steps, there is no
/// plan yet.
struct Entry {
  std::vector<Step> steps;
  Verdict verdict;
};

/// Returns a sink that also stores the best plan in \p best. \p best and \p
/// sink must outlive it.
CandidateSink rememberBest(Ranking ranking, Entry &best,
                           const CandidateSink &sink);

/// Anneals the plans of \p starts, with copies among the moves. The target is
/// the budget, or the lowest peak if there is no budget. Plans go to \p sink
/// with \p planner as their source.
void annealWithCopies(const Problem &problem, const PlannerOptions &options,
                      const CandidateSink &sink, std::string_view planner,
                      std::vector<Entry> starts);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_HYBRIDANNEALING_H
