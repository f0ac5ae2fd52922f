//===- ArenaTrial.h - A plan, and the arena that it takes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a plan takes of an arena is known once the step is rewritten by it and
// on buffers. A trial does that on a copy of the step; remat-fit-arena decides
// what is tried.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_ARENATRIAL_H
#define REMAT_LIB_PIPELINES_ARENATRIAL_H

#include "Pipelines/RematFitArena.h"
#include "Transforms/Reports/PlanFindings.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <vector>

namespace remat {

/// A step that was planned for some budget, and what it takes. Bytes are
/// counted bytes, resident arguments apart.
struct ArenaTrial {
  PlanAttr plan;
  PlanFindings findings;              ///< Those of a report.
  std::vector<mlir::Diagnostic> said; ///< Remarks and warnings of remat-plan.
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< Rewritten by the plan.
  AppliedAttr applied;
  /// What copies may raise the peak to, where that is not the budget.
  std::optional<int64_t> peakLimit;
  int64_t arenaBytes = 0; ///< The measured bytes.
  double cost =
      0; ///< The cost of all that runs, in the unit of the step's costs.

  /// The most that the arena may take to be packed: 1 % above the peak.
  int64_t mostPacked() const;
  bool isPacked() const { return arenaBytes <= mostPacked(); }
};

/// Full: with the effort that the step will be packed with. IfQuick: so only
/// where a tenth of it is enough, as there are other plans.
enum class PackingEffort { IfQuick, Full };

/// The function of \p module that is planned, or null.
mlir::func::FuncOp plannedStep(mlir::ModuleOp module);

/// Says in \p step, which has a plan, what its copies may raise the peak to.
void setPeakLimit(mlir::func::FuncOp step, std::optional<int64_t> limit);

/// Plans \p module, a copy of the step's, with \p plan, and rewrites it unless
/// the budget is not met. Errors are those of remat-plan.
mlir::FailureOr<ArenaTrial>
planTrial(mlir::OwningOpRef<mlir::ModuleOp> module, RematPlanOptions plan,
          const std::optional<RematScheduleSwapsOptions> &schedule);

/// Sets \p trial's arenaBytes. \p budget: bytes that are enough, if there is
/// one.
llvm::LogicalResult measureTrial(ArenaTrial &trial, PackingEffort packing,
                                 std::optional<int64_t> budget,
                                 const ArenaKind &arena);

} // namespace remat

#endif // REMAT_LIB_PIPELINES_ARENATRIAL_H
