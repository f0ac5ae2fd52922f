//===- RematPipeline.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/RematPipeline.h"

#include "remat/Conversion/Passes.h"
#include "remat/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

/// Returns the options of a planning pass. The function sets the options that
/// all planning passes have, and leaves all other options at their defaults.
template <typename PassOptions>
static PassOptions planningOptions(const FitOptions &options) {
  PassOptions made;
  made.planner = options.planner;
  made.effort = options.effort;
  made.offload = options.offload;
  made.deviceToHost = options.deviceToHost;
  made.hostToDevice = options.hostToDevice;
  made.hostLimit = options.hostLimit;
  return made;
}

/// The option `slice` is `auto` or a number.
static void buildSlices(OpPassManager &pm, const FitOptions &options,
                        const FitTarget &target) {
  if (options.slice == "auto") {
    auto choose = planningOptions<RematChooseSlicesOptions>(options);
    choose.budgetText = options.budget;
    choose.activationBudget = options.activationBudget;
    choose.loops = options.sliceLoops && target.plannedLoops;
    choose.sliceReorder = options.sliceReorder;
    choose.costModel = options.costModel;
    choose.machineName = options.machine;
    choose.lossResult = options.lossResult;
    pm.addPass(createRematChooseSlices(choose));
  } else if (!options.slice.empty()) {
    RematSliceOptions slice;
    // If the text is no number, the value stays 0, which remat-slice refuses.
    slice.slices = 0;
    StringRef(options.slice.getValue()).getAsInteger(10, slice.slices);
    slice.sliceReorder = options.sliceReorder;
    pm.addNestedPass<func::FuncOp>(createRematSlice(slice));
  }
}

/// Returns a function that adds the passes which tell planners what a step's
/// ops cost and need.
static std::function<void(OpPassManager &)>
annotation(const FitOptions &options, const FitTarget &target) {
  RematAnnotateCostsOptions annotate;
  annotate.costModel = options.costModel;
  annotate.machineName = options.machine;
  annotate.profileFile = options.profile;
  return [annotate, more = target.arena.annotate](OpPassManager &pm) {
    pm.addPass(createRematAnnotateCosts(annotate));
    if (more)
      more(pm);
  };
}

static void buildPrepare(OpPassManager &pm, const FitOptions &options,
                         const FitTarget &target) {
  RematPrepareOptions prepare;
  prepare.function = options.function;
  prepare.callerResults = options.callerResults.hasValue()
                              ? options.callerResults.getValue()
                              : target.callerResults;
  prepare.unrollLoops = options.unrollLoops;
  pm.addPass(createRematPrepare(prepare));
  buildSlices(pm, options, target);

  annotation(options, target)(pm);
  if (options.exportGraph.empty())
    return;
  RematExportGraphOptions exportGraph;
  exportGraph.file = options.exportGraph;
  exportGraph.lossResult = options.lossResult;
  pm.addNestedPass<func::FuncOp>(createRematExportGraph(exportGraph));
}

static RematPlanOptions planOptions(const FitOptions &options) {
  auto plan = planningOptions<RematPlanOptions>(options);
  plan.budget = options.budget;
  plan.activationBudget = options.activationBudget;
  plan.lossResult = options.lossResult;
  plan.objective = options.objective;
  plan.improve = options.slice == "auto";
  plan.forReport = !options.report.empty();
  plan.frontier = options.frontier;
  return plan;
}

static RematPlanLoopsOptions loopOptions(const FitOptions &options) {
  auto loops = planningOptions<RematPlanLoopsOptions>(options);
  loops.costModel = options.costModel;
  return loops;
}

static std::optional<RematScheduleSwapsOptions>
scheduleOptions(const FitOptions &options) {
  if (!options.scheduleSwaps)
    return std::nullopt;
  return RematScheduleSwapsOptions{/*remarks=*/true, options.deviceToHost,
                                   options.hostToDevice, options.hostLimit};
}

static void buildPlan(OpPassManager &pm, const FitOptions &options,
                      const FitTarget &target) {
  bool isArena = options.enforce == Enforce::Arena;
  if (isArena || (options.importPlan.empty() && target.plannedLoops)) {
    RematFitArenaOptions fit{planOptions(options), scheduleOptions(options),
                             options.importPlan,   target.arena,
                             loopOptions(options), annotation(options, target)};
    if (!isArena)
      fit.arena.measure = nullptr;
    pm.addPass(createRematFitArena(std::move(fit)));
  } else if (!options.importPlan.empty()) {
    RematImportPlanOptions importPlan;
    importPlan.file = options.importPlan;
    pm.addNestedPass<func::FuncOp>(createRematImportPlan(importPlan));
  } else {
    pm.addNestedPass<func::FuncOp>(createRematPlan(planOptions(options)));
  }
  if (options.report.empty())
    return;
  RematReportOptions report;
  report.files.assign(options.report.begin(), options.report.end());
  pm.addNestedPass<func::FuncOp>(createRematReport(report));
}

void remat::buildFit(OpPassManager &pm, const FitOptions &options,
                     const FitTarget &target) {
  buildPrepare(pm, options, target);
  buildPlan(pm, options, target);
  OpPassManager &nested = pm.nest<func::FuncOp>();
  addRewriting(nested, scheduleOptions(options));
  nested.addPass(createRematVerify());
}

void remat::buildRematPipeline(OpPassManager &pm,
                               const RematPipelineOptions &options) {
  FitTarget target;
  // IREE keeps each result of a step in a buffer of its own, from the start of
  // the step to its end.
  target.callerResults = options.target == Target::Iree;
  target.plannedLoops = options.target != Target::Iree;
  buildFit(pm, options, target);
  if (options.target == Target::Iree)
    pm.addPass(createConvertRematToIree());
  if (options.target == Target::Stablehlo)
    pm.addPass(createConvertRematToStablehlo());
}

void remat::registerRematPipeline() {
  registerPipeline<RematPipelineOptions>(
      "remat",
      "Fit a training step into a memory budget: prepare, annotate costs, "
      "plan, apply, verify",
      buildRematPipeline);
}
