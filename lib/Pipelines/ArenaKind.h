//===- ArenaKind.h - How the target's arena is measured ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A budget limits the bytes that the target allocates. A CPU allocates one
// arena. A GPU's slab also has constants and gaps between its parts. A target
// therefore provides a function that measures these bytes. The pass
// remat-fit-arena plans until they are within the budget.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_ARENAKIND_H
#define REMAT_LIB_PIPELINES_ARENAKIND_H

#include "Execution/Bufferization/Bufferize.h"
#include "Transforms/Memory/MemoryPlan.h"

#include "mlir/Pass/PassManager.h"

#include <functional>

namespace remat {

/// Returns the bytes that a step on buffers takes from the budget. Owned
/// arguments are included. The buffers are packed with the options \p memory
/// until the bytes are at most enoughBytes. The function bufferizeStep must
/// have returned the step and \p info. The step cannot be used afterwards.
/// Emits an error if this fails.
using MeasureArena = std::function<mlir::FailureOr<int64_t>(
    mlir::func::FuncOp step, const StepInfo &info,
    const MemoryPlanOptions &memory)>;

/// Returns the function for the CPU. It measures one arena, and adds the owned
/// arguments.
MeasureArena cpuArena();

/// Says how the target makes an arena. If `measure` is empty, the budget limits
/// the simulated peak of the plan.
struct ArenaKind {
  /// The alignment of every buffer in bytes. It is a power of two.
  int64_t alignment = kArenaAlignment;
  MeasureArena measure = cpuArena();
  /// Adds passes that give planners more information about the step. May be
  /// empty.
  std::function<void(mlir::OpPassManager &)> annotate;
};

} // namespace remat

#endif // REMAT_LIB_PIPELINES_ARENAKIND_H
