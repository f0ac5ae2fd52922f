//===- ArenaKind.cpp - How a target makes one arena -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/ArenaKind.h"

using namespace mlir;
using namespace remat;

MeasureArena remat::cpuArena() {
  return [](func::FuncOp step, const StepInfo &info,
            MemoryPlanOptions memory) -> FailureOr<int64_t> {
    int64_t bytes = info.argumentBytes(/*owned=*/true);
    memory.enoughBytes = std::max<int64_t>(0, memory.enoughBytes - bytes);
    auto arenas = planMemory(step, memory);
    if (failed(arenas))
      return failure();
    for (const Arena &arena : *arenas)
      bytes += arena.bytes;
    return bytes;
  };
}
