//===- PlannedSteps.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlannedSteps.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Storage/Roles.h"
#include "remat/Core/Plan/Validator.h"
#include "remat/Dialect/Remat.h"

using namespace mlir;
using namespace remat;

/// Emits an error if the plan copies anything but whole ranked tensors.
static LogicalResult checkSwapped(func::FuncOp function,
                                  const FunctionGraph &graph,
                                  ArrayRef<Step> steps) {
  for (Step step : steps) {
    if (step.kind == StepKind::Compute)
      continue;
    Value value = graph.valueOf[step.id];
    auto type = value ? dyn_cast<RankedTensorType>(value.getType()) : nullptr;
    if (type && type.hasStaticShape())
      continue;
    InFlightDiagnostic error = emitError(lineOf(function), "the plan swaps ")
                               << describeTensor(graph.graph.spec(), step.id)
                               << ", which ";
    if (value)
      error << "is a " << value.getType();
    else
      error << "only orders two ops";
    return error << ": only tensors of static shape can be copied";
  }
  return success();
}

FailureOr<Simulation> remat::simulatePlan(func::FuncOp function,
                                          const FunctionGraph &graph,
                                          PlanAttr plan, StringRef name) {
  if (plan.getNodes() != graph.graph.numNodes())
    return emitError(lineOf(function), "the plan is for a graph of ")
           << plan.getNodes() << " nodes, and this " << name << " has "
           << graph.graph.numNodes()
           << ": it was changed after planning, plan again";
  if (graph.hasSwaps())
    return graph.firstSwap()->emitOpError(
        "belongs to a copy, but the plan of this " + name +
        " is not applied yet: start again from the step without copies");
  std::vector<Step> steps = plan.getSteps();
  Simulation simulation = simulate(graph.graph, steps);
  if (simulation.valid()) {
    if (failed(checkSwapped(function, graph, steps)))
      return failure();
    return simulation;
  }
  const Violation &first = simulation.violations.front();
  InFlightDiagnostic error =
      emitError(lineOf(function), "the plan is not valid: ")
      << describe(first, graph.graph);
  if (first.node != kNone && first.node < graph.nodeOps.size())
    error.attachNote(graph.nodeOps[first.node]->getLoc()) << "this op";
  return error;
}

bool remat::callerHolds(const FunctionGraph &graph, TensorId t) {
  return graph.graph.isOutput(t) &&
         graph.block->getParent()->getParentOfType<func::FuncOp>()->hasAttr(
             RematDialect::kCallerResults);
}

bool remat::givesOut(const FunctionGraph &graph, NodeId node, Operation *op,
                     bool again) {
  return llvm::any_of(op->getResults(), [&](Value value) {
    auto t = graph.tensorOf.find(value);
    return t != graph.tensorOf.end() &&
           graph.graph.producer(t->second) == node &&
           !(again && callerHolds(graph, t->second));
  });
}

std::string remat::nameOfOp(Operation *op) {
  std::string name = nameInLocation(op->getLoc());
  return name.empty() ? op->getName().getStringRef().str() : name;
}

std::string remat::nameOfValue(const FunctionGraph &graph, Value value) {
  if (auto t = graph.tensorOf.find(value); t != graph.tensorOf.end())
    return graph.graph.tensor(t->second).name;
  if (Operation *op = value.getDefiningOp())
    return nameOfOp(op);
  return "argument " +
         std::to_string(cast<BlockArgument>(value).getArgNumber());
}

namespace {

/// Finds the ops that each step must run. The search goes from the last step to
/// the first.
class PartReader {
public:
  PartReader(const FunctionGraph &graph, ArrayRef<Step> steps)
      : graph(graph), g(graph.graph), steps(steps),
        inPart(graph.hasGroups() && !hasCopies(steps)),
        isRead(g.numTensors(), false) {}

  std::vector<StepPart> read() {
    std::vector<StepPart> parts(steps.size());
    std::vector<size_t> first(g.numNodes(), steps.size());
    for (size_t s = steps.size(); s-- > 0;)
      if (steps[s].kind == StepKind::Compute)
        first[steps[s].id] = s;
    for (TensorId t : g.outputs())
      isRead[t] = true;
    for (size_t s = steps.size(); s-- > 0;)
      if (steps[s].kind == StepKind::Compute)
        readStep(parts[s], steps[s].id, /*again=*/first[steps[s].id] != s);
    findLastTouches(parts);
    return parts;
  }

private:
  void readStep(StepPart &part, NodeId n, bool again) {
    const bool isWhole = !inPart || !again;
    SmallVector<Value> values;
    for (TensorId t : g.outputs(n)) {
      bool isKept = again && callerHolds(graph, t);
      part.isMade.push_back(!isKept && (isWhole || isRead[t]));
      if (isKept)
        continue;
      if (isRead[t])
        values.push_back(graph.valueOf[t]);
      isRead[t] = false;
    }
    if (again && !llvm::is_contained(part.isMade, true))
      // The steps of a plan read all inputs of their nodes, so the inputs of
      // this node need not be noted.
      return;
    part.ops = isWhole ? graph.nodeBodies[n] : opsFor(n, values);
    if (inPart)
      noteReads(part.ops);
  }

  /// Returns the ops of the group of \p node on which \p values depend.
  SmallVector<Operation *, 1> opsFor(NodeId node, ArrayRef<Value> values) {
    ArrayRef<Operation *> body = graph.nodeBodies[node];
    llvm::SmallPtrSet<Operation *, 16> members(body.begin(), body.end()),
        needed;
    SmallVector<Value> open(values);
    while (!open.empty()) {
      Operation *op = open.pop_back_val().getDefiningOp();
      if (!op)
        continue;
      bool isMember = members.contains(op);
      if (isMember ? needed.insert(op).second : graph.role(op) != OpRole::Node)
        llvm::append_range(open, valuesUsedBy(op));
    }
    SmallVector<Operation *, 1> ops;
    llvm::copy_if(body, std::back_inserter(ops),
                  [&](Operation *op) { return needed.contains(op); });
    return ops;
  }

  /// Marks the tensors that \p ops read but do not make.
  void noteReads(ArrayRef<Operation *> ops) {
    llvm::SmallPtrSet<Operation *, 16> members(ops.begin(), ops.end());
    for (Operation *op : ops)
      for (Value value : valuesUsedBy(op)) {
        llvm::SetVector<Value> roots;
        collectRoots(graph, value, roots);
        for (Value root : roots)
          if (auto t = graph.tensorOf.find(root);
              t != graph.tensorOf.end() &&
              !members.contains(root.getDefiningOp()))
            isRead[t->second] = true;
      }
  }

  /// The list Walk::instances is in the order in which tensors are made: first
  /// owned inputs, then the outputs of each step.
  void findLastTouches(std::vector<StepPart> &parts) const {
    Walk walk = walkPlan(g, steps);
    size_t next = 0;
    for (TensorId t = 0; t < g.numTensors(); ++t)
      next += g.producer(t) == kNone && g.tensor(t).owned;
    for (auto [step, part] : llvm::zip(steps, parts)) {
      size_t made = step.kind == StepKind::Compute
                        ? g.node(step.id).outputs.size()
                        : step.kind == StepKind::SwapIn;
      for (size_t i = 0; i < made; ++i)
        part.lastTouch.push_back(walk.instances[next++].last);
    }
  }

  const FunctionGraph &graph;
  const Graph &g;
  ArrayRef<Step> steps;
  /// Whether a group that runs again may run only a part of its ops.
  bool inPart;
  std::vector<bool> isRead; ///< Says for each tensor whether a later step reads
                            ///< it.
};

} // namespace

PlannedSteps remat::readPlannedSteps(const FunctionGraph &graph,
                                     ArrayRef<Step> steps) {
  return {graph, steps, PartReader(graph, steps).read()};
}
