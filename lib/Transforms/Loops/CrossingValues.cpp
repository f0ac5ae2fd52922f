//===- CrossingValues.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/CrossingValues.h"

#include "Analysis/Costs/Costs.h"
#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/OpOrder.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace remat;

/// Sorts arguments by their number, and results of ops by the place of their
/// ops. The results come after the arguments, in the order of their ops.
static void sortByPlace(SmallVectorImpl<Value> &values) {
  auto isBefore = [](Value a, Value b) {
    auto left = dyn_cast<BlockArgument>(a), right = dyn_cast<BlockArgument>(b);
    if (left && right)
      return left.getArgNumber() < right.getArgNumber();
    if (left || right)
      return bool(left);
    auto first = cast<OpResult>(a), second = cast<OpResult>(b);
    if (first.getOwner() == second.getOwner())
      return first.getResultNumber() < second.getResultNumber();
    return first.getOwner()->isBeforeInBlock(second.getOwner());
  };
  llvm::sort(values, isBefore);
}

CrossingValues::CrossingValues(const LoopBody &body, Operation *turn)
    : body(body), turn(turn) {
  for (Operation *op = turn->getNextNode(); op; op = op->getNextNode())
    for (Value value : valuesUsedBy(op))
      visit(value);
  sortByPlace(stacks);
}

bool CrossingValues::isOutside(Value value) const {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument &&
         body.sources[argument.getArgNumber()].kind != BodyArgument::Carry;
}

void CrossingValues::visit(Value first) {
  SmallVector<Value> worklist{first};
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (isOutside(value) || !visited.insert(value).second)
      continue;
    Operation *op = value.getDefiningOp();
    if (op && !op->isBeforeInBlock(turn))
      continue;
    // A fence may pass several values on. Only the operand whose result is read
    // crosses the turn.
    if (op && isFence(op)) {
      worklist.push_back(
          op->getOperand(cast<OpResult>(value).getResultNumber()));
      continue;
    }
    if (!op || !(viewSource(op) || takesNothing(op))) {
      stacks.push_back(value);
      continue;
    }
    repeated.insert(op);
    llvm::append_range(worklist, valuesUsedBy(op));
  }
}

/// Returns whether the result of \p op needs no stack: the op is pure, does no
/// arithmetic on tensors, and depends only on values that both loops have.
bool CrossingValues::takesNothing(Operation *op) {
  SmallVector<Operation *> stack{op};
  while (!stack.empty()) {
    Operation *top = stack.back();
    size_t size = stack.size();
    for (Value value : valuesUsedBy(top))
      if (Operation *maker = value.getDefiningOp();
          maker && !cheap.contains(maker))
        stack.push_back(maker);
    if (stack.size() > size)
      continue;
    stack.pop_back();
    bool moves = isFence(top) || kindOf(top) == OpKind::Move ||
                 kindOf(top) == OpKind::Scalar || viewSource(top) ||
                 isSplatConstant(top) || isDenseConstant(top);
    cheap[top] = moves && effectOf(top) == OpEffect::Pure &&
                 llvm::all_of(valuesUsedBy(top), [&](Value value) {
                   Operation *maker = value.getDefiningOp();
                   return maker ? cheap.lookup(maker) : isOutside(value);
                 });
  }
  return cheap.lookup(op);
}

/// Returns whether \p op may belong to a mask. Each kernel that reads the
/// result of such an op can compute this result itself.
static bool isOfMask(Operation *op) {
  return llvm::StringSwitch<bool>(op->getName().getStringRef())
      .Cases({"stablehlo.iota", "stablehlo.compare", "stablehlo.select",
              "stablehlo.and", "stablehlo.or", "stablehlo.not", "stablehlo.add",
              "stablehlo.subtract", "stablehlo.convert",
              "stablehlo.broadcast_in_dim", "stablehlo.reshape"},
             true)
      .Default(isSplatConstant(op));
}

SmallVector<Operation *> remat::maskOps(Value value) {
  constexpr size_t kMostOps = 64;
  llvm::SetVector<Operation *> ops;
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val().getDefiningOp();
    if (!op || !isOfMask(op))
      return {};
    if (ops.insert(op) && ops.size() > kMostOps)
      return {};
    llvm::append_range(worklist, op->getOperands());
  }
  bool isOneBlock = llvm::all_of(ops, [&](Operation *op) {
    return op->getBlock() == ops.front()->getBlock();
  });
  return isOneBlock ? inProgramOrder(ops.getArrayRef())
                    : SmallVector<Operation *>();
}
