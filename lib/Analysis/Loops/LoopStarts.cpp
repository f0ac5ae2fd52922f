//===- LoopStarts.cpp - Initial carries of groups of iterations -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/Costs.h"
#include "Analysis/Loops/LoopParts.h"
#include "Analysis/Ops/HostPlacement.h"
#include "Analysis/Ops/KnownLoops.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

namespace {

/// A stack. A loop inside another loop takes one slot of it as an initial
/// carry.
struct Start {
  /// This is the stack as a value of the block that contains the outer loop.
  Value stack;
  bool isOnHost;
};

} // namespace

/// The value \p value must be in the body of the loop \p around. If it is a
/// slot of a stack that an earlier loop wrote, returns this stack.
static std::optional<Start> startIn(Value value, const CountedLoop &around) {
  bool isOnHost = false;
  Operation *op = value.getDefiningOp();
  while (op && op->getBlock() == &around.body() &&
         !slotRead(op, around.range())) {
    bool isPlaced = placementOf(op).has_value();
    if (!isPlaced && kindOf(op) != OpKind::Move)
      return std::nullopt;
    isOnHost |= isPlaced;
    op = op->getNumOperands() > 0 ? op->getOperand(0).getDefiningOp() : nullptr;
  }
  if (!op || op->getBlock() != &around.body())
    return std::nullopt;
  Value stack = op->getOperand(0);
  for (auto [i, role] : llvm::enumerate(around.roles))
    if (role == CarriedRole::Invariant && stack == around.argument(i))
      stack = around.operand(i);
  Operation *writer = stack.getDefiningOp();
  if (!writer || !isKnownLoop(writer) ||
      writer->getBlock() != around.op->getBlock())
    return std::nullopt;
  return Start{stack, isOnHost};
}

SmallVector<Value> remat::startsAround(const LoopPair &pair) {
  llvm::SetVector<Value> stacks;
  Operation *forward = pair.forward.op;
  while (forward && isKnownLoop(forward->getParentOp())) {
    Result<CountedLoop> around = readCountedLoop(forward->getParentOp());
    if (!around)
      break;
    Operation *writer = nullptr;
    for (Value operand : forward->getOperands())
      if (std::optional<Start> start = startIn(operand, *around)) {
        writer = start->stack.getDefiningOp();
        if (!start->isOnHost)
          stacks.insert(start->stack);
      }
    forward = writer;
  }
  return stacks.takeVector();
}
