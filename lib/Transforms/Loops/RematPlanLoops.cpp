//===- RematPlanLoops.cpp - Chooses what loops stack ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Dialect/Names.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "Transforms/StepPass.h"
#include "remat/Core/Graph/Budget.h"

#include "llvm/ADT/SmallBitVector.h"

namespace remat {
#define GEN_PASS_DEF_REMATPLANLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

/// The name of the planner for loops that both recomputes and copies.
static constexpr StringLiteral kHybrid = "hybrid";

namespace {

class RematPlanLoopsPass
    : public StepPass<remat::impl::RematPlanLoopsBase<RematPlanLoopsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult readOptions() override {
    Location loc = getOperation().getLoc();
    auto parsed = parseCostModel(costModel);
    if (!parsed)
      return emitError(loc, "unknown cost-model '")
             << costModel << "': expected 'analytic', 'flops' or 'roofline'";
    model = *parsed;
    Result<Budget> given = parseBudget(budget.getValue());
    if (!given)
      return emitError(loc, given.error().message);
    wanted = *given;
    if (!(effort > 0 && effort <= kMaxEffort))
      return emitError(loc, "effort=")
             << double(effort) << ": expected a number above 0 and at most "
             << kMaxEffort;
    return success();
  }

  LogicalResult runOnStep(func::FuncOp function) override {
    function->removeAttr(kLoopsRefused);
    pairs = findAllLoopPairs(stepBlock(function));
    if (pairs.empty())
      return refuse(function, {noLoops(function), std::nullopt, std::nullopt});
    if (failed(readCopies(function)))
      return failure();
    std::vector<LoopPlan> plans;
    for (const LoopPair &pair : pairs) {
      FailureOr<LoopPlan> plan = withGraph(pair, [](const LoopGraph &graph) {
        return Result<LoopPlan>(keepAll(graph));
      });
      if (failed(plan))
        return failure();
      plans.push_back(std::move(*plan));
    }
    const std::vector<LoopPlan> before = plans;
    std::optional<int64_t> limit = wanted.resolve(totalOf(before));
    if (failed(plan(plans, limit)))
      return failure();
    if (limit && totalOf(plans) > *limit)
      return refuse(function,
                    {"planner '" + planner +
                         "' finds no plan of the loops within " +
                         std::to_string(*limit) + " bytes" + asWritten(budget) +
                         "; the smallest plan takes " +
                         std::to_string(totalOf(plans)) + " bytes",
                     limit, totalOf(plans)});
    if (remarks)
      for (auto [pair, was, is] : llvm::zip(pairs, before, plans))
        emitRemark(lineOf(function))
            << describe(was, is)
            << (copies.link.deviceToHost ? describeKept(pair) : "");
    for (auto [pair, plan] : llvm::zip(pairs, plans))
      pair.first().op->setAttr(
          kLoopPlan,
          attributeOf(&getContext(), plan, limit, model, copies.link));
    return success();
  }

private:
  /// Reads the link over which stacks are copied to the host.
  LogicalResult readCopies(func::FuncOp function) {
    copies = PlanLink();
    LinkOptions given{deviceToHost, hostToDevice, hostLimit};
    if (!offload && !given.any() && !onlyCopies(planner))
      return success();
    if (!offload)
      return emitError(lineOf(function))
             << (given.any() ? "d2h, h2d and host-limit are only for"
                             : "planner '" + planner + "' is only for")
             << " plans with stacks on the host: also give offload=true";
    FailureOr<PlanLink> link = readLink(function, given);
    if (failed(link))
      return failure();
    copies = *link;
    if (!copies.link.deviceToHost)
      return emitError(lineOf(function))
             << "offload=true puts stacks on the host, but machine "
             << machineOf(function).getName()
             << " has no link to a host: give d2h and h2d, or another machine";
    return success();
  }

  /// Reads the graph of \p pair, and returns what \p use returns for it.
  template <typename Use>
  FailureOr<LoopPlan> withGraph(const LoopPair &pair, Use use) {
    PairGraph read(pair);
    if (failed(read.read(model, copies)))
      return failure();
    if (read.graph.graph.firstSwap())
      return pair.first().op->emitError(
          "contains copies to the host already, and a new plan would lose "
          "them: plan each loop only once");
    Result<LoopPlan> made = use(read.graph);
    if (!made)
      return emitError(pair.first().op->getLoc(), made.error().message);
    return std::move(*made);
  }

  LogicalResult plan(std::vector<LoopPlan> &plans,
                     std::optional<int64_t> limit) {
    auto firstAlone = llvm::find_if(
        pairs, [](const LoopPair &pair) { return pair.isAlone(); });
    unsigned count = firstAlone - pairs.begin();
    for (unsigned i = count; i < plans.size(); ++i)
      if (failed(plan(i, limit, plans[i])))
        return failure();
    return planPairs(MutableArrayRef(plans).take_front(count), limit);
  }

  /// Gives each pair of loops a share of \p limit. The share of a pair is in
  /// proportion to its bytes. If some pairs need more than their share, the
  /// other pairs share the rest of the limit in a second round. Bytes that are
  /// left after the second round are given to one pair after another.
  LogicalResult planPairs(MutableArrayRef<LoopPlan> plans,
                          std::optional<int64_t> limit) {
    const SmallVector<LoopPlan> before(plans.begin(), plans.end());
    llvm::SmallBitVector least(plans.size());
    for (int round = 0; round < 2; ++round) {
      int64_t left = limit.value_or(0), bytes = 0;
      for (unsigned i = 0; i < plans.size(); ++i)
        (least[i] ? left : bytes) +=
            least[i] ? -plans[i].bytes.total() : before[i].bytes.total();
      bool again = false;
      for (unsigned i = 0; i < plans.size(); ++i) {
        if (least[i])
          continue;
        double share = double(before[i].bytes.total()) / double(bytes);
        std::optional<int64_t> budget;
        if (limit)
          budget = std::max<int64_t>(0, int64_t(double(left) * share));
        if (failed(plan(i, budget, plans[i])))
          return failure();
        least[i] = budget && plans[i].bytes.total() > *budget;
        again |= least[i];
      }
      if (!again)
        break;
    }
    return limit && plans.size() > 1 ? useRest(plans, *limit) : success();
  }

  /// Makes new plans for the pairs that recompute something. They may also use
  /// the bytes of \p limit that no pair uses.
  LogicalResult useRest(MutableArrayRef<LoopPlan> plans, int64_t limit) {
    for (unsigned i = 0; i < plans.size(); ++i) {
      int64_t rest = limit - totalOf(plans);
      if (rest <= 0)
        break;
      if (plans[i].cost <= plans[i].baseCost)
        continue;
      LoopPlan larger = plans[i];
      if (failed(plan(i, plans[i].bytes.total() + rest, larger)))
        return failure();
      if (larger.cost < plans[i].cost)
        plans[i] = std::move(larger);
    }
    return success();
  }

  LogicalResult plan(unsigned i, std::optional<int64_t> budget,
                     LoopPlan &chosen) {
    LoopPlanOptions options;
    options.budget = budget;
    // The planners of loop bodies do not copy, so hybrid becomes auto for them.
    options.planner = planner == kHybrid ? "auto" : planner.getValue();
    options.planning.effort = effort;
    options.fewStacks = fewStacks;
    options.fromProgram = fromProgram;
    FailureOr<LoopPlan> plan = withGraph(pairs[i], [&](const LoopGraph &graph) {
      return planLoop(graph, options);
    });
    if (failed(plan))
      return failure();
    chosen = std::move(*plan);
    return success();
  }

  LogicalResult refuse(func::FuncOp function, const LoopRefusal &refusal) {
    if (!forReport)
      return emitError(lineOf(function), refusal.message);
    setLoopRefusal(function, refusal);
    return success();
  }

  CostModel model = CostModel::Flops;
  Budget wanted;
  /// If the link has no bandwidths, no stack goes to the host.
  PlanLink copies;
  std::vector<LoopPair> pairs;
};

} // namespace
