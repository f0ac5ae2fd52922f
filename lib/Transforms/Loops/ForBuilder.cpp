//===- ForBuilder.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/ForBuilder.h"

#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

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
  if (name == "minimum")
    return arith::MinSIOp::create(builder, loc, left, right);
  if (name == "maximum")
    return arith::MaxSIOp::create(builder, loc, left, right);
  return arith::DivSIOp::create(builder, loc, left, right);
}

Value ForBuilder::reshape(Value value, RankedTensorType type) {
  int64_t from = cast<RankedTensorType>(value.getType()).getRank();
  int64_t to = type.getRank();
  // The first two dimensions of the larger shape form the first one of the
  // other.
  SmallVector<ReassociationIndices> groups(std::min(from, to));
  for (int64_t d = 0; d < std::max(from, to) && !groups.empty(); ++d)
    groups[std::max<int64_t>(d - 1, 0)].push_back(d);
  if (from > to)
    return tensor::CollapseShapeOp::create(builder, loc, type, value, groups);
  return tensor::ExpandShapeOp::create(builder, loc, type, value, groups);
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
/// The offsets, sizes and strides of one whole slot.
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

Value ForBuilder::toHost(Value value) {
  return ToHostOp::create(builder, loc, value);
}

Value ForBuilder::toDevice(Value value) {
  return ToDeviceOp::create(builder, loc, value);
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
