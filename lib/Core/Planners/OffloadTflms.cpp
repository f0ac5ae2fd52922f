//===- OffloadTflms.cpp - Fetches some layers ahead -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Offload.h"

using namespace remat;

namespace {

/// Beaumont et al. 2020, section 6.1, and Le et al. 2018. The planner does not
/// depend on a limit. It offers those choices that no other choice beats in
/// both memory and time, in the paper's model.
class OffloadTflms : public Planner {
  std::string_view name() const override { return "offload-tflms"; }
  std::string_view summary() const override {
    return "offloads the first activations and fetches each some layers ahead "
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

} // namespace

std::unique_ptr<Planner> remat::makeOffloadTflms() {
  return std::make_unique<OffloadTflms>();
}
