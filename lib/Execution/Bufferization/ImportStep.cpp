//===- ImportStep.cpp - Copies a step and inlines its calls ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Bufferization/Stages.h"
#include "Transforms/Prepare/AllocTensors.h"
#include "Transforms/Prepare/InlineCalls.h"

using namespace mlir;
using namespace remat;

LogicalResult execution::importStep(func::FuncOp step, ModuleOp target,
                                    StringRef name) {
  OwningOpRef<ModuleOp> whole;
  auto hasCalls =
      step.walk([](func::CallOp) { return WalkResult::interrupt(); });
  if (hasCalls.wasInterrupted()) {
    whole = step->getParentOfType<ModuleOp>().clone();
    step = whole->lookupSymbol<func::FuncOp>(step.getName());
    if (failed(inlineCalls(step)))
      return failure();
  }
  func::FuncOp copy = step.clone();
  target.push_back(copy);
  replaceAllocTensors(copy);
  if (failed(checkStep(copy)))
    return failure();
  copy.setName(name);
  copy.setPublic();
  return success();
}
