//===- KeepAll.cpp - The original step ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Planners.h"

using namespace remat;

namespace {

class KeepAll : public Planner {
  std::string_view name() const override { return "keep-all"; }
  std::string_view summary() const override {
    return "runs every node once, in program order: the baseline";
  }

  std::optional<Error> propose(const Problem &problem, const PlannerOptions &,
                               const CandidateSink &sink) const override {
    const Graph &graph = problem.graph;
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (graph.tensor(t).policy == TensorPolicy::Recompute)
        return Error{"planner keep-all keeps everything, but " +
                     describeTensor(graph.spec(), t) +
                     " is marked recompute: remove the mark, or use a planner "
                     "that follows marks, such as policy"};
    sink(keepAllPlan(graph).steps, name());
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeKeepAll() {
  return std::make_unique<KeepAll>();
}
