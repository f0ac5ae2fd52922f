//===- PlanCheck.h - Whether a plan can be applied --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan is an attribute of a function that may have changed since, or comes
// from a file.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANCHECK_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANCHECK_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"

namespace remat {

/// Simulates \p plan. Emits an error if it cannot be applied to \p function,
/// which messages call \p name.
mlir::FailureOr<Simulation> simulatePlan(mlir::func::FuncOp function,
                                         const FunctionGraph &graph,
                                         PlanAttr plan,
                                         llvm::StringRef name = "function");

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANCHECK_H
