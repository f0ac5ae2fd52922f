//===- RematToGpu.h - A step on tensors to code for a GPU -------*- C++ -*-===//
#ifndef REMAT_PIPELINES_REMATTOGPU_H
#define REMAT_PIPELINES_REMATTOGPU_H

#include "remat/Gpu/Pipeline.h"
#include "remat/Pipelines/RematPipeline.h"

namespace remat {

/// Options of `--remat-to-gpu="..."`.
struct RematFitToGpuOptions : public RematToGpuOptions {
  Option<std::string> budget{
      *this, "budget",
      llvm::cl::desc("Fit the step into a budget first (--remat)")};
  Option<std::string> activationBudget{
      *this, "activation-budget",
      llvm::cl::desc("The same for the bytes above the resident arguments")};
  Option<std::string> planner{
      *this, "planner", llvm::cl::desc("Of the plan for a budget (--remat)"),
      llvm::cl::init("auto")};
  Option<double> effort{*this, "effort",
                        llvm::cl::desc("Of the plan for a budget (--remat)"),
                        llvm::cl::init(1.0)};
  Option<Enforce> enforce{
      *this, "enforce", llvm::cl::desc("What is within the budget (--remat)"),
      llvm::cl::values(
          clEnumValN(Enforce::Plan, "plan", "the plan's peak"),
          clEnumValN(Enforce::Arena, "arena", "the arena at the slab's begin")),
      llvm::cl::init(Enforce::Arena)};
};

/// Makes kernels and calls of the runtime of a step, as buildRematToGpu does.
/// With a budget the step is planned and rewritten before, so that the arena,
/// with buffers aligned as in the slab, is within the budget.
void buildRematFitToGpu(mlir::OpPassManager &pm,
                        const RematFitToGpuOptions &options);

/// Registers `--remat-to-gpu`.
void registerRematToGpu();

} // namespace remat

#endif // REMAT_PIPELINES_REMATTOGPU_H
