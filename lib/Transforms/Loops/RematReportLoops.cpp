//===- RematReportLoops.cpp - The figures of planned loops ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Exchange/File.h"
#include "Exchange/OutputFile.h"
#include "Transforms/Loops/LoopCopies.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {
#define GEN_PASS_DEF_REMATREPORTLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematReportLoopsPass
    : public remat::impl::RematReportLoopsBase<RematReportLoopsPass> {
public:
  using RematReportLoopsBase::RematReportLoopsBase;

  /// Planning, which comes before this pass, takes long and should not be lost.
  LogicalResult initialize(MLIRContext *context) override {
    Location nowhere = UnknownLoc::get(context);
    if (file.empty())
      return emitError(nowhere, "remat-report-loops needs file=");
    if (auto error = checkOutput(file))
      return emitError(nowhere, "report: ") << error->message;
    return success();
  }

  void runOnOperation() override {
    for (func::FuncOp function : plannedFunctions(getOperation()))
      if (failed(report(function)))
        return signalPassFailure();
  }

private:
  LogicalResult report(func::FuncOp function) {
    if (std::optional<LoopRefusal> refusal = loopRefusalOf(function)) {
      if (failed(write(function, formatRefusal(*refusal))))
        return failure();
      return emitError(lineOf(function), refusal->message);
    }
    FailureOr<std::vector<PlannedPair>> planned = readPlannedPairs(function);
    if (failed(planned))
      return failure();
    if (planned->empty())
      return emitError(lineOf(function),
                       "has no remat.loop_plan to report on: run "
                       "remat-plan-loops before, and remat-apply-loops after");
    std::vector<LoopPlan> before, after;
    for (const PlannedPair &each : *planned) {
      PairGraph read(each.pair);
      FailureOr<LoopPlan> plan = readLoopPlan(read, each.plan);
      if (failed(plan))
        return failure();
      before.push_back(nameStacks(read.graph, keepAll(read.graph)));
      after.push_back(nameStacks(read.graph, std::move(*plan)));
    }
    return write(function, formatLoops(before, after));
  }

  LogicalResult write(func::FuncOp function, const std::string &text) {
    if (auto error = writeTextFile(file, text))
      return emitError(lineOf(function), "report: ") << error->message;
    return success();
  }
};

} // namespace
