//===- Policy.cpp - Recomputes only what the user marked ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Policy.h"

#include "Core/Planners/Planners.h"
#include "remat/Core/Plan/Realiser.h"

using namespace remat;

namespace {

/// Chen 2016, section 4.5: only the user's mirror marks decide what is
/// recomputed.
class PolicyPlanner : public Planner {
  std::string_view name() const override { return "policy"; }
  std::string_view summary() const override {
    return "recomputes tensors that are marked recompute, and keeps all others "
           "(Chen 2016, "
           "mirror marks)";
  }

  std::optional<Error> propose(const Problem &problem, const PlannerOptions &,
                               const CandidateSink &sink) const override {
    const Graph &graph = problem.graph;
    if (!hasRecomputeMark(graph)) {
      sink(keepAllPlan(graph).steps, name());
      return std::nullopt;
    }
    Result<ForwardBackward> split = splitAtLoss(graph, name());
    if (!split)
      return split.error();
    sink(*realise(graph, *split, keepEverything(graph)), name());
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makePolicy() {
  return std::make_unique<PolicyPlanner>();
}
