//===- Hybrid.cpp - Recomputation and copies to the host together ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/MakespanBound.h"
#include "Core/Planners/HybridAnnealing.h"
#include "Core/Planners/Offload.h"
#include "Core/Planners/Search.h"
#include "Core/Planning/AskTogether.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// The plans of one call.
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
    if (!isSmall()) // The annealing with copies gains the rest.
      first.effort /= 4;
    if (auto error = searchPlans(alone, first, recomputing))
      return error;
    askTogether(offloaders(/*aiming=*/false), problem, options, offloading);
    // A mark forbids to hold values across the loss: see Sweep.h.
    if (hasRecomputeMark(problem.graph))
      return std::nullopt;
    anneal();
    return problem.budgetBytes ? catchUp() : std::nullopt;
  }

private:
  /// Descending to a budget without copies takes long, and may not reach it.
  bool isSmall() const { return problem.graph.numNodes() <= 400; }

  static std::optional<int64_t> aLittleAbove(std::optional<int64_t> budget) {
    if (budget)
      return *budget + std::min(*budget, kMaxBytes) / 2;
    return budget;
  }

  /// The planners that offload. Without a loss, or with a long chain, some
  /// decline.
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
    // If neither kind meets the budget, the chains begin with fast plans
    // slightly above it.
    bool isMet = ranking.fits(recomputed.verdict) ||
                 ranking.fits(copied.verdict) || !problem.budgetBytes;
    annealWithCopies(
        problem, options, outward, "hybrid",
        {recomputed, isMet ? recomputed : near, copied, isMet ? copied : near});
  }

  /// Whether plans that take \p bound or longer, or the time of the program,
  /// are no better than the best one.
  bool excludes(double bound) const {
    return std::isinf(bound) ||
           (ranking.fits(best.verdict) &&
            best.verdict.cost <= std::max(bound, problem.graph.baseCost()));
  }

  /// Asks the planners of one kind for their best plans, and anneals these,
  /// unless a bound proves that plans of that kind are no better.
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

  /// No plan that only recomputes takes less time.
  double recomputingBound() const {
    return costLowerBound(problem.graph, *problem.budgetBytes);
  }
  /// No plan that only copies, in any order, takes less time.
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

/// Never slower than `search`, which recomputes, nor than any planner that
/// offloads, with the same options: it has their plans, or is as fast as a
/// bound on all plans of their kind. A graph of many nodes begins with a search
/// of a quarter of the effort, which is not to go far below the other planners.
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
