//===- RematPlanLoops.cpp - A budget inside of loops ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Exchange/File.h"
#include "Transforms/Loops/BodyKernels.h"
#include "Transforms/Loops/LoopBound.h"
#include "Transforms/Loops/LoopBuilder.h"
#include "Transforms/Loops/LoopCopies.h"
#include "Transforms/Loops/LoopGroups.h"
#include "Transforms/Loops/LoopPlan.h"
#include "Transforms/Loops/LoopReport.h"
#include "Transforms/Loops/LoopRewrite.h"
#include "Transforms/Loops/WholeBodies.h"
#include "Transforms/Planning/PlanRewriter.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Exchange/GraphJson.h"
#include "remat/Exchange/PlanJson.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"

#include <cmath>

namespace remat {
#define GEN_PASS_DEF_REMATPLANLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

/// The planner that both recomputes and copies.
static constexpr StringLiteral kHybrid = "hybrid";

/// Returns the bytes of the stacks of \p pair, wherever they lie.
static int64_t residualBytes(const LoopPair &pair) {
  int64_t bytes = 0;
  for (const Residual &residual : pair.residuals) {
    unsigned carried = pair.forward.stacks[residual.stack].carried;
    bytes +=
        int64_t(bytesOrZero(pair.forward.op->getResult(carried).getType()));
  }
  return bytes;
}

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
      if (failed(run(function)))
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
    if (failed(readBeside()))
      return failure();
    if (!(effort > 0 && effort <= kMaxEffort))
      return emitError(loc, "effort=")
             << double(effort) << ": expected a number above 0, to "
             << kMaxEffort;
    return success();
  }

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

  LogicalResult run(func::FuncOp function) {
    pairs = findAllLoopPairs(stepBlock(function));
    if (pairs.empty())
      return refuse(function, std::nullopt, std::nullopt,
                    "function @" + function.getSymName().str() +
                        " has no loop whose residuals a later loop reads, and "
                        "none that holds a step; remat-print-loops says what "
                        "each loop is");
    if (!bodies.empty())
      return writeBodies(function);
    if (failed(readCopies(function)))
      return failure();
    std::vector<LoopPlan> plans;
    for (const LoopPair &pair : pairs) {
      FailureOr<LoopPlan> plan = withBody(pair, [](const LoopGraph &graph) {
        return Result<LoopPlan>(nameStacks(graph, keepAll(graph)));
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
      return refuse(function, limit, totalOf(plans),
                    "planner '" + planner +
                        "' finds no plan of the loops within " +
                        std::to_string(*limit) +
                        " bytes; the smallest that it finds takes " +
                        std::to_string(totalOf(plans)) + " bytes");
    if (failed(bound(plans, limit)) || failed(writeGraphs(function, plans)))
      return failure();
    if (remarks)
      for (auto [pair, was, is] : llvm::zip(pairs, before, plans))
        emitRemark(lineOf(function))
            << describe(was, is)
            << (copies.link.deviceToHost ? describeKept(pair) : "");
    for (auto [pair, plan] : llvm::zip(pairs, plans))
      if (failed(apply(pair, plan)))
        return failure();
    return write(function, formatLoops(before, plans));
  }

  /// Fills in the lower bounds on cost within \p limit, as if each pair could
  /// use all of it. The bound does not hold if stacks may lie on the host.
  LogicalResult bound(std::vector<LoopPlan> &plans,
                      std::optional<int64_t> limit) {
    if (file.empty() || !limit || copies.link.deviceToHost)
      return success();
    for (unsigned i = 0; i < plans.size(); ++i) {
      FailureOr<LoopPlan> bounded =
          withBody(pairs[i], [&](const LoopGraph &graph) -> Result<LoopPlan> {
            Result<double> cost = loopCostBound(graph, {*limit, besides});
            if (!cost)
              return cost.error();
            LoopPlan plan = plans[i];
            if (std::isfinite(*cost))
              plan.costBound = *cost;
            return plan;
          });
      if (failed(bounded))
        return failure();
      plans[i] = std::move(*bounded);
    }
    return success();
  }

  /// Reads the link over which stacks may go to the host.
  LogicalResult readCopies(func::FuncOp function) {
    copies = PlanLink();
    LinkOptions given{deviceToHost, hostToDevice, hostLimit};
    if (!offload && !given.any() && !onlyCopies(planner))
      return success();
    if (!offload)
      return emitError(lineOf(function))
             << (given.any() ? "d2h, h2d and host-limit need"
                             : "planner '" + planner + "' needs")
             << " offload=true: without it no stack is put on the host";
    FailureOr<PlanLink> link = readLink(function, given);
    if (failed(link))
      return failure();
    copies = *link;
    if (!copies.link.deviceToHost)
      return emitError(lineOf(function))
             << "stacks are to go to the host, and machine "
             << machineOf(function).getName()
             << " has no link to one: give d2h and h2d, or another machine";
    return success();
  }

  LogicalResult writeBodies(func::FuncOp function) {
    for (auto [i, pair] : llvm::enumerate(pairs)) {
      LoopBody body = buildLoopBody(getOperation(), "remat_loop", pair);
      auto error = writeBody(body, bodies + "/" + std::to_string(i) + ".mlir");
      body.function.erase();
      if (error)
        return emitError(lineOf(function), "bodies: ") << error->message;
    }
    return success();
  }

  /// Returns the joint body of \p pair, with its groups.
  FailureOr<LoopBody> bodyOf(const LoopPair &pair) {
    LoopBody body = buildLoopBody(getOperation(), "remat_loop", pair);
    if (kernels.empty())
      return body;
    std::string path =
        kernels + "/" + std::to_string(&pair - pairs.data()) + ".json";
    if (auto error = readBodyKernels(body, path)) {
      emitError(pair.first().op->getLoc(), "kernels: ") << error->message;
      body.function.erase();
      return failure();
    }
    return body;
  }

  /// Writes the planned graphs of joint bodies, before loops are rewritten.
  LogicalResult writeGraphs(func::FuncOp function, ArrayRef<LoopPlan> plans) {
    if (graphs.empty())
      return success();
    for (auto [i, plan] : llvm::enumerate(plans)) {
      std::string path = graphs + "/" + std::to_string(i);
      std::optional<Error> error;
      auto written =
          withBody(pairs[i], [&, &plan = plan](const LoopGraph &loop) {
            Plan steps;
            steps.planner = plan.planner;
            steps.steps = plan.steps;
            error = writeGraph(loop.graph.graph, path + ".graph.json");
            if (!error)
              error = writePlan(steps, path + ".plan.json");
            return Result<LoopPlan>(plan);
          });
      if (failed(written))
        return failure();
      if (error)
        return emitError(lineOf(function), "graphs: ") << error->message;
    }
    return success();
  }

  /// Calls \p use with the graph of the joint body of \p pair.
  template <typename Use>
  FailureOr<LoopPlan> withBody(const LoopPair &pair, Use use) {
    FailureOr<LoopBody> read = bodyOf(pair);
    if (failed(read))
      return failure();
    LoopBody &body = *read;
    FailureOr<LoopGraph> graph = readLoopGraph(body, pair, model, copies);
    FailureOr<LoopPlan> plan = failure();
    if (succeeded(graph) && graph->graph.firstSwap()) {
      pair.first().op->emitError("holds copies to the host already, which a "
                                 "plan would not keep: plan a loop once");
    } else if (succeeded(graph)) {
      Result<LoopPlan> made = use(*graph);
      if (made)
        plan = std::move(*made);
      else
        emitError(pair.first().op->getLoc(), made.error().message);
    }
    body.function.erase();
    return plan;
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

  /// Gives each pair a share of \p limit as large as its share of the bytes. If
  /// a pair needs more, the others share the rest in a second round.
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
    return success();
  }

  LogicalResult plan(unsigned i, std::optional<int64_t> budget,
                     LoopPlan &chosen) {
    LoopPlanOptions options;
    options.budget = budget;
    // The planners of bodies of pairs do not support copies.
    options.planner = planner == kHybrid ? "auto" : planner.getValue();
    options.planning.effort = effort;
    options.fewStacks = fewStacks;
    options.fromProgram = fromProgram;
    FailureOr<LoopPlan> plan =
        withBody(pairs[i], [&](const LoopGraph &graph) -> Result<LoopPlan> {
          Result<LoopPlan> planned = planLoop(graph, options);
          return planned ? nameStacks(graph, std::move(*planned)) : planned;
        });
    if (failed(plan))
      return failure();
    chosen = std::move(*plan);
    return success();
  }

  LogicalResult apply(const LoopPair &pair, const LoopPlan &plan) {
    // The program may stack values that both loops can read anyway.
    bool isAsPlanned =
        plan.planner == "keep-all" && plan.bytes.groups.empty() &&
        plan.onHost.empty() &&
        residualBytes(pair) <= plan.bytes.stacks() + plan.bytes.hostStacks();
    if (isAsPlanned)
      return success();
    FailureOr<LoopBody> read = bodyOf(pair);
    if (failed(read))
      return failure();
    LoopBody &body = *read;
    FailureOr<LoopGraph> graph = readLoopGraph(body, pair, model, copies);
    if (succeeded(graph)) {
      FencePolicy policy;
      policy.handOnSaved = true;
      policy.perStep = pair.isAlone();
      // The clones are in another loop than the originals, so they do not merge
      // with them. A fence around all weights may cost a copy in each
      // iteration.
      policy.tieResidents = pair.isAlone();
      if (!pair.isAlone())
        for (const PlannedStack &stack : plan.onHost)
          body.putStackOnHost(graph->graph.valueOf[stack.tensor], stack.ahead);
      PlannedSteps steps = readPlannedSteps(graph->graph, plan.steps);
      // A whole body needs none, as JAX writes none there: nothing in the
      // backward loop merges with it.
      std::vector<Fence> fences;
      if (plan.planner != kWholeBodies)
        fences = planFences(steps, policy);
      if (failed(PlanRewriter(body.function, steps, fences).run())) {
        body.function.erase();
        return failure();
      }
      NewLoops loops = rewriteLoops(pair, body);
      if (!plan.bytes.groups.empty())
        group(loops, plan.bytes.groups);
    }
    body.function.erase();
    return graph;
  }

  static void group(NewLoops loops, const Groups &groups) {
    Result<CountedLoop> forward = readCountedLoop(loops.forward);
    Result<CountedLoop> backward = readCountedLoop(loops.backward);
    assert(forward && backward && "what was made of counted loops counts");
    groupLoops(pairLoops(*forward, *backward), groups);
  }

  LogicalResult refuse(func::FuncOp function, std::optional<int64_t> asked,
                       std::optional<int64_t> least, const std::string &why) {
    if (failed(write(function, formatFailure(why, asked, least))))
      return failure();
    return emitError(lineOf(function), why);
  }

  LogicalResult write(func::FuncOp function, const std::string &text) {
    if (file.empty())
      return success();
    if (auto error = writeTextFile(file, text))
      return emitError(lineOf(function), "report: ") << error->message;
    return success();
  }

  CostModel model = CostModel::Flops;
  Budget wanted;
  int64_t besides = 0; ///< Bytes that no stack can use.
  PlanLink copies;     ///< Without bandwidths no stack goes to the host.
  std::vector<LoopPair> pairs;
};

} // namespace
