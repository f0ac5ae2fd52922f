//===- Deallocate.cpp - Every buffer is freed after its last use ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MLIR's ownership-based deallocation frees a buffer at the end of its block,
// and a later pass moves the dealloc op to an earlier place. A step has one
// block, so the last use of a buffer is the last op that has the buffer or one
// of its aliases as an operand.
//===----------------------------------------------------------------------===//
#include "Execution/Bufferization/Stages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// Adds to \p aliases the values to which the op of \p use passes the buffer of
/// its operand.
void addAliases(OpOperand &use, SetVector<Value> &aliases) {
  Operation *op = use.getOwner();
  if (auto view = dyn_cast<ViewLikeOpInterface>(op)) {
    aliases.insert(view->getResult(0));
  } else if (isa<arith::SelectOp>(op)) {
    aliases.insert(op->getResult(0));
  } else if (auto loop = dyn_cast<scf::ForOp>(op)) {
    aliases.insert(loop.getTiedLoopRegionIterArg(&use));
    aliases.insert(loop.getTiedLoopResult(&use));
  } else if (isa<scf::YieldOp>(op)) {
    unsigned i = use.getOperandNumber();
    aliases.insert(op->getParentOp()->getResult(i));
    if (auto loop = dyn_cast<scf::ForOp>(op->getParentOp()))
      aliases.insert(loop.getRegionIterArg(i));
  }
}

class Deallocator {
public:
  LogicalResult run(func::FuncOp step, const StepInfo &info) {
    SmallVector<Value> donated;
    for (auto [argument, isDonated] :
         llvm::zip(step.getArguments(), info.donated))
      if (isDonated)
        donated.push_back(argument);
    return runOnBlock(step.getBody().front(), donated);
  }

private:
  LogicalResult runOnBlock(Block &block, ArrayRef<Value> owned) {
    SmallVector<Value> roots(owned);
    for (Operation &op : block) {
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          if (failed(runOnBlock(inner, {})))
            return failure();
      if (auto alloc = dyn_cast<memref::AllocOp>(op))
        roots.push_back(alloc);
    }
    for (Value root : roots)
      if (failed(freeAfterLastUse(root, block)))
        return failure();
    return success();
  }

  LogicalResult freeAfterLastUse(Value root, Block &block) {
    SetVector<Value> aliases;
    aliases.insert(root);
    Operation *last = root.getDefiningOp();
    for (size_t i = 0; i < aliases.size(); ++i)
      for (OpOperand &use : aliases[i].getUses()) {
        Operation *user = block.findAncestorOpInBlock(*use.getOwner());
        if (user && (!last || last->isBeforeInBlock(user)))
          last = user;
        if (use.getOwner() != block.getTerminator()) {
          addAliases(use, aliases);
          continue;
        }
        if (isa<func::ReturnOp>(use.getOwner()))
          return success(); // The caller frees an output. The step does not
                            // free it.
        return use.getOwner()->emitError(
            "a buffer allocated in this loop or branch leaves it");
      }
    OpBuilder builder(block.getParent());
    if (last)
      builder.setInsertionPointAfter(last);
    else // The value is an owned argument of the step and has no uses.
      builder.setInsertionPointToStart(&block);
    memref::DeallocOp::create(builder, root.getLoc(), root);
    return success();
  }
};

} // namespace

LogicalResult insertDeallocations(func::FuncOp step, const StepInfo &info) {
  return Deallocator().run(step, info);
}

} // namespace remat::execution
