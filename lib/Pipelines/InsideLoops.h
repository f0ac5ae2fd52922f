//===- InsideLoops.h - Plans inside the bodies of loops ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner of a step sees each loop as one op. If no plan around the loops is
// within the budget, remat-plan-loops and remat-apply-loops make another step.
// The loops of this step hold fewer bytes.
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

/// A step after remat-apply-loops, and the remarks about it.
struct InsideLoops {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< Null without such a plan.
  std::vector<mlir::Diagnostic> said;
};

/// Returns whether a step of \p module has loops that remat-plan-loops can
/// plan.
bool hasLoopsToPlan(mlir::ModuleOp module);

/// Plans the loops of \p module with \p options. The module stays unchanged,
/// because the function works on a copy. Emits no error if that fails. If the
/// machine has no link to a host, the loops copy nothing to the host. The
/// function \p annotate adds the passes that the step needs afterwards, before
/// it is planned.
InsideLoops
planInsideLoops(mlir::ModuleOp module, const RematPlanLoopsOptions &options,
                const std::function<void(mlir::OpPassManager &)> &annotate);

} // namespace remat

#endif // REMAT_LIB_PIPELINES_INSIDELOOPS_H
