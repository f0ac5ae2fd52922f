//===- PlannedLoops.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/PlannedLoops.h"

#include "Dialect/LoopPlans.h"
#include "Transforms/Loops/LoopCopies.h"
#include "Transforms/Planning/PlanCheck.h"
#include "remat/Transforms/Passes.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

SmallVector<func::FuncOp> remat::plannedFunctions(ModuleOp module) {
  return llvm::to_vector(
      llvm::make_filter_range(module.getOps<func::FuncOp>(), [](auto each) {
        return isPlannedFunction(each);
      }));
}

std::string remat::noLoops(func::FuncOp function) {
  return "function @" + function.getSymName().str() +
         " has no loop whose residuals a later loop reads, and none that holds "
         "a step; remat-print-loops says what each loop is";
}

/// Returns the number of nodes of the graph that \p steps run, each of them at
/// least once.
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
  bool ahead = false;
  if (!plan.bytes.isAlone) // The steps of a loop alone say what it copies.
    for (const PlannedStack &stack : plan.onHost) {
      host.push_back(stack.tensor);
      ahead |= stack.ahead;
    }
  auto steps = PlanAttr::get(context, plan.planner, budget, nodesOf(plan.steps),
                             ArrayRef<Step>(plan.steps));
  const Groups &groups = plan.bytes.groups;
  return LoopPlanAttr::get(
      context, steps, costModelName(model), groups.sizes, groups.startsOnHost,
      host, ahead, std::optional<Float64>(link.deviceToHost),
      std::optional<Float64>(link.hostToDevice), Float64(link.latency),
      link.halfDuplex, std::optional<Float64>());
}

FailureOr<std::vector<PlannedPair>>
remat::readPlannedPairs(func::FuncOp function) {
  llvm::SetVector<Operation *> planned;
  function.walk([&](Operation *op) {
    if (op->hasAttr(kLoopPlan))
      planned.insert(op);
  });
  std::vector<PlannedPair> pairs;
  if (planned.empty())
    return pairs;
  for (LoopPair &pair : findAllLoopPairs(stepBlock(function)))
    if (Operation *op = pair.first().op; planned.remove(op))
      pairs.push_back(
          {std::move(pair), op->getAttrOfType<LoopPlanAttr>(kLoopPlan)});
  if (planned.empty())
    return pairs;
  return planned.front()->emitError(
      "has a remat.loop_plan, and is neither a loop alone that is planned "
      "inside nor the forward loop of a pair: it was changed after planning, "
      "plan again");
}

/// Returns why \p plan is not of \p loop, or nothing.
static std::optional<std::string> misfit(const LoopGraph &loop,
                                         LoopPlanAttr plan) {
  ArrayRef<int64_t> groups = plan.getGroups(), host = plan.getHost();
  std::vector<Step> steps = plan.getPlan().getSteps();
  if (loop.isAlone && (!groups.empty() || !host.empty()))
    return "has 'groups' or 'host', which are of pairs, and this loop is alone";
  if (!loop.isAlone && hasCopies(steps))
    return "has steps that copy, which are of loops alone: 'host' says which "
           "stacks of a pair lie on the host";
  if (!groups.empty() && !loop.canGroup)
    return "has 'groups', and iterations of these loops cannot be grouped";
  if (!groups.empty() &&
      (groups.front() >= loop.trips || loop.trips % groups.front() != 0))
    return "has groups of " + std::to_string(groups.front()) + ", into which " +
           std::to_string(loop.trips) + " iterations cannot be divided";
  SmallVector<TensorId> crossing = crossingTensors(loop, steps);
  for (int64_t tensor : host)
    if (!llvm::is_contained(crossing, tensor) ||
        loop.graph.graph.bytes(TensorId(tensor)) == 0)
      return "puts tensor " + std::to_string(tensor) +
             " on the host, which has no stack";
  return std::nullopt;
}

FailureOr<LoopPlan> remat::readLoopPlan(PairGraph &read, LoopPlanAttr given) {
  Operation *loop = read.pair.first().op;
  std::optional<CostModel> model = parseCostModel(given.getCostModel());
  if (!model)
    return loop->emitError("remat.loop_plan has the unknown cost model '")
           << given.getCostModel() << "': expected analytic, flops or roofline";
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
                  SmallVector<TensorId>(given.getHost()), given.getAhead());
  plan = grouped(
      read.graph, std::move(plan),
      {SmallVector<int64_t, 2>(given.getGroups()), given.getStartsOnHost()});
  plan.costBound = given.getBound();
  return plan;
}

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

void remat::setLoopRefusal(func::FuncOp function, const LoopRefusal &refusal) {
  Builder builder(function.getContext());
  NamedAttrList entries;
  entries.set("message", builder.getStringAttr(refusal.message));
  if (refusal.asked)
    entries.set("asked", builder.getI64IntegerAttr(*refusal.asked));
  if (refusal.least)
    entries.set("least", builder.getI64IntegerAttr(*refusal.least));
  function->setAttr(kLoopsRefused,
                    entries.getDictionary(function.getContext()));
}

std::optional<LoopRefusal> remat::loopRefusalOf(func::FuncOp function) {
  auto entries = function->getAttrOfType<DictionaryAttr>(kLoopsRefused);
  if (!entries)
    return std::nullopt;
  auto number = [&](StringRef name) -> std::optional<int64_t> {
    auto value = entries.getAs<IntegerAttr>(name);
    if (!value || !value.getType().isSignlessInteger(64))
      return std::nullopt;
    return value.getInt();
  };
  auto message = entries.getAs<StringAttr>("message");
  return LoopRefusal{message ? message.str() : "the loops have no plan",
                     number("asked"), number("least")};
}
