//===- ForBuilder.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ForBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;
using namespace remat;

Value ForBuilder::constant(Type type, int64_t value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getIntegerAttr(type, value));
}

Value ForBuilder::scalar(StringRef name, Value left, Value right) {
  if (name == "add")
    return arith::AddIOp::create(builder, loc, left, right);
  if (name == "subtract")
    return arith::SubIOp::create(builder, loc, left, right);
  if (name == "multiply")
    return arith::MulIOp::create(builder, loc, left, right);
  return arith::DivSIOp::create(builder, loc, left, right);
}

Value ForBuilder::reshape(Value value, RankedTensorType type) {
  auto from = cast<RankedTensorType>(value.getType());
  auto groups = getReassociationIndicesForReshape(from, type);
  if (groups && from.getRank() > type.getRank())
    return tensor::CollapseShapeOp::create(builder, loc, type, value, *groups);
  if (groups && from.getRank() < type.getRank())
    return tensor::ExpandShapeOp::create(builder, loc, type, value, *groups);
  Value shape = arith::ConstantOp::create(
      builder, loc, builder.getIndexTensorAttr(type.getShape()));
  return tensor::ReshapeOp::create(builder, loc, type, value, shape);
}

Value ForBuilder::stack(RankedTensorType slice, int64_t slots) {
  RankedTensorType type = withSlots(slice, slots);
  return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                 type.getElementType());
}

Value ForBuilder::asIndex(Value slot) {
  if (slot.getType().isIndex())
    return slot;
  return arith::IndexCastOp::create(builder, loc, builder.getIndexType(), slot);
}

namespace {
/// All of one slot.
struct Slot {
  Slot(OpBuilder &builder, RankedTensorType stack, Value slot)
      : offsets(stack.getRank(), builder.getIndexAttr(0)),
        sizes(1, builder.getIndexAttr(1)),
        strides(stack.getRank(), builder.getIndexAttr(1)) {
    offsets[0] = slot;
    for (int64_t size : stack.getShape().drop_front())
      sizes.push_back(builder.getIndexAttr(size));
  }

  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

Value ForBuilder::write(Value stack, Value slice, Value slot) {
  Slot at(builder, cast<RankedTensorType>(stack.getType()), asIndex(slot));
  return tensor::InsertSliceOp::create(builder, loc, slice, stack, at.offsets,
                                       at.sizes, at.strides);
}

Value ForBuilder::read(Value stack, RankedTensorType slice, Value slot) {
  Slot at(builder, cast<RankedTensorType>(stack.getType()), asIndex(slot));
  return tensor::ExtractSliceOp::create(builder, loc, slice, stack, at.offsets,
                                        at.sizes, at.strides);
}

SmallVector<Value> ForBuilder::loop(const CountedLoop &like, int64_t trips,
                                    ValueRange carried, Body make) {
  Type type = like.counterInside().getType();
  auto loop = scf::ForOp::create(
      builder, loc, constant(type, 0), constant(type, trips), constant(type, 1),
      carried, [&](OpBuilder &, Location, Value counter, ValueRange inside) {
        scf::YieldOp::create(builder, loc, make(counter, inside));
      });
  return llvm::to_vector_of<Value>(loop.getResults());
}
