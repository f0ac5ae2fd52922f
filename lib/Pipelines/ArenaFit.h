//===- ArenaFit.h - Fits one step into an arena -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arena has more bytes than the plan's peak, because of alignment and
// packing. To measure the arena, a copy of the step is planned, rewritten and
// lowered to buffers. If the arena exceeds the budget, the step is planned
// again for a smaller peak.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_ARENAFIT_H
#define REMAT_LIB_PIPELINES_ARENAFIT_H

#include "Pipelines/ArenaTrial.h"

namespace remat {

/// Fits one module. The module stays unchanged, because each try works on a
/// copy. Every try has the same budget.
class ArenaFit {
public:
  ArenaFit(mlir::ModuleOp module, const RematFitArenaOptions &options,
           const RematPlanOptions &plan)
      : module(module), options(options), plan(plan) {}

  /// Returns the first plan if its arena is within the budget. If the original
  /// step is cheaper and its arena is within the budget, returns the original
  /// step. Otherwise returns the cheaper of two plans: a plan near the first
  /// one whose buffers pack well (FitArena.h), and a plan for a smaller peak.
  mlir::FailureOr<ArenaTrial> fit() const;

  /// Tries the original step. Fails if a mark requires recomputation, because
  /// the planner keep-all then refuses the step.
  mlir::FailureOr<ArenaTrial> asItIs(PackingEffort packing) const;

  static ArenaTrial takenAsItIs(ArenaTrial trial);

private:
  mlir::FailureOr<std::optional<ArenaTrial>> smallest(ArenaTrial trial) const;

  /// Returns none if no arena is within the budget. In this case \p least
  /// becomes the smallest arena that was tried.
  mlir::FailureOr<std::optional<ArenaTrial>>
  within(int64_t budget, ArenaTrial trial, int64_t &least) const;

  /// Returns whether \p a costs less than \p b. A trial that packs well may
  /// cost a little more.
  static bool isPreferred(const ArenaTrial &a, const ArenaTrial &b);

  /// Returns the peak for the plan after \p trial. The trial was planned for \p
  /// peak, and its arena exceeds \p budget. The new peak is smaller by the
  /// excess. If \p isFirst is true, it is only a little smaller, because the
  /// next plan may pack better.
  static int64_t nextPeak(int64_t budget, int64_t peak, const ArenaTrial &trial,
                          bool isFirst);

  /// Plans for smaller and smaller peaks until the arena is within \p budget.
  /// Returns none if no plan's arena is within \p budget.
  std::optional<ArenaTrial> shrink(const RematPlanOptions &plan, int64_t budget,
                                   ArenaTrial trial, int64_t &least) const;

  /// Returns the plan with the lowest peak if its arena is within the budget.
  /// If this arena is smaller than \p least, sets \p least to it. This plan is
  /// tried before a budget is refused. An error that names a smallest budget
  /// therefore has a plan for it.
  std::optional<ArenaTrial> leastPlan(const RematPlanOptions &plan,
                                      int64_t budget, int64_t &least) const;

  /// Returns \p nearest as a trial that failed, because no arena was within \p
  /// budget.
  ArenaTrial refused(PlanAttr nearest, const PlanFindings &findings,
                     int64_t budget, int64_t smallest) const;

  RematPlanOptions packing() const;

  /// Plans for a peak of \p peak bytes, without resident arguments. If \p peak
  /// is not positive, plans for the lowest peak. Emits no error.
  mlir::FailureOr<ArenaTrial>
  tighten(const RematPlanOptions &plan, int64_t peak,
          PackingEffort packing = PackingEffort::Full) const;

  mlir::FailureOr<ArenaTrial>
  attempt(const RematPlanOptions &plan,
          PackingEffort packing = PackingEffort::Full) const;

  /// Plans the step. If the plan is within the budget, also rewrites the step.
  mlir::FailureOr<ArenaTrial> planned(const RematPlanOptions &plan) const;

  mlir::LogicalResult measure(ArenaTrial &trial, PackingEffort packing) const;

  mlir::ModuleOp module;
  const RematFitArenaOptions &options;
  const RematPlanOptions plan;
};

} // namespace remat

#endif // REMAT_LIB_PIPELINES_ARENAFIT_H
