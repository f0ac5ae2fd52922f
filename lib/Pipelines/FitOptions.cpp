//===- FitOptions.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Pipelines/FitOptions.h"

using namespace mlir;
using namespace remat;

FitOptions::FitOptions(detail::PassOptions &pipeline, StringRef enforced,
                       StringRef arena)
    : budget(pipeline, "budget",
             llvm::cl::desc("Bytes, a share such as 40%, or min: fit the "
                            "step into this budget first")),
      activationBudget(
          pipeline, "activation-budget",
          llvm::cl::desc(
              "The same for the bytes above the resident arguments")),
      planner(pipeline, "planner",
              llvm::cl::desc("Planner to use when a budget is given"),
              llvm::cl::init("auto")),
      machine(pipeline, "machine",
              llvm::cl::desc(
                  "Machine whose times and link are assumed: a name such "
                  "as h100")),
      profile(pipeline, "profile",
              llvm::cl::desc("JSON file of measured seconds per op")),
      effort(pipeline, "effort",
             llvm::cl::desc("How hard to look for a plan; 1 is usual"),
             llvm::cl::init(1.0)),
      enforce(
          pipeline, "enforce", llvm::cl::desc(enforced),
          llvm::cl::values(clEnumValN(Enforce::Plan, "plan", "the plan's peak"),
                           clEnumValN(Enforce::Arena, "arena", arena)),
          llvm::cl::init(Enforce::Arena)) {}

void remat::buildFit(OpPassManager &pm, StringRef function,
                     const FitOptions &options, const ArenaKind &arena) {
  if (options.budget.empty() && options.activationBudget.empty())
    return;
  RematPipelineOptions fit;
  fit.function = function.str();
  fit.budget = options.budget;
  fit.activationBudget = options.activationBudget;
  fit.planner = options.planner;
  fit.machine = options.machine;
  fit.profile = options.profile;
  fit.effort = options.effort;
  fit.enforce = options.enforce;
  buildRematPipeline(pm, fit, arena);
}
