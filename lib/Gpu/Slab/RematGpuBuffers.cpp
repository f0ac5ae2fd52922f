//===- RematGpuBuffers.cpp - Turns a step's tensors into buffers ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/OptionNames.h"
#include "Analysis/Tools/StepChoice.h"
#include "Execution/Bufferization/Bufferize.h"
#include "Gpu/ArenaStages.h"
#include "Gpu/Names.h"
#include "remat/Dialect/RematDialect.h"
#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPUBUFFERS
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace remat::gpu {

void forwardCarriedBuffers(func::FuncOp step) {
  // Inner loops come first, because outer loops pass on the results of inner
  // loops.
  SmallVector<Operation *> loops;
  step.walk([&](scf::ForOp loop) { loops.push_back(loop); });
  if (loops.empty())
    return;
  RewritePatternSet patterns(step.getContext());
  scf::ForOp::getCanonicalizationPatterns(patterns, step.getContext());
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  config.enableFolding(false);
  config.enableConstantCSE(false);
  // The patterns may fail to simplify a loop. A loop that was not simplified is
  // still correct.
  (void)applyOpPatternsGreedily(loops, std::move(patterns), config);
}

} // namespace remat::gpu

namespace {

class RematGpuBuffersPass
    : public PassWithOptions<
          remat::impl::RematGpuBuffersBase<RematGpuBuffersPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void getDependentDialects(DialectRegistry &registry) const override {
    registerExecution(registry);
  }

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  FailureOr<func::FuncOp> findStep() {
    if (function.empty())
      if (auto chosen = getOperation()->getAttrOfType<FlatSymbolRefAttr>(
              RematDialect::kStep))
        return chooseStep(getOperation(), chosen.getValue());
    return chooseStep(getOperation(), function);
  }

  LogicalResult run() {
    ModuleOp module = getOperation();
    FailureOr<func::FuncOp> step = findStep();
    if (failed(step))
      return failure();
    StepInfo info;
    auto buffers = bufferizeStep(*step, info);
    if (failed(buffers))
      return failure();
    auto onBuffers = *(*buffers)->getOps<func::FuncOp>().begin();
    onBuffers.setName(remat::gpu::kStepName);
    remat::gpu::forwardCarriedBuffers(onBuffers);
    describe(onBuffers, info);
    module.getBodyRegion().takeBody((*buffers)->getBodyRegion());
    module->removeAttr(RematDialect::kStep); // The step has been renamed.
    return success();
  }

  static void describe(func::FuncOp step, const StepInfo &info) {
    Builder builder(step.getContext());
    SmallVector<Attribute> inputs, outputs;
    for (auto [type, donated] : llvm::zip(info.inputs, info.donated))
      inputs.push_back(builder.getDictionaryAttr(
          {builder.getNamedAttr("type", TypeAttr::get(type)),
           builder.getNamedAttr("donated", builder.getBoolAttr(donated))}));
    for (RankedTensorType type : info.outputs)
      outputs.push_back(TypeAttr::get(type));
    step->setAttr(remat::gpu::kInputs, builder.getArrayAttr(inputs));
    step->setAttr(remat::gpu::kOutputs, builder.getArrayAttr(outputs));
  }
};

} // namespace
