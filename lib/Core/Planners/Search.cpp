//===- Search.cpp - Annealing at the budget, from every other plan --------===//

#include "Sweep.h"

#include "remat/Core/Bounds.h"

using namespace remat;

namespace {

/// Begins with what `auto` finds, and spends its effort at the budget. Its
/// plans cost at most what those of `auto` cost, but those for a larger budget
/// may cost more than those for a smaller one.
class SearchPlanner : public Planner {
  std::string_view name() const override { return "search"; }
  std::string_view summary() const override {
    return "anneals the best plan of all planners at the budget: recomputes, "
           "takes back, reorders";
  }

  bool aimsAtBudget() const override { return true; }

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    Front front;
    CandidateSink remembering = remember(front, sink);
    if (auto error =
            findPlanner("auto")->propose(problem, options, remembering))
      return error;
    const Graph &graph = problem.graph;
    constexpr int kMaxRounds = 40;
    constexpr double kMore = 8; // Than the sweep of `auto`.
    std::optional<int64_t> budget = problem.budgetBytes;
    if (!budget || *budget < front.lowestPeak())
      descend(graph, std::max<int64_t>(1, front.lowestPeak() / 100), kMaxRounds,
              kMore * options.effort, front, sink, name());
    // Also below the lowest plan: what is far from it may be within.
    int64_t target = budget.value_or(front.lowestPeak());
    if (target >= peakLowerBound(graph).bytes)
      focus(graph, target, options.effort, front, sink, name());
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeSearch() {
  return std::make_unique<SearchPlanner>();
}
