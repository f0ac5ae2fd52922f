//===- RematFrontier.cpp - The cost of each budget ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Exchange/File.h"
#include "Transforms/Planning/PlanProblem.h"
#include "Transforms/StepPass.h"
#include "remat/Exchange/ResultJson.h"

#include "llvm/Support/raw_ostream.h"

namespace remat {
#define GEN_PASS_DEF_REMATFRONTIER
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematFrontierPass
    : public StepPass<remat::impl::RematFrontierBase<RematFrontierPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    markAllAnalysesPreserved();
    // Planning takes long. A wrong name of the output file is therefore found
    // before planning begins.
    if (!file.empty())
      if (auto error = checkOutput(file))
        return emitError(lineOf(function), "the frontier: ") << error->message;
    FailureOr<PlanProblem> problem = readPlanProblem(
        function, {lossResult}, {deviceToHost, hostToDevice, hostLimit},
        planner, offload);
    if (failed(problem))
      return failure();
    FailureOr<std::vector<FrontierPoint>> points =
        readPlanFrontier(function, *problem, planner, effort);
    if (failed(points))
      return failure();
    bool isJson = StringRef(file).ends_with(".json");
    std::string text =
        isJson ? formatFrontier(*points) + "\n"
               : formatFrontierTable(*points, problem->baselinePeak());
    if (file.empty()) {
      llvm::outs() << text;
      return success();
    }
    // The path of the output may be the path of standard output.
    llvm::outs().flush();
    if (auto error = writeTextFile(file, text))
      return emitError(lineOf(function), "the frontier: ") << error->message;
    return success();
  }
};

} // namespace
