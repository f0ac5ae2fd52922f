//===- RematToGpu.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/RematToGpu.h"

#include "Gpu/Host/GpuArena.h"
#include "Pipelines/RematPipeline.h"
#include "remat/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

namespace {

ArenaKind gpuArena(const GpuOptions &options) {
  RematGpuLibrariesOptions libraries{options.libraries, options.math,
                                     options.workspace, options.gather};
  RematGpuReductionsOptions reductions{options.contractions, options.sums};
  ArenaKind arena;
  arena.alignment = options.alignment;
  arena.measure = [=, effort = double(options.packingEffort)](
                      func::FuncOp step, const StepInfo &info,
                      MemoryPlanOptions memory) {
    memory.effort *= effort;
    return measureGpuArena(step, info, libraries, reductions, memory);
  };
  arena.annotate = [=](OpPassManager &pm) {
    pm.addNestedPass<func::FuncOp>(createRematGpuWorkspaces(
        {libraries.libraries, libraries.math, libraries.workspace,
         libraries.gather, reductions.contractions, reductions.sums}));
  };
  return arena;
}

} // namespace

void remat::buildFitForGpu(OpPassManager &pm, const FitOptions &options,
                           const GpuOptions &gpu) {
  if (gpu.fuse) {
    RematFuseElementwiseOptions fusion;
    fusion.unplanned = true;
    pm.addNestedPass<func::FuncOp>(createRematFuseElementwise(fusion));
  }
  if (options.isAsked())
    buildFit(pm, options, {gpuArena(gpu)});
}

void remat::buildRematFitToGpu(OpPassManager &pm,
                               const RematFitToGpuOptions &options) {
  buildFitForGpu(pm, options, options);
  buildRematToGpuCalls(pm, options.function, options,
                       options.enforce == Enforce::Arena);
  buildKernelsToNVVM(pm, options.chip);
}

void remat::registerRematToGpu() {
  registerPipeline<RematFitToGpuOptions>(
      "remat-to-gpu",
      "Fit a step into a budget, and lower it to kernels in NVVM and calls of "
      "the runtime: remat-fuse-elementwise, remat-gpu-buffers, "
      "remat-gpu-libraries, remat-gpu-reductions, remat-gpu-epilogues, "
      "remat-gpu-slab, remat-gpu-kernels, convert-remat-to-gpu",
      buildRematFitToGpu);
}
