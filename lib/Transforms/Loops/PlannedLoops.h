//===- PlannedLoops.h - Loops that have a plan ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loops of a step that have a plan in the IR, and what each plan takes and
// costs. A step whose loops have none may say why.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H

#include "Analysis/Costs/CostModel.h"
#include "Transforms/Loops/LoopReport.h"
#include "Transforms/Loops/PairGraph.h"

namespace remat {

/// Returns the functions of \p module that the passes plan.
llvm::SmallVector<mlir::func::FuncOp> plannedFunctions(mlir::ModuleOp module);

/// The message for a step without loops that can be planned inside.
std::string noLoops(mlir::func::FuncOp function);

struct PlannedPair {
  LoopPair pair;
  LoopPlanAttr plan;
};

/// Returns \p plan as an attribute for a loop. \p budget is that of all loops
/// of the function together, and \p link what the plan may use.
LoopPlanAttr attributeOf(mlir::MLIRContext *context, const LoopPlan &plan,
                         std::optional<int64_t> budget, CostModel model,
                         const Link &link);

/// Returns the pairs of loops of \p function that have a plan. Emits an error
/// if a plan stands elsewhere.
mlir::FailureOr<std::vector<PlannedPair>>
readPlannedPairs(mlir::func::FuncOp function);

/// Reads the graph of \p read, whose loops have the plan \p given, and returns
/// the plan with its figures. Emits an error if it is not of these loops.
mlir::FailureOr<LoopPlan> readLoopPlan(PairGraph &read, LoopPlanAttr given);

/// What `remat.loops_refused` of \p function says, if it is there.
std::optional<LoopRefusal> loopRefusalOf(mlir::func::FuncOp function);
void setLoopRefusal(mlir::func::FuncOp function, const LoopRefusal &refusal);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_PLANNEDLOOPS_H
