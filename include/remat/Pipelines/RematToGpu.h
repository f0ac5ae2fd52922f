//===- RematToGpu.h - A step on tensors to code for a GPU -------*- C++ -*-===//
#ifndef REMAT_PIPELINES_REMATTOGPU_H
#define REMAT_PIPELINES_REMATTOGPU_H

#include "remat/Gpu/Pipeline.h"
#include "remat/Pipelines/FitOptions.h"

namespace remat {

/// Options of `--remat-to-gpu="..."`.
struct RematFitToGpuOptions : public RematToGpuOptions {
  FitOptions fit{*this, "What is within the budget (--remat)",
                 "the arena at the slab's begin"};
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
