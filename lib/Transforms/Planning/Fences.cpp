//===- Fences.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/Fences.h"

#include "Dialect/Names.h"
#include "Transforms/Planning/FenceInputs.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

/// These are the limits of the search for anchors. The anchor of a run of
/// recomputations is searched among the steps before the run.
namespace {

/// The search visits at most this number of steps. Many values live longer than
/// a run of recomputations, so the search usually finds one in the first few
/// steps. Without this limit, the search might take quadratic time.
constexpr size_t kSearchSteps = 256;
/// A freed value is large if its bytes times this number are at least the bytes
/// of the largest tensor.
constexpr int64_t kShareOfLargest = 64;
/// A run is small if the bytes that it makes times this number are at most the
/// bytes of the largest tensor.
constexpr int64_t kShareOfSmall = 8;
/// After a large value is freed, an anchor is searched in at most this number
/// of later steps.
constexpr unsigned kMostHops = 4;

/// Finds the anchors of fences. A compiler with a scheduler of its own runs a
/// recomputation as soon as its operands exist. The anchors of a fence prevent
/// a recomputation from running too early. An anchor is a value that is made
/// right before the recomputation and read after it. In the backward part, the
/// anchor is the incoming gradient.
///
/// A plan of XLA's kernels has more anchors. If the first anchor is a result of
/// the step, no op reads it, and XLA may make it long before the place that the
/// plan has for it. In this case the second anchor is the nearest value that is
/// no result. If the plan frees large tensors before the recomputation, the
/// values that the last readers of these tensors make are anchors too.
class FenceAnchors {
public:
  FenceAnchors(const PlannedSteps &plan, const FencePolicy &policy)
      : plan(plan), graph(plan.graph.graph), policy(policy) {
    for (Step step : plan.steps)
      if (step.kind == StepKind::Compute)
        for (TensorId t : graph.outputs(step.id))
          largest = std::max(largest, graph.bytes(t));
    findFreeing();
  }

  /// Returns anchors: values that exist before the run of the steps from \p
  /// begin to \p end - 1. The previous run of recomputed steps ends at \p
  /// since.
  llvm::SetVector<Value> ofRun(size_t since, size_t begin, size_t end) const {
    llvm::SetVector<Value> anchors;
    if (Value value = nearest(begin, end, policy.resultAnchors))
      anchors.insert(value);
    if (!plan.graph.hasGroups())
      return anchors;
    if (Value value = nearest(begin, end, /*mayBeResult=*/false))
      anchors.insert(value);
    anchors.insert_range(behindFreed(since, begin, end));
    return anchors;
  }

  /// Returns values that were made by readers of large tensors. The steps from
  /// \p since to \p begin - 1 freed these tensors. The values are used at or
  /// after \p end, or they are results of the step.
  llvm::SetVector<Value> behindFreed(size_t since, size_t begin,
                                     size_t end) const {
    llvm::SetVector<Value> anchors;
    for (size_t s = since; s < begin; ++s)
      for (uint32_t reader : freeing[s])
        if (Value value = findBehind(reader, begin, end))
          anchors.insert(value);
    return anchors;
  }

  /// Returns whether the steps from \p begin to \p end - 1 make few bytes.
  bool isSmall(size_t begin, size_t end) const {
    int64_t bytes = 0;
    for (size_t s = begin; s < end; ++s)
      for (TensorId t : graph.outputs(plan.steps[s].id))
        bytes += graph.bytes(t);
    return bytes <= largest / kShareOfSmall;
  }

  /// Returns whether the plan makes \p value shortly before \p begin, and uses
  /// it at or after \p end.
  bool isHeld(Value value, size_t begin, size_t end) const {
    size_t stop = begin > kSearchSteps ? begin - kSearchSteps : 0;
    for (size_t s = begin; s-- > stop;) {
      if (plan.steps[s].kind != StepKind::Compute)
        continue;
      const StepPart &part = plan.parts[s];
      for (auto [t, last, isMade] : llvm::zip(graph.outputs(plan.steps[s].id),
                                              part.lastTouch, part.isMade))
        if (plan.graph.valueOf[t] == value)
          return isMade && last >= end;
    }
    return false;
  }

  /// Returns whether \p step makes a tensor whose bytes times \p share are at
  /// least the bytes of the largest tensor.
  bool isLarge(size_t step, unsigned share) const {
    const auto least = static_cast<int64_t>(llvm::divideCeil(largest, share));
    return llvm::any_of(graph.outputs(plan.steps[step].id), [&](TensorId t) {
      return graph.bytes(t) > 0 && graph.bytes(t) >= least;
    });
  }

private:
  void findFreeing() {
    ArrayRef<Step> steps = plan.steps;
    const bool copies = hasCopies(steps);
    // For each tensor that exists at this step, its last use, and the steps
    // that have read it so far.
    std::vector<size_t> last(graph.numTensors(), steps.size());
    std::vector<SmallVector<uint32_t, 4>> readers(graph.numTensors());
    freeing.resize(steps.size());
    for (auto [s, step] : llvm::enumerate(steps)) {
      SmallVector<TensorId> touched, made;
      if (step.kind == StepKind::Compute) {
        llvm::append_range(made, graph.outputs(step.id));
        for (TensorId t : graph.inputs(step.id))
          readers[t].push_back(s);
        llvm::append_range(touched, graph.inputs(step.id));
      } else {
        touched.push_back(step.id);
        made.append(step.kind == StepKind::SwapIn, step.id);
      }
      for (auto [t, lastTouch] : llvm::zip(made, plan.parts[s].lastTouch)) {
        readers[t].clear();
        last[t] = lastTouch;
      }
      llvm::append_range(touched, made);
      int64_t freed = 0;
      for (TensorId t : touched) {
        if (last[t] != s)
          continue;
        freed += graph.bytes(t);
        if (copies && graph.bytes(t) >= largest / kShareOfLargest)
          llvm::append_range(freeing[s], readers[t]);
        last[t] = steps.size();
      }
      if (freed > 0 && freed >= largest / kShareOfLargest)
        freeing[s].push_back(s);
      llvm::sort(freeing[s]);
      freeing[s].erase(llvm::unique(freeing[s]), freeing[s].end());
    }
  }

  /// Returns a value that is used at or after \p end. The value is made by the
  /// nearest possible step before \p begin. If \p mayBeResult is false, the
  /// returned value is no result of the function.
  Value nearest(size_t begin, size_t end, bool mayBeResult) const {
    size_t stop = begin > kSearchSteps ? begin - kSearchSteps : 0;
    for (size_t s = begin; s-- > stop;) {
      if (plan.steps[s].kind != StepKind::Compute)
        continue;
      const StepPart &part = plan.parts[s];
      for (auto [t, last, isMade] : llvm::zip(graph.outputs(plan.steps[s].id),
                                              part.lastTouch, part.isMade)) {
        Value value = plan.graph.valueOf[t];
        if (value && isa<RankedTensorType>(value.getType()) && last >= end &&
            isMade && (mayBeResult || !graph.isOutput(t)))
          return value;
      }
    }
    return {};
  }

  /// Returns a value of \p step, or of a later step that reads the results of
  /// \p step. The returned value exists when the run of the steps from \p begin
  /// to \p end - 1 starts. The value is used after this run, or it is a result
  /// of the training step.
  Value findBehind(size_t step, size_t begin, size_t end) const {
    for (unsigned hop = 0; hop < kMostHops; ++hop) {
      if (plan.steps[step].kind != StepKind::Compute)
        return {};
      const StepPart &part = plan.parts[step];
      size_t next = step;
      for (auto [t, last, isMade] :
           llvm::zip(graph.outputs(plan.steps[step].id), part.lastTouch,
                     part.isMade)) {
        Value value = plan.graph.valueOf[t];
        if (!value || !isa<RankedTensorType>(value.getType()) || !isMade)
          continue;
        if (graph.isOutput(t) ? policy.resultAnchors : last >= end)
          return value;
        if (last < begin)
          next = std::max<size_t>(next, last);
      }
      if (next == step)
        return {};
      step = next;
    }
    return {};
  }

  const PlannedSteps &plan;
  const Graph &graph;
  const FencePolicy &policy;
  int64_t largest = 0; ///< The bytes of the largest tensor that a step makes.
  /// If a step is the last one that uses a large tensor, its entry has all
  /// steps that read this tensor.
  std::vector<llvm::SmallVector<uint32_t, 1>> freeing;
};

class FencePlanner {
public:
  FencePlanner(const PlannedSteps &plan, const FencePolicy &policy)
      : plan(plan), steps(plan.steps), policy(policy), anchors(plan, policy),
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
