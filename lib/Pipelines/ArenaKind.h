//===- ArenaKind.h - How a target makes one arena ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A budget limits the bytes that the target allocates. A CPU allocates one
// arena. A GPU's slab also has constants and gaps between its parts. A target
// provides a function that measures these bytes, and remat-fit-arena plans
// until they are within the budget.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_ARENAKIND_H
#define REMAT_LIB_PIPELINES_ARENAKIND_H

#include "Execution/Bufferization/Bufferize.h"
#include "Transforms/Memory/MemoryPlan.h"

#include "mlir/Pass/PassManager.h"

#include <functional>

namespace remat {

/// Returns the bytes, including owned arguments, that a step on buffers takes
/// from the budget. They are packed with \p memory until they are at most
/// enoughBytes. bufferizeStep returned the step and \p info. The step cannot be
/// used afterwards. Emits an error if this fails.
using MeasureArena = std::function<mlir::FailureOr<int64_t>(
    mlir::func::FuncOp step, const StepInfo &info,
    const MemoryPlanOptions &memory)>;

/// Returns the measure for the CPU: one arena, and owned arguments beside it.
MeasureArena cpuArena();

/// How the target makes one arena. Without `measure`, the budget limits the
/// plan's simulated peak.
struct ArenaKind {
  /// The alignment of every buffer, a power of two.
  int64_t alignment = kArenaAlignment;
  MeasureArena measure = cpuArena();
  /// Adds passes that give planners more information about the step. May be
  /// empty.
  std::function<void(mlir::OpPassManager &)> annotate;
};

} // namespace remat

#endif // REMAT_LIB_PIPELINES_ARENAKIND_H
