//===- PlanRewriter.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlanRewriter.h"

#include "remat/Analysis/ForeignOps.h"
#include "remat/Core/Plan/Validator.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

/// How far before a group of recomputations its anchor is looked for. Values
/// that live past a group are frequent, so that the first steps suffice; the
/// limit keeps the rewrite linear where they are not.
static constexpr size_t kAnchorSearchSteps = 256;

PlanRewriter::PlanRewriter(func::FuncOp function, const FunctionGraph &graph,
                           RewriteOptions options)
    : function(function), block(*graph.block), graph(graph), options(options),
      builder(function.getContext()), computed(graph.graph.numNodes(), false) {}

/// The walk's instances stand in the order of production: owned inputs, then
/// the outputs of each step.
static std::vector<SmallVector<uint32_t, 1>> lastTouches(const Graph &graph,
                                                         ArrayRef<Step> steps) {
  Walk walk = walkPlan(graph, steps);
  std::vector<SmallVector<uint32_t, 1>> last(steps.size());
  size_t next = 0;
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    next += graph.producer(t) == kNone && graph.tensor(t).owned;
  for (size_t s = 0; s < steps.size(); ++s) {
    size_t made = steps[s].kind == StepKind::Compute
                      ? graph.node(steps[s].id).outputs.size()
                      : steps[s].kind == StepKind::SwapIn;
    for (size_t i = 0; i < made; ++i)
      last[s].push_back(walk.instances[next++].last);
  }
  return last;
}

FailureOr<RewriteStatistics> PlanRewriter::run(ArrayRef<Step> steps) {
  lastTouch = lastTouches(graph.graph, steps);
  hasCopies = llvm::any_of(
      steps, [](Step step) { return step.kind != StepKind::Compute; });
  Operation *terminator = block.getTerminator();
  Operation *lastOriginal = terminator->getPrevNode();
  builder.setInsertionPoint(terminator);
  findOps(steps);
  findFreed(steps);
  if (options.fences && options.fenceLarge > 0)
    findLarge(steps);
  for (size_t s = 0; s < steps.size();) {
    if (steps[s].kind != StepKind::Compute) {
      emitSwap(steps[s++]);
      continue;
    }
    if (computed[steps[s].id]) {
      size_t end = findRunEnd(steps, s);
      emitRun(steps, s, end);
      s = end;
      continue;
    }
    Overrides overrides;
    if (!makesLarge.empty() && makesLarge[s])
      overrides = emitWait(steps, s);
    emitStep(steps, s, overrides, /*again=*/false);
    ++s;
  }
  for (OpOperand &operand : terminator->getOpOperands())
    operand.set(resolve(operand.get(), Overrides()));
  if (failed(checkOrder(lastOriginal)))
    return failure();
  replaceBody(lastOriginal);
  recordGroups();
  return statistics;
}

/// The end of the recomputations from \p begin on that share a fence. A node
/// that runs again among them begins the next run: behind one fence the two
/// clones would merge. So does what follows a copy, for the fence could tie a
/// tensor that is away.
size_t PlanRewriter::findRunEnd(ArrayRef<Step> steps, size_t begin) const {
  if (options.fencePerStep)
    return begin + 1;
  size_t end = begin;
  llvm::SmallDenseSet<NodeId, 16> inRun;
  while (end < steps.size() && steps[end].kind == StepKind::Compute &&
         computed[steps[end].id] && inRun.insert(steps[end].id).second)
    ++end;
  return end;
}

/// Emits the recomputations [begin, end) behind one fence.
void PlanRewriter::emitRun(ArrayRef<Step> steps, size_t begin, size_t end) {
  Overrides overrides;
  if (options.fences)
    overrides = emitFence(steps, begin, end);
  for (size_t s = begin; s < end; ++s) {
    emitStep(steps, s, overrides, /*again=*/true);
    for (auto [i, t] : llvm::enumerate(graph.graph.outputs(steps[s].id)))
      if (isMade[s][i])
        overrides.erase(graph.valueOf[t]);
  }
}

void PlanRewriter::emitStep(ArrayRef<Step> steps, size_t s,
                            const Overrides &overrides, bool again) {
  NodeId node = steps[s].id;
  if (graph.nodeGroups[node] == kNone && !opsOf[s].empty())
    emitNode(node, overrides, again);
  else if (!opsOf[s].empty())
    emitGroup(node, opsOf[s], overrides, again);
  computed[node] = true;
}

/// The values at the end of views and free ops that \p value is made from.
void PlanRewriter::collectRoots(Value value,
                                llvm::SetVector<Value> &roots) const {
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || graph.role(op) == OpRole::Node)
      roots.insert(next);
    else
      llvm::append_range(worklist, valuesUsedBy(op));
  }
}

/// What a clone that reads no tensor can be tied by: the tensor.empty that it
/// is initialised from, or else a constant, or null.
Value PlanRewriter::findUnstored(Operation *op) const {
  SmallVector<Value> worklist = valuesUsedBy(op);
  Value other;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    Operation *def = next.getDefiningOp();
    if (!def || graph.role(def) == OpRole::Node)
      continue;
    if (isa<tensor::EmptyOp>(def))
      return next;
    if (isa<RankedTensorType>(next.getType()))
      other = next;
    llvm::append_range(worklist, def->getOperands());
  }
  return other;
}

/// What \p op, inside a group, repeats the elements of, as a broadcast does;
/// null for other ops. Compilers compute it inside what reads it, and only
/// where that is an argument that stands there plainly, not behind a fence.
/// Merged with its original it holds nothing.
Value PlanRewriter::repeatedInside(NodeId node, Operation *op) const {
  StringRef name = op->getName().stripDialect();
  if (name != "broadcast_in_dim" && name != "broadcast")
    return {};
  llvm::SetVector<Value> roots;
  collectRoots(op->getOperand(0), roots);
  bool isArgument = roots.size() == 1 && isa<BlockArgument>(roots.front());
  if (!isArgument || givesOut(node, op, /*again=*/true) ||
      (options.fenceBiases && isBias(op)))
    return {};
  return roots.front();
}

/// Whether \p op makes what is added to products and to nothing else, and
/// several ops read each sum. Where that stands plainly, XLA adds it in the
/// kernel of the product, and never makes one kernel of several readers of such
/// a kernel. Behind a fence the readers add it, and what they then share is the
/// fence.
bool PlanRewriter::isBias(Operation *op) const {
  auto isOfProduct = [&](Value value) {
    llvm::SetVector<Value> roots;
    collectRoots(value, roots);
    Operation *def =
        roots.size() == 1 ? roots.front().getDefiningOp() : nullptr;
    std::optional<ForeignOp> foreign = def ? lookUpForeign(def) : std::nullopt;
    return foreign && (foreign->form == ForeignForm::Dot ||
                       foreign->form == ForeignForm::Convolution);
  };
  auto isAdded = [&](Operation *user) {
    return user->getName().stripDialect() == "add" && !user->hasOneUse() &&
           llvm::any_of(user->getOperands(), isOfProduct);
  };
  return !op->use_empty() && llvm::all_of(op->getUsers(), isAdded);
}

/// What the run [begin, end) is tied by: every counted tensor that it reads
/// from outside, and something of each clone that reads none.
llvm::SetVector<Value> PlanRewriter::findSaved(ArrayRef<Step> steps,
                                               size_t begin, size_t end) {
  llvm::SetVector<Value> saved;
  llvm::DenseSet<Value> made; // By the run's steps so far.
  for (size_t s = begin; s < end; ++s) {
    llvm::SmallPtrSet<Operation *, 8> members, tiedMembers;
    llvm::SmallDenseMap<Operation *, Value> repeating; // Members not tied.
    for (Operation *op : opsOf[s]) {
      members.insert(op);
      if (Value repeated = repeatedInside(steps[s].id, op)) {
        repeating[op] = repeated;
        continue;
      }
      llvm::SetVector<Value> roots;
      for (Value value : valuesUsedBy(op))
        collectRoots(value, roots);
      bool tied = false;
      Value resident;
      for (Value root : roots) {
        Operation *def = root.getDefiningOp();
        if (def && members.contains(def)) {
          tied |= tiedMembers.contains(def);
          if (Value repeated = repeating.lookup(def); repeated && !resident)
            resident = repeated;
          continue;
        }
        if (!isa<RankedTensorType>(root.getType()))
          continue;
        if (!def) {
          resident = resident ? resident : root;
          auto tensor = graph.tensorOf.find(root);
          if (tensor == graph.tensorOf.end() ||
              graph.graph.isResident(tensor->second)) {
            tied |= saved.contains(root);
            continue;
          }
        }
        tied = true;
        if (!made.contains(root))
          saved.insert(root);
      }
      Value unstored;
      if (!tied && options.tieResidents)
        unstored = resident ? resident : findUnstored(op);
      if (unstored)
        saved.insert(unstored);
      if (tied || unstored)
        tiedMembers.insert(op);
    }
    for (auto [i, t] : llvm::enumerate(graph.graph.outputs(steps[s].id)))
      if (isMade[s][i])
        made.insert(graph.valueOf[t]);
  }
  return saved;
}

/// Ties the run [begin, end), so that no clone can merge with its original. The
/// anchor is read after the run, so that the run can neither start early nor
/// sink.
PlanRewriter::Overrides PlanRewriter::emitFence(ArrayRef<Step> steps,
                                                size_t begin, size_t end) {
  llvm::SetVector<Value> saved = findSaved(steps, begin, end);
  if (saved.empty())
    return Overrides();

  llvm::SetVector<Value> anchors = findAnchors(steps, begin, end);
  // What is both takes part as an anchor, so that later readers take it from
  // the fence; but a fence needs a saved input.
  Value onlySaved;
  for (Value anchor : anchors)
    if (saved.size() == 1 && saved.contains(anchor))
      onlySaved = anchor;
    else
      saved.remove(anchor);
  anchors.remove(onlySaved);
  SmallVector<Value> savedNow, anchorsNow;
  for (Value value : saved)
    savedNow.push_back(resolve(value, Overrides()));
  for (Value anchor : anchors)
    anchorsNow.push_back(resolve(anchor, Overrides()));
  auto fence = FenceOp::create(
      builder, graph.nodeOps[steps[begin].id]->getLoc(), savedNow, anchorsNow);
  ++statistics.fences;
  Overrides overrides;
  for (auto [value, result] : llvm::zip(saved, fence->getResults())) {
    overrides[value] = result;
    Operation *def = value.getDefiningOp();
    if (options.handOnSaved && def && graph.role(def) == OpRole::Node)
      newest[value] = result;
  }
  for (auto [anchor, result] :
       llvm::zip(anchors, fence->getResults().drop_front(saved.size())))
    newest[anchor] = result;
  if (onlySaved)
    newest[onlySaved] = fence->getResult(0);
  lastRunEnd = end;
  return overrides;
}

/// What has to be there before the run [begin, end) starts.
llvm::SetVector<Value> PlanRewriter::findAnchors(ArrayRef<Step> steps,
                                                 size_t begin, size_t end) {
  llvm::SetVector<Value> anchors;
  if (Value nearest = findAnchor(steps, begin, end))
    anchors.insert(nearest);
  if (graph.hasGroups())
    addFreeing(steps, lastRunEnd, begin, end, anchors);
  return anchors;
}

/// A value of the nearest step before \p begin that is touched at or after
/// \p end: in a backward part, the incoming gradient.
Value PlanRewriter::findAnchor(ArrayRef<Step> steps, size_t begin, size_t end) {
  size_t stop = begin > kAnchorSearchSteps ? begin - kAnchorSearchSteps : 0;
  for (size_t s = begin; s-- > stop;) {
    if (steps[s].kind != StepKind::Compute)
      continue;
    const Node &node = graph.graph.node(steps[s].id);
    for (auto [i, t] : llvm::enumerate(node.outputs)) {
      Value value = graph.valueOf[t];
      if (value && isa<RankedTensorType>(value.getType()) &&
          lastTouch[s][i] >= end && isMade[s][i] &&
          (options.resultAnchors || !graph.graph.isOutput(t)))
        return value;
    }
  }
  return {};
}

void PlanRewriter::emitNode(NodeId node, const Overrides &overrides,
                            bool again) {
  Operation *op = graph.nodeOps[node];
  Operation *copy = cloneMapped(op, overrides);
  if (again) {
    copy->setLoc(NameLoc::get(builder.getStringAttr("remat"), op->getLoc()));
    ++statistics.clones;
  }
  for (auto [from, to] : llvm::zip(op->getResults(), copy->getResults()))
    if (auto t = graph.tensorOf.find(from);
        !again || t == graph.tensorOf.end() || !callerHolds(t->second))
      newest[from] = to;
}

/// The value that stands for \p value now; emits the views and free ops that
/// make it where they are not there yet.
Value PlanRewriter::resolve(Value value, const Overrides &overrides) {
  if (auto it = inside.find(value); it != inside.end())
    return it->second;
  if (auto it = overrides.find(value); it != overrides.end())
    return it->second;
  if (Operation *op = value.getDefiningOp(); isFree(op))
    return emitFree(op, overrides)
        ->getResult(cast<OpResult>(value).getResultNumber());
  awaitArrival(value);
  if (auto it = newest.find(value); it != newest.end())
    return it->second;
  // Nothing but a fence waits for it: it is no tensor that its group gives out.
  auto versions = memberVersions.find(value.getDefiningOp());
  if (versions != memberVersions.end())
    return versions->second.back()->getResult(
        cast<OpResult>(value).getResultNumber());
  return value;
}

bool PlanRewriter::isFree(Operation *op) const {
  return op && op->getBlock() == &block && graph.role(op) != OpRole::Node;
}

/// Emits \p op and the free ops below it, in postorder and without recursion:
/// nothing bounds the length of a chain.
Operation *PlanRewriter::emitFree(Operation *op, const Overrides &overrides) {
  llvm::DenseMap<Operation *, Operation *> emitted;
  SmallVector<Operation *> stack{op};
  while (!stack.empty()) {
    Operation *top = stack.back();
    size_t size = stack.size();
    SmallVector<Value> values = valuesUsedBy(top);
    for (Value value : values)
      if (Operation *def = value.getDefiningOp();
          isFree(def) && !overrides.contains(value) && !emitted.contains(def))
        stack.push_back(def);
    if (stack.size() > size)
      continue;
    stack.pop_back();
    IRMapping mapping;
    for (Value value : values) {
      Operation *def = value.getDefiningOp();
      mapping.map(value, emitted.contains(def)
                             ? emitted[def]->getResult(
                                   cast<OpResult>(value).getResultNumber())
                             : resolve(value, overrides));
    }
    if (auto fence = dyn_cast<FenceOp>(top))
      dropMissingAnchors(fence, mapping);
    emitted[top] = findOrClone(top, mapping);
  }
  return emitted[op];
}

/// An anchor that no step has made yet, for nothing reads what its fence passes
/// on of it, orders nothing: another operand stands for it.
void PlanRewriter::dropMissingAnchors(FenceOp fence, IRMapping &mapping) const {
  auto isMissing = [&](Value value) {
    Operation *def = value.getDefiningOp();
    return def && def->getBlock() == &block && mapping.lookup(value) == value;
  };
  ValueRange operands = fence->getOperands();
  auto present = llvm::find_if_not(operands, isMissing);
  for (Value anchor : fence.getAnchors())
    if (isMissing(anchor) && present != operands.end())
      mapping.map(anchor, mapping.lookup(*present));
}

/// The version of \p op with these operands, or null.
Operation *PlanRewriter::findVersion(Operation *op, const Versions &versions,
                                     const IRMapping &mapping) {
  for (Operation *version : versions)
    if (llvm::all_of(llvm::zip(valuesUsedBy(op), valuesUsedBy(version)),
                     [&](auto pair) {
                       return mapping.lookupOrDefault(std::get<0>(pair)) ==
                              std::get<1>(pair);
                     }))
      return version;
  return nullptr;
}

/// The version of a free op with these operands, cloned where there is none.
Operation *PlanRewriter::findOrClone(Operation *op, IRMapping &mapping) {
  Versions &versions = freeVersions[op];
  if (Operation *version = findVersion(op, versions, mapping))
    return version;
  versions.push_back(builder.clone(*op, mapping));
  return versions.back();
}

Operation *PlanRewriter::cloneMapped(Operation *op,
                                     const Overrides &overrides) {
  IRMapping mapping;
  for (Value value : valuesUsedBy(op))
    mapping.map(value, resolve(value, overrides));
  return builder.clone(*op, mapping);
}
