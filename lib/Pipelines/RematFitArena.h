//===- RematFitArena.h - Makes arenas fit into the budget -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arena may be larger than the peak of the plan, because buffers do not
// pack perfectly or because the target needs more bytes. The option
// `enforce=arena` says that the budget limits the arena. In this case the pass
// remat-fit-arena plans again until the arena is within the budget. With
// `enforce=plan`, the pass also plans inside loops. The planner of the step
// itself does not plan inside loops.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATFITARENA_H
#define REMAT_LIB_PIPELINES_REMATFITARENA_H

#include "Execution/Bufferization/Bufferize.h"
#include "Transforms/Memory/MemoryPlan.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"

#include <functional>
#include <optional>

namespace remat {

/// A budget limits the bytes that the target allocates. A CPU allocates one
/// arena. A GPU allocates a slab, which also has constants and gaps between its
/// parts. Each target therefore provides a function of this type, which
/// measures its arena. The function returns the bytes that a step on buffers
/// takes from the budget. Owned arguments are included. The function packs the
/// buffers with the options \p memory until the bytes are at most enoughBytes.
/// The arguments \p step and \p info must come from the function bufferizeStep.
/// The step cannot be used after the call. Emits an error if the bytes cannot
/// be measured.
using MeasureArena = std::function<mlir::FailureOr<int64_t>(
    mlir::func::FuncOp step, const StepInfo &info,
    const MemoryPlanOptions &memory)>;

/// Returns the function that measures the arena of a CPU. This function
/// measures one arena, and adds the bytes of the owned arguments.
MeasureArena cpuArena();

/// Says how the target makes an arena. If `measure` is empty, the budget limits
/// the simulated peak of the plan.
struct ArenaKind {
  /// The alignment of every buffer in bytes. The alignment is a power of two.
  int64_t alignment = kArenaAlignment;
  MeasureArena measure = cpuArena();
  /// Adds passes that give planners more information about the step. May be
  /// empty.
  std::function<void(mlir::OpPassManager &)> annotate;
};

/// Adds the passes that rewrite a planned step: remat-apply and, if \p schedule
/// is given, remat-schedule-swaps.
void addRewriting(mlir::OpPassManager &nested,
                  const std::optional<RematScheduleSwapsOptions> &schedule);

struct RematFitArenaOptions {
  RematPlanOptions plan;
  /// The options of remat-schedule-swaps. They are set if remat-schedule-swaps
  /// must run on every plan.
  std::optional<RematScheduleSwapsOptions> schedule;
  /// The file of a plan that the user gives with the option import-plan. Such a
  /// file is an error, because it leaves nothing to fit.
  std::string importPlan;
  ArenaKind arena; ///< If `arena.measure` is empty, the budget limits the plan.
  RematPlanLoopsOptions loops; ///< The budget of these options is not set.
  /// Adds the passes that must run after the step's loops are rewritten, but
  /// before remat-plan.
  std::function<void(mlir::OpPassManager &)> annotate;
};

/// Creates a pass that plans the step of a module with \p options, as
/// remat-plan does. After remat-apply has rewritten the planned step, the arena
/// is within the budget. The arena has the step's buffers and the arguments
/// that the step owns. If the original step's arena is within the budget, the
/// step stays unchanged, even if the simulated peaks of all plans exceed the
/// budget. If the arena of the plan exceeds the budget, the pass looks for two
/// other plans. One of these plans is near the first plan and packs well
/// (FitArena.h). The other plan is for a smaller budget. The step gets the
/// cheaper of these two plans. If the arenas of both plans are too large,
/// remat-plan-loops plans inside the step's loops, and the step keeps this
/// plan. If no plan inside the loops is small enough, the first plan stays in
/// `remat.planned` with the smallest arena that was found. The pass
/// remat-report or remat-apply then refuses this plan. If the budget is `min`,
/// the pass keeps the plan if its arena is at most 1 % larger than its peak. If
/// the arena is larger, the pass compares this plan with the best plan of
/// fitArena, and uses the one with the smaller arena.
///
/// If the budget limits the plan and not the arena, every peak is known without
/// lowering to buffers. In this case the pass also plans inside loops if this
/// costs less than a plan around them. If no loop can be planned, the pass does
/// the same as remat-plan.
std::unique_ptr<mlir::Pass> createRematFitArena(RematFitArenaOptions options);

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATFITARENA_H
