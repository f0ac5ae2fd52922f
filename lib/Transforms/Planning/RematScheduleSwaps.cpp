//===- RematScheduleSwaps.cpp - Moves copies to hide their time -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "Core/Offload/SwapSchedule.h"
#include "Dialect/Names.h"
#include "Transforms/Planning/PlanProblem.h"
#include "Transforms/StepPass.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <map>

namespace remat {
#define GEN_PASS_DEF_REMATSCHEDULESWAPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Moves the copies of a block to the places that they have in a schedule. The
/// schedule is another list of steps.
class SwapMover {
public:
  explicit SwapMover(const FunctionGraph &graph) : graph(graph) {
    for (auto [step, op] : llvm::zip_equal(graph.steps, graph.stepOps))
      opsOf[{step.kind, step.id}].push_back(op);
    for (auto [i, op] : llvm::enumerate(*graph.block))
      position[&op] = i;
  }

  void run(ArrayRef<Step> steps) {
    for (Step step : steps) {
      // The copies of one tensor keep their order.
      Operation *op = opsOf[{step.kind, step.id}][next[{step.kind, step.id}]++];
      if (step.kind != StepKind::Compute)
        move(op);
      else
        lastCompute = op;
      cursor = op;
    }
  }

private:
  void moveBehind(Operation *op, Operation *place) {
    if (place)
      op->moveAfter(place);
    else
      op->moveBefore(&graph.block->front());
  }

  /// Moves \p op after the op of the last step. The fences and views after that
  /// op may read results of \p op, but none of them makes an operand of \p op.
  void move(Operation *op) {
    moveBehind(op, cursor);
    if (auto in = dyn_cast<SwapInOp>(op)) {
      moveDestination(in);
      return;
    }
    if (auto out = dyn_cast<SwapOutOp>(op))
      return takeFromBeforeFences(out);
    auto wait = cast<AwaitOp>(op);
    auto out = wait.getToken().getDefiningOp<SwapOutOp>();
    wait.getSourceMutable().assign(out.getSource());
    dropFromFencesBehind(wait);
  }

  /// Returns whether \p op comes before the place to which copies are being
  /// moved. The op \p op must not be a copy.
  bool isBeforeGap(Operation *op) const {
    return lastCompute && position.at(op) <= position.at(lastCompute);
  }

  void moveDestination(SwapInOp in) {
    auto empty = in.getDest().getDefiningOp<tensor::EmptyOp>();
    if (empty && empty->hasOneUse()) {
      empty->moveBefore(in);
      return;
    }
    OpBuilder builder(in);
    auto type = cast<RankedTensorType>(in.getDest().getType());
    in.getDestMutable().assign(
        tensor::EmptyOp::create(builder, in.getLoc(), type.getShape(),
                                type.getElementType(), type.getEncoding()));
  }

  /// After \p wait, its tensor is not on the device, so an anchor with this
  /// tensor delays nothing. Removes such anchors from later fences, also if an
  /// anchor is the result of another fence that passes the tensor on.
  void dropFromFencesBehind(AwaitOp wait) {
    while (auto unused = findUnusedAnchor(wait.getSource()))
      dropAnchor(unused->first, unused->second);
  }

  /// Returns a later fence that has \p value as an anchor, if nothing reads the
  /// fence's result for this anchor. The anchor may also be the result of
  /// another fence that passes \p value on.
  std::optional<std::pair<FenceOp, Value>> findUnusedAnchor(Value value) const {
    for (Operation *user : value.getUsers()) {
      auto fence = dyn_cast<FenceOp>(user);
      if (!fence || isBeforeGap(fence))
        continue;
      for (auto [anchor, result] :
           llvm::zip(fence.getAnchors(), fence.getAnchorResults())) {
        if (anchor != value)
          continue;
        if (result.use_empty())
          return std::pair(fence, value);
        if (auto found = findUnusedAnchor(result))
          return found;
      }
    }
    return std::nullopt;
  }

  void dropAnchor(FenceOp fence, Value dropped) {
    SmallVector<Value> anchors, results(fence.getInputResults());
    for (auto [anchor, result] :
         llvm::zip(fence.getAnchors(), fence.getAnchorResults()))
      if (anchor != dropped || !result.use_empty()) {
        anchors.push_back(anchor);
        results.push_back(result);
      }
    OpBuilder builder(fence);
    auto without =
        FenceOp::create(builder, fence.getLoc(), fence.getInputs(), anchors);
    without->setDiscardableAttrs(fence->getDiscardableAttrDictionary());
    position[without] = position.at(fence);
    for (auto [from, to] : llvm::zip(results, without->getResults()))
      from.replaceAllUsesWith(to);
    fence.erase();
  }

  /// A swap_out is moved to the place that the schedule has for it. Moves two
  /// kinds of ops to the place before the swap_out \p out: the ops that make a
  /// view, if \p out copies this view, and the op that waits for its tensor.
  /// Fences between \p out and these ops are skipped. The swap_in of the
  /// arriving tensor is an earlier step, so it is already in its place.
  void takeFromBeforeFences(SwapOutOp out) {
    OpOperand *operand = &out.getSourceMutable();
    Operation *user = out;
    while (Operation *op = operand->get().getDefiningOp()) {
      if (isBeforeGap(op) || isa<SwapInOp>(op))
        return;
      if (auto fence = dyn_cast<FenceOp>(op)) {
        auto result = cast<OpResult>(operand->get());
        operand->set(fence.getTiedOperand(result).get());
        continue;
      }
      op->moveBefore(user);
      user = op;
      operand = &op->getOpOperand(isa<AwaitOp>(op) ? 1 : 0);
    }
  }

  const FunctionGraph &graph;
  std::map<std::pair<StepKind, uint32_t>, SmallVector<Operation *>> opsOf;
  std::map<std::pair<StepKind, uint32_t>, size_t> next;
  /// The position that each op had before any op moved.
  llvm::DenseMap<Operation *, size_t> position;
  Operation *cursor = nullptr, *lastCompute = nullptr;
};

class RematScheduleSwapsPass
    : public StepPass<
          remat::impl::RematScheduleSwapsBase<RematScheduleSwapsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    if (failed(schedule(function)))
      return failure();
    function->removeAttr(kPeakLimitAttr);
    dropCosts(function);
    return success();
  }

private:
  LogicalResult schedule(func::FuncOp function) {
    FunctionGraphOptions readOptions;
    readOptions.costModel = CostModel::Roofline;
    FailureOr<FunctionGraph> graph = readFunctionGraph(function, readOptions);
    if (failed(graph))
      return failure();
    if (!graph->hasSwaps())
      return success();
    if (graph->hasGroups()) {
      if (remarks)
        emitRemark(lineOf(function),
                   "copies stay in their places: this pass does not know the "
                   "order of ops in a group of ops");
      return success();
    }
    FailureOr<PlanLink> link =
        readLink(function, {deviceToHost, hostToDevice, hostLimit});
    if (failed(link))
      return failure();
    if (!link->link.deviceToHost)
      return emitError(lineOf(function), "machine ")
             << machineOf(function).getName()
             << " has no link to a host: give d2h and h2d";

    const SimulatorOptions simulator{.link = link->link};
    Simulation before = simulate(graph->graph, graph->steps, simulator);
    if (!before.valid())
      return emitError(lineOf(function), "the copies are no valid plan: ")
             << describe(before.violations.front(), graph->graph);
    auto applied = function->getAttrOfType<AppliedAttr>(RematDialect::kApplied);
    std::vector<Step> steps = scheduleSwaps(
        graph->graph, graph->steps,
        {link->link, std::max(before.peakBytes, limitOf(function)),
         link->hostLimitBytes, arrivals(*graph)});
    Simulation after = simulate(graph->graph, steps, simulator);
    if (steps != graph->steps) {
      SwapMover(*graph).run(steps);
      if (applied)
        function->setAttr(RematDialect::kApplied, withPeaks(applied, after));
    }
    if (remarks)
      emitRemark(lineOf(function), report(before, after));
    return success();
  }

  /// Returns the highest peak that is permitted within the budget, or within an
  /// arena. Returns 0 if the peak has no limit.
  static int64_t limitOf(func::FuncOp function) {
    auto applied = function->getAttrOfType<AppliedAttr>(RematDialect::kApplied);
    int64_t budget = applied ? applied.getBudget().value_or(0) : 0;
    auto limit = function->getAttrOfType<IntegerAttr>(kPeakLimitAttr);
    return limit ? std::min(limit.getInt(), budget) : budget;
  }

  /// Returns for each swap_in how many compute steps run before the wait for
  /// the swap_in. Fences and views of the arriving tensor come right after the
  /// wait. The ops that read the arriving tensor may come later.
  static std::vector<uint32_t> arrivals(const FunctionGraph &graph) {
    llvm::DenseMap<Operation *, uint32_t> before;
    llvm::DenseSet<Operation *> computes;
    for (auto [step, op] : llvm::zip_equal(graph.steps, graph.stepOps))
      if (step.kind == StepKind::Compute)
        computes.insert(op);
    uint32_t count = 0;
    for (Operation &op : *graph.block) {
      if (isa<AwaitOp>(op))
        before[&op] = count;
      count += computes.contains(&op);
    }
    std::vector<uint32_t> most;
    for (Operation *op : graph.stepOps) {
      uint32_t limit = count;
      if (auto in = dyn_cast<SwapInOp>(op))
        for (Operation *user : in.getToken().getUsers())
          limit = std::min(limit, before.lookup(user));
      most.push_back(limit);
    }
    return most;
  }

  static AppliedAttr withPeaks(AppliedAttr applied, const Simulation &now) {
    return AppliedAttr::get(applied.getContext(), applied.getPlanner(),
                            applied.getBudget(), now.peakBytes,
                            applied.getBaseline(), applied.getOverhead(),
                            applied.getClones(), applied.getFences(),
                            applied.getSwapIns(), now.hostPeakBytes);
  }

  static std::string report(const Simulation &before, const Simulation &after) {
    return llvm::formatv("predicted stall {0:f3} ms -> {1:f3} ms of {2:f3} ms; "
                         "peak {3} -> {4} bytes",
                         1e3 * before.stall, 1e3 * after.stall,
                         1e3 * after.makespan, before.peakBytes,
                         after.peakBytes);
  }
};

} // namespace
