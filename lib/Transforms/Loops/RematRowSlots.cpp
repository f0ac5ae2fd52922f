//===- RematRowSlots.cpp - Stores the slots of stacks as rows -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XLA uses one layout for the stack of a loop. If the ops of the loop that
// reads the stack prefer another layout, XLA copies the whole stack between the
// two loops. A row of elements has only one possible layout. If the slots are
// rows, XLA copies one slot at a time instead of the whole stack.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/HostPlacement.h"
#include "Transforms/Loops/LoopBuilder.h"
#include "Transforms/Loops/LoopOps.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATROWSLOTS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Turns the slots of a stack into rows. Two `stablehlo.while` loops must share
/// the stack.
class RowWriter {
public:
  RowWriter(const LoopPair &pair, const Residual &residual)
      : pair(pair), residual(residual),
        stack(pair.forward.stacks[residual.stack]),
        slice(cast<RankedTensorType>(stack.slice.getType())),
        row(slice.clone(ArrayRef<int64_t>{slice.getNumElements()})),
        builder(pair.forward.op) {}

  void run() {
    Value begin = pair.forward.operand(stack.carried);
    pair.forward.op->setOperand(stack.carried,
                                at(pair.forward.op).stack(row, slots()));
    retype(pair.forward.op, stack.carried);
    if (residual.backward)
      retype(pair.backward.op, *residual.backward);
    write();
    for (Operation *read : residual.reads)
      this->read(read);
    eraseUnused(begin);
  }

private:
  LoopBuilder &at(Operation *op) {
    builder.setInsertionPoint(op);
    ops = LoopBuilder::of(pair.forward, builder, op->getLoc());
    return *ops;
  }

  int64_t slots() const { return pair.forward.trips; }

  void retype(Operation *loop, unsigned carried) {
    Type type = withSlots(row, slots());
    loop->getResult(carried).setType(type);
    for (Region &region : loop->getRegions())
      region.getArgument(carried).setType(type);
  }

  void write() {
    Operation *update = stack.update;
    LoopBuilder &ops = at(update);
    Value whole = stack.written;
    Value written = ops.write(pair.forward.argument(stack.carried),
                              ops.reshape(stack.slice, withSlots(row, 1)),
                              update->getOperand(2));
    update->getResult(0).replaceAllUsesWith(written);
    update->erase();
    eraseUnused(whole);
  }

  /// Replaces \p read, which reads a slot, by an op that reads the row.
  /// Reshapes of the read slot become reshapes of the row.
  void read(Operation *read) {
    LoopBuilder &ops = at(read);
    Value there = ops.readSlot(read->getOperand(0), row, read->getOperand(1));
    for (Operation *user : llvm::make_early_inc_range(read->getUsers()))
      if (user->getName().getStringRef() == "stablehlo.reshape")
        user->setOperand(0, there);
    if (!read->use_empty())
      read->getResult(0).replaceAllUsesWith(ops.reshape(
          there, cast<RankedTensorType>(read->getResult(0).getType())));
    read->erase();
  }

  const LoopPair &pair;
  const Residual &residual;
  const LoopStack &stack;
  RankedTensorType slice, row;
  OpBuilder builder;
  std::unique_ptr<LoopBuilder> ops;
};

class RematRowSlotsPass
    : public StepPass<remat::impl::RematRowSlotsBase<RematRowSlotsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    for (const LoopPair &pair : findAllLoopPairs(stepBlock(function)))
      makeRows(pair);
    return success();
  }

private:
  static void makeRows(const LoopPair &pair) {
    if (pair.isAlone() || pair.forward.hasOwnCounter())
      return;
    for (const Residual &residual : pair.residuals) {
      Value slice = pair.forward.stacks[residual.stack].slice;
      if (cast<RankedTensorType>(slice.getType()).getRank() > 1 &&
          !isPlacedOnHost(slice))
        RowWriter(pair, residual).run();
    }
  }
};

} // namespace
