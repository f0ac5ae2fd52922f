//===- RematVerify.cpp - Checks that a rewritten function follows its plan ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This pass reads the final IR with its copies, after all other passes have
// run. The pass simulates this IR in program order. It uses the same analysis
// and simulator as other passes, but no code of the planners or of the rewrite.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Tools/OptionNames.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATVERIFY
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematVerifyPass
    : public PassWithOptions<remat::impl::RematVerifyBase<RematVerifyPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    func::FuncOp function = getOperation();
    auto applied = function->getAttrOfType<AppliedAttr>(RematDialect::kApplied);
    if (!applied)
      return;
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    if (failed(checkFences(function, applied)) || failed(graph) ||
        failed(checkSwaps(function, *graph, applied)) ||
        failed(checkPeak(function, *graph, applied)))
      signalPassFailure();
  }

private:
  /// Checks that no recomputation was removed or merged with its original. If
  /// one was removed or merged, there are fewer fences than remat-apply wrote,
  /// or no op reads the results of a fence.
  LogicalResult checkFences(func::FuncOp function, AppliedAttr applied) {
    int64_t count = 0;
    WalkResult walk = function.walk([&](FenceOp fence) {
      ++count;
      if (!fence.use_empty() || fence->getNumResults() == 0)
        return WalkResult::advance();
      fence.emitOpError("has no users: a pass removed or merged "
                        "the recomputed ops");
      return WalkResult::interrupt();
    });
    if (walk.wasInterrupted())
      return failure();
    if (count < int64_t(applied.getFences()))
      return emitError(lineOf(function), "has ")
             << count << " of the " << applied.getFences()
             << " fences that remat-apply wrote, so the step no longer follows "
                "its plan: run the pass that removes fences before remat-apply";
    return success();
  }

  /// Checks that as many copies come back from the host as were planned. If
  /// fewer copies come back, a tensor stayed on the device or was changed.
  LogicalResult checkSwaps(func::FuncOp function, const FunctionGraph &graph,
                           AppliedAttr applied) {
    int64_t count = llvm::count_if(
        graph.steps, [](Step step) { return step.kind == StepKind::SwapIn; });
    if (count < applied.getSwapIns())
      return emitError(lineOf(function), "has ")
             << count << " of the " << applied.getSwapIns()
             << " remat.swap_in that remat-apply wrote, so the step no longer "
                "follows its plan: another pass removed the others. This pass "
                "must run before remat-apply";
    return success();
  }

  /// Checks that the copies and computes, in their order, are a valid plan.
  LogicalResult checkValid(const FunctionGraph &graph,
                           const Simulation &simulation) {
    if (simulation.valid())
      return success();
    const Violation &first = simulation.violations.front();
    Operation *op = first.step != kNone ? graph.stepOps[first.step]
                                        : graph.block->getTerminator();
    return op->emitError("the program does not follow a valid plan any more: ")
           << describe(first, graph.graph)
           << "; a pass after remat-apply moved or removed a copy";
  }

  LogicalResult checkPeak(func::FuncOp function, const FunctionGraph &graph,
                          AppliedAttr applied) {
    Simulation simulation = simulate(graph.graph, graph.steps);
    if (failed(checkValid(graph, simulation)))
      return failure();
    int64_t peak = simulation.peakBytes, hostPeak = simulation.hostPeakBytes;
    if (hostPeak > applied.getHostPeak())
      return emitError(lineOf(function), "the host's peak is ")
             << hostPeak << " bytes, above the planned "
             << applied.getHostPeak()
             << ": a pass after remat-apply undid or reordered the plan";
    if (peak <= applied.getPeak()) {
      if (remarks)
        remark(function, simulation, applied);
      return success();
    }
    // A peak above the planned one is only a warning if it is within the user's
    // budget.
    bool isEnough = applied.getBudget() && peak <= *applied.getBudget();
    InFlightDiagnostic said =
        isEnough ? emitWarning(lineOf(function)) : emitError(lineOf(function));
    said << "the peak is " << peak << " bytes, above the planned "
         << applied.getPeak();
    if (applied.getBudget())
      said << (isEnough ? ", and within the budget of "
                        : ", and the budget is ")
           << *applied.getBudget();
    said << ": a pass after remat-apply undid or reordered the plan";
    said.attachNote(graph.stepOps[simulation.peakStep]->getLoc())
        << "the peak is at this op";
    return success(isEnough);
  }

  void remark(func::FuncOp function, const Simulation &simulation,
              AppliedAttr applied) {
    InFlightDiagnostic remark = emitRemark(lineOf(function), "verified: peak ")
                                << simulation.peakBytes << " bytes, planned "
                                << applied.getPeak();
    if (applied.getSwapIns() != 0)
      remark << "; host peak " << simulation.hostPeakBytes << " bytes, planned "
             << applied.getHostPeak();
  }
};

} // namespace
