//===- IreeStacks.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Conversion/Iree.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace remat;

/// Loops with more iterations than this are not checked, because the check
/// evaluates each iteration.
static constexpr int64_t kMostTrips = 1 << 16;

/// Returns the integer that \p value has in the iteration in which \p counter,
/// the loop counter, is \p now. Handles the index arithmetic that importers
/// write: sums, and bounds that keep an index in range.
static std::optional<int64_t> evaluate(Value value, Value counter, int64_t now,
                                       unsigned depth = 0) {
  if (value == counter)
    return now;
  if (auto constant = getConstantIntValue(value))
    return constant;
  Operation *op = value.getDefiningOp();
  if (!op || depth == 16)
    return std::nullopt;
  SmallVector<int64_t, 2> operands;
  for (Value operand : op->getOperands()) {
    auto number = evaluate(operand, counter, now, depth + 1);
    if (!number)
      return std::nullopt;
    operands.push_back(*number);
  }
  bool isCast = isa<arith::IndexCastOp, arith::ExtSIOp>(op);
  // Ops on unsigned integers are evaluated only if no operand is negative.
  bool isUnsigned = isa<arith::IndexCastUIOp, arith::ExtUIOp, arith::MaxUIOp,
                        arith::MinUIOp, arith::DivUIOp>(op);
  if (isUnsigned && llvm::any_of(operands, [](int64_t n) { return n < 0; }))
    return std::nullopt;
  int64_t result = 0;
  bool overflows = false;
  if (isCast || isa<arith::IndexCastUIOp, arith::ExtUIOp>(op))
    result = operands[0];
  else if (isa<arith::MaxSIOp, arith::MaxUIOp>(op))
    result = std::max(operands[0], operands[1]);
  else if (isa<arith::MinSIOp, arith::MinUIOp>(op))
    result = std::min(operands[0], operands[1]);
  else if (isa<arith::AddIOp>(op))
    overflows = __builtin_add_overflow(operands[0], operands[1], &result);
  else if (isa<arith::SubIOp>(op))
    overflows = __builtin_sub_overflow(operands[0], operands[1], &result);
  else if (isa<arith::DivUIOp>(op) && operands[1] != 0)
    result = operands[0] / operands[1];
  else
    return std::nullopt;
  Type type = value.getType();
  unsigned bits = type.isIndex() ? 32 : type.getIntOrFloatBitWidth();
  return overflows || !llvm::isIntN(bits, result) ? std::nullopt
                                                  : std::optional(result);
}

/// Returns whether \p offset takes each value from 0 to \p slots - 1 while \p
/// loop runs.
static bool comesToAll(scf::ForOp loop, OpFoldResult offset, int64_t slots) {
  auto from = getConstantIntValue(loop.getLowerBound()),
       to = getConstantIntValue(loop.getUpperBound()),
       by = getConstantIntValue(loop.getStep());
  auto index = dyn_cast<Value>(offset);
  if (!from || !to || !by || *by <= 0 || *from >= *to || !index ||
      (*to - *from) / *by >= kMostTrips || slots > kMostTrips)
    return false;
  llvm::BitVector seen(slots);
  for (int64_t now = *from; now < *to; now += *by) {
    auto slot = evaluate(index, loop.getInductionVar(), now);
    if (!slot || *slot < 0 || *slot >= slots)
      return false;
    seen.set(*slot);
  }
  return seen.all();
}

/// Returns whether \p update writes exactly one whole slot of a stack.
static bool writesOneSlot(tensor::InsertSliceOp update) {
  RankedTensorType stack = update.getDestType();
  if (!stack.hasStaticShape() || stack.getRank() == 0)
    return false;
  auto offsets = update.getMixedOffsets(), sizes = update.getMixedSizes();
  for (int64_t d = 0; d < stack.getRank(); ++d)
    if (getConstantIntValue(sizes[d]) != (d == 0 ? 1 : stack.getDimSize(d)) ||
        (d > 0 && getConstantIntValue(offsets[d]) != 0))
      return false;
  return llvm::all_of(update.getMixedStrides(), [](OpFoldResult stride) {
    return getConstantIntValue(stride) == 1;
  });
}

SmallVector<IreeStack> remat::stacksOf(scf::ForOp loop) {
  SmallVector<IreeStack> found;
  auto yielded = loop.getYieldedValues();
  for (auto [i, argument] : llvm::enumerate(loop.getRegionIterArgs())) {
    auto update = yielded[i].getDefiningOp<tensor::InsertSliceOp>();
    if (update && update->getBlock() == loop.getBody() &&
        update.getDest() == argument && argument.hasOneUse() &&
        update->hasOneUse() && writesOneSlot(update) &&
        comesToAll(loop, update.getMixedOffsets()[0],
                   update.getDestType().getDimSize(0)))
      found.push_back({unsigned(i), update});
  }
  return found;
}

void remat::writeInPlace(scf::ForOp loop, ArrayRef<IreeStack> stacks) {
  IRRewriter rewriter(loop.getContext());
  for (IreeStack stack : stacks) {
    OperationState state(loop.getLoc(), "flow.tensor.alloca");
    state.addTypes(stack.update.getDestType());
    rewriter.setInsertionPoint(loop);
    Value memory = rewriter.create(state)->getResult(0);
    loop.getInitArgsMutable()[stack.number].set(memory);
    rewriter.setInsertionPoint(stack.update);
    Value hidden = barrierOf(stack.update.getDest(), loop.getLoc(), rewriter,
                             kIreeBarrier);
    stack.update.getDestMutable().set(hidden);
  }
}
