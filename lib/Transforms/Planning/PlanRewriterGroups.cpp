//===- PlanRewriterGroups.cpp - Groups of ops as steps --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlanRewriter.h"

using namespace mlir;
using namespace remat;

/// The ops of \p node's group that lead to \p values.
SmallVector<Operation *> PlanRewriter::opsFor(NodeId node,
                                              ArrayRef<Value> values) const {
  ArrayRef<Operation *> body = graph.nodeBodies[node];
  llvm::SmallPtrSet<Operation *, 16> members(body.begin(), body.end()), needed;
  SmallVector<Value> open(values);
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (!op)
      continue;
    bool isMember = members.contains(op);
    if (isMember ? needed.insert(op).second : graph.role(op) != OpRole::Node)
      llvm::append_range(open, valuesUsedBy(op));
  }
  SmallVector<Operation *> ops;
  llvm::copy_if(body, std::back_inserter(ops),
                [&](Operation *op) { return needed.contains(op); });
  return ops;
}

/// Finds, from the last step to the first, which ops each step has to run: all
/// of its node the first time, and of a group that runs again those that lead
/// to what later steps read; perhaps none, for a plan's steps read all that
/// their nodes do. With copies every step runs all of its node, or a tensor
/// could come back for nothing.
void PlanRewriter::findOps(ArrayRef<Step> steps) {
  const Graph &g = graph.graph;
  opsOf.resize(steps.size());
  isMade.resize(steps.size());
  bool inPart = graph.hasGroups() && llvm::all_of(steps, [](Step step) {
                  return step.kind == StepKind::Compute;
                });
  std::vector<size_t> first(g.numNodes(), steps.size());
  for (size_t s = steps.size(); s-- > 0;)
    if (steps[s].kind == StepKind::Compute)
      first[steps[s].id] = s;
  std::vector<bool> isRead(g.numTensors(), false);
  for (TensorId t : g.outputs())
    isRead[t] = true;
  for (size_t s = steps.size(); s-- > 0;) {
    if (steps[s].kind != StepKind::Compute)
      continue;
    NodeId n = steps[s].id;
    bool again = first[n] != s, isWhole = !inPart || !again;
    SmallVector<Value> values;
    for (TensorId t : g.outputs(n)) {
      bool isKept = again && callerHolds(t);
      isMade[s].push_back(!isKept && (isWhole || isRead[t]));
      if (isKept)
        continue;
      if (isRead[t])
        values.push_back(graph.valueOf[t]);
      isRead[t] = false;
    }
    bool isNeeded = !again || llvm::is_contained(isMade[s], true);
    if (isNeeded)
      opsOf[s] = isWhole ? llvm::to_vector(ArrayRef(graph.nodeBodies[n]))
                         : opsFor(n, values);
    if (inPart)
      noteReads(opsOf[s], isRead);
  }
}

/// Marks the tensors that \p ops read and do not make themselves.
void PlanRewriter::noteReads(ArrayRef<Operation *> ops,
                             std::vector<bool> &isRead) const {
  llvm::SmallPtrSet<Operation *, 16> members(ops.begin(), ops.end());
  for (Operation *op : ops)
    for (Value value : valuesUsedBy(op)) {
      llvm::SetVector<Value> roots;
      collectRoots(value, roots);
      for (Value root : roots)
        if (auto t = graph.tensorOf.find(root);
            t != graph.tensorOf.end() &&
            !members.contains(root.getDefiningOp()))
          isRead[t->second] = true;
    }
}

/// Whether \p node gives out a result of \p op, when it runs first or \p again.
bool PlanRewriter::givesOut(NodeId node, Operation *op, bool again) const {
  return llvm::any_of(op->getResults(), [&](Value value) {
    auto t = graph.tensorOf.find(value);
    return t != graph.tensorOf.end() &&
           graph.graph.producer(t->second) == node &&
           !(again && callerHolds(t->second));
  });
}

/// Whether \p t lies in memory that the caller holds, and takes no bytes of the
/// step. That is true of one production alone: whoever reads it reads the
/// first.
bool PlanRewriter::callerHolds(TensorId t) const {
  return graph.graph.isOutput(t) &&
         function->hasAttr(RematDialect::kCallerResults);
}

void PlanRewriter::emitGroup(NodeId node, ArrayRef<Operation *> ops,
                             const Overrides &overrides, bool again) {
  int64_t number = emittedGroups.size();
  emittedGroups.push_back(node);
  for (Operation *op : ops) {
    Operation *copy = findOrCloneMember(node, op, overrides, again);
    SmallVector<int64_t> numbers;
    if (auto groups =
            copy->getAttrOfType<DenseI64ArrayAttr>(RematDialect::kGroup))
      numbers.assign(groups.asArrayRef().begin(), groups.asArrayRef().end());
    bool gives = givesOut(node, op, again);
    numbers.insert(gives ? numbers.begin() : numbers.end(), number);
    if (gives)
      givingOut.insert(copy);
    copy->setAttr(RematDialect::kGroup, builder.getDenseI64ArrayAttr(numbers));
    for (auto [from, to] : llvm::zip(op->getResults(), copy->getResults()))
      inside[from] = to;
  }
  for (TensorId t : graph.graph.outputs(node))
    if (auto it = inside.find(graph.valueOf[t]);
        it != inside.end() && !(again && callerHolds(t)))
      newest[it->first] = it->second;
  inside.clear();
}

/// The op of an earlier group with these operands, or a clone without a group.
/// One op gives a tensor out for one group only. Without fences a recomputation
/// has the operands of its original, and must not be taken for it.
Operation *PlanRewriter::findOrCloneMember(NodeId node, Operation *op,
                                           const Overrides &overrides,
                                           bool again) {
  IRMapping mapping;
  for (Value value : valuesUsedBy(op))
    mapping.map(value, resolve(value, overrides));
  Versions &versions = memberVersions[op];
  if (!hasCopies && (options.fences || !again))
    if (Operation *version = findVersion(op, versions, mapping);
        version && !(givingOut.contains(version) && givesOut(node, op, again)))
      return version;
  Operation *copy = builder.clone(*op, mapping);
  copy->removeAttr(RematDialect::kGroup);
  if (again) {
    copy->setLoc(NameLoc::get(builder.getStringAttr("remat"), op->getLoc()));
    ++statistics.clones;
  }
  versions.push_back(copy);
  return copy;
}

/// What is recorded of each group goes with it.
void PlanRewriter::recordGroups() {
  auto old = function->getAttrOfType<ArrayAttr>(RematDialect::kGroups);
  if (!old)
    return;
  SmallVector<Attribute> records;
  for (NodeId node : emittedGroups)
    records.push_back(old[graph.nodeGroups[node]]);
  function->setAttr(RematDialect::kGroups, builder.getArrayAttr(records));
}
