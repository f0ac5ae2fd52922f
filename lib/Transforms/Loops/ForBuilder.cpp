//===- ForBuilder.cpp - Counting loops of scf -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The counter of an `scf.for` is not a carried value, and its body may use
// values from outside directly.
//===----------------------------------------------------------------------===//

#include "Transforms/Loops/LoopBuilder.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

namespace {

class ForBuilder : public LoopBuilder {
public:
  using LoopBuilder::LoopBuilder;

  Value constant(Type type, int64_t value) override {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getIntegerAttr(type, value));
  }

  Value scalar(StringRef name, Value left, Value right) override {
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

  OpFoldResult index(OpFoldResult offset, int64_t unit) override {
    if (auto value = dyn_cast<Value>(offset); value && unit == 1)
      return value.getType().isIndex()
                 ? value
                 : arith::IndexCastOp::create(builder, loc,
                                              builder.getIndexType(), value)
                       .getResult();
    return timesUnit(builder, loc, offset, unit);
  }

  Value reshape(Value value, RankedTensorType type) override {
    int64_t from = cast<RankedTensorType>(value.getType()).getRank();
    int64_t to = type.getRank();
    // One of the two shapes has one dimension more than the other. Its first
    // two dimensions form the first dimension of the other shape.
    SmallVector<ReassociationIndices> groups(std::min(from, to));
    for (int64_t d = 0; d < std::max(from, to) && !groups.empty(); ++d)
      groups[std::max<int64_t>(d - 1, 0)].push_back(d);
    if (from > to)
      return tensor::CollapseShapeOp::create(builder, loc, type, value, groups);
    return tensor::ExpandShapeOp::create(builder, loc, type, value, groups);
  }

  Value empty(RankedTensorType type) override {
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  }

  Value take(Value whole, SlicedDim where, const SliceRange &range,
             RankedTensorType type) override {
    Part part = partOf(whole, where, range);
    return tensor::ExtractSliceOp::create(
        builder, loc, type, whole, part.offsets, part.sizes, part.strides);
  }

  Value put(Value slice, Value whole, SlicedDim where,
            const SliceRange &range) override {
    Part part = partOf(whole, where, range);
    return tensor::InsertSliceOp::create(
        builder, loc, slice, whole, part.offsets, part.sizes, part.strides);
  }

  Value toHost(Value value) override {
    return ToHostOp::create(builder, loc, value);
  }

  Value toDevice(Value value) override {
    return ToDeviceOp::create(builder, loc, value);
  }

  SmallVector<Value> loop(const CountedLoop *like, int64_t trips,
                          ValueRange carried, Body make) override {
    Type type = like ? like->counterInside().getType() : builder.getIndexType();
    auto loop = scf::ForOp::create(
        builder, loc, constant(type, 0), constant(type, trips),
        constant(type, 1), carried,
        [&](OpBuilder &, Location, Value counter, ValueRange inside) {
          scf::YieldOp::create(builder, loc, make(counter, inside));
        });
    return llvm::to_vector_of<Value>(loop.getResults());
  }

private:
  struct Part {
    SmallVector<OpFoldResult> offsets, sizes, strides;
  };

  Part partOf(Value whole, SlicedDim where, const SliceRange &range) {
    auto type = cast<RankedTensorType>(whole.getType());
    Part part;
    part.offsets.resize(type.getRank(), builder.getIndexAttr(0));
    part.strides.resize(type.getRank(), builder.getIndexAttr(1));
    part.offsets[where.dim] = index(range.offset, where.unit);
    for (int64_t size : sliceType(type, where, range.size).getShape())
      part.sizes.push_back(builder.getIndexAttr(size));
    return part;
  }
};

} // namespace

std::unique_ptr<LoopBuilder> remat::makeForBuilder(OpBuilder &builder,
                                                   Location loc) {
  return std::make_unique<ForBuilder>(builder, loc);
}
