//===- PlanRewriterGroups.cpp - Groups of ops as steps --------------------===//

#include "PlanRewriter.h"

using namespace mlir;
using namespace remat;

/// The ops that \p step, which runs \p node again, has to run: of a group,
/// those that lead to the results which are read before the node runs once
/// more.
SmallVector<Operation *> PlanRewriter::opsOfStep(NodeId node,
                                                 size_t step) const {
  ArrayRef<Operation *> body = graph.nodeBodies[node];
  if (graph.nodeGroups[node] == kNone || hasCopies)
    return llvm::to_vector(body);
  SmallVector<Value> open;
  for (auto [i, t] : llvm::enumerate(graph.graph.outputs(node)))
    if (graph.valueOf[t] && lastTouch[step][i] > step)
      open.push_back(graph.valueOf[t]);
  if (open.empty())
    return llvm::to_vector(body);
  llvm::SmallPtrSet<Operation *, 16> members(body.begin(), body.end()), needed;
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (!op)
      continue;
    bool isMember = members.contains(op);
    if (isMember ? needed.insert(op).second : graph.role(op) == OpRole::View)
      llvm::append_range(open, valuesUsedBy(op));
  }
  SmallVector<Operation *> ops;
  llvm::copy_if(body, std::back_inserter(ops),
                [&](Operation *op) { return needed.contains(op); });
  return ops;
}

/// Whether \p node gives out a result of \p op.
static bool givesOut(const FunctionGraph &graph, NodeId node, Operation *op) {
  return llvm::any_of(op->getResults(), [&](Value value) {
    auto t = graph.tensorOf.find(value);
    return t != graph.tensorOf.end() && graph.graph.producer(t->second) == node;
  });
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
    bool gives = givesOut(graph, node, op);
    numbers.insert(gives ? numbers.begin() : numbers.end(), number);
    if (gives)
      givingOut.insert(copy);
    copy->setAttr(RematDialect::kGroup, builder.getDenseI64ArrayAttr(numbers));
    for (auto [from, to] : llvm::zip(op->getResults(), copy->getResults()))
      inside[from] = to;
  }
  for (TensorId t : graph.graph.outputs(node))
    if (auto it = inside.find(graph.valueOf[t]); it != inside.end())
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
        version && !(givingOut.contains(version) && givesOut(graph, node, op)))
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
