//===- PlanRewriterGroups.cpp - Groups of ops as steps --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanRewriter.h"

using namespace mlir;
using namespace remat;

void PlanRewriter::emitGroup(NodeId node, ArrayRef<Operation *> ops,
                             const Overrides &overrides, bool again) {
  int64_t number = emittedGroups.size();
  emittedGroups.push_back(node);
  bool hasPlace = false;
  for (Operation *op : ops) {
    bool placesGroup = !hasPlace && op == ops.back();
    Operation *copy =
        findOrCloneMember(node, op, overrides, again, placesGroup);
    hasPlace |= isBehindLastAlone(copy);
    SmallVector<int64_t> numbers;
    if (auto groups =
            copy->getAttrOfType<DenseI64ArrayAttr>(RematDialect::kGroup))
      numbers.assign(groups.asArrayRef().begin(), groups.asArrayRef().end());
    bool gives = givesOut(graph, node, op, again);
    numbers.insert(gives ? numbers.begin() : numbers.end(), number);
    if (gives)
      givingOut.insert(copy);
    copy->setAttr(RematDialect::kGroup, builder.getDenseI64ArrayAttr(numbers));
    for (auto [from, to] : llvm::zip(op->getResults(), copy->getResults()))
      inside[from] = to;
  }
  for (TensorId t : graph.graph.outputs(node))
    if (auto it = inside.find(graph.valueOf[t]);
        it != inside.end() && !(again && callerHolds(graph, t)))
      newest[it->first] = it->second;
  inside.clear();
}

/// Returns a version of \p op in an earlier group that has the same operands.
/// If no version has the same operands, returns a clone that is in no group
/// yet. One version of an op passes its tensor on for only one group. The graph
/// reader puts a group at the place of its last op. If \p placesGroup is true,
/// \p op is this last op, so it must come after all emitted ops that are in no
/// group.
Operation *PlanRewriter::findOrCloneMember(NodeId node, Operation *op,
                                           const Overrides &overrides,
                                           bool again, bool placesGroup) {
  IRMapping mapping;
  for (Value value : valuesUsedBy(op))
    mapping.map(value, resolve(value, overrides));
  Versions &versions = memberVersions[op];
  if (!hasCopies)
    if (Operation *version = findVersion(op, versions, mapping);
        version && !(placesGroup && !isBehindLastAlone(version)) &&
        !(givingOut.contains(version) && givesOut(graph, node, op, again)))
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

bool PlanRewriter::isBehindLastAlone(Operation *copy) const {
  return !lastAlone || lastAlone->isBeforeInBlock(copy);
}

/// Stores the records of the groups in the order in which the groups were
/// emitted.
void PlanRewriter::recordGroups() {
  auto old = function->getAttrOfType<ArrayAttr>(RematDialect::kGroups);
  if (!old)
    return;
  SmallVector<Attribute> records;
  for (NodeId node : emittedGroups)
    records.push_back(old[graph.nodeGroups[node]]);
  function->setAttr(RematDialect::kGroups, builder.getArrayAttr(records));
}
