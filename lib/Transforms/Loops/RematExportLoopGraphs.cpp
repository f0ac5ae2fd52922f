//===- RematExportLoopGraphs.cpp - Graphs of planned loops as files -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "remat/Exchange/GraphJson.h"
#include "remat/Exchange/PlanJson.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {
#define GEN_PASS_DEF_REMATEXPORTLOOPGRAPHS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematExportLoopGraphsPass
    : public remat::impl::RematExportLoopGraphsBase<RematExportLoopGraphsPass> {
public:
  using RematExportLoopGraphsBase::RematExportLoopGraphsBase;

  void runOnOperation() override {
    for (func::FuncOp function : plannedFunctions(getOperation()))
      if (failed(write(function)))
        return signalPassFailure();
  }

private:
  LogicalResult write(func::FuncOp function) {
    if (folder.empty())
      return emitError(lineOf(function),
                       "remat-export-loop-graphs needs folder=");
    FailureOr<std::vector<PlannedPair>> planned = readPlannedPairs(function);
    if (failed(planned))
      return failure();
    for (auto [i, each] : llvm::enumerate(*planned)) {
      PairGraph read(each.pair);
      FailureOr<LoopPlan> plan = readLoopPlan(read, each.plan);
      if (failed(plan))
        return failure();
      Plan steps;
      steps.planner = plan->planner;
      steps.steps = plan->steps;
      std::string path = folder + "/" + std::to_string(i);
      auto error = writeGraph(read.graph.graph.graph, path + ".graph.json");
      if (!error)
        error = writePlan(steps, path + ".plan.json");
      if (error)
        return emitError(lineOf(function), "graphs: ") << error->message;
    }
    return success();
  }
};

} // namespace
