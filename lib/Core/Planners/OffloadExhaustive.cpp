//===- OffloadExhaustive.cpp - All choices of activations to offload ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Offload.h"

using namespace remat;

namespace {

/// Finds the best choice in the model of Beaumont et al. 2020, to show how much
/// better it is than the choices of their heuristics. It plans only for the
/// budget and for no other limits, because planning for one limit may take
/// seconds.
class OffloadExhaustive : public Planner {
  std::string_view name() const override { return "offload-exhaustive"; }
  std::string_view summary() const override {
    return "offloads what is best of all choices, for short chains (oracle for "
           "the planners of Beaumont 2020)";
  }

  bool aimsAtBudget() const override { return true; }

  std::optional<Error> propose(const Problem &problem, const PlannerOptions &,
                               const CandidateSink &sink) const override {
    Result<OffloadProblem> offload = offloadProblem(problem, name());
    if (!offload)
      return offload.error();
    const OffloadStep &step = offload->steps.front();
    uint32_t size = 0;
    for (uint32_t i = 0; i < step.chain.size(); ++i)
      size += step.chain.activation(i) > 0;
    if (size > kMostExhaustive)
      return Error{"planner offload-exhaustive goes through all sets of "
                   "activations, and the chain has " +
                   std::to_string(size) + ", more than " +
                   std::to_string(kMostExhaustive) + ": use offload-dynprog"};
    int64_t limit = problem.budgetBytes.value_or(leastLimit(step.chain));
    sink(offloadSteps(problem.graph, {}), name());
    if (OffloadResult choice = offloadExhaustive(step.chain, limit))
      sink(placedSteps(*offload, step, *choice, limit), name());
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadExhaustive() {
  return std::make_unique<OffloadExhaustive>();
}
