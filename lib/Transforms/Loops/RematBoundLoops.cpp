//===- RematBoundLoops.cpp - What no plan of loops costs less than --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/LoopPlans.h"
#include "Transforms/Loops/LoopBound.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cmath>

namespace remat {
#define GEN_PASS_DEF_REMATBOUNDLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematBoundLoopsPass
    : public remat::impl::RematBoundLoopsBase<RematBoundLoopsPass> {
public:
  using RematBoundLoopsBase::RematBoundLoopsBase;

  void runOnOperation() override {
    if (failed(readBeside()))
      return signalPassFailure();
    for (func::FuncOp function : plannedFunctions(getOperation()))
      if (failed(bound(function)))
        return signalPassFailure();
  }

private:
  LogicalResult readBeside() {
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

  /// Bounds each pair as if it could use all of the budget.
  LogicalResult bound(func::FuncOp function) {
    FailureOr<std::vector<PlannedPair>> planned = readPlannedPairs(function);
    if (failed(planned))
      return failure();
    for (const PlannedPair &each : *planned) {
      std::optional<int64_t> limit = each.plan.getPlan().getBudget();
      if (!limit || each.plan.getD2h())
        continue;
      PairGraph read(each.pair);
      if (failed(readLoopPlan(read, each.plan)))
        return failure();
      Operation *loop = each.pair.first().op;
      Result<double> cost = loopCostBound(read.graph, {*limit, besides});
      if (!cost)
        return emitError(loop->getLoc(), cost.error().message);
      if (std::isfinite(*cost))
        loop->setAttr(kLoopPlan, each.plan.withBound(*cost));
    }
    return success();
  }

  int64_t besides = 0; ///< Bytes that no stack can use.
};

} // namespace
