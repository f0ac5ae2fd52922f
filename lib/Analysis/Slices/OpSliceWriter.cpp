//===- OpSliceWriter.cpp - Writes a slice of an op ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Slices/HloSlicing.h"
#include "Analysis/Slices/SliceRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace remat;

RankedTensorType remat::sliceType(RankedTensorType type, SlicedDim where,
                                  int64_t size) {
  SmallVector<int64_t> shape(type.getShape());
  shape[where.dim] = size * where.unit;
  return RankedTensorType::get(shape, type.getElementType());
}

OpFoldResult remat::timesUnit(OpBuilder &builder, Location loc,
                              OpFoldResult offset, int64_t unit) {
  if (auto number = getConstantIntValue(offset))
    return builder.getIndexAttr(*number * unit);
  if (unit == 1)
    return offset;
  Value factor = arith::ConstantIndexOp::create(builder, loc, unit);
  return arith::MulIOp::create(builder, loc, cast<Value>(offset), factor)
      .getResult();
}

/// Adds \p offset to the indices of the sliced loop in the region of \p op.
static void moveIndices(OpBuilder &builder, linalg::LinalgOp op, unsigned loop,
                        OpFoldResult offset) {
  if (isConstantIntValue(offset, 0) || !op.hasIndexSemantics())
    return;
  SmallVector<linalg::IndexOp> indices;
  op->walk([&](linalg::IndexOp index) {
    if (index.getDim() == loop)
      indices.push_back(index);
  });
  OpBuilder::InsertionGuard guard(builder);
  for (linalg::IndexOp index : indices) {
    builder.setInsertionPointAfter(index);
    Value from =
        getValueOrCreateConstantIndexOp(builder, index.getLoc(), offset);
    auto moved = arith::AddIOp::create(builder, index.getLoc(), index, from);
    index.getResult().replaceAllUsesExcept(moved, moved);
  }
}

Operation *remat::writeSlice(OpBuilder &builder, Operation *op,
                             const OpSlices &slices, ValueRange operands,
                             OpFoldResult offset, int64_t size) {
  if (slices.loop && cast<linalg::LinalgOp>(op).hasIndexSemantics())
    offset = timesUnit(builder, op->getLoc(), offset, slices.unit);
  SmallVector<Type> types(op->getResultTypes());
  for (auto [type, where] : llvm::zip_equal(types, slices.results))
    if (where)
      type = sliceType(cast<RankedTensorType>(type), *where, size);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return tensor::ExpandShapeOp::create(
        builder, op->getLoc(), cast<RankedTensorType>(types[0]), operands[0],
        expand.getReassociationIndices());
  if (slices.inLoop)
    return writeLoopSlice(builder, op, slices, operands, size);
  if (!op->isRegistered()) {
    Operation *slice = builder.clone(*op);
    slice->setOperands(operands);
    for (auto [result, type] : llvm::zip_equal(slice->getResults(), types))
      result.setType(type);
    resizeHlo(slice, slices, size);
    return slice;
  }
  Operation *slice = clone(builder, op, types, operands);
  if (auto constant = dyn_cast<arith::ConstantOp>(slice)) {
    auto elements = cast<DenseElementsAttr>(constant.getValue());
    constant.setValueAttr(elements.resizeSplat(cast<ShapedType>(types[0])));
  }
  auto setSize = [&](ArrayRef<int64_t> before, SlicedDim where) {
    SmallVector<int64_t> sizes(before);
    sizes[where.dim] = size * where.unit;
    return sizes;
  };
  if (auto part = dyn_cast<tensor::ExtractSliceOp>(slice))
    part.setStaticSizes(setSize(part.getStaticSizes(), *slices.operands[0]));
  if (auto part = dyn_cast<tensor::InsertSliceOp>(slice))
    part.setStaticSizes(setSize(part.getStaticSizes(), *slices.operands[1]));
  if (slices.loop)
    moveIndices(builder, cast<linalg::LinalgOp>(slice), *slices.loop, offset);
  return slice;
}
