//===- RematFitArena.cpp - Plans until the arena is within the budget -----===//
//
// A plan's peak is what lives at once; the arena has the bytes that alignment
// and packing lose besides. So the step is planned, rewritten and bufferized on
// a copy, and where its arena exceeds the budget, planned again for less.
//
//===----------------------------------------------------------------------===//

#include "remat/Pipelines/RematFitArena.h"

#include "remat/Analysis/Names.h"
#include "remat/Dialect/Remat.h"
#include "remat/Execution/Compiler.h"
#include "remat/Transforms/MemoryPlan.h"

#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace remat;

namespace {

/// A step that was planned for an inner budget, and what it takes. Bytes are
/// counted bytes, resident arguments apart.
struct Trial {
  OwningOpRef<ModuleOp> module;
  AppliedAttr applied;
  int64_t arenaBytes = 0; ///< With the donated arguments beside the arena.
  int64_t residentBytes = 0;
};

func::FuncOp plannedStep(ModuleOp module) {
  func::FuncOp found;
  for (auto function : module.getOps<func::FuncOp>())
    if (isPlannedFunction(function))
      found = function;
  return found;
}

class RematFitArenaPass
    : public PassWrapper<RematFitArenaPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RematFitArenaPass)

  explicit RematFitArenaPass(RematFitArenaOptions options)
      : options(std::move(options)) {}

  StringRef getArgument() const override { return "remat-fit-arena"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registerExecution(registry);
  }

  void runOnOperation() override {
    func::FuncOp step = plannedStep(getOperation());
    if (!step)
      return;
    if (!options.importPlan.empty()) {
      emitError(lineOf(step),
                "enforce=arena plans again where the arena is too "
                "large, and import-plan says what the plan is: "
                "leave one of them out");
      return signalPassFailure();
    }
    FailureOr<Trial> trial = fit(step);
    if (failed(trial))
      return signalPassFailure();
    getOperation().getBodyRegion().takeBody(trial->module->getBodyRegion());
  }

private:
  FailureOr<Trial> fit(func::FuncOp step) {
    options.plan.arenaAlignment = options.alignment;
    FailureOr<Trial> trial = attempt(options.plan);
    if (failed(trial) || !trial->applied.getBudget())
      return trial;
    int64_t budget = *trial->applied.getBudget();
    int64_t smallest = trial->arenaBytes, inner = budget;
    for (unsigned plans = 1; trial->arenaBytes > budget; ++plans) {
      int64_t excess = trial->arenaBytes - budget;
      inner = std::min(inner, trial->applied.getPeak()) - excess;
      FailureOr<Trial> next = tighten(inner);
      bool isLast = plans == kMostPlans || failed(next);
      if (failed(next))
        next = tighten(0);
      if (failed(next))
        return emitError(lineOf(step), "cannot be planned again for less");
      trial = std::move(next);
      smallest = std::min(smallest, trial->arenaBytes);
      if (isLast && trial->arenaBytes > budget)
        return refuse(step, *trial, budget, smallest);
    }
    setBudget(*trial, budget);
    return trial;
  }

  LogicalResult refuse(func::FuncOp step, const Trial &trial, int64_t budget,
                       int64_t smallest) {
    int64_t residents = options.plan.budget.empty() ? 0 : trial.residentBytes;
    return emitError(lineOf(step), "plans are found within the budget of ")
           << budget + residents
           << " bytes, but no arena: the smallest budget that holds the arena "
              "of a plan that was tried is "
           << smallest + residents << " bytes";
  }

  /// Plans for \p inner counted bytes, or for as little as possible where that
  /// is 0 or less, without a word.
  FailureOr<Trial> tighten(int64_t inner) {
    ScopedDiagnosticHandler silence(&getContext(),
                                    [](Diagnostic &) { return success(); });
    RematPlanOptions tightened = options.plan;
    tightened.budget.clear();
    tightened.activationBudget = inner > 0 ? std::to_string(inner) : "min";
    return attempt(tightened);
  }

  FailureOr<Trial> attempt(const RematPlanOptions &plan) {
    Trial trial;
    trial.module = getOperation().clone();
    PassManager manager(&getContext());
    OpPassManager &nested = manager.nest<func::FuncOp>();
    nested.addPass(createRematPlan(plan));
    RematApplyOptions apply;
    apply.keepCosts = options.schedule.has_value();
    nested.addPass(createRematApply(apply));
    if (options.schedule)
      nested.addPass(createRematScheduleSwaps(*options.schedule));
    if (failed(manager.run(*trial.module)))
      return failure();
    func::FuncOp step = plannedStep(*trial.module);
    trial.applied = step->getAttrOfType<AppliedAttr>(RematDialect::kApplied);
    if (failed(measure(step, trial)))
      return failure();
    return trial;
  }

  LogicalResult measure(func::FuncOp step, Trial &trial) {
    StepInfo info;
    auto buffers = bufferizeStep(step, info);
    if (failed(buffers))
      return failure();
    MemoryPlanOptions memory;
    memory.alignment = options.alignment;
    memory.keepEnds = true;
    auto arenas =
        planMemory(*(*buffers)->getOps<func::FuncOp>().begin(), memory);
    if (failed(arenas))
      return failure();
    trial.arenaBytes = info.argumentBytes(/*owned=*/true);
    for (const Arena &arena : *arenas)
      trial.arenaBytes += arena.bytes;
    trial.residentBytes = info.argumentBytes(/*owned=*/false);
    return success();
  }

  /// The user's budget, instead of the one that was planned for.
  void setBudget(Trial &trial, int64_t budget) {
    AppliedAttr old = trial.applied;
    plannedStep(*trial.module)
        ->setAttr(RematDialect::kApplied,
                  AppliedAttr::get(
                      &getContext(), old.getPlanner(), budget, old.getPeak(),
                      old.getBaseline(), old.getOverhead(), old.getClones(),
                      old.getFences(), old.getSwapIns(), old.getHostPeak()));
  }

  static constexpr unsigned kMostPlans = 6;
  RematFitArenaOptions options;
};

} // namespace

std::unique_ptr<Pass> remat::createRematFitArena(RematFitArenaOptions options) {
  return std::make_unique<RematFitArenaPass>(std::move(options));
}
