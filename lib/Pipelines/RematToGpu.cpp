//===- RematToGpu.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/RematToGpu.h"

#include "Execution/Bufferization/Bufferize.h"
#include "Gpu/ArenaStages.h"
#include "Gpu/Kernels/Epilogues.h"
#include "Gpu/Slab/Slab.h"
#include "Pipelines/RematPipeline.h"
#include "Transforms/Memory/MemoryPlan.h"
#include "remat/Gpu/Passes.h"
#include "remat/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

namespace {

/// Returns the bytes of the arena that the passes remat-gpu-libraries,
/// remat-gpu-reductions, remat-gpu-epilogues and remat-gpu-slab make for \p
/// step. The function bufferizeStep must have returned \p step and \p info.
/// This arena has the buffers of \p step, the arguments that it owns, its
/// constants, the workspaces of libraries and the parts of sums. The arena is
/// packed with the options \p memory until it has at most enoughBytes. After
/// the call, \p step cannot be used. Emits an error if the bytes cannot be
/// measured. A budget on a GPU limits the slab that the program allocates, and
/// planning needs its size before the program exists.
FailureOr<int64_t> measureGpuArena(func::FuncOp step, const StepInfo &info,
                                   const RematGpuLibrariesOptions &libraries,
                                   const RematGpuReductionsOptions &reductions,
                                   const MemoryPlanOptions &memory) {
  if (failed(remat::gpu::checkLibraryOptions(step, libraries)) ||
      failed(remat::gpu::checkReductionOptions(step, reductions)))
    return failure();
  remat::gpu::forwardCarriedBuffers(step);
  remat::gpu::chooseLibraries(step, libraries);
  remat::gpu::splitReductions(step, reductions);
  remat::gpu::joinEpilogues(step);
  SmallVector<bool> donated(info.donated.begin(), info.donated.end());
  auto arena = remat::gpu::packArena(step, donated, memory);
  if (failed(arena))
    return failure();
  return arena->bytes + arena->besideBytes;
}

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
