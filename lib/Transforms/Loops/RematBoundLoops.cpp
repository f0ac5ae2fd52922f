//===- RematBoundLoops.cpp - Lower bounds on the cost of planned loops ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/Names.h"
#include "Transforms/Loops/LoopBound.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "Transforms/StepPass.h"
#include "remat/Core/Graph/Budget.h"

#include <cmath>

namespace remat {
#define GEN_PASS_DEF_REMATBOUNDLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematBoundLoopsPass
    : public StepPass<remat::impl::RematBoundLoopsBase<RematBoundLoopsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult readOptions() override {
    besides = 0;
    if (beside.empty())
      return success();
    Result<Budget> given = parseBudget(beside.getValue());
    if (!given || given->kind != Budget::Kind::Bytes)
      return emitError(getOperation().getLoc(), "beside='")
             << beside << "': expected bytes, such as 300MB";
    besides = *given->resolve(0);
    return success();
  }

  /// Computes the bound of each pair of loops as if this pair could use the
  /// whole budget.
  LogicalResult runOnStep(func::FuncOp function) override {
    return forEachPlan(
        function,
        [&](PairGraph &read, LoopPlanAttr plan, auto &&) -> LogicalResult {
          std::optional<int64_t> limit = plan.getPlan().getBudget();
          if (!limit || plan.getD2h())
            return success();
          Operation *loop = read.pair.first().op;
          Result<double> cost = loopCostBound(read.graph, {*limit, besides});
          if (!cost)
            return emitError(loop->getLoc(), cost.error().message);
          if (std::isfinite(*cost))
            loop->setAttr(kLoopPlan, plan.withBound(*cost));
          return success();
        });
  }

private:
  int64_t besides = 0; ///< The bytes that no stack can use.
};

} // namespace
