//===- RematBufferize.cpp - The pass --remat-bufferize --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/StepChoice.h"
#include "Execution/Bufferization/Bufferize.h"
#include "Pipelines/RematPipeline.h"

#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace remat;

namespace {

class RematBufferizePass
    : public PassWrapper<RematBufferizePass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RematBufferizePass)

  RematBufferizePass() = default;
  RematBufferizePass(const RematBufferizePass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "remat-bufferize"; }
  StringRef getDescription() const override {
    return "Bufferize a training step on tensors as --remat-to-cpu does";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registerExecution(registry);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<func::FuncOp> step = chooseStep(module, function);
    if (failed(step))
      return signalPassFailure();
    std::string name = step->getName().str();
    StepInfo info;
    FailureOr<OwningOpRef<ModuleOp>> buffers = bufferizeStep(*step, info);
    if (failed(buffers))
      return signalPassFailure();
    for (auto bufferized : (*buffers)->getOps<func::FuncOp>())
      bufferized.setName(name);
    module.getBodyRegion().takeBody((*buffers)->getBodyRegion());
  }

private:
  Option<std::string> function{
      *this, "function",
      llvm::cl::desc("The step (default: main, or the only public function)")};
};

} // namespace

void remat::registerRematBufferize() { PassRegistration<RematBufferizePass>(); }
