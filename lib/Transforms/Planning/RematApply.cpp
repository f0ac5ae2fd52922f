//===- RematApply.cpp - Rewrites a function as its plan says --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Analysis/Tools/OptionNames.h"
#include "Core/Offload/SwapSchedule.h"
#include "Transforms/Planning/PlanProblem.h"
#include "Transforms/Planning/PlanRewriter.h"
#include "Transforms/Planning/PlannedSteps.h"
#include "Transforms/Reports/PlanReport.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {
#define GEN_PASS_DEF_REMATAPPLY
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

bool isProgramOrder(ArrayRef<Step> steps) {
  for (auto [i, step] : llvm::enumerate(steps))
    if (step != Step::compute(i))
      return false;
  return true;
}

class RematApplyPass
    : public PassWithOptions<remat::impl::RematApplyBase<RematApplyPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    auto plan = function->getAttrOfType<PlanAttr>(RematDialect::kPlan);
    if (!plan)
      return markAllAnalysesPreserved();
    if (failed(apply(function, plan)))
      signalPassFailure();
  }

private:
  LogicalResult apply(func::FuncOp function, PlanAttr plan) {
    if (function->hasAttr(RematDialect::kApplied))
      return emitError(lineOf(function),
                       "has a plan and was rewritten before: start "
                       "again from the original step");
    if (failed(checkBudgetMet(function)))
      return failure();
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    if (failed(graph))
      return failure();
    std::vector<Step> steps = plan.getSteps();
    FailureOr<Simulation> simulation = simulatePlan(function, *graph, plan);
    if (failed(simulation))
      return failure();
    int64_t baseline = simulateProgram(graph->graph).peakBytes;
    if (promptWaits) {
      FailureOr<PlanLink> link = readLink(function, LinkOptions());
      if (failed(link))
        return failure();
      if (link->link.deviceToHost)
        steps = waitPromptly(graph->graph, steps, link->link);
    }

    RewriteStatistics statistics;
    // If there are groups, the order of the ops in the program may differ from
    // the order in which the groups run.
    if (!isProgramOrder(steps) || graph->hasGroups()) {
      PlannedSteps planned = readPlannedSteps(*graph, steps);
      std::vector<Fence> fences =
          planFences(planned, {fencePerStep, handOnSaved, fenceLarge});
      FailureOr<RewriteStatistics> rewritten =
          PlanRewriter(function, planned, fences).run();
      if (failed(rewritten))
        return failure();
      statistics = *rewritten;
    }
    function->removeAttr(RematDialect::kPlan);
    function->removeAttr(RematDialect::kPlanned);
    if (!keepCosts)
      dropCosts(function);
    // If costs are added in another order, their sum may be slightly smaller,
    // and the overhead would be below 0.
    double overhead = std::max(0.0, simulation->overhead());
    function->setAttr(RematDialect::kApplied,
                      AppliedAttr::get(&getContext(), plan.getPlanner(),
                                       plan.getBudget(), simulation->peakBytes,
                                       baseline, overhead, statistics.clones,
                                       statistics.fences, statistics.swapIns,
                                       simulation->hostPeakBytes));
    return success();
  }
};

} // namespace
