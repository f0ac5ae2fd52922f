//===- StackOps.cpp - Stacks of loops on the host -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/RematOps.h"

using namespace mlir;
using namespace remat;

LogicalResult HostStackOp::verify() {
  if (getStack().getType().getShape().empty())
    return emitOpError("must have a first dimension that counts slots");
  for (Operation *user : getStack().getUsers())
    if (!isa<HostSlotOp>(user))
      return emitOpError("hands its stack to '")
             << user->getName()
             << "': only a remat.host_slot may use the stack";
  return success();
}

Operation *HostStackOp::lastUse() {
  Block *block = getOperation()->getBlock();
  Operation *last = *this;
  auto use = [&](Operation *op) {
    Operation *around = block->findAncestorOpInBlock(*op);
    if (last->isBeforeInBlock(around))
      last = around;
  };
  for (Operation *slot : getStack().getUsers()) {
    use(slot);
    for (Operation *copy : slot->getUsers())
      for (Operation *await : copy->getUsers())
        use(await);
  }
  return last;
}

/// Each stack on the host needs its own memory, so the effects keep two stacks
/// from being merged.
void HostStackOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), OrderResource::get());
}

LogicalResult HostSlotOp::verify() {
  HostType stack = getStack().getType(), slot = getSlot().getType();
  if (stack.getShape().empty() ||
      stack.getShape().drop_front() != slot.getShape() ||
      stack.getElementType() != slot.getElementType())
    return emitOpError("gives ")
           << slot << ", which is not the type of a slot of " << stack;
  if (!getStack().getDefiningOp<HostStackOp>())
    return emitOpError(
        "takes a stack that does not come from a remat.host_stack");
  return success();
}
