//===- PlannedLoops.h - Loops that have a plan ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file finds the loops of a step that have a plan in the IR. This file
// also finds the bytes and the cost of each such plan. If the loops of a step
// have no plan, the step may have an attribute that says why. The functions in
// this file format plans and this reason as a sentence for people, and as JSON
// for programs (docs/reference/Formats.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H

#include "Analysis/Costs/CostModel.h"
#include "Transforms/Loops/LoopPlan.h"

namespace remat {

/// Returns the message for a step in which no loop can have a plan.
std::string noLoops(mlir::func::FuncOp function);

/// Calls \p visit for each pair of loops of \p function, and for each loop
/// without a partner. Also passes to \p visit the path of the loop body's
/// files, without the endings of the files' names. The paths are in \p folder
/// and end in 0, 1, .... Emits an error if \p folder, an option of \p pass, is
/// empty, or if there are no such loops.
mlir::LogicalResult forEachBody(
    mlir::func::FuncOp function, llvm::StringRef pass,
    const std::string &folder,
    llvm::function_ref<mlir::LogicalResult(PairGraph &, std::string)> visit);

/// Returns \p plan as an attribute of a loop. The \p budget is the budget of
/// all loops of the function together. The plan may use the link \p link.
LoopPlanAttr attributeOf(mlir::MLIRContext *context, const LoopPlan &plan,
                         std::optional<int64_t> budget, CostModel model,
                         const Link &link);

/// Calls \p visit for each pair of loops of \p function that has a plan. Passes
/// to \p visit the graph of the pair and the plan with its figures. Emits an
/// error if an op has a plan although it is not such a loop, or if a plan does
/// not belong to its loops.
mlir::LogicalResult forEachPlan(
    mlir::func::FuncOp function,
    llvm::function_ref<mlir::LogicalResult(PairGraph &, LoopPlanAttr, LoopPlan)>
        visit);

/// Says why the loops of a function have no plan.
struct LoopRefusal {
  std::string message;
  /// The budget for which the loops have no plan, if a budget was given.
  std::optional<int64_t> asked;
  /// The fewest bytes of any plan that was found.
  std::optional<int64_t> least;
};

/// Returns the content of the attribute `remat.loops_refused` of \p function,
/// if it has one.
std::optional<LoopRefusal> loopRefusalOf(mlir::func::FuncOp function);
void setLoopRefusal(mlir::func::FuncOp function, const LoopRefusal &refusal);
std::string formatRefusal(const LoopRefusal &refusal);

std::string describe(const LoopPlan &before, const LoopPlan &after);

/// Formats the plans of all pairs of loops of \p function as JSON, in the order
/// of the forward loops. Returns an empty text if no loop has a plan. Fails
/// like forEachPlan.
mlir::FailureOr<std::string> formatLoops(mlir::func::FuncOp function);

/// If some stacks of \p pair cannot be copied to the host, says why. If all
/// stacks can be copied, returns an empty text.
std::string describeKept(const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H
