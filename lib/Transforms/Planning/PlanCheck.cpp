//===- PlanCheck.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanCheck.h"

#include "Analysis/Ops/Names.h"

using namespace mlir;
using namespace remat;

/// Only whole ranked tensors can be copied.
static LogicalResult checkSwapped(func::FuncOp function,
                                  const FunctionGraph &graph,
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

FailureOr<Simulation> remat::simulatePlan(func::FuncOp function,
                                          const FunctionGraph &graph,
                                          PlanAttr plan, StringRef name) {
  if (plan.getNodes() != graph.graph.numNodes())
    return emitError(lineOf(function), "the plan is for a graph of ")
           << plan.getNodes() << " nodes, and this " << name << " has "
           << graph.graph.numNodes()
           << ": it was changed after planning, plan again";
  if (graph.hasSwaps())
    return graph.firstSwap()->emitOpError(
        "is in a " + name +
        " whose plan is not yet applied: start again from the "
        "step without copies");
  std::vector<Step> steps = plan.getSteps();
  Simulation simulation = simulate(graph.graph, steps);
  if (simulation.valid()) {
    if (failed(checkSwapped(function, graph, steps)))
      return failure();
    return simulation;
  }
  const Violation &first = simulation.violations.front();
  InFlightDiagnostic error =
      emitError(lineOf(function), "the plan is not valid: ")
      << describe(first, graph.graph);
  if (first.node != kNone && first.node < graph.nodeOps.size())
    error.attachNote(graph.nodeOps[first.node]->getLoc()) << "this op";
  return error;
}
