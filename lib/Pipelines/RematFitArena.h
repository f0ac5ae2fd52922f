//===- RematFitArena.h - Fits the arena into the budget ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan within the budget may need a larger arena, because buffers do not pack
// perfectly or because the target needs additional bytes. With `enforce=arena`
// the budget limits the arena, and this pass plans again until the arena fits.
// With `enforce=plan` it also plans inside loops, which the planner of the step
// does not do.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATFITARENA_H
#define REMAT_LIB_PIPELINES_REMATFITARENA_H

#include "Pipelines/ArenaKind.h"
#include "remat/Transforms/Passes.h"

#include <functional>
#include <optional>

namespace remat {

/// Adds the passes that rewrite a planned step: remat-apply and, with \p
/// schedule, then remat-schedule-swaps.
void addRewriting(mlir::OpPassManager &nested,
                  const std::optional<RematScheduleSwapsOptions> &schedule);

struct RematFitArenaOptions {
  RematPlanOptions plan;
  /// The options of remat-schedule-swaps, if it must run on every plan.
  std::optional<RematScheduleSwapsOptions> schedule;
  /// The file of a given plan. It is an error, because such a plan leaves
  /// nothing to fit.
  std::string importPlan;
  ArenaKind arena; ///< Without `measure`, the budget limits the plan.
  RematPlanLoopsOptions loops; ///< Without the budget.
  /// Adds the passes that a step needs before remat-plan after its loops are
  /// rewritten.
  std::function<void(mlir::OpPassManager &)> annotate;
};

/// Creates a pass that plans a module's step with \p options, as remat-plan
/// does. After remat-apply has rewritten the step, the arena with the step's
/// buffers and the arguments that the step owns is within the budget. If the
/// original step's arena is within the budget, the step stays unchanged, even
/// if the simulated peaks of all plans exceed the budget. If the arena of the
/// plan exceeds the budget, the step gets the cheaper one of two plans: a plan
/// around it that packs well (FitArena.h), and a plan for a smaller budget,
/// which is found in a few tries. If neither is small enough, remat-plan-loops
/// plans inside the step's loops, and the step keeps this plan. If that fails
/// too, the plan stays in `remat.planned` with the smallest arena that was
/// found, and remat-report or remat-apply refuses it. With the budget `min`,
/// the plan is kept if its arena is within 1 % of its peak. Otherwise the plan
/// with the smaller arena is used: that plan, or the best plan that fitArena
/// finds.
///
/// If the budget limits the plan, every peak is known without buffers. Then
/// loops are also planned inside if that costs less than the plan around them.
/// Without loops that can be planned, the pass does the same as remat-plan.
std::unique_ptr<mlir::Pass> createRematFitArena(RematFitArenaOptions options);

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATFITARENA_H
