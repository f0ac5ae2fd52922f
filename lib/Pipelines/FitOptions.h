//===- FitOptions.h - Options to fit a step into a budget -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several programs fit a step into a budget: `--remat`, `--remat-to-cpu`,
// `--remat-to-gpu`, remat-compile and the C interface. All programs that fit a
// step use this struct for their options. A user therefore finds the same
// options, with the same meaning, in each of these programs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_FITOPTIONS_H
#define REMAT_LIB_PIPELINES_FITOPTIONS_H

#include "Pipelines/OptionText.h"

namespace remat {

/// Says which bytes the budget limits: the simulated peak of the plan, or the
/// arena with the target's buffers.
enum class Enforce : uint8_t { Plan, Arena };

/// A base class of the options of each pipeline that makes a step fit into a
/// budget. If an option belongs to a pass, its description names the pass.
struct FitOptions : virtual mlir::detail::PassOptions {
  /// The value \p enforced is the default of `enforce`.
  explicit FitOptions(Enforce enforced) { enforce.setInitialValue(enforced); }

  /// Returns whether any option asks for a plan or gives one.
  bool isAsked() const {
    return !budget.empty() || !activationBudget.empty() ||
           !importPlan.empty() || !report.empty() || !exportGraph.empty() ||
           frontier;
  }

  TextOption budget{
      *this, "budget",
      llvm::cl::desc(
          "The limit of all device bytes of the step, arguments included: "
          "bytes (8GiB), a percentage of the original step (40%), or min")};
  TextOption activationBudget{
      *this, "activation-budget",
      llvm::cl::desc("The limit of the bytes above the resident arguments, "
                     "written like budget")};
  TextOption function{
      *this, "function",
      llvm::cl::desc("Name of the step's function; default: main, or the only "
                     "public function (remat-prepare)")};
  TextOption planner{*this, "planner", llvm::cl::desc("Name of the planner"),
                     llvm::cl::init("auto")};
  Option<double> effort{
      *this, "effort",
      llvm::cl::desc("Scales the number of candidates that a planner tries; 1 "
                     "is usual (remat-plan)"),
      llvm::cl::init(1.0)};
  TextOption objective{
      *this, "objective",
      llvm::cl::desc("What lower-set-approx and lower-set-exact minimize: time "
                     "or memory; default: both are tried (remat-plan)")};
  Option<Enforce> enforce{
      *this, "enforce",
      llvm::cl::desc("What must be within the budget, also if the plan is "
                     "already applied: the plan's simulated peak, or also the "
                     "arena of the buffers"),
      llvm::cl::values(clEnumValN(Enforce::Plan, "plan", "the plan's peak"),
                       clEnumValN(Enforce::Arena, "arena",
                                  "the arena: the step is planned again if the "
                                  "arena exceeds the budget")),
      llvm::cl::init(Enforce::Plan)};
  TextOption machine{
      *this, "machine",
      llvm::cl::desc(
          "The machine for predicted times and the link: a name, such as h100, "
          "rtx4090 or cpu, or a file of --calibrate (remat-annotate-costs)")};
  TextOption costModel{
      *this, "cost-model",
      llvm::cl::desc("The cost of running an op again: analytic, flops or "
                     "roofline (remat-annotate-costs)"),
      llvm::cl::init("roofline")};
  TextOption profile{*this, "profile",
                     llvm::cl::desc("JSON file of measured seconds per op "
                                    "(remat-annotate-costs)")};
  Option<bool> callerResults{
      *this, "caller-results",
      llvm::cl::desc(
          "The caller holds the memory of the results, and their bytes count "
          "like arguments (remat-prepare); default: the target's way")};
  Option<bool> unrollLoops{
      *this, "unroll-loops",
      llvm::cl::desc(
          "Unroll loops that run a constant number of times (remat-prepare)"),
      llvm::cl::init(false)};
  TextOption slice{
      *this, "slice",
      llvm::cl::desc("auto: compute the step or its head in slices if this is "
                     "quicker than recomputing (remat-choose-slices); a "
                     "number: compute the step in this number of slices along "
                     "the arguments with remat.slice (remat-slice)")};
  Option<bool> sliceLoops{
      *this, "slice-loops",
      llvm::cl::desc("Let slice=auto also try slices as one loop with a plan "
                     "inside (loops of remat-choose-slices); not for IREE"),
      llvm::cl::init(true)};
  Option<bool> sliceReorder{
      *this, "slice-reorder",
      llvm::cl::desc(
          "Let slices add the terms of sums in another order (remat-slice)"),
      llvm::cl::init(false)};
  Option<int> lossResult{
      *this, "loss-result",
      llvm::cl::desc(
          "The number of the result that is the loss, from 0; -1: its "
          "attribute or the structure of the step shows the loss (remat-plan)"),
      llvm::cl::init(-1)};
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
      llvm::cl::desc(
          "The most bytes that copies may take on the host (remat-plan)")};
  Option<bool> scheduleSwaps{
      *this, "schedule-swaps",
      llvm::cl::desc("Move the copies of a plan to places where they run at "
                     "the same time as computation (remat-schedule-swaps)"),
      llvm::cl::init(true)};
  TextListOption report{
      *this, "report",
      llvm::cl::desc(
          "File for a report: JSON (.json), a page (.html), a picture (.svg) "
          "or text; commas separate several files (remat-report)")};
  Option<bool> frontier{
      *this, "frontier",
      llvm::cl::desc(
          "Add the extra cost of all budgets to the report (remat-plan)"),
      llvm::cl::init(false)};
  TextOption exportGraph{
      *this, "export-graph",
      llvm::cl::desc(
          "Write the planned graph to this file (remat-export-graph)")};
  TextOption importPlan{
      *this, "import-plan",
      llvm::cl::desc("Read the plan from this file instead of planning "
                     "(remat-import-plan); not with enforce=arena")};
};

} // namespace remat

#endif // REMAT_LIB_PIPELINES_FITOPTIONS_H
