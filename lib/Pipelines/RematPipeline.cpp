//===- RematPipeline.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Pipelines/RematPipeline.h"

#include "remat/Pipelines/RematFitArena.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace remat;

void remat::buildRematPipeline(OpPassManager &pm,
                               const RematPipelineOptions &options,
                               const ArenaKind &arena) {
  RematPrepareOptions prepare;
  prepare.function = options.function;
  prepare.callerResults = options.callerResults;
  prepare.unrollLoops = options.unrollLoops;
  pm.addPass(createRematPrepare(prepare));

  RematAnnotateCostsOptions annotate;
  annotate.costModel = options.costModel;
  annotate.machineName = options.machine;
  annotate.profileFile = options.profile;
  pm.addPass(createRematAnnotateCosts(annotate));
  if (arena.annotate)
    arena.annotate(pm);

  RematPlanOptions plan;
  plan.planner = options.planner;
  plan.budget = options.budget;
  plan.activationBudget = options.activationBudget;
  plan.lossResult = options.lossResult;
  plan.effort = options.effort;
  plan.report = options.report;
  plan.frontier = options.frontier;
  plan.offload = options.offload;
  plan.deviceToHost = options.deviceToHost;
  plan.hostToDevice = options.hostToDevice;
  plan.hostLimit = options.hostLimit;

  std::optional<RematScheduleSwapsOptions> schedule;
  if (options.scheduleSwaps)
    schedule = {/*remarks=*/true, options.deviceToHost, options.hostToDevice,
                options.hostLimit};

  if (!options.exportGraph.empty()) {
    RematExportGraphOptions exportGraph;
    exportGraph.file = options.exportGraph;
    exportGraph.lossResult = options.lossResult;
    pm.addNestedPass<func::FuncOp>(createRematExportGraph(exportGraph));
  }
  if (options.enforce == Enforce::Arena) {
    pm.addPass(
        createRematFitArena({plan, schedule, options.importPlan, arena}));
    pm.addNestedPass<func::FuncOp>(createRematVerify());
    return;
  }
  OpPassManager &nested = pm.nest<func::FuncOp>();
  if (!options.importPlan.empty()) {
    RematImportPlanOptions importPlan;
    importPlan.file = options.importPlan;
    nested.addPass(createRematImportPlan(importPlan));
  } else {
    nested.addPass(createRematPlan(plan));
  }
  RematApplyOptions apply;
  apply.keepCosts = schedule.has_value();
  nested.addPass(createRematApply(apply));
  if (schedule)
    nested.addPass(createRematScheduleSwaps(*schedule));
  nested.addPass(createRematVerify());
}

void remat::registerRematPipeline() {
  PassPipelineRegistration<RematPipelineOptions>(
      "remat",
      "Fit a training step into a memory budget: prepare, annotate costs, "
      "plan, apply, verify",
      [](OpPassManager &pm, const RematPipelineOptions &options) {
        buildRematPipeline(pm, options);
      });
}
