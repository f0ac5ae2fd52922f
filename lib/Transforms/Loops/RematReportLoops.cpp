//===- RematReportLoops.cpp - Reports planned loops -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Exchange/File.h"
#include "Exchange/OutputFile.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATREPORTLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematReportLoopsPass
    : public StepPass<remat::impl::RematReportLoopsBase<RematReportLoopsPass>> {
public:
  using StepPass::StepPass;

  /// The function initialize() runs before planning, which takes long. A wrong
  /// file name is therefore found before that time is spent.
  LogicalResult initialize(MLIRContext *context) override {
    Location nowhere = UnknownLoc::get(context);
    if (file.empty())
      return emitError(nowhere, "remat-report-loops needs file=");
    if (auto error = checkOutput(file))
      return emitError(nowhere, "report: ") << error->message;
    return success();
  }

  LogicalResult runOnStep(func::FuncOp function) override {
    if (std::optional<LoopRefusal> refusal = loopRefusalOf(function)) {
      if (failed(write(function, formatRefusal(*refusal))))
        return failure();
      return emitError(lineOf(function), refusal->message);
    }
    FailureOr<std::string> loops = formatLoops(function);
    if (failed(loops))
      return failure();
    if (loops->empty())
      return emitError(lineOf(function),
                       "has no remat.loop_plan to report on: run "
                       "remat-plan-loops before this report, and "
                       "remat-apply-loops after it");
    return write(function, *loops);
  }

private:
  LogicalResult write(func::FuncOp function, const std::string &text) {
    if (auto error = writeTextFile(file, text))
      return emitError(lineOf(function), "report: ") << error->message;
    return success();
  }
};

} // namespace
