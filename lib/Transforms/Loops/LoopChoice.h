//===- LoopChoice.h - What was decided of loops, in the IR ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan of loops stands in the IR as `remat.loop_plan`, a dictionary on the
// loop of a pair that runs first. It holds what was decided, and no figures:
// these are counted again by whoever needs them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPCHOICE_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPCHOICE_H

#include "Analysis/Costs/CostModel.h"
#include "Transforms/Loops/LoopPlan.h"
#include "remat/Dialect/Remat.h"

namespace remat {

struct LoopChoice {
  /// The steps of one iteration. Its budget is that of all loops of the
  /// function together.
  PlanAttr plan;
  CostModel model = CostModel::Flops;
  Groups groups;
  std::vector<TensorId> host = {}; ///< The tensors whose stacks lie there.
  bool ahead = false; ///< Their slots are fetched one iteration ahead.
  Link link = {};     ///< The link that the plan may use.
  /// No plan within the budget has an iteration that costs less.
  std::optional<double> bound = {};
};

/// Returns what \p plan decides.
LoopChoice choiceOf(mlir::MLIRContext *context, const LoopPlan &plan,
                    std::optional<int64_t> budget, CostModel model,
                    const Link &link);

/// Writes \p choice onto \p loop.
void setLoopChoice(mlir::Operation *loop, const LoopChoice &choice);

/// Reads `remat.loop_plan` of \p loop, which has it. Emits an error if it is no
/// plan.
mlir::FailureOr<LoopChoice> loopChoiceOf(mlir::Operation *loop);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPCHOICE_H
