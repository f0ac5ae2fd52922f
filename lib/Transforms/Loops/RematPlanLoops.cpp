//===- RematPlanLoops.cpp - A budget inside of loops ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../Planning/PlanRewriter.h"
#include "LoopPlan.h"
#include "LoopRewrite.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATPLANLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematPlanLoopsPass
    : public remat::impl::RematPlanLoopsBase<RematPlanLoopsPass> {
public:
  using RematPlanLoopsBase::RematPlanLoopsBase;

  void runOnOperation() override {
    if (failed(readOptions()))
      return signalPassFailure();
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (isPlannedFunction(function))
        functions.push_back(function);
    for (func::FuncOp function : functions)
      if (failed(plan(function)))
        return signalPassFailure();
  }

private:
  LogicalResult readOptions() {
    Location loc = getOperation().getLoc();
    auto parsed = parseCostModel(costModel);
    if (!parsed)
      return emitError(loc, "unknown cost-model '")
             << costModel << "': expected analytic, flops or roofline";
    model = *parsed;
    Result<Budget> given = parseBudget(budget.getValue());
    if (!given)
      return emitError(loc, given.error().message);
    wanted = *given;
    return success();
  }

  LogicalResult plan(func::FuncOp function) {
    std::vector<LoopPair> pairs = findLoopPairs(stepBlock(function));
    if (pairs.empty())
      return emitError(lineOf(function), "function @")
             << function.getSymName()
             << " has no loop whose residuals a later loop reads: "
                "remat-print-loops says what each loop is";
    for (const LoopPair &pair : pairs)
      if (failed(plan(pair)))
        return failure();
    return success();
  }

  LogicalResult plan(const LoopPair &pair) {
    LoopBody body = buildLoopBody(getOperation(), "remat_loop", pair);
    LogicalResult done = planBody(pair, body);
    body.function.erase();
    return done;
  }

  LogicalResult planBody(const LoopPair &pair, LoopBody &body) {
    FailureOr<LoopGraph> graph =
        readLoopGraph(body, pair.forward.trips, model);
    if (failed(graph))
      return failure();
    LoopPlan before = keepAll(*graph);
    LoopPlanOptions options;
    options.budget = wanted.resolve(before.bytes.total());
    options.planner = planner;
    options.planning.effort = effort;
    Result<LoopPlan> chosen = planLoop(*graph, options);
    if (!chosen)
      return emitError(pair.forward.op->getLoc(), chosen.error().message);
    if (options.budget && chosen->bytes.total() > *options.budget)
      return emitError(pair.forward.op->getLoc(), "planner '")
             << planner << "' finds no plan of this loop within "
             << *options.budget << " bytes; the smallest that it finds takes "
             << chosen->bytes.total() << " bytes: stacks "
             << chosen->bytes.stacks() << ", one iteration "
             << chosen->bytes.body;
    RewriteOptions rewrite;
    rewrite.handOnSaved = true;
    PlanRewriter(body.function, graph->graph, rewrite).run(chosen->steps);
    LoopRewriteStatistics statistics = rewriteLoops(pair, body);
    if (remarks)
      remark(body, before, *chosen, statistics);
    return success();
  }

  void remark(const LoopBody &body, const LoopPlan &before,
              const LoopPlan &plan, const LoopRewriteStatistics &statistics) {
    emitRemark(lineOf(body.function))
        << "loop of " << plan.bytes.trips << " iterations: stacks "
        << before.bytes.stacks() << " -> " << plan.bytes.stacks()
        << " bytes, one iteration " << before.bytes.body << " -> "
        << plan.bytes.body << " bytes; " << statistics.stacks
        << " stacks of " << statistics.bytes << " bytes; cost "
        << before.cost << " -> " << plan.cost << " by " << plan.planner;
  }

  CostModel model = CostModel::Flops;
  Budget wanted;
};

} // namespace
