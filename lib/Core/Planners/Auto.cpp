//===- Auto.cpp - Chooses the planner for the problem ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Offload.h"
#include "remat/Core/Graph/Policy.h"

using namespace remat;

/// If many budgets are planned (Frontier.h) and there are plans to start from,
/// each budget gets this share of the effort.
static constexpr double kEffortWithStarts = 1.0 / 5;

PlannerOptions remat::beginningWith(const Graph &graph,
                                    std::span<const Step> plan,
                                    std::string_view name,
                                    PlannerOptions options) {
  if (name == "auto")
    options.effort /= kEffortWithStarts;
  std::vector<Step> program = keepAllPlan(graph).steps;
  options.starts.clear();
  options.goesOn = !plan.empty();
  for (std::span<const Step> steps : {std::span<const Step>(program), plan}) {
    std::vector<NodeId> order;
    for (Step step : steps)
      order.push_back(step.id);
    if (!order.empty())
      options.starts.push_back(std::move(order));
  }
  return options;
}

namespace {

/// The planner `auto` is the default of all tools. It passes the problem to
/// another planner:
///
///   marks `recompute`, or no liveness analysis   portfolio
///   a link to the host                           hybrid
///   a graph that `exact` can go through          exact and portfolio
///   all others                                   search
///
/// All of these also propose the plans of `portfolio`. The exceptions are
/// `search` and `hybrid` for graphs of more than 5,000 nodes, and `hybrid`
/// without a budget for graphs of more than 400 nodes. If `exact` makes the
/// plan, a larger budget never costs more. `search` and `hybrid` aim at the
/// budget, so with them a larger budget may cost more.
class Auto : public Planner {
  std::string_view name() const override { return "auto"; }
  std::string_view summary() const override {
    return "the default: runs exact for a small graph, hybrid if tensors may "
           "be copied to the host, and search otherwise";
  }

  /// `exact` may visit this share of its usual number of states. With this
  /// limit, it takes less than a second for a graph that it cannot plan.
  static constexpr double kExactEffort = 1.0 / 8;

  bool aimsAtBudget() const override { return true; }

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    auto ask = [&](std::string_view planner, const PlannerOptions &options) {
      return findPlanner(planner)->propose(problem, options, sink);
    };
    // Only the planners of `portfolio` follow recompute marks and judge plans
    // without liveness.
    if (hasRecomputeMark(problem.graph) || !problem.liveness)
      return ask("portfolio", options);
    bool hasStarts = !options.starts.empty();
    PlannerOptions searching = options, few = options;
    searching.effort *= hasStarts ? kEffortWithStarts : 1;
    few.effort *= kExactEffort;
    if (!findCopyObstacle(problem, name()))
      return ask("hybrid", searching);
    if (ask("exact", few)) // `exact` fails if the graph is too large.
      return ask("search", searching);
    // `portfolio` finds plans for other budgets, and lower peaks at the same
    // cost. If the caller gives plans to start from, it has already asked
    // `portfolio`.
    return hasStarts ? std::nullopt : ask("portfolio", options);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeAuto() { return std::make_unique<Auto>(); }
