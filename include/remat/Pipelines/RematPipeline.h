//===- RematPipeline.h - The pipeline that a user calls ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `--remat`: all stages from a training step to one that fits, with every
// option that a user gives. docs/concepts/Pipeline.md shows the stages.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_PIPELINES_REMATPIPELINE_H
#define REMAT_PIPELINES_REMATPIPELINE_H

#include "remat/Pipelines/OptionText.h"
#include "remat/Pipelines/RematFitArena.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace remat {

/// For which bytes the budget holds: those that a plan's simulation counts, or
/// those of the arena that the CPU's buffers take.
enum class Enforce : uint8_t { Plan, Arena };

/// Options of `--remat="..."`; each is the option of the pass that it names in
/// its description, where there is one.
struct RematPipelineOptions
    : public mlir::PassPipelineOptions<RematPipelineOptions> {
  TextOption budget{
      *this, "budget",
      llvm::cl::desc("For all device bytes of the step, arguments included: "
                     "8GiB, 40% or min")};
  TextOption activationBudget{
      *this, "activation-budget",
      llvm::cl::desc("For the bytes above the resident arguments")};
  TextOption planner{*this, "planner", llvm::cl::desc("Name of the planner"),
                     llvm::cl::init("auto")};
  TextOption machine{
      *this, "machine",
      llvm::cl::desc(
          "a100, h100, h200, b200, v100 or cpu (remat-annotate-costs)")};
  TextOption costModel{
      *this, "cost-model",
      llvm::cl::desc("analytic, flops or roofline (remat-annotate-costs)"),
      llvm::cl::init("roofline")};
  TextOption profile{*this, "profile",
                     llvm::cl::desc("JSON file from op names to seconds "
                                    "(remat-annotate-costs)")};
  TextOption function{
      *this, "function",
      llvm::cl::desc("Name of the function to plan (remat-prepare)")};
  Option<bool> callerResults{
      *this, "caller-results",
      llvm::cl::desc("Results are written to memory that the caller holds: "
                     "their bytes count with the arguments (remat-prepare)"),
      llvm::cl::init(false)};
  Option<bool> unrollLoops{
      *this, "unroll-loops",
      llvm::cl::desc("Replace loops that run a constant number of times by "
                     "their iterations (remat-prepare)"),
      llvm::cl::init(false)};
  Option<int> lossResult{
      *this, "loss-result",
      llvm::cl::desc("Which result is the loss; -1: found by attribute or "
                     "structure (remat-plan)"),
      llvm::cl::init(-1)};
  Option<double> effort{
      *this, "effort",
      llvm::cl::desc("Scales how many candidates are tried (remat-plan)"),
      llvm::cl::init(1.0)};
  Option<bool> offload{
      *this, "offload",
      llvm::cl::desc("Let auto and search copy tensors to the host "
                     "(remat-plan)"),
      llvm::cl::init(false)};
  TextOption deviceToHost{
      *this, "d2h",
      llvm::cl::desc("Bytes/s of copies to the host (remat-plan)")};
  TextOption hostToDevice{
      *this, "h2d",
      llvm::cl::desc("Bytes/s of copies from the host (remat-plan)")};
  TextOption hostLimit{
      *this, "host-limit",
      llvm::cl::desc("Bytes that copies may take on the host (remat-plan)")};
  Option<bool> scheduleSwaps{
      *this, "schedule-swaps",
      llvm::cl::desc("Place copies anew so that computing hides them "
                     "(remat-schedule-swaps)"),
      llvm::cl::init(false)};
  TextOption report{*this, "report",
                    llvm::cl::desc("File for a report: JSON, a page, a picture "
                                   "or text (remat-plan)")};
  Option<bool> frontier{
      *this, "frontier",
      llvm::cl::desc("Put what all budgets cost into the report (remat-plan)"),
      llvm::cl::init(false)};
  TextOption exportGraph{*this, "export-graph",
                         llvm::cl::desc("File for the graph that is planned "
                                        "(remat-export-graph)")};
  TextOption importPlan{
      *this, "import-plan",
      llvm::cl::desc("Take the plan from this file instead of planning "
                     "(remat-import-plan)")};
  Option<Enforce> enforce{
      *this, "enforce",
      llvm::cl::desc("What is within the budget: the plan's simulated peak, or "
                     "also the arena of the buffers; not with import-plan"),
      llvm::cl::values(clEnumValN(Enforce::Plan, "plan", "the plan's peak"),
                       clEnumValN(Enforce::Arena, "arena",
                                  "the arena, planned again where it is not")),
      llvm::cl::init(Enforce::Plan)};
};

/// prepare, annotate costs, plan (or import a plan), apply, schedule swaps
/// where asked to, verify. With `enforce=arena` the arena is \p arena.
void buildRematPipeline(mlir::OpPassManager &pm,
                        const RematPipelineOptions &options,
                        const ArenaKind &arena = {});

/// Registers `--remat`.
void registerRematPipeline();

} // namespace remat

#endif // REMAT_PIPELINES_REMATPIPELINE_H
