//===- Workspace.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/Workspace.h"
#include "remat/Dialect/RematOps.h"
#include "remat/Dialect/Workspace.h"

#include "Roles.h"

#include "remat/Analysis/ForeignOps.h"
#include "remat/Analysis/HostPlacement.h"
#include "remat/Analysis/Storage.h"
#include "remat/Analysis/TypeSizes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

namespace {

/// A walk over one block that allocates at each op and frees after last uses.
class BlockSweep {
public:
  explicit BlockSweep(Block &block) : roles(readRoles(block)) {
    for (Operation &op : block)
      assignRoots(&op);
    markLastUses(block);
    sweep(block);
  }

  Workspace result;

private:
  /// The value whose allocation \p value lives in; null: not in this block.
  Value rootOf(Value value) const { return roots.lookup(value); }

  /// A fill that is a destination and nothing else, of each op anew.
  bool isOnlyWrittenOver(Operation *op) const {
    return isa<linalg::FillOp, tensor::SplatOp>(op) &&
           roles.roles.lookup(op) == OpRole::Free;
  }

  bool needsNone(Value value) const {
    return writtenOver.contains(value) || isMadeOnTheFly(value) ||
           isPlacedOnHost(value) || isHostStack(value);
  }

  void passOn(Value source, Value value) {
    roots[value] = rootOf(source);
    if (writtenOver.contains(source))
      writtenOver.insert(value);
  }

  void assignRoots(Operation *op) {
    if (Value source = viewSource(op)) {
      passOn(source, op->getResult(0));
      return;
    }
    if (isDenseConstant(op))
      return;
    if (auto await = dyn_cast<AwaitOp>(op); await && await.getResult()) {
      passOn(await.getSource(), await.getResult());
      return;
    }
    for (OpResult value : op->getResults()) {
      if (isFence(op)) {
        passOn(op->getOperand(value.getResultNumber()), value);
        continue;
      }
      if (isOnlyWrittenOver(op))
        writtenOver.insert(value);
      if (!isStorageType(value.getType()) || needsNone(value))
        continue;
      OpOperand *destination = destinationOf(value);
      bool fresh = !destination || needsNone(destination->get());
      roots[value] = fresh ? value : rootOf(destination->get());
    }
  }

  void markLastUses(Block &block) {
    for (Operation &op : block) {
      for (Value value : valuesUsedBy(&op))
        if (Value root = rootOf(value))
          lastUse[root] = &op;
      for (Value value : op.getResults())
        if (rootOf(value) == value)
          lastUse[value] = &op;
    }
    for (auto [root, op] : lastUse)
      dying[op].push_back(root);
  }

  int64_t bytesOf(Value value) {
    Result<int64_t> bytes = storageBytes(value.getType());
    result.dynamic |= !bytes;
    return bytes ? *bytes : 0;
  }

  void sweep(Block &block) {
    int64_t live = 0;
    for (Operation &op : block) {
      for (Value value : op.getResults())
        if (rootOf(value) == value)
          live = std::min(live + bytesOf(value), kMaxBytes);
      Workspace inner = workspaceOf(&op);
      result.dynamic |= inner.dynamic;
      result.bytes =
          std::min(std::max(result.bytes, live + inner.bytes), kMaxBytes);
      for (Value value : dying.lookup(&op))
        live -= bytesOf(value);
    }
  }

  BlockRoles roles;
  llvm::DenseSet<Value> writtenOver; ///< Fills that need no memory, and views.
  llvm::DenseMap<Value, Value> roots;
  llvm::DenseMap<Value, Operation *> lastUse;
  llvm::DenseMap<Operation *, SmallVector<Value>> dying;
};

} // namespace

/// Bodies that work on one element at a time.
static bool hasScalarBody(Operation *op) {
  if (isa<linalg::LinalgOp, tensor::GenerateOp, tensor::PadOp>(op))
    return true;
  auto foreign = lookUpForeign(op);
  return foreign && foreign->form != ForeignForm::While &&
         foreign->form != ForeignForm::Branch;
}

Workspace remat::workspaceOf(Operation *op) {
  Workspace largest;
  if (auto bytes = op->getAttrOfType<IntegerAttr>(kWorkspaceAttr))
    largest.bytes = std::min(bytes.getInt(), kMaxBytes);
  if (op->getNumRegions() == 0 || hasScalarBody(op))
    return largest;
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      Workspace one = BlockSweep(block).result;
      largest.bytes = std::max(largest.bytes, one.bytes);
      largest.dynamic |= one.dynamic;
    }
  return largest;
}
