//===- GpuArena.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "remat/Gpu/GpuArena.h"

#include "CarriedBuffers.h"
#include "Epilogues.h"
#include "Libraries.h"
#include "Reductions.h"
#include "SlabArena.h"

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
