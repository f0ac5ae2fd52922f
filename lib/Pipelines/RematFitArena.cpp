//===- RematFitArena.cpp - Plans until the arena is within the budget -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan's peak is what lives at once; the arena has the bytes that alignment
// and packing lose besides. So the step is planned, rewritten and bufferized on
// a copy, and where its arena exceeds the budget, planned again for less.
//
//===----------------------------------------------------------------------===//

#include "remat/Pipelines/RematFitArena.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Planning/FitArena.h"
#include "remat/Dialect/Remat.h"

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
  unsigned id = 0; ///< Counted from 1.
};

/// Full: with the effort that the step will be packed with. IfQuick: so only
/// where a tenth of it is enough, as there are other plans.
enum class Packing { None, IfQuick, Full };

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
    if (failed(checkNoGroups(step)))
      return signalPassFailure();
    FailureOr<Trial> trial = fit(step);
    if (failed(trial))
      return signalPassFailure();
    getOperation().getBodyRegion().takeBody(trial->module->getBodyRegion());
  }

private:
  static LogicalResult checkNoGroups(func::FuncOp step) {
    WalkResult walk = step.walk([](Operation *op) {
      if (!op->hasAttr(RematDialect::kGroup))
        return WalkResult::advance();
      op->emitError("is in a group, whose inner values take no bytes where "
                    "another compiler makes one kernel of it, but do in an "
                    "arena: take remat.group off the step");
      return WalkResult::interrupt();
    });
    return failure(walk.wasInterrupted());
  }

  /// What fitPlan finds, else the step as it is, if its arena is within the
  /// budget: with buffers that bufferization shares it may be where no
  /// simulated peak is.
  FailureOr<Trial> fit(func::FuncOp step) {
    std::vector<Diagnostic> said;
    FailureOr<Trial> trial = failure();
    {
      ScopedDiagnosticHandler hold(&getContext(), [&](Diagnostic &diagnostic) {
        said.push_back(std::move(diagnostic));
        return success();
      });
      trial = fitPlan(step);
    }
    // The options are right where they have a plan at all.
    bool isWrong = options.plan.frontier && options.plan.report.empty();
    FailureOr<Trial> least = failure();
    if (failed(trial) && !isWrong)
      least = tighten(options.plan, 0, Packing::None);
    if (succeeded(least) && budget) {
      FailureOr<Trial> asItIs = plannedAsItIs(Packing::Full);
      if (succeeded(asItIs) && asItIs->arenaBytes <= *budget)
        return takenAsItIs(step, std::move(*asItIs));
      if (succeeded(asItIs) && !said.empty() &&
          asItIs->arenaBytes < least->applied.getPeak())
        said.back().attachNote(lineOf(step))
            << "the arena of the step as it is takes " << asItIs->arenaBytes
            << " bytes besides the arguments";
    }
    for (Diagnostic &diagnostic : said)
      getContext().getDiagEngine().emit(std::move(diagnostic));
    return trial;
  }

  /// Fails where a mark asks to recompute, which keep-all refuses.
  FailureOr<Trial> plannedAsItIs(Packing packing) {
    RematPlanOptions plan = options.plan;
    plan.planner = "keep-all";
    return tighten(plan, 0, packing);
  }

  FailureOr<Trial> takenAsItIs(func::FuncOp step, Trial trial) {
    trial.said.clear();
    emitRemark(lineOf(step), "nothing to do: the arena of the step as it is, ")
        << formatBytes(trial.arenaBytes) << ", is within the budget of "
        << formatBytes(*budget) << "; its simulated peak, "
        << formatBytes(trial.applied.getPeak()) << ", is not";
    return taken(std::move(trial));
  }

  /// The plan as it is, where its arena is within the budget, or the step as it
  /// is where that costs less. Otherwise the cheaper one of two: a plan around
  /// it whose buffers pack (FitArena.h), and one for less.
  FailureOr<Trial> fitPlan(func::FuncOp step) {
    FailureOr<Trial> trial = attempt(options.plan, Packing::IfQuick);
    if (failed(trial))
      return failure();
    bool isKeepAll = trial->applied.getPlanner() == "keep-all";
    if (budget && !isKeepAll) {
      FailureOr<Trial> asItIs = plannedAsItIs(Packing::IfQuick);
      if (succeeded(asItIs) && asItIs->arenaBytes <= *budget)
        return takenAsItIs(step, std::move(*asItIs));
    }
    auto isWithin = [&](const Trial &trial) {
      return budget && trial.arenaBytes <= *budget;
    };
    auto overhead = [](const Trial &trial) {
      return trial.applied.getOverhead();
    };
    if (isWithin(*trial) ? isPacked(*trial) || isKeepAll
                         : !budget && isPacked(*trial))
      return taken(std::move(*trial));
    RematPlanOptions packing = options.plan;
    packing.arenaAlignment = options.arena.alignment;
    FailureOr<Trial> packed = attempt(packing);
    if (failed(packed))
      return failure();
    if (!budget)
      return taken(packed->arenaBytes < trial->arenaBytes ? std::move(*packed)
                                                          : std::move(*trial));
    if (isWithin(*trial)) {
      bool isBetter = isWithin(*packed) && isPacked(*packed) &&
                      overhead(*packed) <= overhead(*trial) + kArenaSlack;
      return taken(isBetter ? std::move(*packed) : std::move(*trial));
    }
    if (isWithin(*packed) && overhead(*packed) <= overhead(*trial))
      return taken(std::move(*packed));
    int64_t smallest = std::min(packed->arenaBytes, trial->arenaBytes);
    std::optional<Trial> less =
        shrink(options.plan, std::move(*trial), smallest);
    if (isWithin(*packed) && (!less || isPreferred(*packed, *less)))
      return taken(std::move(*packed));
    if (!less)
      less = shrink(packing, std::move(*packed), smallest);
    if (!less)
      return refuse(smallest);
    return taken(std::move(*less));
  }

  /// An arena may lose 1 % of the peak.
  static int64_t mostPacked(AppliedAttr applied) {
    return applied.getPeak() + int64_t(double(applied.getPeak()) * kArenaSlack);
  }
  static bool isPacked(const Trial &trial) {
    return trial.arenaBytes <= mostPacked(trial.applied);
  }

  /// By cost, of which a plan that packs may take a little more.
  static bool isPreferred(const Trial &a, const Trial &b) {
    auto cost = [](const Trial &trial) {
      return trial.applied.getOverhead() + (isPacked(trial) ? 0 : kArenaSlack);
    };
    return cost(a) <= cost(b);
  }

  /// Plans for less and less, beginning with what \p trial is above the budget,
  /// until the arena is within it. None where that never is.
  std::optional<Trial> shrink(const RematPlanOptions &plan, Trial trial,
                              int64_t &smallest) {
    int64_t inner = *budget;
    for (unsigned plans = 1; trial.arenaBytes > *budget; ++plans) {
      // The next plan may pack better than this one.
      auto slack = int64_t(double(*budget) * kArenaSlack);
      int64_t excess = trial.arenaBytes - *budget;
      inner = std::min(inner, trial.applied.getPeak()) -
              (plans == 1 ? std::min(excess, slack) : excess);
      FailureOr<Trial> next = tighten(plan, inner);
      bool isLast = plans == kMostPlans || failed(next);
      if (failed(next))
        next = tighten(plan, 0);
      if (failed(next))
        return std::nullopt;
      trial = std::move(*next);
      smallest = std::min(smallest, trial.arenaBytes);
      if (isLast && trial.arenaBytes > *budget)
        return std::nullopt;
    }
    return trial;
  }

  /// Emits what the planner says of the plan that is taken, and writes the
  /// report of it where the last one is of another.
  FailureOr<Trial> taken(Trial trial) {
    for (Diagnostic &diagnostic : trial.said)
      getContext().getDiagEngine().emit(std::move(diagnostic));
    trial.said.clear();
    if (options.plan.report.empty() || trial.id == lastReported)
      return trial;
    RematPlanOptions plan = trial.plan;
    plan.report = options.plan.report;
    plan.frontier = options.plan.frontier;
    if (failed(planned(plan)))
      return failure();
    return trial;
  }

  /// The error and the report are the planner's, of the plan without an arena.
  LogicalResult refuse(int64_t smallest) {
    RematPlanOptions plan = options.plan;
    plan.smallestArena = smallest;
    (void)planned(plan);
    return failure();
  }

  /// Plans for a peak of \p inner counted bytes, or for as little as possible
  /// where that is 0 or less, without an error.
  FailureOr<Trial> tighten(const RematPlanOptions &plan, int64_t inner,
                           Packing packing = Packing::Full) {
    ScopedDiagnosticHandler silence(&getContext(),
                                    [](Diagnostic &) { return success(); });
    RematPlanOptions tightened = plan;
    tightened.report.clear();
    tightened.frontier = false;
    tightened.peakLimit = std::max<int64_t>(inner, 0);
    return attempt(tightened, packing);
  }

  FailureOr<Trial> attempt(const RematPlanOptions &plan,
                           Packing packing = Packing::Full) {
    FailureOr<Trial> trial = planned(plan);
    if (failed(trial) || failed(measure(*trial, packing)))
      return failure();
    return trial;
  }

  FailureOr<Trial> planned(const RematPlanOptions &plan) {
    Trial trial;
    trial.plan = plan;
    trial.id = ++trials;
    if (!plan.report.empty())
      lastReported = trial.id;
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
    budget = trial.applied.getBudget();
    return trial;
  }

  LogicalResult measure(Trial &trial, Packing packing) {
    constexpr double kQuick = 0.1;
    if (packing == Packing::None)
      return success();
    int64_t enough = mostPacked(trial.applied);
    if (packing == Packing::IfQuick) {
      if (failed(pack(trial, kQuick, budget.value_or(enough))))
        return failure();
      if (trial.arenaBytes > budget.value_or(enough))
        return success();
    }
    return pack(trial, 1, budget ? std::min(enough, *budget) : enough);
  }

  /// Until the arena takes \p enough bytes.
  LogicalResult pack(Trial &trial, double effort, int64_t enough) {
    StepInfo info;
    auto buffers = bufferizeStep(plannedStep(*trial.module), info);
    if (failed(buffers))
      return failure();
    MemoryPlanOptions memory;
    memory.alignment = options.arena.alignment;
    memory.effort = effort;
    memory.enoughBytes = enough;
    memory.keepEnds = true;
    auto bytes = options.arena.measure(
        *(*buffers)->getOps<func::FuncOp>().begin(), info, memory);
    if (failed(bytes))
      return failure();
    trial.arenaBytes = *bytes;
    return success();
  }

  static constexpr unsigned kMostPlans = 4;
  unsigned trials = 0, lastReported = 0; ///< Ids.
  RematFitArenaOptions options;
  std::optional<int64_t> budget; ///< Of the user, in counted bytes.
};

} // namespace

MeasureArena remat::cpuArena() {
  return [](func::FuncOp step, const StepInfo &info,
            MemoryPlanOptions memory) -> FailureOr<int64_t> {
    int64_t bytes = info.argumentBytes(/*owned=*/true);
    memory.enoughBytes = std::max<int64_t>(0, memory.enoughBytes - bytes);
    auto arenas = planMemory(step, memory);
    if (failed(arenas))
      return failure();
    for (const Arena &arena : *arenas)
      bytes += arena.bytes;
    return bytes;
  };
}

std::unique_ptr<Pass> remat::createRematFitArena(RematFitArenaOptions options) {
  return std::make_unique<RematFitArenaPass>(std::move(options));
}
