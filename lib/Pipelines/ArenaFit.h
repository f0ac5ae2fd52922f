//===- ArenaFit.h - Plans until one arena fits into the budget --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arena of a plan is known only after the step is rewritten and lowered to
// buffers. The arena has more bytes than the plan's peak, because of alignment
// and packing. A trial plans, rewrites and lowers a copy of the step. If the
// arena exceeds the budget, the step is planned again for a smaller peak.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_ARENAFIT_H
#define REMAT_LIB_PIPELINES_ARENAFIT_H

#include "Pipelines/RematFitArena.h"
#include "Transforms/Reports/PlanFindings.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <vector>

namespace remat {

/// A step that was planned for some budget, with the bytes that it needs. All
/// bytes are counted bytes, which do not include resident arguments.
struct ArenaTrial {
  PlanAttr plan;
  PlanFindings findings; ///< The results that a report shows about the plan.
  /// The remarks and warnings of remat-plan.
  std::vector<mlir::Diagnostic> said;
  /// The step's module after the rewrite.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  AppliedAttr applied;
  /// The highest peak that the copies of the plan may cause. This field is not
  /// set if copies may use the whole budget.
  std::optional<int64_t> peakLimit;
  int64_t arenaBytes = 0; ///< The measured bytes.
  double cost =
      0; ///< The cost of all ops that run, in the unit of the step's costs.

  /// Returns the largest arena that counts as well packed: 1 % above the peak.
  int64_t mostPacked() const;
  bool isPacked() const { return arenaBytes <= mostPacked(); }
};

/// Full is the packing effort that is used for the final step. IfQuick first
/// uses a tenth of the full effort, and stops if that is enough, because other
/// plans must still be tried.
enum class PackingEffort { IfQuick, Full };

/// Returns the function of \p module that has a plan or is to be planned.
/// Returns null if the module has no such function.
mlir::func::FuncOp plannedStep(mlir::ModuleOp module);

/// Stores on \p step the highest peak that its copies may cause. The step must
/// have a plan.
void setPeakLimit(mlir::func::FuncOp step, std::optional<int64_t> limit);

/// Plans \p module with the options \p plan. The argument \p module must be a
/// copy of the step's module. If the plan is within the budget, also rewrites
/// the module. Emits the errors of remat-plan.
mlir::FailureOr<ArenaTrial>
planTrial(mlir::OwningOpRef<mlir::ModuleOp> module, RematPlanOptions plan,
          const std::optional<RematScheduleSwapsOptions> &schedule);

/// Sets arenaBytes of \p trial. Packing stops when the arena is within \p
/// budget, if a budget is given.
llvm::LogicalResult measureTrial(ArenaTrial &trial, PackingEffort packing,
                                 std::optional<int64_t> budget,
                                 const ArenaKind &arena);

/// Fits \p module with the options \p plan. The module stays unchanged, because
/// each try works on a copy. All trials have the same budget. Returns the first
/// plan if its arena is within the budget. If the original step is cheaper and
/// its arena is within the budget, returns the original step. If neither
/// applies, returns the cheaper of two plans. One is near the first plan and
/// its buffers pack well (FitArena.h). The other is for a smaller peak.
mlir::FailureOr<ArenaTrial> fitArena(mlir::ModuleOp module,
                                     const RematFitArenaOptions &options,
                                     const RematPlanOptions &plan);

/// Tries the original step, packed with full effort. Fails if a mark requires
/// recomputation, because the planner keep-all then refuses the step.
mlir::FailureOr<ArenaTrial> tryAsItIs(mlir::ModuleOp module,
                                      const RematFitArenaOptions &options,
                                      const RematPlanOptions &plan);

/// Returns \p trial, the original step, with the remark that nothing is to do.
ArenaTrial takenAsItIs(ArenaTrial trial);

} // namespace remat

#endif // REMAT_LIB_PIPELINES_ARENAFIT_H
