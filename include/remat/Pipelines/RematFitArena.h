//===- RematFitArena.h - The budget holds for the arena ---------*- C++ -*-===//
#ifndef REMAT_PIPELINES_REMATFITARENA_H
#define REMAT_PIPELINES_REMATFITARENA_H

#include "remat/Execution/Compiler.h"
#include "remat/Transforms/Passes.h"

#include <optional>

namespace remat {

struct RematFitArenaOptions {
  RematPlanOptions plan;
  /// Of remat-schedule-swaps, if that is to run on every plan.
  std::optional<RematScheduleSwapsOptions> schedule;
  /// A plan from a file leaves nothing to fit: an error where this is given.
  std::string importPlan;
  /// Of every buffer in the arena, in bytes; a power of two. By default the
  /// CPU's.
  int64_t alignment = kArenaAlignment;
};

/// A pass that plans and rewrites a module's step with \p options, as
/// remat-plan and remat-apply do, so that the arena of the step's buffers, with
/// the donated arguments, is within the budget too: where it is not, the step
/// gets the cheaper one of a plan around it that packs (FitArena.h) and of one
/// for a smaller budget, found in a few tries. Fails with the smallest arena
/// that was found where none is small enough. With the budget `min` the plan
/// stays where its arena is within 1 % of its peak; otherwise it is the one
/// with the smaller arena of it and the smallest that fitArena finds.
std::unique_ptr<mlir::Pass> createRematFitArena(RematFitArenaOptions options);

} // namespace remat

#endif // REMAT_PIPELINES_REMATFITARENA_H
