//===- RematToCpu.cpp - Lowers a step to the LLVM dialect -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lowers a step on tensors to the LLVM dialect for a CPU. All buffers are parts
// of one arena, which the caller allocates.
//===----------------------------------------------------------------------===//

#include "Analysis/Ops/Names.h"
#include "Analysis/Tools/StepChoice.h"
#include "Execution/Cpu/Object.h"
#include "Execution/Sums/SharedSum.h"
#include "Pipelines/RematPipeline.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace remat;

namespace {

/// Options of `--remat-to-cpu="..."`.
struct RematToCpuOptions : public mlir::PassPipelineOptions<RematToCpuOptions>,
                           public FitOptions {
  RematToCpuOptions() : FitOptions(Enforce::Arena) {}

  Option<std::string> name{
      *this, "name",
      llvm::cl::desc("Name of the C functions NAME_run and NAME_arena_bytes"),
      llvm::cl::init("step")};
  Option<bool> contractions{
      *this, "contractions",
      llvm::cl::desc("Call the runtime's kernel for contractions instead of "
                     "compiling them to loops"),
      llvm::cl::init(true)};
  Option<execution::SumOrder> sums{
      *this, "sums",
      llvm::cl::desc("The order in which the terms of a sum are added"),
      llvm::cl::init(execution::SumOrder::Order),
      llvm::cl::values(
          clEnumValN(execution::SumOrder::Order, "order",
                     "the order of the op"),
          clEnumValN(execution::SumOrder::Tree, "tree",
                     "the tree of a GPU's threads (remat-to-gpu)"))};
  Option<bool> poison{
      *this, "poison",
      llvm::cl::desc("Fill fresh and dead bytes of the arena with NaN"),
      llvm::cl::init(false)};
};

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
  /// Checks whether the arena is within the budget of an earlier plan. The
  /// budget of that plan was a limit on the arena.
  LogicalResult checkBudget(func::FuncOp step, const StepInfo &info) {
    auto applied = step->getAttrOfType<AppliedAttr>(RematDialect::kApplied);
    if (enforce == Enforce::Plan || !applied || !applied.getBudget())
      return success();
    int64_t held = info.arenaBytes() + info.argumentBytes(/*owned=*/true);
    if (held <= *applied.getBudget())
      return success();
    return emitError(lineOf(step), "the arena takes ")
           << held << " bytes, but the step was planned for "
           << *applied.getBudget()
           << ": plan the step with enforce=arena, or compile it with "
              "enforce=plan";
  }

  std::string function, name;
  CompileOptions options;
  Enforce enforce;
};

/// Replaces a module by one of its functions, the step. The step works on
/// tensors, and is lowered to the LLVM dialect. The function has the C
/// interface that the section "Object files" of docs/reference/Execution.md
/// describes. If a budget is given, the step is first planned and rewritten, so
/// that its arena is within the budget. If a step was rewritten before and its
/// arena exceeds the budget of its plan, this is an error unless `enforce=plan`
/// is given.
void buildRematToCpu(OpPassManager &pm, const RematToCpuOptions &options) {
  if (options.isAsked())
    buildFit(pm, options);
  CompileOptions compile;
  compile.contractions = options.contractions;
  compile.sums = options.sums;
  compile.poison = options.poison;
  pm.addPass(std::make_unique<RematToCpuPass>(options.function, options.name,
                                              compile, options.enforce));
}

} // namespace

void remat::registerRematToCpu() {
  registerPipeline<RematToCpuOptions>(
      "remat-to-cpu",
      "Lower a training step on tensors to the LLVM dialect, with a C entry "
      "point and one arena",
      buildRematToCpu);
}
