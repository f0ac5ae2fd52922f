//===- InsideLoops.h - Plans of the bodies of loops -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The planner of a step sees a loop as one op. If no plan around its loops fits
// a budget, remat-plan-loops and remat-apply-loops make another step, whose
// loops keep less.
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

/// A step that remat-apply-loops rewrote, and what it says of that.
struct InsideLoops {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< Null: there is no such plan.
  std::vector<mlir::Diagnostic> said;
};

/// Whether a step of \p module has loops that remat-plan-loops plans.
bool hasLoopsToPlan(mlir::ModuleOp module);

/// Plans the loops of a copy of \p module with \p options, without an error
/// if that fails. A machine without a link to a host gets no copies there.
/// \p annotate adds the passes that planners of the step need behind it.
InsideLoops
planInsideLoops(mlir::ModuleOp module, const RematPlanLoopsOptions &options,
                const std::function<void(mlir::OpPassManager &)> &annotate);

} // namespace remat

#endif // REMAT_LIB_PIPELINES_INSIDELOOPS_H
