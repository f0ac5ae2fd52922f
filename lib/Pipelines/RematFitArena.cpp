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

/// A step that was planned for some budget, and what it takes. Bytes are
/// counted bytes, resident arguments apart.
struct Trial {
  OwningOpRef<ModuleOp> module;
  AppliedAttr applied;
  int64_t arenaBytes = 0;       ///< As measured.
  std::vector<Diagnostic> said; ///< Remarks and warnings of its passes.
  RematPlanOptions plan;
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
  /// The plan as it is, where its arena is within the budget. Otherwise the
  /// cheaper one of two: a plan around it whose buffers pack (FitArena.h), and
  /// one for less.
  FailureOr<Trial> fit(func::FuncOp step) {
    FailureOr<Trial> trial = attempt(options.plan);
    if (failed(trial))
      return failure();
    std::optional<int64_t> budget = trial->applied.getBudget();
    if (isPacked(*trial, budget))
      return taken(std::move(*trial), /*isFirst=*/true);
    RematPlanOptions packing = options.plan;
    packing.arenaAlignment = options.arena.alignment;
    dropReport(packing);
    FailureOr<Trial> packed = attempt(packing);
    if (failed(packed))
      return failure();
    if (!budget && packed->arenaBytes < trial->arenaBytes)
      return taken(std::move(*packed));
    if (!budget)
      return taken(std::move(*trial), /*isFirst=*/true);
    int64_t smallest = std::min(packed->arenaBytes, trial->arenaBytes);
    std::optional<Trial> less =
        shrink(options.plan, std::move(*trial), *budget, smallest);
    bool isWithin = packed->arenaBytes <= *budget;
    if (isWithin &&
        (!less || packed->applied.getOverhead() <= less->applied.getOverhead()))
      return taken(std::move(*packed));
    if (!less)
      less = shrink(packing, std::move(*packed), *budget, smallest);
    if (!less)
      return refuse(step, *budget, smallest);
    setBudget(*less, *budget);
    return taken(std::move(*less));
  }

  /// Without a budget the arena is what counts, and it may lose 1 %.
  static bool isPacked(const Trial &trial, std::optional<int64_t> budget) {
    int64_t peak = trial.applied.getPeak();
    return trial.arenaBytes <= (budget ? *budget : peak + peak / 100);
  }

  /// Plans for less and less, beginning with what \p trial is above \p budget,
  /// until the arena is within it. None where that never is.
  std::optional<Trial> shrink(const RematPlanOptions &plan, Trial trial,
                              int64_t budget, int64_t &smallest) {
    int64_t inner = budget;
    std::vector<Diagnostic> said = std::move(trial.said);
    for (unsigned plans = 1; trial.arenaBytes > budget; ++plans) {
      int64_t excess = trial.arenaBytes - budget;
      inner = std::min(inner, trial.applied.getPeak()) - excess;
      FailureOr<Trial> next = tighten(plan, inner);
      bool isLast = plans == kMostPlans || failed(next);
      if (failed(next))
        next = tighten(plan, 0);
      if (failed(next))
        return std::nullopt;
      trial = std::move(*next);
      smallest = std::min(smallest, trial.arenaBytes);
      if (isLast && trial.arenaBytes > budget)
        return std::nullopt;
    }
    trial.said = std::move(said); // The user knows one budget.
    return trial;
  }

  /// Emits what the planner says of the plan that is taken, and writes the
  /// report of it. That of the first plan is written.
  FailureOr<Trial> taken(Trial trial, bool isFirst = false) {
    for (Diagnostic &diagnostic : trial.said)
      getContext().getDiagEngine().emit(std::move(diagnostic));
    trial.said.clear();
    if (isFirst || options.plan.report.empty())
      return trial;
    RematPlanOptions plan = trial.plan;
    plan.report = options.plan.report;
    plan.frontier = options.plan.frontier;
    if (failed(attempt(plan)))
      return failure();
    return trial;
  }

  /// Of a plan that may not be taken.
  static void dropReport(RematPlanOptions &plan) {
    plan.report.clear();
    plan.frontier = false;
  }

  LogicalResult refuse(func::FuncOp step, int64_t budget, int64_t smallest) {
    int64_t residents = options.plan.budget.empty() ? 0 : residentBytes;
    return emitError(lineOf(step), "plans are found within the budget of ")
           << budget + residents
           << " bytes, but no arena: the smallest budget that holds the arena "
              "of a plan that was tried is "
           << smallest + residents << " bytes";
  }

  /// Plans for \p inner counted bytes, or for as little as possible where that
  /// is 0 or less, without a word.
  FailureOr<Trial> tighten(const RematPlanOptions &plan, int64_t inner) {
    ScopedDiagnosticHandler silence(&getContext(),
                                    [](Diagnostic &) { return success(); });
    RematPlanOptions tightened = plan;
    dropReport(tightened);
    tightened.budget.clear();
    tightened.activationBudget = inner > 0 ? std::to_string(inner) : "min";
    return attempt(tightened);
  }

  FailureOr<Trial> attempt(const RematPlanOptions &plan) {
    Trial trial;
    trial.plan = plan;
    trial.module = getOperation().clone();
    PassManager manager(&getContext());
    OpPassManager &nested = manager.nest<func::FuncOp>();
    nested.addPass(createRematPlan(plan));
    RematApplyOptions apply;
    apply.keepCosts = options.schedule.has_value();
    nested.addPass(createRematApply(apply));
    if (options.schedule)
      nested.addPass(createRematScheduleSwaps(*options.schedule));
    {
      ScopedDiagnosticHandler keep(&getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
          return failure();
        trial.said.push_back(std::move(diagnostic));
        return success();
      });
      if (failed(manager.run(*trial.module)))
        return failure();
    }
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
    auto bytes = options.arena.measure(
        *(*buffers)->getOps<func::FuncOp>().begin(), info);
    if (failed(bytes))
      return failure();
    trial.arenaBytes = *bytes;
    residentBytes = info.argumentBytes(/*owned=*/false);
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
  int64_t residentBytes = 0;
};

} // namespace

MeasureArena remat::cpuArena() {
  return [](func::FuncOp step, const StepInfo &info) -> FailureOr<int64_t> {
    MemoryPlanOptions memory;
    memory.alignment = kArenaAlignment;
    memory.keepEnds = true;
    auto arenas = planMemory(step, memory);
    if (failed(arenas))
      return failure();
    int64_t bytes = info.argumentBytes(/*owned=*/true);
    for (const Arena &arena : *arenas)
      bytes += arena.bytes;
    return bytes;
  };
}

std::unique_ptr<Pass> remat::createRematFitArena(RematFitArenaOptions options) {
  return std::make_unique<RematFitArenaPass>(std::move(options));
}
