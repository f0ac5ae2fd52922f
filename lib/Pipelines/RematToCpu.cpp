//===- RematToCpu.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/RematToCpu.h"

#include "Analysis/Ops/Names.h"
#include "Analysis/Tools/StepChoice.h"
#include "Execution/Cpu/Object.h"
#include "Pipelines/RematPipeline.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace remat;

namespace {

class RematToCpuPass
    : public PassWrapper<RematToCpuPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RematToCpuPass)

  RematToCpuPass(std::string function, std::string name, CompileOptions options,
                 Enforce enforce)
      : function(std::move(function)), name(std::move(name)), options(options),
        enforce(enforce) {}

  StringRef getArgument() const override { return "remat-to-cpu"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registerExecution(registry);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<func::FuncOp> step = chooseStep(module, function);
    if (failed(step))
      return signalPassFailure();
    FailureOr<LoweredStep> lowered = lowerStep(*step, name, options);
    if (failed(lowered) || failed(checkBudget(*step, lowered->info)))
      return signalPassFailure();
    module->setAttrs((*lowered->module)->getAttrDictionary());
    module.getBodyRegion().takeBody(lowered->module->getBodyRegion());
  }

private:
  /// Checks the budget of an earlier plan. That budget was a limit on the
  /// arena.
  LogicalResult checkBudget(func::FuncOp step, const StepInfo &info) {
    auto applied = step->getAttrOfType<AppliedAttr>(RematDialect::kApplied);
    if (enforce == Enforce::Plan || !applied || !applied.getBudget())
      return success();
    int64_t held = info.arenaBytes() + info.argumentBytes(/*owned=*/true);
    if (held <= *applied.getBudget())
      return success();
    return emitError(lineOf(step), "the arena takes ")
           << held << " bytes, and the step was planned for "
           << *applied.getBudget()
           << ": plan it with enforce=arena, or lower it with enforce=plan";
  }

  std::string function, name;
  CompileOptions options;
  Enforce enforce;
};

} // namespace

void remat::buildRematToCpu(OpPassManager &pm,
                            const RematToCpuOptions &options) {
  if (options.isAsked())
    buildFit(pm, options);
  CompileOptions compile;
  compile.contractions = options.contractions;
  compile.sums = options.sums;
  compile.poison = options.poison;
  pm.addPass(std::make_unique<RematToCpuPass>(options.function, options.name,
                                              compile, options.enforce));
}

void remat::registerRematToCpu() {
  PassPipelineRegistration<RematToCpuOptions>(
      "remat-to-cpu",
      "Lower a training step on tensors to the LLVM dialect, with a C entry "
      "point and one arena",
      buildRematToCpu);
}
