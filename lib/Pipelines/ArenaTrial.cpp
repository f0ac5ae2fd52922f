//===- ArenaTrial.cpp - A plan and the arena that it needs ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/ArenaFit.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "Dialect/Names.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Core/Planning/FitArena.h"

#include "mlir/Pass/PassManager.h"

#include <algorithm>

using namespace mlir;
using namespace remat;

int64_t ArenaTrial::mostPacked() const {
  int64_t peak = applied.getPeak();
  return peak + int64_t(double(peak) * kArenaSlack);
}

func::FuncOp remat::plannedStep(ModuleOp module) {
  func::FuncOp found;
  for (auto function : module.getOps<func::FuncOp>())
    if (isPlannedFunction(function))
      found = function;
  return found;
}

void remat::setPeakLimit(func::FuncOp step, std::optional<int64_t> limit) {
  if (limit)
    step->setAttr(kPeakLimitAttr,
                  Builder(step.getContext()).getI64IntegerAttr(*limit));
}

/// The remarks that remat-plan emits for this plan are collected. These remarks
/// are shown only if this plan is chosen.
static LogicalResult plan(ArenaTrial &trial, RematPlanOptions options) {
  MLIRContext *context = trial.module->getContext();
  // Without forReport, remat-plan refuses the option frontier, because no
  // report would show it.
  options.forReport |= !options.frontier;
  ScopedDiagnosticHandler keep(context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      return failure();
    trial.said.push_back(std::move(diagnostic));
    return success();
  });
  PassManager planner(context);
  planner.addNestedPass<func::FuncOp>(createRematPlan(options));
  return planner.run(*trial.module);
}

static LogicalResult
rewrite(ArenaTrial &trial,
        const std::optional<RematScheduleSwapsOptions> &schedule) {
  MLIRContext *context = trial.module->getContext();
  ScopedDiagnosticHandler silence(context, [](Diagnostic &diagnostic) {
    return success(diagnostic.getSeverity() != DiagnosticSeverity::Error);
  });
  PassManager manager(context);
  addRewriting(manager.nest<func::FuncOp>(), schedule);
  if (failed(manager.run(*trial.module)))
    return failure();
  trial.applied = plannedStep(*trial.module)
                      ->getAttrOfType<AppliedAttr>(RematDialect::kApplied);
  return success();
}

FailureOr<ArenaTrial>
remat::planTrial(OwningOpRef<ModuleOp> module, RematPlanOptions options,
                 const std::optional<RematScheduleSwapsOptions> &schedule) {
  ArenaTrial trial;
  trial.module = std::move(module);
  if (schedule && options.peakLimit >= 0)
    trial.peakLimit = options.peakLimit;
  if (failed(plan(trial, std::move(options))))
    return failure();
  func::FuncOp step = plannedStep(*trial.module);
  setPeakLimit(step, trial.peakLimit);
  trial.plan = step->getAttrOfType<PlanAttr>(RematDialect::kPlan);
  trial.findings = *findingsOf(step);
  if (trial.findings.failure)
    return trial;
  FailureOr<FunctionGraph> graph = readFunctionGraph(step);
  if (failed(graph))
    return failure();
  trial.cost = simulate(graph->graph, trial.plan.getSteps()).computeCost;
  if (failed(rewrite(trial, schedule)))
    return failure();
  return trial;
}

/// Packs the buffers of \p trial until the arena has at most \p enough bytes.
static LogicalResult pack(ArenaTrial &trial, double effort, int64_t enough,
                          const ArenaKind &arena) {
  StepInfo info;
  auto buffers = bufferizeStep(plannedStep(*trial.module), info);
  if (failed(buffers))
    return failure();
  auto bytes =
      arena.measure(*(*buffers)->getOps<func::FuncOp>().begin(), info,
                    {arena.alignment, effort, enough, /*keepEnds=*/true});
  if (failed(bytes))
    return failure();
  trial.arenaBytes = *bytes;
  return success();
}

LogicalResult remat::measureTrial(ArenaTrial &trial, PackingEffort packing,
                                  std::optional<int64_t> budget,
                                  const ArenaKind &arena) {
  if (!arena.measure) {
    trial.arenaBytes = trial.applied.getPeak();
    return success();
  }
  constexpr double kQuick = 0.1;
  int64_t enough = trial.mostPacked();
  if (packing == PackingEffort::IfQuick) {
    int64_t quick = budget.value_or(enough);
    if (failed(pack(trial, kQuick, quick, arena)))
      return failure();
    if (trial.arenaBytes > quick)
      return success();
  }
  return pack(trial, 1, budget ? std::min(enough, *budget) : enough, arena);
}
