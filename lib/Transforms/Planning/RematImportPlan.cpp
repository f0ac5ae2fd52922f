//===- RematImportPlan.cpp - Takes the plan from a file -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "Transforms/StepPass.h"
#include "remat/Core/Plan/Validator.h"
#include "remat/Exchange/PlanJson.h"

namespace remat {
#define GEN_PASS_DEF_REMATIMPORTPLAN
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematImportPlanPass
    : public StepPass<remat::impl::RematImportPlanBase<RematImportPlanPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    if (file.empty())
      return emitError(lineOf(function), "remat-import-plan needs file=");
    Result<Plan> plan = readPlan(file);
    if (!plan)
      return emitError(lineOf(function), plan.error().message);
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    if (failed(graph))
      return failure();
    // An invalid plan is reported here, where the message can name the file.
    Walk walk = walkPlan(graph->graph, plan->steps);
    if (!walk.valid())
      return emitError(lineOf(function), file)
             << ": not a valid plan for this function: "
             << describe(walk.violations.front(), graph->graph);
    // The attribute remat.planned belongs to an earlier plan.
    function->removeAttr(RematDialect::kPlanned);
    function->setAttr(RematDialect::kPlan,
                      PlanAttr::get(&getContext(), plan->planner,
                                    plan->budgetBytes, graph->graph.numNodes(),
                                    plan->steps));
    return success();
  }
};

} // namespace
