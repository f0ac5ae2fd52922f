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

#include "Planners.h"

namespace remat {

/// A plan and what the simulator says of it; no steps: none yet.
struct Entry {
  std::vector<Step> steps;
  Verdict verdict;
};

/// Which of two plans is the better one at a budget, or, without one, at the
/// lowest peak that there is.
class Ranking {
public:
  explicit Ranking(std::optional<int64_t> budget) : budget(budget) {}

  bool fits(const Verdict &verdict) const {
    return budget && verdict.peakBytes <= *budget;
  }
  /// Within the budget less time, above it a lower peak.
  bool isBetter(const Verdict &a, const Verdict &b) const {
    if (fits(a) != fits(b))
      return fits(a);
    auto key = [&](const Verdict &verdict) {
      double peak = double(verdict.peakBytes);
      return fits(verdict) ? std::pair(verdict.cost, peak)
                           : std::pair(peak, verdict.cost);
    };
    return key(a) < key(b);
  }
  /// A sink that remembers the best plan in \p best, too.
  CandidateSink remember(Entry &best, const CandidateSink &sink) const {
    return [&best, &sink, ranking = *this](std::vector<Step> steps,
                                           const Origin &origin) {
      Verdict verdict = sink(steps, origin);
      if (best.steps.empty() || ranking.isBetter(verdict, best.verdict))
        best = {std::move(steps), verdict};
      return verdict;
    };
  }

private:
  std::optional<int64_t> budget;
};

/// Anneals the plans of \p starts, with copies among the moves, at the budget
/// or, without one, as low as it gets. What it finds goes to \p sink as of
/// \p planner.
void annealWithCopies(const Problem &problem, const PlannerOptions &options,
                      const CandidateSink &sink, std::string_view planner,
                      std::vector<Entry> starts);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_HYBRIDANNEALING_H
