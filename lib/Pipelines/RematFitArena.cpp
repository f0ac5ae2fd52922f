//===- RematFitArena.cpp - Plans until the arena is within the budget -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function fitArena plans a step without planning inside its loops. If the
// arena of that step exceeds the budget, this file also plans inside the loops.
//
//===----------------------------------------------------------------------===//

#include "Pipelines/RematFitArena.h"

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Loops/Loops.h"
#include "Analysis/Ops/Names.h"
#include "Pipelines/ArenaFit.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"

#include <vector>

using namespace mlir;
using namespace remat;

namespace {

/// A step whose loops were rewritten by remat-apply-loops, the remarks about
/// them, and the report of remat-report-loops.
struct InsideLoops {
  /// The module is null if the loops have no such plan.
  OwningOpRef<ModuleOp> module;
  std::vector<Diagnostic> said;
  std::string report;
};

/// Returns whether a step of \p module has loops that remat-plan-loops can
/// plan.
bool hasLoopsToPlan(ModuleOp module) {
  return llvm::any_of(module.getOps<func::FuncOp>(), [](func::FuncOp step) {
    return isPlannedFunction(step) &&
           !findAllLoopPairs(stepBlock(step)).empty();
  });
}

/// Returns whether the machine of a step of \p module has a link to a host, or
/// whether \p options give a link.
bool hasLink(ModuleOp module, const RematPlanLoopsOptions &options) {
  if (!options.deviceToHost.empty())
    return true;
  for (auto function : module.getOps<func::FuncOp>())
    if (isPlannedFunction(function))
      return machineOf(function).getD2h().has_value();
  return false;
}

/// Plans the loops of \p module with \p options. In the step that is returned,
/// the loops hold fewer bytes. A planner of the returned step then sees each
/// loop as one op. The module stays unchanged, because the function works on a
/// copy. Emits no error if the loops cannot be planned. If the machine has no
/// link to a host, the loops copy nothing to the host. The function \p annotate
/// adds the passes that the returned step needs before it is planned.
InsideLoops
planInsideLoops(ModuleOp module, const RematPlanLoopsOptions &options,
                llvm::function_ref<void(OpPassManager &)> annotate) {
  InsideLoops inside;
  if (!hasLoopsToPlan(module))
    return inside;
  ScopedDiagnosticHandler keep(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Remark)
          inside.said.push_back(std::move(diagnostic));
        return success();
      });
  RematPlanLoopsOptions said = options;
  said.remarks = true;
  said.offload = options.offload && hasLink(module, options);
  if (!said.offload)
    said.deviceToHost = said.hostToDevice = said.hostLimit = "";
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager planner(module.getContext()), rewriter(module.getContext());
  planner.addPass(createRematPlanLoops(said));
  rewriter.addPass(createRematApplyLoops());
  annotate(rewriter);
  if (failed(planner.run(*copy)))
    return inside;
  FailureOr<std::string> report = formatLoops(plannedStep(*copy));
  if (failed(report) || failed(rewriter.run(*copy)))
    return inside;
  inside.report = std::move(*report);
  inside.module = std::move(copy);
  return inside;
}

using Trial = ArenaTrial;

/// A step that is fitted into the budget. If the step has plans inside of its
/// loops, `inside` has the step with these loops.
struct Fitted {
  Trial trial;
  InsideLoops inside;
};

/// Fits \p module. If no plan around its loops fits, plans inside these loops.
class LoopFit {
public:
  LoopFit(ModuleOp module, const RematFitArenaOptions &options)
      : module(module), options(options) {}

  /// Returns the result of fitArena. If fitArena failed, returns the original
  /// step if its arena is within the budget. Bufferization may share buffers.
  /// The arena of the original step can therefore be within the budget although
  /// all simulated peaks exceed it. If no arena is within the budget, returns
  /// the first plan and the reason.
  FailureOr<Fitted> fit() const {
    FailureOr<Trial> trial = fitArena(module, options, options.plan);
    if (failed(trial))
      return failure();
    if (!trial->plan.getBudget())
      return leastInsideLoops(std::move(*trial));
    const int64_t budget = *trial->plan.getBudget();
    if (!trial->findings.failure)
      return cheaper({std::move(*trial), {}}, budget);
    FailureOr<Trial> step = tryAsItIs(module, options, options.plan);
    if (failed(step))
      return Fitted{std::move(*trial), {}};
    if (step->arenaBytes <= budget)
      return Fitted{takenAsItIs(std::move(*step)), {}};
    if (auto inside = fitInsideLoops(trial->findings, budget))
      return std::move(*inside);
    PlanFailure &failure = *trial->findings.failure;
    if (failure.leastBytes &&
        trial->findings.budget.asked(step->arenaBytes) < *failure.leastBytes)
      failure.note = llvm::formatv("the arena of the original step takes {0} "
                                   "bytes above the arguments",
                                   step->arenaBytes);
    return Fitted{std::move(*trial), {}};
  }

private:
  /// Returns \p found. If a step with plans inside its loops costs less than
  /// \p found, returns that step instead. If the budget limits a measured
  /// arena, no such step is searched for, because each try would then be
  /// lowered to buffers.
  Fitted cheaper(Fitted found, int64_t budget) const {
    if (options.arena.measure || found.trial.applied.getOverhead() <= 0)
      return found;
    auto inside = fitInsideLoops(found.trial.findings, budget);
    bool isCheaper = inside && !inside->trial.findings.failure &&
                     inside->trial.cost < found.trial.cost;
    return isCheaper ? std::move(*inside) : std::move(found);
  }

  /// Plans inside the loops, so that the loop bodies hold at most the fraction
  /// \p share of their original bytes. Returns no step if the loops have no
  /// such plan.
  InsideLoops planLoops(StringRef share) const {
    RematPlanLoopsOptions loops = options.loops;
    loops.budget = share.str();
    return planInsideLoops(module, loops, options.annotate);
  }

  /// Plans inside the loops, so that the loops hold as few bytes as possible.
  /// Returns \p trial if the arena of this plan is not smaller than the arena
  /// of \p trial.
  Fitted leastInsideLoops(Trial trial) const {
    InsideLoops inside = planLoops("min");
    if (inside.module) {
      FailureOr<Trial> least = fitArena(*inside.module, options, options.plan);
      if (succeeded(least) && least->arenaBytes < trial.arenaBytes)
        return {std::move(*least), std::move(inside)};
    }
    return {std::move(trial), {}};
  }

  /// Plans inside the loops, so that the step is within \p budget. The loops
  /// keep the largest possible share of their original bytes, a multiple of
  /// 1/64. If no share is small enough, the loops hold as few bytes as
  /// possible. In that case, returns what fitArena finds: a plan or a failure.
  /// Returns this result only if it is nearer to the budget than \p findings,
  /// the result without planning inside loops.
  std::optional<Fitted> fitInsideLoops(const PlanFindings &findings,
                                       int64_t budget) const {
    // The budget is given in bytes, because a percentage would refer to the
    // step after its loops are planned.
    RematPlanOptions plan = options.plan;
    (plan.budget.empty() ? plan.activationBudget : plan.budget) =
        std::to_string(findings.budget.asked(budget));
    InsideLoops inside = planLoops("min");
    if (!inside.module)
      return std::nullopt;
    FailureOr<Trial> least = tryAsItIs(*inside.module, options, plan);
    if (succeeded(least) && least->arenaBytes <= budget)
      return keepMoreInLoops({std::move(*least), std::move(inside)}, plan,
                             budget);
    least = fitArena(*inside.module, options, plan);
    if (failed(least) || !isNearer(least->findings, findings))
      return std::nullopt;
    return Fitted{std::move(*least), std::move(inside)};
  }

  static bool isNearer(const PlanFindings &a, const PlanFindings &b) {
    return !a.failure || (a.failure->leastBytes && b.failure->leastBytes &&
                          *a.failure->leastBytes < *b.failure->leastBytes);
  }

  /// The loops of \p found must hold as few bytes as possible. Returns a step
  /// whose loops hold more bytes and whose arena has at most \p budget bytes.
  Fitted keepMoreInLoops(Fitted found, const RematPlanOptions &plan,
                         int64_t budget) const {
    constexpr int kShares = 64;
    for (int low = 0, high = kShares; high - low > 1;) {
      int middle = (low + high) / 2;
      InsideLoops inside =
          planLoops(llvm::formatv("{0:f4}%", middle * 100.0 / kShares).str());
      FailureOr<Trial> trial = failure();
      if (inside.module)
        trial = tryAsItIs(*inside.module, options, plan);
      bool isWithin = succeeded(trial) && trial->arenaBytes <= budget;
      (isWithin || !inside.module ? low : high) = middle;
      if (isWithin)
        found = {std::move(*trial), std::move(inside)};
    }
    found.trial.said.clear(); // The remarks of planLoops say what was done.
    return found;
  }

  ModuleOp module;
  const RematFitArenaOptions &options;
};

class RematFitArenaPass
    : public PassWrapper<RematFitArenaPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RematFitArenaPass)

  explicit RematFitArenaPass(RematFitArenaOptions options)
      : options(std::move(options)) {}

  RematFitArenaPass(const RematFitArenaPass &other) = default;

  StringRef getArgument() const override { return "remat-fit-arena"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registerExecution(registry);
  }

  void runOnOperation() override {
    func::FuncOp step = plannedStep(getOperation());
    if (!step)
      return;
    if (!options.arena.measure && !hasLoopsToPlan(getOperation()))
      return planAlone();
    if (options.arena.measure && failed(checkInput(step)))
      return signalPassFailure();
    FailureOr<Fitted> fitted = LoopFit(getOperation(), options).fit();
    if (failed(fitted))
      return signalPassFailure();
    auto &[trial, inside] = *fitted;
    if (inside.module) {
      trial.findings.inside = describeInside(step, inside);
      getOperation().getBodyRegion().takeBody(inside.module->getBodyRegion());
      step = plannedStep(getOperation());
    }
    for (auto *said : {&inside.said, &trial.said})
      for (Diagnostic &diagnostic : *said)
        getContext().getDiagEngine().emit(std::move(diagnostic));
    step->setAttr(RematDialect::kPlan, trial.plan);
    setPeakLimit(step, trial.peakLimit);
    if (options.plan.forReport || trial.findings.failure)
      setFindings(step, trial.findings);
  }

private:
  /// Plans only the step, because the budget limits the plan and no loop can be
  /// planned inside.
  void planAlone() {
    OpPassManager planner(ModuleOp::getOperationName());
    planner.addNestedPass<func::FuncOp>(createRematPlan(options.plan));
    if (failed(runPipeline(planner, getOperation())))
      signalPassFailure();
  }

  /// Returns the facts for a report about \p step. In \p step, the plans of \p
  /// inside are not yet applied to the loops.
  static LoopsInside describeInside(func::FuncOp step,
                                    const InsideLoops &inside) {
    FailureOr<FunctionGraph> read = readFunctionGraph(step);
    const Graph &graph = read->graph;
    LoopsInside figures;
    for (const Diagnostic &diagnostic : inside.said)
      figures.loops.push_back(diagnostic.str());
    figures.report = inside.report;
    figures.peak = simulateProgram(graph).peakBytes;
    figures.cost = graph.baseCost();
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      figures.flops += graph.node(n).flops;
      figures.seconds += read->nodeSeconds[n];
    }
    return figures;
  }

  LogicalResult checkInput(func::FuncOp step) const {
    if (!options.importPlan.empty())
      return emitError(
          lineOf(step),
          "enforce=arena plans again if the arena is too large, and "
          "import-plan permits no other plan: leave one of the two out");
    WalkResult walk = step.walk([](Operation *op) {
      if (!op->hasAttr(RematDialect::kGroup))
        return WalkResult::advance();
      op->emitError("is in a group of ops. Its inner values take no bytes for "
                    "a compiler that makes one kernel of the group, but they "
                    "do in an arena: remove remat.group from the step");
      return WalkResult::interrupt();
    });
    return failure(walk.wasInterrupted());
  }

  const RematFitArenaOptions options;
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

void remat::addRewriting(
    OpPassManager &nested,
    const std::optional<RematScheduleSwapsOptions> &schedule) {
  RematApplyOptions apply;
  apply.keepCosts = schedule.has_value();
  nested.addPass(createRematApply(apply));
  if (schedule)
    nested.addPass(createRematScheduleSwaps(*schedule));
}
