//===- RematPlanMemory.cpp - Turns buffers into parts of an arena ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Memory/MemoryPlan.h"
#include "Transforms/StepPass.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATPLANMEMORY
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematPlanMemoryPass
    : public StepPass<remat::impl::RematPlanMemoryBase<RematPlanMemoryPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    MemoryPlanOptions options{alignment, effort};
    if (failed(checkMemoryPlan(function, options)))
      return failure();
    auto arenas = planMemory(function, options);
    if (failed(arenas))
      return failure();
    for (const Arena &arena : *arenas)
      describe(function, arena);
    return success();
  }

private:
  void describe(func::FuncOp function, const Arena &arena) {
    Builder builder(&getContext());
    auto number = [&](StringRef name, int64_t value) {
      return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
    };
    arena.alloc->setAttr(
        RematDialect::kArena,
        builder.getDictionaryAttr(
            {number("buffers", int64_t(arena.buffers)),
             number("live_bytes", arena.liveBytes),
             number("lower_bound_bytes", arena.lowerBoundBytes)}));
    if (!remarks)
      return;
    std::string ratio = llvm::formatv(
        "{0:f4}",
        arena.liveBytes ? double(arena.bytes) / double(arena.liveBytes) : 1.0);
    InFlightDiagnostic remark = function.emitRemark("arena");
    if (arena.memorySpace)
      remark << " in memory space " << arena.memorySpace;
    remark << ": " << arena.bytes << " bytes for " << int64_t(arena.buffers)
           << " buffers, " << ratio << " of the " << arena.liveBytes
           << " that live at the same time; no arena is smaller than "
           << arena.lowerBoundBytes;
  }
};

} // namespace
