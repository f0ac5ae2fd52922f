//===- ArenaKind.h - How a step's buffers become one arena ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A budget is for what the target takes. A CPU takes one arena; a GPU's slab
// has constants and the gaps between its parts besides. A target says how to
// measure that, and remat-fit-arena plans until it is within the budget.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_ARENAKIND_H
#define REMAT_LIB_PIPELINES_ARENAKIND_H

#include "Execution/Bufferization/Bufferize.h"
#include "Transforms/Memory/MemoryPlan.h"

#include "mlir/Pass/PassManager.h"

#include <functional>

namespace remat {

/// Bytes that a step on buffers takes of what the budget is for, the arguments
/// that it owns included, packed with \p memory until they take enoughBytes.
/// The step, of which bufferizeStep tells \p info, is of no use afterwards.
/// Emits an error where that fails.
using MeasureArena = std::function<mlir::FailureOr<int64_t>(
    mlir::func::FuncOp step, const StepInfo &info,
    const MemoryPlanOptions &memory)>;

/// The CPU's: one arena, owned arguments beside it.
MeasureArena cpuArena();

/// How a step's buffers become one arena; without `measure` the budget holds
/// for the plan's simulated peak.
struct ArenaKind {
  /// The alignment of every buffer; a power of two.
  int64_t alignment = kArenaAlignment;
  MeasureArena measure = cpuArena();
  /// Adds passes that tell planners more about the step, if there are any.
  std::function<void(mlir::OpPassManager &)> annotate;
};

} // namespace remat

#endif // REMAT_LIB_PIPELINES_ARENAKIND_H
