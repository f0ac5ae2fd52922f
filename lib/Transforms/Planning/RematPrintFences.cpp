//===- RematPrintFences.cpp - Prints the fences of a plan -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/OptionNames.h"
#include "Transforms/Planning/Fences.h"
#include "Transforms/Planning/PlannedSteps.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATPRINTFENCES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematPrintFencesPass
    : public PassWithOptions<
          remat::impl::RematPrintFencesBase<RematPrintFencesPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    auto plan = getOperation()->getAttrOfType<PlanAttr>(RematDialect::kPlan);
    if (plan && failed(print(getOperation(), plan)))
      signalPassFailure();
  }

private:
  LogicalResult print(func::FuncOp function, PlanAttr plan) {
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    if (failed(graph) || failed(simulatePlan(function, *graph, plan)))
      return failure();
    std::vector<Step> steps = plan.getSteps();
    PlannedSteps planned = readPlannedSteps(*graph, steps);
    std::vector<Fence> fences =
        planFences(planned, {fencePerStep, handOnSaved, fenceLarge});
    llvm::outs() << "fences of @" << function.getName() << ": " << fences.size()
                 << "\n";
    printFences(planned, fences, llvm::outs());
    return success();
  }
};

} // namespace
