//===- PlannedLoops.h - Loops that have a plan ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the loops of a step that have a plan in the IR, with the bytes and the
// cost of each plan. If its loops have no plan, a step may say why.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H

#include "Analysis/Costs/CostModel.h"
#include "Transforms/Loops/LoopReport.h"

namespace remat {

/// Returns the message for a step without loops that can be planned inside.
std::string noLoops(mlir::func::FuncOp function);

/// Calls \p visit for each pair of loops of \p function, and for each loop
/// without a partner. The second argument is the path of its files without
/// their ending: 0, 1, ... in \p folder. Emits an error if the option folder of
/// \p pass is not given, or if there are no such loops.
mlir::LogicalResult forEachBody(
    mlir::func::FuncOp function, llvm::StringRef pass,
    const std::string &folder,
    llvm::function_ref<mlir::LogicalResult(PairGraph &, std::string)> visit);

/// Returns \p plan as an attribute for a loop. \p budget is the budget of all
/// loops of the function together, and \p link is the link that the plan may
/// use.
LoopPlanAttr attributeOf(mlir::MLIRContext *context, const LoopPlan &plan,
                         std::optional<int64_t> budget, CostModel model,
                         const Link &link);

/// Calls \p visit for each pair of loops of \p function that has a plan, with
/// its graph and the plan with its figures. Emits an error if another op has a
/// plan, or if a plan does not belong to its loops.
mlir::LogicalResult forEachPlan(
    mlir::func::FuncOp function,
    llvm::function_ref<mlir::LogicalResult(PairGraph &, LoopPlanAttr, LoopPlan)>
        visit);

/// Returns the content of `remat.loops_refused` of \p function, if it is
/// present.
std::optional<LoopRefusal> loopRefusalOf(mlir::func::FuncOp function);
void setLoopRefusal(mlir::func::FuncOp function, const LoopRefusal &refusal);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H
