//===- GpuArena.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Host/GpuArena.h"

#include "Gpu/Kernels/Epilogues.h"
#include "Gpu/Kernels/Reductions.h"
#include "Gpu/Products/Libraries.h"
#include "Gpu/Slab/CarriedBuffers.h"
#include "Gpu/Slab/SlabArena.h"

using namespace mlir;

FailureOr<int64_t>
remat::measureGpuArena(func::FuncOp step, const StepInfo &info,
                       const RematGpuLibrariesOptions &libraries,
                       const RematGpuReductionsOptions &reductions,
                       const MemoryPlanOptions &memory) {
  if (failed(gpu::checkLibraryOptions(step, libraries)) ||
      failed(gpu::checkReductionOptions(step, reductions)))
    return failure();
  gpu::forwardCarriedBuffers(step);
  gpu::chooseLibraries(step, libraries);
  gpu::splitReductions(step, reductions);
  gpu::joinEpilogues(step);
  SmallVector<bool> donated(info.donated.begin(), info.donated.end());
  auto arena = gpu::packArena(step, donated, memory);
  if (failed(arena))
    return failure();
  return arena->bytes + arena->besideBytes;
}
