//===- RematEarlyResults.cpp - Computes results early ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/Roles.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace remat {
#define GEN_PASS_DEF_REMATEARLYRESULTS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematEarlyResultsPass
    : public remat::impl::RematEarlyResultsBase<RematEarlyResultsPass> {
public:
  using RematEarlyResultsBase::RematEarlyResultsBase;

  void runOnOperation() override {
    for (Block &block : getOperation().getBody())
      if (!isPlanned(block))
        hoist(block);
  }

private:
  /// Returns whether \p block has fences or copies of a plan. In such a block,
  /// no op may move.
  static bool isPlanned(Block &block) {
    return llvm::any_of(
        block, [](Operation &op) { return isa<FenceOp>(op) || isSwap(&op); });
  }

  void hoist(Block &block) {
    SmallVector<Operation *> moved = movableOps(block);
    for (Operation *op : moved)
      if (Operation *last = lastOperand(op, block))
        op->moveAfter(last);
      else
        op->moveBefore(&block, block.begin());
    // Some of the moved ops could run much earlier than their readers. An
    // example of such an op is the transposition of an activation. These ops
    // are moved down to their first reader.
    for (Operation *op : llvm::reverse(moved))
      if (Operation *first = firstReader(op, block))
        op->moveBefore(first);
  }

  /// Returns the ops whose results are needed only for a result of the
  /// function, and the ops that prepare their destinations. The returned ops
  /// have the order of \p block.
  static SmallVector<Operation *> movableOps(Block &block) {
    llvm::DenseSet<Operation *> found;
    for (Operation &op : llvm::reverse(block))
      if (isMovable(op) && op.hasOneUse()) {
        Operation *reader = block.findAncestorOpInBlock(**op.user_begin());
        if (reader == block.getTerminator() || found.contains(reader))
          found.insert(&op);
      }
    SmallVector<Operation *> ops;
    llvm::DenseSet<Value> preparing;
    for (Operation &op : block) {
      if (isMovable(op) && llvm::all_of(valuesUsedBy(&op), [&](Value read) {
            return preparing.contains(read);
          })) {
        preparing.insert_range(op.getResults());
        found.insert(&op);
      }
      if (found.contains(&op))
        ops.push_back(&op);
    }
    return ops;
  }

  /// Returns the first op that reads \p op. Returns null if only the terminator
  /// of \p block reads \p op.
  static Operation *firstReader(Operation *op, Block &block) {
    Operation *first = nullptr;
    for (Operation *user : op->getUsers()) {
      Operation *reader = block.findAncestorOpInBlock(*user);
      if (reader && (!first || reader->isBeforeInBlock(first)))
        first = reader;
    }
    return first == block.getTerminator() ? nullptr : first;
  }

  static bool isMovable(Operation &op) {
    return !op.hasTrait<OpTrait::IsTerminator>() && isMemoryEffectFree(&op) &&
           !op.use_empty();
  }

  /// Returns the op that makes the last value that \p op reads. Returns null if
  /// \p op reads only arguments.
  static Operation *lastOperand(Operation *op, Block &block) {
    Operation *last = nullptr;
    for (Value read : valuesUsedBy(op)) {
      Operation *maker = read.getDefiningOp();
      maker = maker ? block.findAncestorOpInBlock(*maker) : nullptr;
      if (maker && (!last || last->isBeforeInBlock(maker)))
        last = maker;
    }
    return last;
  }
};

} // namespace
