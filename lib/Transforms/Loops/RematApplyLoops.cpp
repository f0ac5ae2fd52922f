//===- RematApplyLoops.cpp - Rewrites loops as their plans say ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Dialect/Names.h"
#include "Transforms/Loops/LoopGroups.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "Transforms/Planning/PlanRewriter.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATAPPLYLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

/// Returns the bytes of the stacks of \p pair. The stacks may be on the device
/// or on the host.
static int64_t residualBytes(const LoopPair &pair) {
  int64_t bytes = 0;
  for (const Residual &residual : pair.residuals) {
    unsigned carried = pair.forward.stacks[residual.stack].carried;
    bytes +=
        int64_t(bytesOrZero(pair.forward.op->getResult(carried).getType()));
  }
  return bytes;
}

/// Returns whether the loops of \p pair already do what \p plan says. The
/// program may have a stack for a value although both loops can make it.
static bool isAsPlanned(const LoopPair &pair, const LoopPlan &plan) {
  return plan.planner == "keep-all" && plan.bytes.groups.empty() &&
         plan.onHost.empty() &&
         residualBytes(pair) <= plan.bytes.stacks() + plan.bytes.hostStacks();
}

/// Rewrites the joint body of the pair \p read, and then its loops.
static LogicalResult rewrite(PairGraph &read, const LoopPlan &plan) {
  const LoopPair &pair = read.pair;
  FencePolicy policy;
  policy.handOnSaved = true;
  // If all recomputed ops of a stage share one fence, XLA fuses them like the
  // original ops.
  policy.perStep =
      pair.isAlone() && !StringRef(plan.planner).starts_with(kStages);
  // In a pair of loops, a clone and its original are in different loops, so a
  // compiler does not merge them. A fence on all weights is not needed there,
  // and it may cost a copy in each iteration.
  policy.tieResidents = pair.isAlone();
  if (!pair.isAlone())
    for (const PlannedStack &stack : plan.onHost)
      read.body.putStackOnHost(read.graph.graph.valueOf[stack.tensor]);
  PlannedSteps steps = readPlannedSteps(read.graph.graph, plan.steps);
  // A recomputed whole body needs no fence, because nothing in the backward
  // loop could be merged with it. JAX writes no fence into such a body either.
  std::vector<Fence> fences;
  if (plan.planner != kWholeBodies)
    fences = planFences(steps, policy);
  if (failed(PlanRewriter(read.body.function, steps, fences).run()))
    return failure();
  NewLoops loops = rewriteLoops(pair, read.body);
  groupLoops(loops, plan.bytes.groups);
  return success();
}

namespace {

class RematApplyLoopsPass
    : public StepPass<remat::impl::RematApplyLoopsBase<RematApplyLoopsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    if (std::optional<LoopRefusal> refusal = loopRefusalOf(function))
      return emitError(lineOf(function), refusal->message);
    return forEachPlan(
        function, [](PairGraph &read, LoopPlanAttr, const LoopPlan &plan) {
          Operation *loop = read.pair.first().op;
          loop->removeAttr(kLoopPlan);
          loop->removeAttr(kLoopKernels);
          return isAsPlanned(read.pair, plan) ? success() : rewrite(read, plan);
        });
  }
};

} // namespace
