//===- Fences.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/Fences.h"

#include "Dialect/Names.h"
#include "Transforms/Planning/FenceAnchors.h"
#include "Transforms/Planning/FenceInputs.h"

using namespace mlir;
using namespace remat;

namespace {

class FencePlanner {
public:
  FencePlanner(const PlannedSteps &plan, const FencePolicy &policy)
      : plan(plan), steps(plan.steps), policy(policy), anchors(plan),
        sharedZeros(plan.graph), computed(plan.graph.graph.numNodes(), false),
        runs(plan.graph.graph.numNodes()) {
    for (Step step : steps)
      if (step.kind == StepKind::Compute)
        ++runs[step.id];
  }

  std::vector<Fence> run() {
    for (size_t s = 0; s < steps.size();) {
      if (steps[s].kind != StepKind::Compute) {
        ++s;
      } else if (computed[steps[s].id]) {
        size_t end = findRunEnd(s);
        fenceRun(s, end);
        s = end;
      } else {
        if (mightMerge(s))
          fenceRun(s, s + 1);
        else if (policy.large > 0 && anchors.isLarge(s, policy.large))
          fenceLarge(s);
        inside.insert_range(plan.parts[s].ops);
        for (Operation *op : plan.parts[s].ops)
          if (auto merged = op->getAttrOfType<IntegerAttr>(kMergedAttr))
            runsOfMerged[merged.getInt()] = runs[steps[s].id];
        computed[steps[s++].id] = true;
      }
    }
    return std::move(fences);
  }

private:
  /// Returns whether a compiler might make the results of \p step too early.
  /// The step \p step must be the first run of its node. There are four reasons
  /// for this. An earlier group has computed a result inside. An earlier group
  /// reads the same values. The compiler merges the step with another one.
  /// Several sums begin with the same zeros, which the compiler makes too
  /// early.
  bool mightMerge(size_t step) const {
    NodeId node = steps[step].id;
    return llvm::any_of(plan.parts[step].ops, [&](Operation *op) {
      return !sharedZeros.of(op).empty() || isBesideOther(node, op) ||
             ((inside.contains(op) || op->hasAttr(kTiedAttr)) &&
              givesOut(plan.graph, node, op, /*again=*/false));
    });
  }

  /// Returns whether the compiler would compute \p op of \p node in one kernel
  /// with an op that runs more or less often in the plan. The compiler would
  /// then hold the results of both ops as long as it needs one of them.
  bool isBesideOther(NodeId node, Operation *op) const {
    auto merged = op->getAttrOfType<IntegerAttr>(kMergedAttr);
    auto known =
        merged ? runsOfMerged.find(merged.getInt()) : runsOfMerged.end();
    return known != runsOfMerged.end() && known->second != runs[node];
  }

  /// Returns the end of the recomputations that begin at \p begin and share a
  /// fence. The end is before the second run of a node, because two clones of a
  /// node after one fence would be merged. The end is also before a step that
  /// comes after a copy, because the fence might tie a tensor that is not on
  /// the device.
  size_t findRunEnd(size_t begin) const {
    if (policy.perStep)
      return begin + 1;
    size_t end = begin;
    llvm::SmallDenseSet<NodeId, 16> inRun;
    while (end < steps.size() && steps[end].kind == StepKind::Compute &&
           computed[steps[end].id] && inRun.insert(steps[end].id).second)
      ++end;
    return end;
  }

  /// Adds a fence for the run of the steps from \p begin to \p end - 1, so that
  /// no clone can be merged with its original.
  void fenceRun(size_t begin, size_t end) {
    llvm::SetVector<Value> saved =
        findSaved(plan, policy, sharedZeros, begin, end);
    if (saved.empty())
      return;
    Fence fence = {begin, end, {}, {}};
    // If a value is both a saved input and an anchor, the fence has it as an
    // anchor. However, a fence needs at least one saved input, so the last
    // saved input is no anchor.
    bool isAnchorToo = false;
    for (Value anchor : anchorsOf(begin, end, saved)) {
      if (saved.size() == 1 && saved.contains(anchor)) {
        isAnchorToo = true;
        continue;
      }
      saved.remove(anchor);
      fence.anchors.push_back(anchor);
    }
    for (Value value : saved) {
      Operation *def = value.getDefiningOp();
      bool isComputed = def && plan.graph.role(def) == OpRole::Node;
      fence.saved.push_back(
          {value, isAnchorToo || (policy.handOnSaved && isComputed)});
    }
    fences.push_back(std::move(fence));
    lastRunEnd = end;
  }

  /// Returns the anchors of the run of the steps from \p begin to \p end - 1,
  /// which ties \p saved. A run that makes few bytes from arguments alone, such
  /// as a converted weight, has those anchors of the run before it that are
  /// still held. With nearer anchors, all readers of the run would have to come
  /// after the steps before the run, and a compiler could not compute both in
  /// one kernel.
  llvm::SetVector<Value> anchorsOf(size_t begin, size_t end,
                                   const llvm::SetVector<Value> &saved) {
    llvm::SetVector<Value> held;
    if (plan.graph.hasGroups() && anchors.isSmall(begin, end) &&
        llvm::all_of(saved, llvm::IsaPred<BlockArgument>))
      for (Value anchor : lastAnchors)
        if (anchors.isHeld(anchor, begin, end))
          held.insert(anchor);
    if (!held.empty())
      return held;
    return lastAnchors = anchors.ofRun(lastRunEnd, begin, end);
  }

  /// Adds a fence for one tensor that \p step reads. The anchors of this fence
  /// are values that were made when large tensors were read for the last time.
  /// Only steps after the last call of this function count. Values that \p step
  /// needs for another reason are no anchors.
  void fenceLarge(size_t step) {
    const FunctionGraph &graph = plan.graph;
    const Graph &g = graph.graph;
    llvm::SetVector<Value> waited = anchors.behindFreed(lastLarge, step, step);
    llvm::SmallDenseSet<NodeId> needed = findNeeded(lastLarge, step);
    lastLarge = step;
    waited.remove_if([&](Value anchor) {
      auto tensor = graph.tensorOf.find(anchor);
      return tensor == graph.tensorOf.end() ||
             needed.contains(g.producer(tensor->second));
    });
    if (waited.empty())
      return;
    for (TensorId t : g.inputs(steps[step].id)) {
      Value value = graph.valueOf[t];
      if (!value || !isa<RankedTensorType>(value.getType()) ||
          g.isResident(t) || waited.contains(value))
        continue;
      fences.push_back(
          {step, step + 1, {{value, false}}, llvm::to_vector(waited)});
      return;
    }
  }

  /// Returns the nodes of the steps from \p since to \p step - 1 whose results
  /// \p step needs.
  llvm::SmallDenseSet<NodeId> findNeeded(size_t since, size_t step) const {
    const Graph &g = plan.graph.graph;
    llvm::SmallDenseSet<NodeId> needed{steps[step].id};
    llvm::SmallDenseSet<TensorId> read;
    read.insert_range(g.inputs(steps[step].id));
    for (size_t s = step; s-- > since;) {
      NodeId n = steps[s].id;
      if (steps[s].kind != StepKind::Compute ||
          llvm::none_of(g.outputs(n),
                        [&](TensorId t) { return read.contains(t); }))
        continue;
      needed.insert(n);
      read.insert_range(g.inputs(n));
    }
    return needed;
  }

  const PlannedSteps &plan;
  ArrayRef<Step> steps;
  const FencePolicy &policy;
  FenceAnchors anchors;
  SharedZeros sharedZeros;
  std::vector<bool> computed; ///< Nodes that have run.
  std::vector<unsigned> runs; ///< How often the plan runs each node.
  /// For each number of `remat.merged`, how often the plan runs the last op
  /// with this number that was computed so far.
  llvm::DenseMap<int64_t, unsigned> runsOfMerged;
  llvm::DenseSet<Operation *> inside; ///< The ops of groups that have run.
  /// The anchors of the last run that did not have those of the run before it.
  llvm::SetVector<Value> lastAnchors;
  size_t lastRunEnd = 0; ///< The end of the last run of steps that has a fence.
  size_t lastLarge = 0;  ///< The last step that fenceLarge visited.
  std::vector<Fence> fences;
};

} // namespace

std::vector<Fence> remat::planFences(const PlannedSteps &plan,
                                     const FencePolicy &policy) {
  return FencePlanner(plan, policy).run();
}

void remat::printFences(const PlannedSteps &plan, ArrayRef<Fence> fences,
                        raw_ostream &os) {
  auto name = [&](Value value) { return nameOfValue(plan.graph, value); };
  for (const Fence &fence : fences) {
    os << "  before step " << fence.begin << ", for ";
    llvm::ListSeparator comma;
    for (size_t s = fence.begin; s < fence.end; ++s)
      os << comma << plan.graph.graph.node(plan.steps[s].id).name;
    os << ": ties ";
    comma = llvm::ListSeparator();
    for (SavedInput saved : fence.saved)
      os << comma << name(saved.value)
         << (saved.isHandedOn ? " (handed on)" : "");
    if (!fence.anchors.empty())
      os << " after ";
    comma = llvm::ListSeparator();
    for (Value anchor : fence.anchors)
      os << comma << name(anchor);
    os << "\n";
  }
}
