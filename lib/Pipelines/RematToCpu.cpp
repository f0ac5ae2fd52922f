//===- RematToCpu.cpp -----------------------------------------------------===//

#include "remat/Pipelines/RematToCpu.h"

#include "remat/Execution/Object.h"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace remat;

namespace {

class RematToCpuPass
    : public PassWrapper<RematToCpuPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RematToCpuPass)

  RematToCpuPass(std::string function, std::string name, CompileOptions options)
      : function(std::move(function)), name(std::move(name)), options(options) {
  }

  StringRef getArgument() const override { return "remat-to-cpu"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registerExecution(registry);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<func::FuncOp> step = findEntry(module, function);
    if (failed(step))
      return signalPassFailure();
    FailureOr<LoweredStep> lowered = lowerStep(*step, name, options);
    if (failed(lowered))
      return signalPassFailure();
    module->setAttrs((*lowered->module)->getAttrDictionary());
    module.getBodyRegion().takeBody(lowered->module->getBodyRegion());
  }

private:
  std::string function, name;
  CompileOptions options;
};

} // namespace

void remat::buildRematToCpu(OpPassManager &pm,
                            const RematToCpuOptions &options) {
  CompileOptions compile;
  compile.contractions = options.contractions;
  compile.poison = options.poison;
  pm.addPass(std::make_unique<RematToCpuPass>(options.function, options.name,
                                              compile));
}

void remat::registerRematToCpu() {
  PassPipelineRegistration<RematToCpuOptions>(
      "remat-to-cpu",
      "Lower a training step on tensors to the LLVM dialect, with a C entry "
      "point and one arena",
      buildRematToCpu);
}
