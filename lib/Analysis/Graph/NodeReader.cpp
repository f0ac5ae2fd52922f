//===- NodeReader.cpp - Reads one op as a node ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/GraphReader.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Workspace.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace remat;

/// Returns the name that the record of the group or the location gives to the
/// node. If they give no name, returns the op's name without its dialect,
/// followed by the node's number. If another node already has this name, the
/// number is added to it as well.
std::string GraphReader::nodeName(const Unit &unit, NodeId n) {
  Operation *op = unit.ops.back();
  GroupAttr record = grouping.record(unit);
  std::string name = record ? record.getName().str() : "";
  if (name.empty())
    name = nameInLocation(op->getLoc());
  if (!name.empty() && nodeNames.insert(name).second)
    return name;
  StringRef kind = op->getName().stripDialect();
  std::string numbered =
      (name.empty() ? kind.str() : name) + "." + std::to_string(n);
  nodeNames.insert(numbered);
  return numbered;
}

/// Returns whether a fence can keep a clone of \p unit apart from the original.
/// A fence passes on only tensors. For a group to be kept apart, each of its
/// results must depend on a tensor from outside the group. An unknown op
/// outside of groups needs no fence, because CSE does not merge unknown ops. An
/// unknown op in a group needs a fence, because the target knows the op.
static bool canBeTied(const Unit &unit, const Grouping &grouping,
                      const BlockRoles &roles) {
  if (!unit.isGroup() && !unit.ops.front()->isRegistered())
    return true;
  llvm::SmallPtrSet<Operation *, 8> tied;
  for (Operation *op : unit.ops) {
    bool isTied = llvm::any_of(valuesUsedBy(op), [&](Value value) {
      if (Operation *maker = unit.makerOf(value, roles))
        return tied.contains(maker);
      return isa<RankedTensorType>(value.getType());
    });
    if (isTied)
      tied.insert(op);
  }
  return llvm::all_of(unit.ops, [&](Operation *op) {
    return tied.contains(op) ||
           llvm::none_of(op->getResults(), [&](Value value) {
             return grouping.givesOut(unit, value);
           });
  });
}

/// Returns the kind of \p unit. If the ops of \p unit have several kinds, this
/// is the kind that comes first in OpKind, which usually is the most expensive
/// one.
static OpKind kindOfUnit(const Unit &unit) {
  OpKind kind = OpKind::Other;
  for (Operation *op : unit.ops)
    kind = std::min(kind, kindOf(op));
  return kind;
}

LogicalResult GraphReader::readNode(const Unit &unit) {
  NodeId n = spec.nodes.size();
  Operation *last = unit.ops.back();
  SmallVector<Value> reads = unit.reads(roles);
  for (Operation *op : unit.ops)
    if (failed(checkSwapsInside(op)))
      return failure();
  if (failed(checkOnDevice(last, reads)))
    return failure();
  Node node;
  node.name = nodeName(unit, n);
  node.kind = kindName(kindOfUnit(unit)).str();
  readInputs(reads, node);
  if (failed(readResults(unit, node)))
    return failure();
  readInPlacePairs(unit, node);
  readCost(unit, node);
  readWorkspace(unit, node);

  OpEffect effect = readEffects(unit);
  // If cleanups keep an op that has no results, the op has an effect, so it
  // must run only once.
  bool runsForItself = node.outputs.empty() && !unit.isGroup() && !isDead(last);
  node.recomputable = effect == OpEffect::Pure && !runsForItself &&
                      canBeTied(unit, grouping, roles) &&
                      llvm::none_of(unit.ops, [&](Operation *op) {
                        return roles.copiedToReturn.contains(op);
                      });
  spec.nodes.push_back(std::move(node));
  result.nodeOps.push_back(last);
  result.nodeBodies.push_back(unit.ops);
  result.nodeGroups.push_back(unit.group);
  addStep(Step::compute(n), last);
  orderAfterUses(unit.uses(roles), spec.nodes.back());
  if (effect != OpEffect::Pure)
    orderEffects(spec.nodes.back());
  return success();
}

/// Returns the strongest effect of the unit's ops, and records unknown ops.
OpEffect GraphReader::readEffects(const Unit &unit) {
  OpEffect strongest = OpEffect::Pure;
  for (Operation *op : unit.ops) {
    OpEffect effect = effectOf(op);
    strongest = std::max(strongest, effect);
    if (effect == OpEffect::Unknown)
      ++unknownOps.insert({op->getName(), {op, 0}}).first->second.second;
  }
  return strongest;
}

void GraphReader::readWorkspace(const Unit &unit, Node &node) {
  GroupAttr record = grouping.record(unit);
  if (record && record.getWorkspace()) {
    node.workspace = std::min(*record.getWorkspace(), kMaxBytes);
    return;
  }
  for (Operation *op : unit.ops) {
    Workspace workspace = workspaceOf(op);
    node.workspace = std::max(node.workspace, workspace.bytes);
    if (workspace.dynamic)
      dynamicWorkspaces.push_back(op);
  }
}

void GraphReader::readInputs(ValueRange values, Node &node) {
  llvm::SetVector<TensorId> inputs;
  for (Value value : values)
    if (auto t = tensorOf(value))
      inputs.insert(*t);
  node.inputs.assign(inputs.begin(), inputs.end());
}

LogicalResult GraphReader::readResults(const Unit &unit, Node &node) {
  SmallVector<OpResult> given;
  for (Operation *op : unit.ops)
    for (OpResult value : op->getResults())
      if (grouping.givesOut(unit, value))
        given.push_back(value);
  for (auto [i, value] : llvm::enumerate(given)) {
    std::string name = node.name;
    if (given.size() > 1)
      name += "#" + std::to_string(i);
    FailureOr<TensorId> t = addTensor(value, std::move(name), value.getOwner());
    if (failed(t))
      return failure();
    producers[*t] = spec.nodes.size();
    node.outputs.push_back(*t);
  }
  return success();
}

/// Returns the FLOP of all ops of a unit. The bytes of a group are the bytes of
/// the tensors that enter or leave it.
OpWork GraphReader::workOfUnit(const Unit &unit, const Node &node) const {
  if (!unit.isGroup())
    return workOf(unit.ops.front());
  OpWork work;
  for (Operation *op : unit.ops)
    work.flops += workOf(op).flops;
  for (TensorId t : node.inputs)
    work.bytes += spec.tensors[t].bytes;
  for (TensorId t : node.outputs)
    work.bytes += spec.tensors[t].bytes;
  return work;
}

/// Computes the cost of an op that has no annotation. The machine is needed
/// only for costs in seconds. The default machine is an attribute, which can
/// only be made if the remat dialect is loaded. The dialect is loaded if a
/// function's costs are in seconds.
void GraphReader::readCost(const Unit &unit, Node &node) {
  OpWork work;
  std::optional<double> seconds;
  GroupAttr record = grouping.record(unit);
  auto cost = unit.ops.front()->getAttrOfType<CostAttr>(RematDialect::kCost);
  if (record && record.getFlops()) {
    work = {double(*record.getFlops()), double(*record.getBytes())};
    seconds = record.getSeconds();
  } else if (cost && !unit.isGroup()) {
    work = {double(cost.getFlops()), double(cost.getBytes())};
    seconds = cost.getSeconds();
  } else {
    work = workOfUnit(unit, node);
  }
  result.nodeSeconds.push_back(seconds.value_or(0));
  if (!seconds && model == CostModel::Roofline)
    seconds = unit.isGroup() ? rooflineSeconds(work, machineOf(function))
                             : rooflineSeconds(unit.ops.front(), work,
                                               machineOf(function));
  node.cost = costIn(model, kindOfUnit(unit), work, seconds.value_or(0));
  node.flops = work.flops;
  node.deviceBytes = work.bytes;
}

/// Returns the tensor of 0 bytes that makes later nodes wait for \p node.
TensorId GraphReader::orderTensor(NodeId node) {
  auto [it, isNew] = orderTensors.try_emplace(node, spec.tensors.size());
  if (isNew) {
    Tensor order;
    order.name = spec.nodes[node].name + "#order";
    spec.tensors.push_back(std::move(order));
    producers.push_back(node);
    result.valueOf.push_back(Value());
    spec.nodes[node].outputs.push_back(it->second);
  }
  return it->second;
}

void GraphReader::orderEffects(Node &node) {
  if (lastEffect != kNone)
    node.inputs.push_back(orderTensor(lastEffect));
  lastEffect = spec.nodes.size() - 1;
}

/// Makes \p node wait for the producers of the values that it uses, even if \p
/// node only overwrites these values. Also makes \p node wait for the nodes
/// before the fences that its operands have passed.
void GraphReader::orderAfterUses(ValueRange values, Node &node) {
  llvm::SetVector<NodeId> before;
  llvm::SetVector<Operation *> fences;
  for (Value value : values) {
    if (Operation *fence = fenceOf.lookup(value))
      fences.insert(fence);
    if (auto t = tensorOf(value); t && producers[*t] != kNone)
      before.insert(producers[*t]);
  }
  for (Operation *fence : fences)
    before.insert_range(fencedAfter[fence]);
  if (!fences.empty())
    fencesRead[spec.nodes.size() - 1].assign(fences.begin(), fences.end());
  for (TensorId t : node.inputs)
    if (producers[t] != kNone) // Dense sets reserve kNone.
      before.remove(producers[t]);
  for (NodeId earlier : before)
    node.inputs.push_back(orderTensor(earlier));
}
