//===- LoopSlots.cpp - The slot of a stack as a function of a counter -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Loops/LoopParts.h"
#include "Analysis/Ops/Constants.h"
#include "Analysis/Storage/Storage.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace remat;

static bool isNamed(Operation *op, StringRef name) {
  return op && op->getName().stripDialect() == name;
}

bool remat::isCount(int64_t number) {
  constexpr int64_t kLargest = int64_t(1) << 40;
  return -kLargest <= number && number <= kLargest;
}

static std::optional<CounterIndex> indexBy(Value value, CounterRange range,
                                           unsigned depth);

/// Let \p op be the minimum or maximum of two operands. If the result equals
/// one of these operands for all values of the counter, returns this operand as
/// a function of the counter.
static std::optional<CounterIndex> boundedBy(Operation *op, CounterRange range,
                                             unsigned depth) {
  bool isLeast = isa<arith::MinSIOp>(op);
  auto left = indexBy(op->getOperand(0), range, depth + 1);
  auto right = indexBy(op->getOperand(1), range, depth + 1);
  if (!left || !right)
    return std::nullopt;
  auto isResult = [&](CounterIndex one, CounterIndex other) {
    return llvm::all_of(ArrayRef<int64_t>{range.first, range.last},
                        [&](int64_t now) {
                          return isLeast ? one.at(now) <= other.at(now)
                                         : one.at(now) >= other.at(now);
                        });
  };
  if (isResult(*left, *right))
    return left;
  return isResult(*right, *left) ? right : std::nullopt;
}

static std::optional<CounterIndex> indexBy(Value value, CounterRange range,
                                           unsigned depth) {
  if (value == range.counter)
    return CounterIndex{1, 0};
  if (auto constant = splatInteger(value); constant && isCount(*constant))
    return CounterIndex{0, *constant};
  Operation *op = value.getDefiningOp();
  while (op && (isFence(op) || isa<arith::IndexCastOp, arith::ExtSIOp>(op))) {
    unsigned number = cast<OpResult>(value).getResultNumber();
    value = op->getOperand(number);
    if (value == range.counter)
      return CounterIndex{1, 0};
    op = value.getDefiningOp();
  }
  if (!op || depth == 8 || op->getNumOperands() != 2)
    return std::nullopt;
  if (isa<arith::MinSIOp, arith::MaxSIOp>(op))
    return boundedBy(op, range, depth);
  bool isAdd = isNamed(op, "add") || isa<arith::AddIOp>(op);
  if (!(isAdd || isNamed(op, "subtract") || isa<arith::SubIOp>(op)))
    return std::nullopt;
  auto left = indexBy(op->getOperand(0), range, depth + 1);
  auto right = indexBy(op->getOperand(1), range, depth + 1);
  if (!left || !right)
    return std::nullopt;
  int64_t sign = isAdd ? 1 : -1;
  return CounterIndex{left->scale + sign * right->scale,
                      left->offset + sign * right->offset};
}

std::optional<CounterIndex> remat::counterIndexOf(Value value,
                                                  CounterRange counter) {
  return indexBy(value, counter, 0);
}

/// Returns the slot of a stack that a slice takes up. The slice begins at
/// offset \p first in dimension 0, and at offset 0 in all other dimensions.
static std::optional<CounterIndex> slotAt(Value first, CounterRange counter) {
  auto slot = counterIndexOf(first, counter);
  return slot && std::abs(slot->scale) == 1 ? slot : std::nullopt;
}

/// If \p slice, a slice of \p stack, is exactly one slot, returns this slot.
/// The offsets of \p slice are the operands of \p op from number \p first on.
static std::optional<CounterIndex> slotOf(Operation *op, unsigned first,
                                          RankedTensorType stack,
                                          RankedTensorType slice,
                                          CounterRange counter) {
  if (!stack || !slice || !stack.hasStaticShape() || stack.getRank() == 0 ||
      slice.getRank() != stack.getRank() || slice.getDimSize(0) != 1 ||
      slice.getShape().drop_front() != stack.getShape().drop_front() ||
      op->getNumOperands() != first + stack.getRank())
    return std::nullopt;
  for (Value index : op->getOperands().drop_front(first + 1))
    if (splatInteger(index) != 0)
      return std::nullopt;
  return slotAt(op->getOperand(first), counter);
}

/// If \p op reads or writes exactly one slot of \p stack, returns this slot.
/// The slice that \p op reads or writes has the type \p slice.
static std::optional<CounterIndex> slotOf(OffsetSizeAndStrideOpInterface op,
                                          RankedTensorType stack,
                                          RankedTensorType slice,
                                          CounterRange counter) {
  if (!stack.hasStaticShape() || stack.getRank() == 0 || !op.isDynamicOffset(0))
    return std::nullopt;
  SmallVector<int64_t> shape{1};
  llvm::append_range(shape, stack.getShape().drop_front());
  ArrayRef<int64_t> whole = shape;
  bool isAllOfOne =
      slice.getShape() == whole || slice.getShape() == whole.drop_front();
  for (int64_t d = 0; d < stack.getRank(); ++d)
    isAllOfOne &= getConstantIntValue(op.getMixedSizes()[d]) == shape[d] &&
                  getConstantIntValue(op.getMixedStrides()[d]) == 1 &&
                  (d == 0 || getConstantIntValue(op.getMixedOffsets()[d]) == 0);
  return isAllOfOne ? slotAt(op.getDynamicOffset(0), counter) : std::nullopt;
}

std::optional<CounterIndex> remat::slotRead(Operation *op,
                                            CounterRange counter) {
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return slotOf(slice, slice.getSourceType(), slice.getType(), counter);
  if (!isNamed(op, "dynamic_slice"))
    return std::nullopt;
  return slotOf(op, 1, dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
                dyn_cast<RankedTensorType>(op->getResult(0).getType()),
                counter);
}

/// Returns whether \p op, a linalg.generic, does nothing but add a first
/// dimension of size 1. Importers write such ops.
static bool addsFirstDimension(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumParallelLoops() != op.getNumLoops() || op.getNumLoops() == 0)
    return false;
  auto [from, to] =
      std::pair(op.getIndexingMapsArray()[0], op.getIndexingMapsArray()[1]);
  auto yield = cast<linalg::YieldOp>(op.getBody()->getTerminator());
  return to.isIdentity() && from == to.dropResult(0) &&
         yield.getOperand(0) == op.getBody()->getArgument(0);
}

Value remat::withoutStackDimension(Value slice) {
  Operation *op = slice.getDefiningOp();
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  if (!isNamed(op, "reshape") && !isNamed(op, "broadcast_in_dim") &&
      !isa_and_nonnull<tensor::ExpandShapeOp>(op) &&
      !(generic && addsFirstDimension(generic)))
    return slice;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto to = cast<RankedTensorType>(slice.getType());
  if (!from || to.getRank() == 0)
    return slice;
  // The slot of a stack may have all elements of the value in one row.
  bool isRow = isNamed(op, "reshape") && to.getRank() == 2 &&
               to.getDimSize(0) == 1 && from.hasStaticShape() &&
               from.getElementType() == to.getElementType() &&
               from.getNumElements() == to.getDimSize(1);
  return isRow || from.getShape() == to.getShape().drop_front()
             ? op->getOperand(0)
             : slice;
}

std::optional<SlotWrite> remat::slotWritten(Operation *op,
                                            CounterRange counter) {
  if (auto insert = dyn_cast_or_null<tensor::InsertSliceOp>(op)) {
    auto slot =
        slotOf(insert, insert.getDestType(), insert.getSourceType(), counter);
    return slot ? std::optional(
                      SlotWrite{insert.getDest(), insert.getSource(), *slot})
                : std::nullopt;
  }
  if (!isNamed(op, "dynamic_update_slice"))
    return std::nullopt;
  Value stack = op->getOperand(0), slice = op->getOperand(1);
  auto slot = slotOf(op, 2, dyn_cast<RankedTensorType>(stack.getType()),
                     dyn_cast<RankedTensorType>(slice.getType()), counter);
  return slot ? std::optional(SlotWrite{stack, slice, *slot}) : std::nullopt;
}
