//===- RematApply.cpp - Rewrite a function by its plan --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../Reports/PlanReport.h"
#include "PlanLink.h"
#include "PlanRewriter.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Offload/SwapSchedule.h"
#include "remat/Core/Plan/Simulator.h"
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

/// Only whole ranked tensors are copied.
LogicalResult checkSwapped(func::FuncOp function, const FunctionGraph &graph,
                           ArrayRef<Step> steps) {
  for (Step step : steps) {
    if (step.kind == StepKind::Compute)
      continue;
    Value value = graph.valueOf[step.id];
    auto type = value ? dyn_cast<RankedTensorType>(value.getType()) : nullptr;
    if (type && type.hasStaticShape())
      continue;
    InFlightDiagnostic error = emitError(lineOf(function), "the plan swaps ")
                               << describeTensor(graph.graph.spec(), step.id)
                               << ", which ";
    if (value)
      error << "is a " << value.getType();
    else
      error << "only orders two ops";
    return error << ": only tensors of static shape can be copied";
  }
  return success();
}

/// Reports why \p steps cannot be applied to \p graph, if they cannot.
LogicalResult checkSteps(func::FuncOp function, const FunctionGraph &graph,
                         PlanAttr plan, const Simulation &simulation,
                         ArrayRef<Step> steps) {
  if (plan.getNodes() != graph.graph.numNodes())
    return emitError(lineOf(function), "the plan is for a graph of ")
           << plan.getNodes() << " nodes, and this function has "
           << graph.graph.numNodes()
           << ": it was changed after planning, plan again";
  if (graph.hasSwaps())
    return graph.firstSwap()->emitOpError(
        "stands in a function that has a plan to apply: start again from the "
        "step without copies");
  if (simulation.valid())
    return checkSwapped(function, graph, steps);
  const Violation &first = simulation.violations.front();
  InFlightDiagnostic error =
      emitError(lineOf(function), "the plan is not valid: ")
      << describe(first, graph.graph);
  if (first.node != kNone && first.node < graph.nodeOps.size())
    error.attachNote(graph.nodeOps[first.node]->getLoc()) << "this op";
  return error;
}

bool isProgramOrder(ArrayRef<Step> steps) {
  for (auto [i, step] : llvm::enumerate(steps))
    if (step != Step::compute(i))
      return false;
  return true;
}

class RematApplyPass : public remat::impl::RematApplyBase<RematApplyPass> {
public:
  using RematApplyBase::RematApplyBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    auto plan = function->getAttrOfType<PlanAttr>("remat.plan");
    if (!plan)
      return markAllAnalysesPreserved();
    if (failed(apply(function, plan)))
      signalPassFailure();
  }

private:
  RewriteOptions rewriteOptions() const {
    RewriteOptions options;
    options.fences = fences;
    options.fencePerStep = fencePerStep;
    options.resultAnchors = resultAnchors;
    options.handOnSaved = handOnSaved;
    options.fenceLarge = fenceLarge;
    options.fenceBiases = fenceBiases;
    return options;
  }

  LogicalResult apply(func::FuncOp function, PlanAttr plan) {
    if (function->hasAttr("remat.applied"))
      return emitError(lineOf(function),
                       "has a plan and was rewritten before: start "
                       "again from the original step");
    if (failed(checkBudgetMet(function)))
      return failure();
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    if (failed(graph))
      return failure();
    std::vector<Step> steps = plan.getSteps();
    Simulation simulation = simulate(graph->graph, steps);
    if (failed(checkSteps(function, *graph, plan, simulation, steps)))
      return failure();
    int64_t baseline =
        simulate(graph->graph, keepAllPlan(graph->graph).steps).peakBytes;
    if (promptWaits) {
      FailureOr<PlanLink> link = readLink(function, LinkOptions());
      if (failed(link))
        return failure();
      if (link->link.deviceToHost)
        steps = waitPromptly(graph->graph, steps, link->link);
    }

    RewriteStatistics statistics;
    // The program may stand in another order than its groups run in.
    if (!isProgramOrder(steps) || graph->hasGroups()) {
      PlanRewriter rewriter(function, *graph, rewriteOptions());
      FailureOr<RewriteStatistics> rewritten = rewriter.run(steps);
      if (failed(rewritten))
        return failure();
      statistics = *rewritten;
    }
    function->removeAttr(RematDialect::kPlan);
    function->removeAttr(RematDialect::kPlanned);
    if (!keepCosts)
      dropCosts(function);
    // Costs in another order may sum to a little less.
    double overhead = std::max(0.0, simulation.overhead());
    function->setAttr("remat.applied",
                      AppliedAttr::get(&getContext(), plan.getPlanner(),
                                       plan.getBudget(), simulation.peakBytes,
                                       baseline, overhead, statistics.clones,
                                       statistics.fences, statistics.swapIns,
                                       simulation.hostPeakBytes));
    return success();
  }
};

} // namespace
