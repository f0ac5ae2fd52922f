//===- PlanCheck.h - Whether a plan can be applied --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A plan must be checked before it is applied. Its function may have changed
// since, or the plan may come from a file.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANCHECK_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANCHECK_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"

namespace remat {

/// Simulates \p plan. Emits an error if the plan cannot be applied to \p
/// function. Messages use \p name for the function.
mlir::FailureOr<Simulation> simulatePlan(mlir::func::FuncOp function,
                                         const FunctionGraph &graph,
                                         PlanAttr plan,
                                         llvm::StringRef name = "function");

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANCHECK_H
