//===- PlanRewriter.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanRewriter.h"

#include "Analysis/Storage/Roles.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

PlanRewriter::PlanRewriter(func::FuncOp function, const PlannedSteps &plan,
                           ArrayRef<Fence> fences)
    : function(function), block(*plan.graph.block), plan(plan),
      graph(plan.graph), fences(fences), builder(function.getContext()),
      computed(graph.graph.numNodes(), false),
      hasCopies(remat::hasCopies(plan.steps)) {}

FailureOr<RewriteStatistics> PlanRewriter::run() {
  Operation *terminator = block.getTerminator();
  Operation *lastOriginal = terminator->getPrevNode();
  builder.setInsertionPoint(terminator);
  const Fence *fence = fences.begin();
  Overrides overrides;
  for (size_t s = 0, fenced = 0; s < plan.steps.size(); ++s) {
    if (s == fenced)
      overrides.clear();
    if (fence != fences.end() && fence->begin == s) {
      overrides = emitFence(*fence);
      fenced = fence++->end;
    }
    if (plan.steps[s].kind == StepKind::Compute)
      emitStep(s, overrides);
    else
      emitSwap(plan.steps[s]);
  }
  for (OpOperand &operand : terminator->getOpOperands())
    operand.set(resolve(operand.get(), Overrides()));
  if (failed(checkOrder(lastOriginal)))
    return failure();
  replaceBody(lastOriginal);
  recordGroups();
  return statistics;
}

void PlanRewriter::emitStep(size_t s, Overrides &overrides) {
  NodeId node = plan.steps[s].id;
  const StepPart &part = plan.parts[s];
  bool again = computed[node];
  if (graph.nodeGroups[node] == kNone && !part.ops.empty())
    emitNode(node, overrides, again);
  else if (!part.ops.empty())
    emitGroup(node, part.ops, overrides, again);
  computed[node] = true;
  for (auto [t, isMade] : llvm::zip(graph.graph.outputs(node), part.isMade))
    if (isMade)
      overrides.erase(graph.valueOf[t]);
}

PlanRewriter::Overrides PlanRewriter::emitFence(const Fence &planned) {
  SmallVector<Value> saved, anchors;
  for (SavedInput input : planned.saved)
    saved.push_back(resolve(input.value, Overrides()));
  for (Value anchor : planned.anchors)
    anchors.push_back(resolve(anchor, Overrides()));
  NodeId node = plan.steps[planned.begin].id;
  auto fence =
      FenceOp::create(builder, graph.nodeOps[node]->getLoc(), saved, anchors);
  ++statistics.fences;
  Overrides overrides;
  for (auto [input, result] : llvm::zip(planned.saved, fence->getResults())) {
    overrides[input.value] = result;
    if (input.isHandedOn)
      newest[input.value] = result;
  }
  for (auto [anchor, result] :
       llvm::zip(planned.anchors, fence->getResults().drop_front(saved.size())))
    newest[anchor] = result;
  return overrides;
}

void PlanRewriter::emitNode(NodeId node, const Overrides &overrides,
                            bool again) {
  Operation *op = graph.nodeOps[node];
  Operation *copy = cloneMapped(op, overrides);
  lastAlone = copy;
  if (again) {
    copy->setLoc(NameLoc::get(builder.getStringAttr("remat"), op->getLoc()));
    ++statistics.clones;
  }
  for (auto [from, to] : llvm::zip(op->getResults(), copy->getResults()))
    if (auto t = graph.tensorOf.find(from);
        !again || t == graph.tensorOf.end() || !callerHolds(graph, t->second))
      newest[from] = to;
}

/// Returns the value that replaces \p value at this point of the new step. If
/// views or free ops that make this value do not exist yet, emits them.
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
  // Only a fence needs \p value here. The group of \p value therefore does not
  // pass it on as a tensor.
  auto versions = memberVersions.find(value.getDefiningOp());
  if (versions != memberVersions.end())
    return versions->second.back()->getResult(
        cast<OpResult>(value).getResultNumber());
  return value;
}

bool PlanRewriter::isFree(Operation *op) const {
  return op && op->getBlock() == &block && graph.role(op) != OpRole::Node;
}

/// Emits \p op and all free ops that it depends on. An op is emitted after the
/// ops that make its operands. The function is not recursive, because chains of
/// free ops can be long.
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

/// An anchor of a fence orders nothing if no step has made it yet and no op
/// reads the fence's result for it. Replaces such an anchor by another operand.
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

/// Returns the version of \p op that has the operands in \p mapping. Returns
/// null if \p op has no such version.
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

/// Returns the version of \p op, a free op, that has the operands in \p
/// mapping. If there is no such version, clones \p op.
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

/// In the block, the new ops come after all original ops. If a new op reads a
/// result of an original op, no earlier step has made this value.
LogicalResult PlanRewriter::checkOrder(Operation *lastOriginal) {
  for (Operation *op = lastOriginal; op; op = op->getPrevNode())
    for (OpResult value : op->getResults())
      for (Operation *user : value.getUsers()) {
        Operation *reader = block.findAncestorOpInBlock(*user);
        if (!lastOriginal->isBeforeInBlock(reader))
          continue;
        std::string made = "'" + nameOfValue(graph, value) + "'";
        InFlightDiagnostic error =
            emitError(reader->getLoc(), "the plan is not valid: ")
            << "'" << nameOfOp(reader) << "' reads " << made
            << " before it is made";
        error.attachNote(op->getLoc()) << made << " is made by this op";
        return error;
      }
  return success();
}

/// Erases the original ops, which are all ops up to \p lastOriginal.
void PlanRewriter::replaceBody(Operation *lastOriginal) {
  for (Operation *op = lastOriginal; op;) {
    Operation *previous = op->getPrevNode();
    op->erase();
    op = previous;
  }
}

static Location swapLoc(Value original) {
  return NameLoc::get(StringAttr::get(original.getContext(), "remat"),
                      original.getLoc());
}

void PlanRewriter::emitSwap(Step step) {
  Value original = graph.valueOf[step.id];
  if (step.kind == StepKind::SwapOut)
    return emitSwapOut(original);
  if (step.kind == StepKind::WaitOut)
    return emitWaitOut(original);
  emitSwapIn(original);
}

void PlanRewriter::emitSwapOut(Value original) {
  Value source = resolve(original, Overrides());
  swappedOut[original] = SwapOutOp::create(builder, swapLoc(original), source);
}

/// The wait uses exactly the value that was copied to the host. A fence may
/// have replaced this value by a newer one since the copy began.
void PlanRewriter::emitWaitOut(Value original) {
  SwapOutOp out = swappedOut.lookup(original);
  AwaitOp::create(builder, out.getLoc(), out.getToken(), out.getSource());
}

void PlanRewriter::emitSwapIn(Value original) {
  Location loc = swapLoc(original);
  auto type = cast<RankedTensorType>(original.getType());
  Value empty = tensor::EmptyOp::create(
      builder, loc, type.getShape(), type.getElementType(), type.getEncoding());
  arriving[original] = SwapInOp::create(
      builder, loc, swappedOut.lookup(original).getHost(), empty);
  ++statistics.swapIns;
}

/// Emits the wait for a swap_in. The wait comes before the first op that reads
/// \p original.
void PlanRewriter::awaitArrival(Value original) {
  auto it = arriving.find(original);
  if (it == arriving.end())
    return;
  SwapInOp in = it->second;
  arriving.erase(it);
  newest[original] =
      AwaitOp::create(builder, in.getLoc(), in.getToken(), in.getResult())
          .getResult();
}
