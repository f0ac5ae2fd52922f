//===- WhileBuilder.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/WhileBuilder.h"

#include "Analysis/Ops/HostPlacement.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

Value WhileBuilder::constant(Type type, int64_t value) {
  auto tensor = cast<RankedTensorType>(type);
  Type element = tensor.getElementType();
  Attribute scalar;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    Attribute part = builder.getZeroAttr(complex.getElementType());
    scalar = builder.getArrayAttr({part, part});
  } else if (isa<FloatType>(element)) {
    scalar = builder.getFloatAttr(element, double(value));
  } else {
    // Numbers of a counter's type may wrap around, as its sums do.
    unsigned bits = element.isIndex() ? IndexType::kInternalStorageBitWidth
                                      : element.getIntOrFloatBitWidth();
    APInt number(bits, uint64_t(value), /*isSigned=*/true,
                 /*implicitTrunc=*/true);
    scalar = builder.getIntegerAttr(element, number);
  }
  auto elements = DenseElementsAttr::get(tensor, scalar);
  return make("stablehlo.constant", {}, type,
              builder.getNamedAttr("value", elements))
      ->getResult(0);
}

Value WhileBuilder::scalar(StringRef name, Value left, Value right) {
  return make(("stablehlo." + name).str(), {left, right}, left.getType())
      ->getResult(0);
}

Value WhileBuilder::reshape(Value value, RankedTensorType type) {
  return make("stablehlo.reshape", value, type)->getResult(0);
}

Value WhileBuilder::stack(RankedTensorType slice, int64_t slots) {
  return constant(withSlots(slice, slots), 0);
}

/// Returns the slot, and zeros for the other dimensions.
SmallVector<Value> WhileBuilder::indices(Value stack, Value slot) {
  SmallVector<Value> indices{slot};
  int64_t others = cast<RankedTensorType>(stack.getType()).getRank() - 1;
  if (others > 0)
    indices.append(others, constant(slot.getType(), 0));
  return indices;
}

Value WhileBuilder::write(Value stack, Value slice, Value slot) {
  auto type = cast<RankedTensorType>(slice.getType());
  if (type.getRank() < cast<RankedTensorType>(stack.getType()).getRank())
    slice = reshape(slice, withSlots(type, 1));
  SmallVector<Value> operands{stack, slice};
  llvm::append_range(operands, indices(stack, slot));
  return make("stablehlo.dynamic_update_slice", operands, stack.getType())
      ->getResult(0);
}

Value WhileBuilder::read(Value stack, RankedTensorType slice, Value slot) {
  return reshape(readSlot(stack, slice, slot), slice);
}

Value WhileBuilder::readSlot(Value stack, RankedTensorType slice, Value slot) {
  SmallVector<Value> operands{stack};
  llvm::append_range(operands, indices(stack, slot));
  RankedTensorType type = withSlots(slice, 1);
  auto sizes = builder.getDenseI64ArrayAttr(type.getShape());
  return make("stablehlo.dynamic_slice", operands, type,
              builder.getNamedAttr("slice_sizes", sizes))
      ->getResult(0);
}

Value WhileBuilder::toHost(Value value) {
  return annotatePlacement(builder, loc, value, kOnHost);
}

Value WhileBuilder::toDevice(Value value) {
  return annotatePlacement(builder, loc, value, kOnDevice);
}

/// Returns the values from outside that \p region uses, in the order of first
/// use. The region belongs to no op yet, so its ancestors are unknown.
static llvm::SetVector<Value> usedFromOutside(Region &region) {
  llvm::SmallPtrSet<Block *, 16> inside;
  for (Block &block : region)
    inside.insert(&block);
  region.walk<WalkOrder::PreOrder>([&](Block *block) { inside.insert(block); });
  llvm::SetVector<Value> used;
  region.walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (!inside.contains(operand.getParentBlock()))
        used.insert(operand);
  });
  return used;
}

/// Writes the condition of \p like, with another bound.
static void writeConditionLike(OpBuilder &builder, const CountedLoop &like,
                               Value counter, Value bound) {
  Block &original = like.op->getRegion(0).front();
  IRMapping mapping;
  mapping.map(original.getArgument(like.counter), counter);
  for (Operation &op : original)
    builder.clone(op, mapping);
  Operation *compare = builder.getBlock()->back().getOperand(0).getDefiningOp();
  compare->setOperand(1, bound);
}

void WhileBuilder::writeCondition(Value counter, Value bound) {
  auto name = StringAttr::get(builder.getContext(), "stablehlo");
  auto less = OpaqueAttr::get(name, "comparison_direction LT",
                              NoneType::get(builder.getContext()));
  auto truth =
      cast<RankedTensorType>(counter.getType()).clone(builder.getI1Type());
  Operation *compare = make("stablehlo.compare", {counter, bound}, truth,
                            builder.getNamedAttr("comparison_direction", less));
  make("stablehlo.return", compare->getResult(0), {});
}

SmallVector<Value> WhileBuilder::loop(const CountedLoop &like, int64_t trips,
                                      ValueRange carried, Body body) {
  return loop(like.counterInside().getType(), trips, carried, body,
              [&](Value counter, Value bound) {
                writeConditionLike(builder, like, counter, bound);
              });
}

SmallVector<Value> WhileBuilder::loop(int64_t trips, ValueRange carried,
                                      Body body) {
  return loop(
      RankedTensorType::get({}, builder.getI32Type()), trips, carried, body,
      [&](Value counter, Value bound) { writeCondition(counter, bound); });
}

SmallVector<Value> WhileBuilder::loop(Type counterType, int64_t trips,
                                      ValueRange carried, Body make,
                                      Condition condition) {
  SmallVector<Value> operands{constant(counterType, 0)};
  llvm::append_range(operands, carried);
  OperationState state(loc, "stablehlo.while");
  Region *whether = state.addRegion(), *body = state.addRegion();
  OpBuilder::InsertPoint place = builder.saveInsertionPoint();
  Block &block = body->emplaceBlock();
  for (Value operand : operands)
    block.addArgument(operand.getType(), loc);
  builder.setInsertionPointToEnd(&block);
  Value counter = block.getArgument(0);
  SmallVector<Value> next{scalar("add", counter, 1)};
  llvm::append_range(next, make(counter, block.getArguments().drop_front()));
  // A loop of StableHLO can use only what it carries.
  for (Value outside : usedFromOutside(*body)) {
    operands.push_back(outside);
    Value inside = block.addArgument(outside.getType(), loc);
    body->walk([&](Operation *op) { op->replaceUsesOfWith(outside, inside); });
    for (Value &value : next)
      value = value == outside ? inside : value;
    next.push_back(inside);
  }
  this->make("stablehlo.return", next, {});
  Block &first = whether->emplaceBlock();
  for (Value operand : operands)
    first.addArgument(operand.getType(), loc);
  builder.setInsertionPointToEnd(&first);
  condition(first.getArgument(0), constant(counterType, trips));
  builder.restoreInsertionPoint(place);
  state.addOperands(operands);
  state.addTypes(TypeRange(ValueRange(operands)));
  Operation *op = builder.create(state);
  return llvm::to_vector_of<Value>(op->getResults().slice(1, carried.size()));
}
