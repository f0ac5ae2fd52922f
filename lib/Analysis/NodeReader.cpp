//===- NodeReader.cpp - One op as a node ----------------------------------===//

#include "GraphReader.h"

#include "remat/Analysis/Names.h"
#include "remat/Analysis/Storage.h"
#include "remat/Analysis/Workspace.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace remat;

/// The location's name, or the op's without its dialect and the node's number.
/// The number also tells apart ops that come from one place of the program.
std::string GraphReader::nodeName(Operation *op, NodeId n) {
  std::string name = nameInLocation(op->getLoc());
  if (!name.empty() && nodeNames.insert(name).second)
    return name;
  StringRef kind = op->getName().stripDialect();
  std::string numbered =
      (name.empty() ? kind.str() : name) + "." + std::to_string(n);
  nodeNames.insert(numbered);
  return numbered;
}

/// Whether a fence could keep a clone of \p op apart from it: fences take
/// tensors, and cse does not merge ops that it does not know.
static bool canBeTied(Operation *op) {
  return !op->isRegistered() || llvm::any_of(valuesUsedBy(op), [](Value value) {
    return isa<RankedTensorType>(value.getType());
  });
}

LogicalResult GraphReader::readNode(Operation *op) {
  NodeId n = spec.nodes.size();
  if (failed(checkNoSwapsInside(op)) ||
      failed(checkOnDevice(op, valuesUsedBy(op))))
    return failure();
  Node node;
  node.name = nodeName(op, n);
  node.kind = kindName(kindOf(op)).str();
  readInputs(op, node);
  if (failed(readResults(op, node)))
    return failure();
  readInPlacePairs(op, node);
  readCost(op, node);
  Workspace workspace = workspaceOf(op);
  node.workspace = workspace.bytes;
  if (workspace.dynamic)
    dynamicWorkspaces.push_back(op);

  OpEffect effect = effectOf(op);
  node.recomputable = effect == OpEffect::Pure &&
                      !roles.copiedToReturn.contains(op) && canBeTied(op);
  if (effect == OpEffect::Unknown)
    ++unknownOps.insert({op->getName(), {op, 0}}).first->second.second;
  spec.nodes.push_back(std::move(node));
  result.nodeOps.push_back(op);
  result.nodeOf[op] = n;
  addStep(Step::compute(n), op);
  orderAfterFences(op, spec.nodes.back());
  if (effect != OpEffect::Pure)
    orderEffects(spec.nodes.back());
  return success();
}

void GraphReader::readInputs(Operation *op, Node &node) {
  llvm::SetVector<TensorId> inputs;
  for (Value value : valuesUsedBy(op))
    if (auto t = tensorOf(value))
      inputs.insert(*t);
  node.inputs.assign(inputs.begin(), inputs.end());
}

LogicalResult GraphReader::readResults(Operation *op, Node &node) {
  for (OpResult value : op->getResults()) {
    std::string name = node.name;
    if (op->getNumResults() > 1)
      name += "#" + std::to_string(value.getResultNumber());
    FailureOr<TensorId> t = addTensor(value, std::move(name), op);
    if (failed(t))
      return failure();
    producers[*t] = spec.nodes.size();
    node.outputs.push_back(*t);
  }
  return success();
}

/// Whether \p other is read element by element, each just before the same
/// element of \p destination is written.
static bool isReadInStep(OpOperand &other, OpOperand &destination) {
  auto op = dyn_cast<linalg::LinalgOp>(destination.getOwner());
  return op && other.get() == destination.get() &&
         op.getNumParallelLoops() == op.getNumLoops() &&
         op.getMatchingIndexingMap(&other) ==
             op.getMatchingIndexingMap(&destination);
}

/// Whether the op of \p destination still needs that tensor's elements once it
/// has begun to write them.
bool GraphReader::readsWhileWriting(OpOperand &destination, TensorId t) const {
  Operation *op = destination.getOwner();
  for (OpOperand &other : op->getOpOperands())
    if (&other != &destination && tensorOf(other.get()) == t &&
        !isReadInStep(other, destination))
      return true;
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return llvm::any_of(captured,
                      [&](Value value) { return tensorOf(value) == t; });
}

void GraphReader::readInPlacePairs(Operation *op, Node &node) {
  for (OpResult value : op->getResults()) {
    OpOperand *destination = destinationOf(value);
    auto from = destination ? tensorOf(destination->get()) : std::nullopt;
    TensorId to = result.tensorOf[value];
    // Into a part of a larger tensor it could go too, but the rest would stay.
    if (from && spec.tensors[to].bytes == spec.tensors[*from].bytes &&
        !readsWhileWriting(*destination, *from))
      node.inPlace.emplace_back(*from, to);
  }
}

/// An op that nobody annotated is counted here. Only its seconds need the
/// machine, whose default is an attribute: made late, for the remat dialect is
/// loaded wherever a function's costs are in seconds.
void GraphReader::readCost(Operation *op, Node &node) {
  OpWork work;
  double seconds = 0;
  if (auto cost = op->getAttrOfType<CostAttr>(RematDialect::kCost)) {
    work = {double(cost.getFlops()), double(cost.getBytes())};
    seconds = cost.getSeconds();
  } else {
    work = workOf(op);
    if (model == CostModel::Roofline)
      seconds = rooflineSeconds(work, machineOf(function));
  }
  node.cost = costIn(model, kindOf(op), work, seconds);
  node.flops = work.flops;
  node.deviceBytes = work.bytes;
}

/// The 0-byte tensor by which later nodes come after \p node.
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

void GraphReader::orderAfterFences(Operation *op, Node &node) {
  llvm::SetVector<NodeId> before;
  llvm::SetVector<Operation *> fences;
  for (Value value : valuesUsedBy(op))
    if (Operation *fence = fenceOf.lookup(value))
      fences.insert(fence);
  for (Operation *fence : fences)
    before.insert_range(fencedAfter[fence]);
  if (!fences.empty())
    fencesRead[spec.nodes.size() - 1].assign(fences.begin(), fences.end());
  for (TensorId t : node.inputs)
    if (producers[t] != kNone) // Which is no key: dense sets reserve it.
      before.remove(producers[t]);
  for (NodeId earlier : before)
    node.inputs.push_back(orderTensor(earlier));
}
