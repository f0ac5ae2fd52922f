//===- RecomputeAll.cpp - Nothing is held for the backward part -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Planners.h"
#include "remat/Core/Plan/Realiser.h"

using namespace remat;

namespace {

class RecomputeAll : public ForwardPlanner {
  std::string_view name() const override { return "recompute-all"; }
  std::string_view summary() const override {
    return "drops every value of the forward part, and recomputes the values "
           "that are needed";
  }

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &,
                                  const CandidateSink &sink) const override {
    Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone};
    sink(*realise(graph, split, choice), name());
    // Each use of a value runs the whole chain from the inputs again, so the
    // length of the plan grows with the square of the number of nodes. The
    // planner therefore plans only graphs for which people can read the plan.
    size_t maxSteps = 64 * size_t(graph.numNodes());
    for (uint32_t holdFor : {64u, 16u, 4u, 1u, 0u}) {
      choice.holdFor = holdFor;
      if (auto steps = realise(graph, split, choice, maxSteps))
        sink(std::move(*steps), name());
    }
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeRecomputeAll() {
  return std::make_unique<RecomputeAll>();
}
