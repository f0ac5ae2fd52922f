//===- Hybrid.cpp - Recomputation and copies to the host together ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/MakespanBound.h"
#include "Core/Planners/HybridAnnealing.h"
#include "Core/Planners/Offload.h"
#include "Core/Planners/Planners.h"
#include "Core/Planning/AskTogether.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// Proposes the plans of one call of the planner.
class Combination {
public:
  Combination(const Problem &problem, const PlannerOptions &options,
              const CandidateSink &sink)
      : problem(problem), options(options), ranking(problem.budgetBytes),
        roomy(aLittleAbove(problem.budgetBytes)),
        outward(rememberBest(ranking, best, sink)),
        remembering(rememberBest(roomy, near, outward)),
        recomputing(rememberBest(ranking, recomputed, remembering)),
        offloading(rememberBest(ranking, offloaded, remembering)),
        alone{problem.graph, problem.budgetBytes, {}, problem.liveness} {}

  std::optional<Error> run() {
    PlannerOptions first = options;
    first.descends = isSmall() || !problem.budgetBytes;
    if (!isSmall()) // Annealing with copies improves these plans further.
      first.effort /= 4;
    if (auto error = searchPlans(alone, first, recomputing))
      return error;
    askTogether(offloaders(/*aiming=*/false), problem, options, offloading);
    // A recompute mark forbids holding values across the loss (see Sweep.h).
    if (hasRecomputeMark(problem.graph))
      return std::nullopt;
    anneal();
    return problem.budgetBytes ? catchUp() : std::nullopt;
  }

private:
  /// For larger graphs, a search without copies takes long to descend to a
  /// budget, and may not reach it.
  bool isSmall() const { return problem.graph.numNodes() <= 400; }

  static std::optional<int64_t> aLittleAbove(std::optional<int64_t> budget) {
    if (budget)
      return *budget + std::min(*budget, kMaxBytes) / 2;
    return budget;
  }

  /// Returns the planners that offload. Some of them refuse graphs without a
  /// loss, and some refuse long chains.
  static std::vector<const Planner *> offloaders(bool aiming) {
    std::vector<const Planner *> chosen;
    for (const auto &planner : planners())
      if (planner->name().starts_with("offload-") &&
          planner->aimsAtBudget() == aiming)
        chosen.push_back(planner.get());
    return chosen;
  }

  void anneal() {
    const Entry &copied = offloaded.steps.empty() ? recomputed : offloaded;
    // If neither kind of plan meets the budget, some chains begin with fast
    // plans slightly above it.
    bool isMet = ranking.fits(recomputed.verdict) ||
                 ranking.fits(copied.verdict) || !problem.budgetBytes;
    annealWithCopies(
        problem, options, outward, "hybrid",
        {recomputed, isMet ? recomputed : near, copied, isMet ? copied : near});
  }

  /// Returns whether the best plan is already at least as good as all plans of
  /// one kind. \p bound is a lower bound on the time of this kind. No plan is
  /// faster than the program.
  bool excludes(double bound) const {
    return std::isinf(bound) ||
           (ranking.fits(best.verdict) &&
            best.verdict.cost <= std::max(bound, problem.graph.baseCost()));
  }

  /// Asks the remaining planners for their best plans, and anneals from these.
  /// Skips the planners that only recompute, or those that only copy, if a
  /// bound proves that their plans are not better.
  std::optional<Error> catchUp() {
    const Verdict before = best.verdict;
    std::optional<Error> error;
    if (!isSmall() && !excludes(recomputingBound()))
      error = searchPlans(alone, options, recomputing);
    if (!error && isRepeatable(problem.graph) && !excludes(copyingBound()))
      askTogether(offloaders(/*aiming=*/true), problem, options, offloading);
    if (!error && ranking.fits(best.verdict) &&
        ranking.isBetter(best.verdict, before))
      anneal();
    return error;
  }

  /// Returns a lower bound on the time of all plans that only recompute.
  double recomputingBound() const {
    return costLowerBound(problem.graph, *problem.budgetBytes);
  }
  /// Returns a lower bound on the time of all plans that only copy, in any
  /// order.
  double copyingBound() const {
    Result<Graph> single = withoutRepeats(problem.graph);
    return single ? makespanLowerBound(*single, *problem.budgetBytes,
                                       problem.link, problem.hostLimitBytes)
                  : 0;
  }

  const Problem &problem;
  const PlannerOptions &options;
  Ranking ranking, roomy;
  Entry best, recomputed, offloaded, near;
  CandidateSink outward, remembering, recomputing, offloading;
  Problem alone; ///< Without the link.
};

/// With the same options, its plans are never slower than those of `search`,
/// which only recomputes, or of any planner that only offloads. It proposes
/// their plans too, unless its plan is as fast as a lower bound on all plans of
/// their kind. For a graph of many nodes it begins with a search of a quarter
/// of the effort, which need not find much lower plans than the other planners.
class Hybrid : public Planner {
  std::string_view name() const override { return "hybrid"; }
  std::string_view summary() const override {
    return "recomputes and offloads together: anneals the best plans of search "
           "and of the offload planners at the budget";
  }

  bool aimsAtBudget() const override { return true; }

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    if (auto obstacle = findCopyObstacle(problem, name()))
      return obstacle;
    return Combination(problem, options, sink).run();
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeHybrid() {
  return std::make_unique<Hybrid>();
}
