//===- OffloadOnChain.cpp - The choices of Beaumont et al. 2020 -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file has the planners that read the step as a chain. Four of them differ
// only in the function that chooses the activations to offload for a given
// limit (OffloadChoice.h).
//===----------------------------------------------------------------------===//

#include "Core/Planners/Offload.h"

using namespace remat;

/// Section 4.
std::unique_ptr<Planner> remat::makeOffloadGreedy() {
  return makeOffloadPlanner(
      "offload-greedy",
      "offloads the first activations to the host, as many as are needed "
      "(Beaumont 2020, section 4)",
      offloadGreedy);
}

/// Section 5.
std::unique_ptr<Planner> remat::makeOffloadDynProg() {
  return makeOffloadPlanner("offload-dynprog",
                            "offloads the activations that a dynamic program "
                            "over memory slots chooses "
                            "(Beaumont 2020, section 5)",
                            [](const OffloadChain &chain, int64_t limit) {
                              return offloadDynProg(chain, limit);
                            });
}

/// Section 6.1: the paper's own version of vDNN.
std::unique_ptr<Planner> remat::makeOffloadVdnn() {
  return makeOffloadPlanner(
      "offload-vdnn",
      "offloads activations that take long to compute for their size, or every "
      "second of these (vDNN, as in Beaumont 2020)",
      offloadVdnn);
}

/// Section 6.1, and Zhang et al. 2019.
std::unique_ptr<Planner> remat::makeOffloadAutoSwap() {
  return makeOffloadPlanner("offload-autoswap",
                            "offloads the activations with the best scores of "
                            "absence (AutoSwap, as in Beaumont "
                            "2020)",
                            offloadAutoSwap);
}

namespace {

/// Beaumont et al. 2020, section 6.1, and Le et al. 2018. The planner does not
/// depend on a limit. It offers the choices that no other choice beats in both
/// memory and time, in the paper's model.
class OffloadTflms : public Planner {
  std::string_view name() const override { return "offload-tflms"; }
  std::string_view summary() const override {
    return "offloads the first activations, and fetches each of them some "
           "layers before its use "
           "(TFLMS, as in Beaumont 2020)";
  }

  std::optional<Error> propose(const Problem &problem, const PlannerOptions &,
                               const CandidateSink &sink) const override {
    Result<OffloadProblem> offload = offloadProblem(problem, name());
    if (!offload)
      return offload.error();
    if (!sink(offloadSteps(problem.graph, {}), name()).goOn)
      return std::nullopt;
    for (const OffloadStep &step : offload->steps)
      for (const TflmsPoint &point : tflmsFront(step.chain))
        if (!sink(offloadSteps(problem.graph, placeAhead(step, point.choice)),
                  name())
                 .goOn)
          return std::nullopt;
    return std::nullopt;
  }
};

/// Finds the best choice in the model of Beaumont et al. 2020, to show how much
/// better it is than the choices of their heuristics. This planner plans only
/// for the budget and for no other limits, because planning for one limit may
/// take seconds.
class OffloadExhaustive : public Planner {
  std::string_view name() const override { return "offload-exhaustive"; }
  std::string_view summary() const override {
    return "tries all choices of activations to offload, for short chains "
           "(oracle for "
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
      return Error{"planner offload-exhaustive tries all sets of activations, "
                   "and the chain has " +
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

std::unique_ptr<Planner> remat::makeOffloadTflms() {
  return std::make_unique<OffloadTflms>();
}

std::unique_ptr<Planner> remat::makeOffloadExhaustive() {
  return std::make_unique<OffloadExhaustive>();
}
