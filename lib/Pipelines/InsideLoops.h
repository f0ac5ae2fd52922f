//===- InsideLoops.h - Plans inside the bodies of loops ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For the planner of a step, a loop is one op. If no plan around the loops fits
// a budget, remat-plan-loops and remat-apply-loops make another step, whose
// loops hold less.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_INSIDELOOPS_H
#define REMAT_LIB_PIPELINES_INSIDELOOPS_H

#include "remat/Transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

#include <functional>
#include <vector>

namespace remat {

/// A step that remat-apply-loops rewrote, and the remarks about it.
struct InsideLoops {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< Null if there is no such plan.
  std::vector<mlir::Diagnostic> said;
};

/// Returns whether a step of \p module has loops that remat-plan-loops can
/// plan.
bool hasLoopsToPlan(mlir::ModuleOp module);

/// Plans the loops of a copy of \p module with \p options. Emits no error if
/// that fails. If the machine has no link to a host, the loops get no copies.
/// \p annotate adds the passes that planners of the step need afterwards.
InsideLoops
planInsideLoops(mlir::ModuleOp module, const RematPlanLoopsOptions &options,
                const std::function<void(mlir::OpPassManager &)> &annotate);

} // namespace remat

#endif // REMAT_LIB_PIPELINES_INSIDELOOPS_H
