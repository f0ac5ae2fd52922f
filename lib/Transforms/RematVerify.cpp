//===- RematVerify.cpp - Does the rewritten function keep its promise -----===//
//
// Reads the IR as it is, after whatever passes ran, and simulates it in program
// order. It shares the analysis and the simulator with the rest, and nothing of
// the planners or the rewrite.
//
//===----------------------------------------------------------------------===//

#include "remat/Analysis/FunctionGraph.h"
#include "remat/Analysis/Names.h"
#include "remat/Core/Simulator.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATVERIFY
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematVerifyPass : public remat::impl::RematVerifyBase<RematVerifyPass> {
public:
  using RematVerifyBase::RematVerifyBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    func::FuncOp function = getOperation();
    auto applied = function->getAttrOfType<AppliedAttr>("remat.applied");
    if (!applied)
      return;
    if (failed(checkFences(function, applied)) ||
        failed(checkPeak(function, applied)))
      signalPassFailure();
  }

private:
  /// Fewer fences than were emitted, or one that ties nothing, mean that a
  /// recomputation was merged with its original or removed.
  LogicalResult checkFences(func::FuncOp function, AppliedAttr applied) {
    int64_t count = 0;
    WalkResult walk = function.walk([&](FenceOp fence) {
      ++count;
      if (!fence.use_empty() || fence->getNumResults() == 0)
        return WalkResult::advance();
      fence.emitOpError("ties nothing: the recomputation behind it is gone");
      return WalkResult::interrupt();
    });
    if (walk.wasInterrupted())
      return failure();
    if (count < int64_t(applied.getFences()))
      return emitError(lineOf(function), "has ")
             << count << " fences of the " << applied.getFences()
             << " that were emitted: a pass removed the others, and the plan "
                "with them";
    return success();
  }

  LogicalResult checkPeak(func::FuncOp function, AppliedAttr applied) {
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    if (failed(graph))
      return failure();
    Simulation simulation =
        simulate(graph->graph, keepAllPlan(graph->graph).steps);
    int64_t peak = simulation.peakBytes;
    if (peak <= applied.getPeak()) {
      if (remarks)
        emitRemark(lineOf(function), "holds: peak ")
            << peak << " bytes, planned " << applied.getPeak();
      return success();
    }
    InFlightDiagnostic error = emitError(lineOf(function), "the peak is ")
                               << peak << " bytes, planned were "
                               << applied.getPeak();
    if (applied.getBudget())
      error << ", and the budget is " << *applied.getBudget();
    error << ": a pass after remat-apply undid or reordered the plan";
    error.attachNote(graph->nodeOps[simulation.peakStep]->getLoc())
        << "the peak is at this op";
    return error;
  }
};

} // namespace
