//===- ForwardPart.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/ForwardPart.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "Exchange/File.h"
#include "remat/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

LogicalResult remat::printForwardParts(
    ModuleOp module, const ForwardPrinting &printing,
    llvm::function_ref<Result<std::string>(const ForwardPart &)> describe) {
  std::string text;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!isPlannedFunction(function))
      continue;
    FailureOr<FunctionGraph> read = readFunctionGraph(
        function, {.lossResult = printing.lossResult, .remarks = true});
    if (failed(read))
      return failure();
    Result<ForwardBackward> split = splitAtLoss(read->graph, printing.planner);
    if (!split)
      return function.emitError(split.error().message);
    ForwardGraph forward = forwardGraph(read->graph, *split);
    Result<std::string> described = describe({read->graph, forward});
    if (!described)
      return function.emitError(described.error().message);
    text += *described;
  }
  if (printing.file.empty()) {
    llvm::outs() << text;
    return success();
  }
  if (auto error = writeTextFile(printing.file.str(), text))
    return module.emitError(error->message);
  return success();
}
