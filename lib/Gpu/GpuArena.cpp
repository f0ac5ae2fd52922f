//===- GpuArena.cpp -------------------------------------------------------===//
#include "remat/Gpu/GpuArena.h"

#include "Libraries.h"
#include "SlabArena.h"

#include "remat/Execution/TensorData.h"

using namespace mlir;

FailureOr<int64_t>
remat::measureGpuArena(func::FuncOp step, const StepInfo &info,
                       const RematGpuLibrariesOptions &libraries,
                       int64_t alignment) {
  if (failed(gpu::checkLibraryOptions(step, libraries)))
    return failure();
  gpu::chooseLibraries(step, libraries);
  SmallVector<bool> donated(info.donated.begin(), info.donated.end());
  auto arena = gpu::packArena(step, donated, alignment);
  if (failed(arena))
    return failure();
  int64_t bytes = arena->bytes;
  for (auto [type, isOwned, place] :
       llvm::zip(info.inputs, info.donated, arena->inputOffsets))
    if (isOwned && !place)
      bytes += tensorBytes(type);
  return bytes;
}
