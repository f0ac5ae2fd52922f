//===- RematExportLoopGraphs.cpp - Writes graphs of loops -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "Transforms/StepPass.h"
#include "remat/Exchange/GraphJson.h"
#include "remat/Exchange/PlanJson.h"

namespace remat {
#define GEN_PASS_DEF_REMATEXPORTLOOPGRAPHS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematExportLoopGraphsPass
    : public StepPass<
          remat::impl::RematExportLoopGraphsBase<RematExportLoopGraphsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    if (folder.empty())
      return emitError(lineOf(function),
                       "remat-export-loop-graphs needs folder=");
    size_t count = 0;
    return forEachPlan(
        function,
        [&](PairGraph &read, LoopPlanAttr, LoopPlan plan) -> LogicalResult {
          Plan steps;
          steps.planner = plan.planner;
          steps.steps = std::move(plan.steps);
          std::string path = folder + "/" + std::to_string(count++);
          auto error = writeGraph(read.graph.graph.graph, path + ".graph.json");
          if (!error)
            error = writePlan(steps, path + ".plan.json");
          if (error)
            return emitError(lineOf(function), "graphs: ") << error->message;
          return success();
        });
  }
};

} // namespace
