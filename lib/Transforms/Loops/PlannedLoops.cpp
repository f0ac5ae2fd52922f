//===- PlannedLoops.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/PlannedLoops.h"

#include "Analysis/Ops/Names.h"
#include "Dialect/Names.h"
#include "Transforms/Loops/LoopCopies.h"
#include "Transforms/Planning/PlannedSteps.h"
#include "Transforms/Reports/Entries.h"
#include "remat/Transforms/Passes.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

std::string remat::noLoops(func::FuncOp function) {
  return "function @" + function.getSymName().str() +
         " has no pair of loops (a later loop that reads the stacks of an "
         "earlier one), and no loop with a whole step in its body; "
         "remat-print-loops describes each loop";
}

LogicalResult remat::forEachBody(
    func::FuncOp function, StringRef pass, const std::string &folder,
    llvm::function_ref<LogicalResult(PairGraph &, std::string)> visit) {
  if (folder.empty())
    return emitError(lineOf(function), pass) << " needs folder=";
  std::vector<LoopPair> pairs = findAllLoopPairs(stepBlock(function));
  if (pairs.empty())
    return emitError(lineOf(function), noLoops(function));
  for (auto [i, pair] : llvm::enumerate(pairs)) {
    PairGraph read(pair);
    if (failed(visit(read, folder + "/" + std::to_string(i))))
      return failure();
  }
  return success();
}

/// Returns the number of nodes of the graph for which \p steps is a plan. Each
/// node runs at least once in a plan, so the largest number in \p steps belongs
/// to the last node.
static int64_t nodesOf(ArrayRef<Step> steps) {
  int64_t nodes = 0;
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      nodes = std::max(nodes, int64_t(step.id) + 1);
  return nodes;
}

LoopPlanAttr remat::attributeOf(MLIRContext *context, const LoopPlan &plan,
                                std::optional<int64_t> budget, CostModel model,
                                const Link &link) {
  SmallVector<int64_t> host;
  if (!plan.bytes
           .isAlone) // For a loop without a partner, the steps show the copies.
    for (const PlannedStack &stack : plan.onHost)
      host.push_back(stack.tensor);
  auto steps = PlanAttr::get(context, plan.planner, budget, nodesOf(plan.steps),
                             ArrayRef<Step>(plan.steps));
  const Groups &groups = plan.bytes.groups;
  return LoopPlanAttr::get(
      context, steps, costModelName(model), groups.sizes, groups.startsOnHost,
      host, std::optional<Float64>(link.deviceToHost),
      std::optional<Float64>(link.hostToDevice), Float64(link.latency),
      link.halfDuplex, std::optional<Float64>());
}

/// Returns the reason why \p plan does not fit \p loop. Returns nothing if \p
/// plan fits \p loop.
static std::optional<std::string> misfit(const LoopGraph &loop,
                                         LoopPlanAttr plan) {
  ArrayRef<int64_t> groups = plan.getGroups(), host = plan.getHost();
  std::vector<Step> steps = plan.getPlan().getSteps();
  if (loop.isAlone && (!groups.empty() || !host.empty()))
    return "has 'groups' or 'host', which are for pairs of loops, but this "
           "loop is not in a pair";
  if (!loop.isAlone && hasCopies(steps))
    return "has copies in its steps, which are for single loops: 'host' names "
           "the stacks of a pair that are on the host";
  if (!groups.empty() && !loop.canGroup)
    return "has 'groups', but iterations of these loops cannot be grouped";
  if (!groups.empty() &&
      (groups.front() >= loop.trips || loop.trips % groups.front() != 0))
    return "has groups of " + std::to_string(groups.front()) + ", into which " +
           std::to_string(loop.trips) + " iterations cannot be divided";
  SmallVector<TensorId> crossing = crossingTensors(loop, steps);
  for (int64_t tensor : host)
    if (!llvm::is_contained(crossing, tensor) ||
        loop.graph.graph.bytes(TensorId(tensor)) == 0)
      return "puts tensor " + std::to_string(tensor) +
             " on the host, but this tensor has no stack";
  return std::nullopt;
}

static FailureOr<LoopPlan> readLoopPlan(PairGraph &read, LoopPlanAttr given) {
  Operation *loop = read.pair.first().op;
  std::optional<CostModel> model = parseCostModel(given.getCostModel());
  if (!model)
    return loop->emitError("remat.loop_plan has the unknown cost model '")
           << given.getCostModel()
           << "': expected 'analytic', 'flops' or 'roofline'";
  if (failed(read.read(*model, {given.getLink(), std::nullopt})) ||
      failed(simulatePlan(read.body.function, read.graph.graph, given.getPlan(),
                          "loop")))
    return failure();
  if (auto wrong = misfit(read.graph, given))
    return loop->emitError("remat.loop_plan ") << *wrong;
  LoopPlan plan = planOf(read.graph, given.getPlan().getSteps(),
                         given.getPlan().getPlanner().str());
  if (!given.getHost().empty())
    plan = placed(read.graph, std::move(plan),
                  SmallVector<TensorId>(given.getHost()));
  plan = grouped(
      read.graph, std::move(plan),
      {SmallVector<int64_t, 2>(given.getGroups()), given.getStartsOnHost()});
  plan.costBound = given.getBound();
  return plan;
}

LogicalResult remat::forEachPlan(
    func::FuncOp function,
    llvm::function_ref<LogicalResult(PairGraph &, LoopPlanAttr, LoopPlan)>
        visit) {
  llvm::SetVector<Operation *> planned;
  function.walk([&](Operation *op) {
    if (op->hasAttr(kLoopPlan))
      planned.insert(op);
  });
  if (planned.empty())
    return success();
  std::vector<LoopPair> pairs = findAllLoopPairs(stepBlock(function));
  llvm::erase_if(pairs, [&](const LoopPair &pair) {
    return !planned.remove(pair.first().op);
  });
  if (!planned.empty())
    return planned.front()->emitError(
        "has a remat.loop_plan, but is neither a single planned loop nor the "
        "forward loop of a pair: it was changed after planning, plan again");
  for (const LoopPair &pair : pairs) {
    auto given = pair.first().op->getAttrOfType<LoopPlanAttr>(kLoopPlan);
    PairGraph read(pair);
    FailureOr<LoopPlan> plan = readLoopPlan(read, given);
    if (failed(plan) || failed(visit(read, given, std::move(*plan))))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

void remat::setLoopRefusal(func::FuncOp function, const LoopRefusal &refusal) {
  EntryWriter writer(function.getContext());
  writer.text("message", refusal.message);
  writer.number("asked", refusal.asked);
  writer.number("least", refusal.least);
  function->setAttr(kLoopsRefused, writer.take());
}

std::optional<LoopRefusal> remat::loopRefusalOf(func::FuncOp function) {
  auto entries = function->getAttrOfType<DictionaryAttr>(kLoopsRefused);
  if (!entries)
    return std::nullopt;
  EntryReader reader(entries);
  std::string message = reader.text("message");
  return LoopRefusal{message.empty() ? "the loops have no plan" : message,
                     reader.number("asked"), reader.number("least")};
}
