//===- RematToGpu.h - A step on tensors to code for a GPU -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a step on tensors to kernels and calls of the GPU runtime, fitted
// before into a budget that holds for the slab on the device.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_PIPELINES_REMATTOGPU_H
#define REMAT_PIPELINES_REMATTOGPU_H

#include "remat/Gpu/Pipeline.h"
#include "remat/Pipelines/FitOptions.h"

namespace remat {

/// Options of `--remat-to-gpu="..."`.
struct RematFitToGpuOptions : public RematToGpuOptions {
  FitOptions fit{*this,
                 "What is within the budget, of this pipeline or of a plan "
                 "that was applied before (--remat)",
                 "the arena at the slab's begin"};
};

/// Only plans and rewrites the step, where \p options have a budget, so that
/// the arena that they make is within it: the step's buffers, the arguments
/// that it owns, and the workspaces of libraries.
void buildFitForGpu(mlir::OpPassManager &pm,
                    const RematFitToGpuOptions &options);

/// Makes kernels and calls of the runtime of a step, as buildRematToGpu does.
/// With a budget buildFitForGpu is before. A step that was rewritten before and
/// whose arena is above its budget is an error, unless `enforce=plan`.
void buildRematFitToGpu(mlir::OpPassManager &pm,
                        const RematFitToGpuOptions &options);

/// Registers `--remat-to-gpu`.
void registerRematToGpu();

} // namespace remat

#endif // REMAT_PIPELINES_REMATTOGPU_H
