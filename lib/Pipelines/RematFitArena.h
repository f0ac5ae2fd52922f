//===- RematFitArena.h - The budget holds for the arena ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan within the budget may need a larger arena, because buffers do not
// pack perfectly or because the target needs bytes of its own. With
// `enforce=arena` the budget holds for the arena: this pass plans again until
// it does. With `enforce=plan` it plans loops inside, where the planner of the
// step alone does not look.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATFITARENA_H
#define REMAT_LIB_PIPELINES_REMATFITARENA_H

#include "Pipelines/ArenaKind.h"
#include "remat/Transforms/Passes.h"

#include <functional>
#include <optional>

namespace remat {

/// Adds the passes that rewrite a planned step: remat-apply, and with \p
/// schedule remat-schedule-swaps behind it.
void addRewriting(mlir::OpPassManager &nested,
                  const std::optional<RematScheduleSwapsOptions> &schedule);

struct RematFitArenaOptions {
  RematPlanOptions plan;
  /// The options of remat-schedule-swaps, if that is to run on every plan.
  std::optional<RematScheduleSwapsOptions> schedule;
  /// A plan from a file leaves nothing to fit: an error where this is given.
  std::string importPlan;
  ArenaKind arena; ///< Without `measure`: the budget holds for the plan.
  RematPlanLoopsOptions loops; ///< But for the budget.
  /// Adds the passes that a step needs before remat-plan, once its loops are
  /// rewritten.
  std::function<void(mlir::OpPassManager &)> annotate;
};

/// A pass that plans a module's step with \p options, as remat-plan does. The
/// arena of the step's buffers, and the arguments that the step owns, are then
/// within the budget once remat-apply has rewritten the step. The step does not
/// change if its own arena is within the budget, even if no simulated peak is.
/// If the arena of the plan is not, the step gets the cheaper of two plans: one
/// around it that packs (FitArena.h), and one for a smaller budget, found in a
/// few tries. If neither is small enough, remat-plan-loops plans the step's
/// loops inside, and the step keeps them. If that does not help either, the
/// plan stays in `remat.planned` with the smallest arena that was found, and
/// remat-report or remat-apply refuses it. With the budget `min` the plan stays
/// if its arena is within 1 % of its peak; otherwise the plan with the smaller
/// arena is taken: that one, or the best that fitArena finds.
///
/// If the budget holds for the plan, every peak is known without buffers. So
/// loops are also planned inside if that costs less than the plan around them;
/// without loops that can be planned, this is remat-plan.
std::unique_ptr<mlir::Pass> createRematFitArena(RematFitArenaOptions options);

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATFITARENA_H
