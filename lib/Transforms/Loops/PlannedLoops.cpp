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
    if (Operation *op = pair.first().op; planned.remove(op)) {
      FailureOr<LoopChoice> choice = loopChoiceOf(op);
      if (failed(choice))
        return failure();
      pairs.push_back({std::move(pair), std::move(*choice)});
    }
  if (planned.empty())
    return pairs;
  return planned.front()->emitError(
      "has a remat.loop_plan, and is neither a loop alone that is planned "
      "inside nor the forward loop of a pair: it was changed after planning, "
      "plan again");
}

/// Returns why \p choice, whose plan has \p steps, is not of \p loop, or
/// nothing.
static std::optional<std::string>
misfit(const LoopGraph &loop, const LoopChoice &choice, ArrayRef<Step> steps) {
  const Groups &groups = choice.groups;
  if (loop.isAlone && (!groups.empty() || !choice.host.empty()))
    return "has 'groups' or 'host', which are of pairs, and this loop is alone";
  if (!loop.isAlone && hasCopies(steps))
    return "has steps that copy, which are of loops alone: 'host' says which "
           "stacks of a pair lie on the host";
  if (!groups.empty() && !loop.canGroup)
    return "has 'groups', and iterations of these loops cannot be grouped";
  if (!groups.empty() && (groups.sizes.front() >= loop.trips ||
                          loop.trips % groups.sizes.front() != 0))
    return "has groups of " + std::to_string(groups.sizes.front()) +
           ", into which " + std::to_string(loop.trips) +
           " iterations cannot be divided";
  SmallVector<TensorId> crossing = crossingTensors(loop, steps);
  for (TensorId tensor : choice.host)
    if (!llvm::is_contained(crossing, tensor) ||
        loop.graph.graph.bytes(tensor) == 0)
      return "puts tensor " + std::to_string(tensor) +
             " on the host, which has no stack";
  return std::nullopt;
}

FailureOr<LoopPlan> remat::readLoopPlan(PairGraph &read,
                                        const LoopChoice &choice) {
  if (failed(read.read(choice.model, {choice.link, std::nullopt})) ||
      failed(simulatePlan(read.body.function, read.graph.graph, choice.plan,
                          "loop")))
    return failure();
  std::vector<Step> steps = choice.plan.getSteps();
  if (auto wrong = misfit(read.graph, choice, steps))
    return read.pair.first().op->emitError("remat.loop_plan ") << *wrong;
  LoopPlan plan =
      planOf(read.graph, std::move(steps), choice.plan.getPlanner().str());
  if (!choice.host.empty())
    plan = placed(read.graph, std::move(plan), choice.host, choice.ahead);
  plan = grouped(read.graph, std::move(plan), choice.groups);
  plan.costBound = choice.bound;
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
