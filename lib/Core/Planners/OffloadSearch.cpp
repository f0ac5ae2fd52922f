//===- OffloadSearch.cpp - Annealing with copies only ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Offload.h"
#include "remat/Core/Graph/Policy.h"

using namespace remat;

namespace {

/// Works like `hybrid`, but without recomputation. It begins with the best plan
/// of the other offload planners, and with the program in other orders. It
/// copies single tensors of the graph instead of the activations of a chain.
class OffloadSearch : public Planner {
  std::string_view name() const override { return "offload-search"; }
  std::string_view summary() const override {
    return "anneals copies and the order of actions at the budget, and "
           "recomputes nothing";
  }

  bool aimsAtBudget() const override { return true; }

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    if (auto obstacle = findMarkObstacle(problem.graph, name()))
      return obstacle;
    if (auto obstacle = findCopyObstacle(problem, name()))
      return obstacle;
    Result<Graph> marked = withoutRepeats(problem.graph);
    if (!marked)
      return marked.error();
    Problem copying{*marked, problem.budgetBytes, problem.link,
                    problem.liveness, problem.hostLimitBytes};
    auto renaming = [&](std::vector<Step> steps, const Origin &origin) {
      return sink(std::move(steps),
                  origin.planner == "hybrid" ? Origin(name()) : origin);
    };
    return findPlanner("hybrid")->propose(copying, options, renaming);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadSearch() {
  return std::make_unique<OffloadSearch>();
}
