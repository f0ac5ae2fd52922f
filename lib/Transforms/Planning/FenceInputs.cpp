//===- FenceInputs.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/FenceInputs.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Roles.h"
#include "Dialect/Names.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

/// Returns the operands of \p op that its results overwrite.
static ValueRange overwritten(Operation *op) {
  std::optional<ForeignOp> foreign = lookUpForeign(op);
  if (!foreign)
    return {};
  switch (foreign->form) {
  case ForeignForm::Scatter:
  case ForeignForm::Update:
    return op->getOperands().take_front(1);
  case ForeignForm::While:
    return op->getOperands();
  default:
    return {};
  }
}

SharedZeros::SharedZeros(const FunctionGraph &graph) {
  llvm::DenseMap<Type, llvm::SetVector<Operation *>> readers;
  auto eachOfZeros = [&](auto visit) {
    for (Operation &op : *graph.block)
      for (Value value : overwritten(&op)) {
        Operation *def = value.getDefiningOp();
        if (def && def->getBlock() == graph.block &&
            graph.role(def) == OpRole::Free &&
            elementCount(value.getType()) > 1)
          visit(&op, value);
      }
  };
  eachOfZeros(
      [&](Operation *op, Value value) { readers[value.getType()].insert(op); });
  eachOfZeros([&](Operation *op, Value value) {
    if (readers[value.getType()].size() > 1)
      zeros[op].push_back(value);
  });
}

ArrayRef<Value> SharedZeros::of(Operation *op) const {
  auto found = zeros.find(op);
  return found == zeros.end() ? ArrayRef<Value>() : found->second;
}

namespace {

class SavedFinder {
public:
  SavedFinder(const FunctionGraph &graph, const FencePolicy &policy,
              const SharedZeros &sharedZeros)
      : graph(graph), policy(policy), sharedZeros(sharedZeros) {}

  void tieStep(NodeId node, const StepPart &part) {
    members.clear();
    tiedMembers.clear();
    repeating.clear();
    for (Operation *op : part.ops) {
      members.insert(op);
      if (Value repeated = repeatedInside(node, op))
        repeating[op] = repeated;
      else
        tieOp(op);
    }
    for (auto [t, isMade] : llvm::zip(graph.graph.outputs(node), part.isMade))
      if (isMade)
        made.insert(graph.valueOf[t]);
  }

  llvm::SetVector<Value> saved;

private:
  void tieOp(Operation *op) {
    llvm::SetVector<Value> roots;
    for (Value value : valuesUsedBy(op))
      collectRoots(graph, value, roots);
    bool isTied = false;
    Value resident;
    for (Value root : roots) {
      Operation *def = root.getDefiningOp();
      if (def && members.contains(def)) {
        isTied |= tiedMembers.contains(def);
        resident = resident ? resident : repeating.lookup(def);
      } else if (!isa<RankedTensorType>(root.getType())) {
        continue;
      } else if (isResident(root)) {
        resident = resident ? resident : root;
        isTied |= saved.contains(root);
      } else {
        isTied = true;
        if (!made.contains(root))
          saved.insert(root);
      }
    }
    for (Value zeros : sharedZeros.of(op))
      if (Value tie = findUnstored({zeros}))
        saved.insert(tie);
    if (!isTied && policy.tieResidents)
      if (Value tie = resident ? resident : findUnstored(valuesUsedBy(op))) {
        saved.insert(tie);
        isTied = true;
      }
    if (isTied)
      tiedMembers.insert(op);
  }

  bool isResident(Value root) const {
    if (root.getDefiningOp())
      return false;
    auto tensor = graph.tensorOf.find(root);
    return tensor == graph.tensorOf.end() ||
           graph.graph.isResident(tensor->second);
  }

  /// If \p op is inside a group and only repeats the elements of its operand,
  /// as a broadcast does, returns this operand. Returns null if \p op is
  /// another kind of op. If the operand is an argument that no fence passes on,
  /// compilers compute \p op in the kernels that read it. A compiler that
  /// merges such an op with its original then holds no additional bytes, so the
  /// op needs no fence. An op with the attribute `remat.tied` should be tied
  /// nevertheless.
  Value repeatedInside(NodeId node, Operation *op) const {
    StringRef name = op->getName().stripDialect();
    if (name != "broadcast_in_dim" && name != "broadcast")
      return {};
    llvm::SetVector<Value> roots;
    collectRoots(graph, op->getOperand(0), roots);
    bool isArgument = roots.size() == 1 && isa<BlockArgument>(roots.front());
    if (!isArgument || givesOut(graph, node, op, /*again=*/true) ||
        op->hasAttr(kTiedAttr))
      return {};
    return roots.front();
  }

  /// Finds a value for the fence of a clone. Searches in \p worklist and in all
  /// values from which \p worklist is made without running a node. If one of
  /// them is a tensor.empty, returns it. Otherwise returns a constant, or null
  /// if there is no constant either.
  Value findUnstored(SmallVector<Value> worklist) const {
    Value other;
    while (!worklist.empty()) {
      Value next = worklist.pop_back_val();
      Operation *def = next.getDefiningOp();
      if (!def || graph.role(def) == OpRole::Node)
        continue;
      if (isa<tensor::EmptyOp>(def))
        return next;
      // A view cannot tie a clone, because the value of which it is made may
      // not exist yet.
      if (isa<RankedTensorType>(next.getType()) &&
          graph.role(def) != OpRole::View)
        other = next;
      llvm::append_range(worklist, def->getOperands());
    }
    return other;
  }

  const FunctionGraph &graph;
  const FencePolicy &policy;
  const SharedZeros &sharedZeros;
  /// The values that earlier steps of the run made.
  llvm::DenseSet<Value> made;
  // The ops of the step that the finder has visited so far. Ops that only
  // repeat the elements of an argument are not tied.
  llvm::SmallPtrSet<Operation *, 8> members, tiedMembers;
  llvm::SmallDenseMap<Operation *, Value> repeating;
};

} // namespace

llvm::SetVector<Value> remat::findSaved(const PlannedSteps &plan,
                                        const FencePolicy &policy,
                                        const SharedZeros &sharedZeros,
                                        size_t begin, size_t end) {
  SavedFinder finder(plan.graph, policy, sharedZeros);
  for (size_t s = begin; s < end; ++s)
    finder.tieStep(plan.steps[s].id, plan.parts[s]);
  return std::move(finder.saved);
}
