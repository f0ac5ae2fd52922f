//===- Workspace.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/Workspace.h"
#include "Dialect/Names.h"

#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/HostPlacement.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/CarriedMoves.h"
#include "Analysis/Storage/ReturnedValues.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;

namespace {

/// Finds the workspace of one block in a walk over its ops. Adds the bytes that
/// an op allocates, and subtracts the bytes of values after their last use.
class BlockSweep {
public:
  explicit BlockSweep(Block &block)
      : carried(carriedArguments(block)), roles(readRoles(block)) {
    for (BlockArgument argument : carried)
      if (argument)
        addTo(argument, argument);
    findLastReads(block);
    for (Operation &op : block)
      assignRoots(&op);
    markLastUses(block);
    if (isBranch(block.getParentOp()) && !block.empty())
      findHandedOut(block.back());
    sweep(block);
    if (!carried.empty())
      addMoves(block.back());
  }

  Workspace result;
  /// For each operand of the terminator, where it is at the end of an
  /// iteration.
  SmallVector<CarriedSource> sources;

private:
  /// Returns the root of \p value: the value whose memory \p value uses.
  /// Returns null if \p value comes from outside the block.
  Value rootOf(Value value) const { return roots.lookup(value); }

  void addTo(Value root, Value value) {
    roots[value] = root;
    sharing[root].push_back(value);
  }

  /// Returns whether the result of \p op, a fill, is only a destination. Each
  /// reader of such a fill then fills its own destination.
  bool isOnlyWrittenOver(Operation *op) const {
    return isa<linalg::FillOp, tensor::SplatOp>(op) &&
           roles.roles.lookup(op) == OpRole::Free;
  }

  bool needsNone(Value value) const {
    return writtenOver.contains(value) || isMadeOnTheFly(value) ||
           isPlacedOnHost(value) || isHostStack(value);
  }

  /// Returns whether the results of \p op are only other names of its operands.
  bool isName(Operation *op) const { return isFence(op) || views.contains(op); }

  /// Returns whether \p op is a slice that is copied because a loop writes over
  /// its source.
  bool isCopied(Operation *op) const {
    auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
    return slice && !carried.empty() && isWrittenOver(slice);
  }

  /// For each value, finds the last op that reads the value, also under another
  /// name.
  void findLastReads(Block &block) {
    for (Value captured : valuesCapturedBy(block.getParentOp()))
      layouts.visitViewsOf(captured);
    for (Operation &op : block)
      if (viewSource(&op) && !isCopied(&op) && layouts.visit(&op))
        views.insert(&op);
    for (Operation &op : llvm::reverse(block)) {
      forEachPassedOn(&op, [&](Value result, Value source) {
        Operation *last = lastRead.lookup(result);
        if (isName(&op) && last && isLater(last, lastRead.lookup(source)))
          lastRead[source] = last;
      });
      if (!isName(&op))
        for (Value value : valuesReadBy(&op))
          lastRead.try_emplace(value, &op);
    }
  }

  static bool isLater(Operation *op, Operation *than) {
    return !than || than->isBeforeInBlock(op);
  }

  void passOn(Value source, Value value) {
    if (Value root = rootOf(source))
      addTo(root, value);
    if (writtenOver.contains(source))
      writtenOver.insert(value);
    if (isPart.contains(source) || views.contains(value.getDefiningOp()))
      isPart.insert(value);
  }

  void assignRoots(Operation *op) {
    if (views.contains(op)) {
      passOn(viewSource(op), op->getResult(0));
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
      if (destination && canTakeOver(*destination))
        passOn(destination->get(), value);
      else
        addTo(value, value);
    }
  }

  /// Returns whether the op of \p destination may write its result in place.
  /// The memory of \p destination must belong to this block, or a loop must
  /// carry it. No later op may read a value in this memory.
  bool canTakeOver(OpOperand &destination) {
    Operation *op = destination.getOwner();
    Value root = rootOf(destination.get());
    if (!root || needsNone(destination.get()) ||
        bytesOf(root) != bytesOf(destination.get()))
      return false;
    auto isHere = [&](Value value) { return rootOf(value) == root; };
    return llvm::none_of(sharing[root],
                         [&](Value value) {
                           Operation *last = lastRead.lookup(value);
                           return last && op->isBeforeInBlock(last);
                         }) &&
           llvm::none_of(valuesCapturedBy(op),
                         [&](Value value) {
                           return isHere(value) &&
                                  !isOnlyWrittenInside(op, value);
                         }) &&
           llvm::none_of(op->getOpOperands(), [&](OpOperand &other) {
             return &other != &destination && isHere(other.get()) &&
                    !isReadInStep(other, destination) &&
                    !isCopiedBefore(other, destination);
           });
  }

  void markLastUses(Block &block) {
    for (auto &[root, values] : sharing) {
      Operation *last = root.getDefiningOp();
      for (Value value : values)
        if (Operation *read = lastRead.lookup(value);
            read && isLater(read, last))
          last = read;
      if (root.getDefiningOp())
        dying[last].push_back(root);
    }
  }

  /// Finds the values that a branch computes directly in the memory of the
  /// surrounding op's result. Such a value is an operand of the terminator and
  /// not a part of another value. It is made by an op that writes a
  /// destination. All other returned values are copied to the result's memory
  /// at the end of the branch.
  void findHandedOut(Operation &terminator) {
    for (Value value : terminator.getOperands()) {
      Value root = rootOf(value);
      Operation *op = root ? root.getDefiningOp() : nullptr;
      if (op && !isPart.contains(value) && !viewSource(op) &&
          !isa<tensor::FromElementsOp, tensor::GenerateOp, tensor::SplatOp>(op))
        handedOut.insert(root);
    }
  }

  /// Returns the bytes that \p root takes in addition to the results of the
  /// surrounding op.
  int64_t bytesHere(Value root) {
    return handedOut.contains(root) ? 0 : bytesOf(root);
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
          live = std::min(live + bytesHere(value), kMaxBytes);
      Workspace inner = workspaceOf(&op);
      result.dynamic |= inner.dynamic;
      result.bytes =
          std::min(std::max(result.bytes, live + inner.bytes), kMaxBytes);
      for (Value value : dying.lookup(&op))
        live -= bytesHere(value);
    }
  }

  CarriedSource sourceOf(Value value, BlockArgument argument) const {
    Value root = rootOf(value);
    if (root && root == argument && !isPart.contains(value))
      return {.stays = true};
    auto at = root ? llvm::find(carried, root) : carried.end();
    if (at == carried.end())
      return {};
    return {.carried = at - carried.begin()};
  }

  /// Counts the temporary buffer in which a carried value waits while the
  /// carried values change places. The block holds no other bytes of its own
  /// while this buffer is needed.
  void addMoves(Operation &terminator) {
    for (auto [value, argument] : llvm::zip(terminator.getOperands(), carried))
      sources.push_back(isStorageType(value.getType())
                            ? sourceOf(value, argument)
                            : CarriedSource{.stays = true});
    for (CarriedMove move : orderMoves(sources))
      if (move.isAway)
        result.bytes = std::max(result.bytes,
                                bytesOf(terminator.getOperand(move.carried)));
  }

  /// For each operand of the terminator, the argument that has the carried
  /// value.
  SmallVector<BlockArgument> carried;
  BlockRoles roles;
  ViewLayouts layouts;
  llvm::SmallPtrSet<Operation *, 8> views;
  /// Fills that need no memory, and views of these fills.
  llvm::DenseSet<Value> writtenOver;
  /// Views, and values that are written over views.
  llvm::DenseSet<Value> isPart;
  llvm::DenseSet<Value> handedOut; ///< Roots outside the branch.
  llvm::DenseMap<Value, Value> roots;
  /// The values that use the memory of each root.
  llvm::MapVector<Value, SmallVector<Value>> sharing;
  llvm::DenseMap<Value, Operation *> lastRead;
  llvm::DenseMap<Operation *, SmallVector<Value>> dying;
};

} // namespace

/// Returns whether the body of \p op works on one element at a time.
static bool hasScalarBody(Operation *op) {
  if (isa<linalg::LinalgOp, tensor::GenerateOp, tensor::PadOp>(op))
    return true;
  auto foreign = lookUpForeign(op);
  return foreign && foreign->form != ForeignForm::While &&
         foreign->form != ForeignForm::Branch;
}

Workspace remat::workspaceOf(Block &block) { return BlockSweep(block).result; }

Workspace remat::workspaceOf(Operation *op) {
  Workspace largest;
  if (auto bytes = op->getAttrOfType<IntegerAttr>(kWorkspaceAttr))
    largest.bytes = std::min(bytes.getInt(), kMaxBytes);
  if (op->getNumRegions() == 0 || hasScalarBody(op))
    return largest;
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      Workspace one = workspaceOf(block);
      largest.bytes = std::max(largest.bytes, one.bytes);
      largest.dynamic |= one.dynamic;
    }
  return largest;
}

SmallVector<CarriedSource> remat::carriedSources(Block &body) {
  return BlockSweep(body).sources;
}
