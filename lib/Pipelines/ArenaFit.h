//===- ArenaFit.h - Fits one step into an arena -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan's peak is what lives at once; the arena has the bytes that alignment
// and packing lose besides. So a step is planned, rewritten and put on buffers
// on a copy, and planned again for less if its arena exceeds the budget.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_ARENAFIT_H
#define REMAT_LIB_PIPELINES_ARENAFIT_H

#include "Pipelines/ArenaTrial.h"

namespace remat {

/// Fits one module, which stays as it is: each try is a copy of it. Every try
/// has the same budget.
class ArenaFit {
public:
  ArenaFit(mlir::ModuleOp module, const RematFitArenaOptions &options,
           const RematPlanOptions &plan)
      : module(module), options(options), plan(plan) {}

  /// The plan as it is, where its arena is within the budget, or the step as it
  /// is where that costs less. Otherwise the cheaper one of two: a plan around
  /// it whose buffers pack (FitArena.h), and one for less.
  mlir::FailureOr<ArenaTrial> fit() const;

  /// Fails where a mark asks to recompute, which keep-all refuses.
  mlir::FailureOr<ArenaTrial> asItIs(PackingEffort packing) const;

  static ArenaTrial takenAsItIs(ArenaTrial trial);

private:
  mlir::FailureOr<std::optional<ArenaTrial>> smallest(ArenaTrial trial) const;

  /// None where no arena is; \p least is the smallest that was tried then.
  mlir::FailureOr<std::optional<ArenaTrial>>
  within(int64_t budget, ArenaTrial trial, int64_t &least) const;

  /// Compares costs; a plan that packs may cost a little more.
  static bool isPreferred(const ArenaTrial &a, const ArenaTrial &b);

  /// The peak to plan for after \p trial, which was planned for \p peak and
  /// whose arena exceeds \p budget: less by that excess. The plan after the
  /// first may pack better, and is not asked for much less.
  static int64_t nextPeak(int64_t budget, int64_t peak, const ArenaTrial &trial,
                          bool isFirst);

  /// Plans for less and less until the arena is within \p budget. None where
  /// that never is.
  std::optional<ArenaTrial> shrink(const RematPlanOptions &plan, int64_t budget,
                                   ArenaTrial trial, int64_t &least) const;

  /// The plan that holds as little as possible, where its arena is within the
  /// budget; lowers \p least to that arena. It is tried before any budget is
  /// refused, so that the budget which an error names does have a plan.
  std::optional<ArenaTrial> leastPlan(const RematPlanOptions &plan,
                                      int64_t budget, int64_t &least) const;

  /// The first plan, with a budget that no arena met.
  static ArenaTrial refused(PlanAttr plan, const PlanFindings &findings,
                            int64_t budget, int64_t smallest);

  RematPlanOptions packing() const;

  /// Plans for a peak of \p peak counted bytes, or for as little as possible
  /// where that is 0 or less, without an error.
  mlir::FailureOr<ArenaTrial>
  tighten(const RematPlanOptions &plan, int64_t peak,
          PackingEffort packing = PackingEffort::Full) const;

  mlir::FailureOr<ArenaTrial>
  attempt(const RematPlanOptions &plan,
          PackingEffort packing = PackingEffort::Full) const;

  /// The plan, and what it makes of the step unless its budget is not met.
  mlir::FailureOr<ArenaTrial> planned(const RematPlanOptions &plan) const;

  mlir::LogicalResult measure(ArenaTrial &trial, PackingEffort packing) const;

  mlir::ModuleOp module;
  const RematFitArenaOptions &options;
  const RematPlanOptions plan;
};

} // namespace remat

#endif // REMAT_LIB_PIPELINES_ARENAFIT_H
