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
      : plan(plan), steps(plan.steps), policy(policy), anchors(plan, policy),
        sharedZeros(plan.graph), computed(plan.graph.graph.numNodes(), false) {}

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
        computed[steps[s++].id] = true;
      }
    }
    return std::move(fences);
  }

private:
  /// Returns whether a compiler might make the results of \p step too early.
  /// The step runs for the first time. An earlier group may have computed a
  /// result inside, or may read the same values. Several sums may begin with
  /// the same zeros. A compiler might also make these zeros too early.
  bool mightMerge(size_t step) const {
    NodeId node = steps[step].id;
    return llvm::any_of(plan.parts[step].ops, [&](Operation *op) {
      return !sharedZeros.of(op).empty() ||
             ((inside.contains(op) || op->hasAttr(kTiedAttr)) &&
              givesOut(plan.graph, node, op, /*again=*/false));
    });
  }

  /// Returns the end of the recomputations that begin at \p begin and share a
  /// fence. If a node runs a second time among them, it begins the next run,
  /// because two clones of a node after one fence would be merged. A step after
  /// a copy also begins the next run, because the fence might tie a tensor that
  /// is not on the device.
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

  /// Ties the run of the steps from \p begin to \p end - 1, so that no clone
  /// can be merged with its original.
  void fenceRun(size_t begin, size_t end) {
    llvm::SetVector<Value> saved =
        findSaved(plan, policy, sharedZeros, begin, end);
    if (saved.empty())
      return;
    Fence fence = {begin, end, {}, {}};
    // If a value is both a saved input and an anchor, the fence has it as an
    // anchor. However, the last saved input stays a saved input, because a
    // fence needs at least one.
    bool isAnchorToo = false;
    for (Value anchor : anchors.ofRun(lastRunEnd, begin, end)) {
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

  /// Ties one tensor that \p step reads. It is tied to values that were made
  /// since the last call when large tensors were read for the last time. Values
  /// that \p step needs for another reason are left out.
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
  std::vector<bool> computed;         ///< Nodes that have run.
  llvm::DenseSet<Operation *> inside; ///< The ops of groups that have run.
  size_t lastRunEnd = 0;              ///< The end of the last fenced run.
  size_t lastLarge = 0; ///< The last step that fenceLarge visited.
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
