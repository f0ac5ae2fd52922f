//===- Arena.cpp - A compiled step's buffers in one allocation ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Bufferization/Stages.h"
#include "Execution/Bufferization/TensorData.h"
#include "Transforms/Memory/MemoryPlan.h"

using namespace mlir;

int64_t remat::StepInfo::argumentBytes(bool owned) const {
  int64_t bytes = 0;
  for (auto [type, isOwned] : llvm::zip(inputs, donated))
    if (isOwned == owned)
      bytes += tensorBytes(type);
  return bytes;
}

namespace remat::execution {

LogicalResult planArena(func::FuncOp step, StepInfo &info, double effort) {
  auto arenas = planMemory(
      step, {.alignment = kArenaAlignment, .effort = effort, .keepEnds = true});
  if (failed(arenas))
    return failure();
  info.arena.emplace();
  if (arenas->empty())
    return success(); // The step has no buffers.
  // Without memory spaces there is only one arena.
  Arena &arena = arenas->front();
  arena.alloc->setAttr(stepArenaAttr, UnitAttr::get(step.getContext()));
  *info.arena = {int64_t(arena.buffers), arena.bytes, arena.liveBytes,
                 arena.lowerBoundBytes};
  return success();
}

} // namespace remat::execution
