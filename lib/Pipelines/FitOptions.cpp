//===- FitOptions.cpp -----------------------------------------------------===//

#include "remat/Pipelines/FitOptions.h"

using namespace mlir;
using namespace remat;

FitOptions::FitOptions(detail::PassOptions &pipeline, StringRef enforced,
                       StringRef arena)
    : budget(pipeline, "budget",
             llvm::cl::desc("Fit the step into a budget first (--remat)")),
      activationBudget(
          pipeline, "activation-budget",
          llvm::cl::desc(
              "The same for the bytes above the resident arguments")),
      planner(pipeline, "planner",
              llvm::cl::desc("Of the plan for a budget (--remat)"),
              llvm::cl::init("auto")),
      machine(pipeline, "machine",
              llvm::cl::desc("For the plan's times and link (--remat)")),
      profile(pipeline, "profile",
              llvm::cl::desc("For the plan's times (--remat)")),
      effort(pipeline, "effort",
             llvm::cl::desc("Of the plan for a budget (--remat)"),
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
