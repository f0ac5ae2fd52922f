//===- ArenaFit.h - Fits one step into an arena -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arena has the bytes of the plan's peak, and the bytes that alignment and
// packing add. Therefore the step is copied, planned, rewritten and lowered to
// buffers. If the arena exceeds the budget, the step is planned again for a
// smaller peak.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_ARENAFIT_H
#define REMAT_LIB_PIPELINES_ARENAFIT_H

#include "Pipelines/ArenaTrial.h"

namespace remat {

/// Fits one module, which stays unchanged, because each try works on a copy.
/// Every try has the same budget.
class ArenaFit {
public:
  ArenaFit(mlir::ModuleOp module, const RematFitArenaOptions &options,
           const RematPlanOptions &plan)
      : module(module), options(options), plan(plan) {}

  /// Returns the plan itself if its arena is within the budget, or the original
  /// step if it is cheaper and its arena is within the budget. Otherwise
  /// returns the cheaper one of two plans: a plan around it whose buffers pack
  /// (FitArena.h), and a plan for a smaller peak.
  mlir::FailureOr<ArenaTrial> fit() const;

  /// Tries the original step. Fails if a mark requires recomputation, which
  /// keep-all refuses.
  mlir::FailureOr<ArenaTrial> asItIs(PackingEffort packing) const;

  static ArenaTrial takenAsItIs(ArenaTrial trial);

private:
  mlir::FailureOr<std::optional<ArenaTrial>> smallest(ArenaTrial trial) const;

  /// Returns none if no arena is within the budget. Then \p least is the
  /// smallest arena that was tried.
  mlir::FailureOr<std::optional<ArenaTrial>>
  within(int64_t budget, ArenaTrial trial, int64_t &least) const;

  /// Compares costs. A plan that packs well may cost a little more.
  static bool isPreferred(const ArenaTrial &a, const ArenaTrial &b);

  /// Returns the peak to plan for after \p trial, which was planned for \p peak
  /// and whose arena exceeds \p budget. The peak is reduced by the excess. The
  /// first plan after the original one may pack better, so it is reduced only a
  /// little.
  static int64_t nextPeak(int64_t budget, int64_t peak, const ArenaTrial &trial,
                          bool isFirst);

  /// Plans for smaller and smaller peaks until the arena is within \p budget.
  /// Returns none if no arena is.
  std::optional<ArenaTrial> shrink(const RematPlanOptions &plan, int64_t budget,
                                   ArenaTrial trial, int64_t &least) const;

  /// Returns the plan with the lowest peak if its arena is within the budget.
  /// Lowers \p least to that arena. This plan is tried before any budget is
  /// refused, so that a plan exists for the budget that an error names.
  std::optional<ArenaTrial> leastPlan(const RematPlanOptions &plan,
                                      int64_t budget, int64_t &least) const;

  /// Returns the first plan, with a budget that no arena met.
  static ArenaTrial refused(PlanAttr plan, const PlanFindings &findings,
                            int64_t budget, int64_t smallest);

  RematPlanOptions packing() const;

  /// Plans for a peak of \p peak counted bytes, or for the lowest peak if \p
  /// peak is not positive. Emits no error.
  mlir::FailureOr<ArenaTrial>
  tighten(const RematPlanOptions &plan, int64_t peak,
          PackingEffort packing = PackingEffort::Full) const;

  mlir::FailureOr<ArenaTrial>
  attempt(const RematPlanOptions &plan,
          PackingEffort packing = PackingEffort::Full) const;

  /// Plans the step, and rewrites it if the budget is met.
  mlir::FailureOr<ArenaTrial> planned(const RematPlanOptions &plan) const;

  mlir::LogicalResult measure(ArenaTrial &trial, PackingEffort packing) const;

  mlir::ModuleOp module;
  const RematFitArenaOptions &options;
  const RematPlanOptions plan;
};

} // namespace remat

#endif // REMAT_LIB_PIPELINES_ARENAFIT_H
