//===- Portfolio.cpp - Proposes the plans of many planners ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Refinement.h"
#include "Core/Planning/AskTogether.h"
#include "remat/Core/Graph/Policy.h"

using namespace remat;

namespace {

/// The proposals of `portfolio` do not depend on the budget, so a larger budget
/// never costs more.
class Portfolio : public Planner {
  std::string_view name() const override { return "portfolio"; }
  std::string_view summary() const override {
    return "anneals the best plans of all planners above, at every twentieth "
           "of the peak; a larger budget never costs more";
  }

  /// A planner that cannot plan the graph is skipped. For example, some
  /// planners need a loss. If no planner can plan it, the first error is
  /// returned.
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    Front front(problem.graph);
    CandidateSink remembering = remember(front, sink);
    std::vector<const Planner *> others;
    for (const auto &planner : planners()) {
      if (planner.get() == this)
        break;
      if (!planner->aimsAtBudget())
        others.push_back(planner.get());
    }
    Asked asked = askTogether(others, problem, options, remembering);
    if (!asked.goOn)
      return asked.error;
    constexpr int kStepPercent = 3;
    int64_t peak = simulateProgram(problem.graph).peakBytes;
    Refinement refinement{problem.graph, options, front, sink, name()};
    refine(refinement, peak, kStepPercent);
    if (!hasRecomputeMark(problem.graph))
      sweep(refinement, peak);
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makePortfolio() {
  return std::make_unique<Portfolio>();
}
