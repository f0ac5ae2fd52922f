//===- SliceSpelling.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Slices/SliceSpelling.h"

#include "Analysis/Ops/ForeignOps.h"
#include "Transforms/Loops/WhileBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace remat;

static RankedTensorType tensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Linalg
//===----------------------------------------------------------------------===//

namespace {

class TensorSpelling : public SliceSpelling {
public:
  using SliceSpelling::SliceSpelling;

  Value take(Value whole, SlicedDim where, const SliceRange &range) override {
    Part part = partOf(whole, where, range);
    return tensor::ExtractSliceOp::create(
        builder, whole.getLoc(), whole, part.offsets, part.sizes, part.strides);
  }

  Value put(Value slice, Value whole, SlicedDim where,
            const SliceRange &range) override {
    Part part = partOf(whole, where, range);
    return tensor::InsertSliceOp::create(builder, slice.getLoc(), slice, whole,
                                         part.offsets, part.sizes,
                                         part.strides);
  }

  Value destination(Location loc, RankedTensorType type) override {
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  }

  Value start(OpResult, const OpSlices &) override {
    llvm_unreachable("sums of linalg have destinations");
  }
  Value combine(Operation *, const OpSlices &, Value, Value) override {
    llvm_unreachable("sums of linalg have destinations");
  }
  Value countFrom(Value, int64_t, const SliceRange &) override {
    llvm_unreachable("indices of linalg are counted in the body of an op");
  }

  SmallVector<Value> loop(Location loc, int64_t extent, int64_t size,
                          ValueRange carried, Body body) override {
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(builder, loc, value);
    };
    // The loop counts slices by one, so that it can be planned inside.
    auto loop = scf::ForOp::create(builder, loc, index(0), index(extent / size),
                                   index(1), carried);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    SliceRange range{timesUnit(builder, loc, loop.getInductionVar(), size),
                     size};
    scf::YieldOp::create(builder, loc, body(range, loop.getRegionIterArgs()));
    return llvm::to_vector_of<Value>(loop.getResults());
  }

private:
  struct Part {
    SmallVector<OpFoldResult> offsets, sizes, strides;
  };

  Part partOf(Value whole, SlicedDim where, const SliceRange &range) {
    Part part;
    for (auto [dim, extent] : llvm::enumerate(tensorType(whole).getShape())) {
      bool isSliced = int64_t(dim) == where.dim;
      part.offsets.push_back(isSliced ? timesUnit(builder, whole.getLoc(),
                                                  range.offset, where.unit)
                                      : OpFoldResult(builder.getIndexAttr(0)));
      part.sizes.push_back(
          builder.getIndexAttr(isSliced ? range.size * where.unit : extent));
      part.strides.push_back(builder.getIndexAttr(1));
    }
    return part;
  }
};

//===----------------------------------------------------------------------===//
// StableHLO
//===----------------------------------------------------------------------===//

class HloSpelling : public SliceSpelling {
public:
  using SliceSpelling::SliceSpelling;

  Value take(Value whole, SlicedDim where, const SliceRange &range) override {
    WhileBuilder ops(builder, whole.getLoc());
    SmallVector<Value> operands{whole};
    llvm::append_range(operands, indices(ops, whole, where, range));
    RankedTensorType type = sliceType(tensorType(whole), where, range.size);
    auto sizes = builder.getDenseI64ArrayAttr(type.getShape());
    return ops
        .make("stablehlo.dynamic_slice", operands, type,
              builder.getNamedAttr("slice_sizes", sizes))
        ->getResult(0);
  }

  Value put(Value slice, Value whole, SlicedDim where,
            const SliceRange &range) override {
    WhileBuilder ops(builder, slice.getLoc());
    SmallVector<Value> operands{whole, slice};
    llvm::append_range(operands, indices(ops, whole, where, range));
    return ops
        .make("stablehlo.dynamic_update_slice", operands, whole.getType())
        ->getResult(0);
  }

  /// The zeros are all overwritten.
  Value destination(Location loc, RankedTensorType type) override {
    return WhileBuilder(builder, loc).constant(type, 0);
  }

  Value start(OpResult sum, const OpSlices &slices) override {
    RankedTensorType type = tensorType(sum);
    WhileBuilder ops(builder, sum.getLoc());
    if (!slices.start)
      return ops.constant(type, 0);
    auto elements = DenseElementsAttr::get(type, slices.start);
    return ops
        .make("stablehlo.constant", {}, type,
              builder.getNamedAttr("value", elements))
        ->getResult(0);
  }

  Value combine(Operation *op, const OpSlices &slices, Value before,
                Value terms) override {
    return WhileBuilder(builder, op->getLoc())
        .make(slices.combine, {before, terms}, terms.getType())
        ->getResult(0);
  }

  Value countFrom(Value slice, int64_t unit, const SliceRange &range) override {
    WhileBuilder ops(builder, slice.getLoc());
    Value offset = index(ops, unit, range);
    RankedTensorType type = tensorType(slice);
    auto scalar = RankedTensorType::get({}, type.getElementType());
    if (offset.getType() != scalar)
      offset = ops.make("stablehlo.convert", offset, scalar)->getResult(0);
    auto none = builder.getDenseI64ArrayAttr({});
    Value everywhere =
        ops.make("stablehlo.broadcast_in_dim", offset, type,
                 builder.getNamedAttr("broadcast_dimensions", none))
            ->getResult(0);
    return ops.scalar("add", slice, everywhere);
  }

  SmallVector<Value> loop(Location loc, int64_t extent, int64_t size,
                          ValueRange carried, Body body) override {
    WhileBuilder ops(builder, loc);
    return ops.loop(extent / size, carried,
                    [&](Value counter, ValueRange inside) {
                      Value offset = ops.scalar("multiply", counter, size);
                      return body(SliceRange{offset, size}, inside);
                    });
  }

private:
  Value index(WhileBuilder &ops, int64_t unit, const SliceRange &range) {
    auto type = RankedTensorType::get({}, builder.getI32Type());
    if (auto number = getConstantIntValue(range.offset))
      return ops.constant(type, *number * unit);
    Value offset = cast<Value>(range.offset);
    return unit == 1 ? offset : ops.scalar("multiply", offset, unit);
  }

  SmallVector<Value> indices(WhileBuilder &ops, Value whole, SlicedDim where,
                             const SliceRange &range) {
    int64_t rank = tensorType(whole).getRank();
    SmallVector<Value> indices;
    if (rank > 1)
      indices.append(
          rank,
          ops.constant(RankedTensorType::get({}, builder.getI32Type()), 0));
    indices.resize(rank);
    indices[where.dim] = index(ops, where.unit, range);
    return indices;
  }
};

} // namespace

std::unique_ptr<SliceSpelling> SliceSpelling::of(Block &block,
                                                 OpBuilder &builder) {
  if (llvm::any_of(block, [](Operation &op) { return !!lookUpForeign(&op); }))
    return std::make_unique<HloSpelling>(builder);
  return std::make_unique<TensorSpelling>(builder);
}
