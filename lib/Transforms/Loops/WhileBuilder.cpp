//===- WhileBuilder.cpp - Counting loops of StableHLO ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A `stablehlo.while` carries its counter, and all values from outside that its
// body uses. StableHLO is not linked, so this file makes its ops by their
// names.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/HostPlacement.h"
#include "Transforms/Loops/LoopBuilder.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

/// Returns the values from outside that \p region uses, in the order of their
/// first use. The region does not belong to an op yet, so the ops around it are
/// not known.
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

namespace {

class WhileBuilder : public LoopBuilder {
public:
  using LoopBuilder::LoopBuilder;
  using LoopBuilder::scalar;

  Value constant(Type type, int64_t value) override {
    auto tensor = cast<RankedTensorType>(type);
    Type element = tensor.getElementType();
    Attribute scalar;
    if (auto complex = dyn_cast<ComplexType>(element)) {
      Attribute part = builder.getZeroAttr(complex.getElementType());
      scalar = builder.getArrayAttr({part, part});
    } else if (isa<FloatType>(element)) {
      scalar = builder.getFloatAttr(element, double(value));
    } else {
      // A constant of the counter's type may wrap around, like sums of
      // counters.
      unsigned bits = element.isIndex() ? IndexType::kInternalStorageBitWidth
                                        : element.getIntOrFloatBitWidth();
      APInt number(bits, uint64_t(value), /*isSigned=*/true,
                   /*implicitTrunc=*/true);
      scalar = builder.getIntegerAttr(element, number);
    }
    auto elements = DenseElementsAttr::get(tensor, scalar);
    return make("stablehlo.constant", {}, type,
                builder.getNamedAttr("value", elements));
  }

  Value scalar(StringRef name, Value left, Value right) override {
    return make(("stablehlo." + name).str(), {left, right}, left.getType());
  }

  OpFoldResult index(OpFoldResult offset, int64_t unit) override {
    if (auto number = getConstantIntValue(offset))
      return constant(indexType(offset), *number * unit);
    return unit == 1 ? offset : scalar("multiply", cast<Value>(offset), unit);
  }

  Value reshape(Value value, RankedTensorType type) override {
    return make("stablehlo.reshape", value, type);
  }

  /// All elements of this tensor are overwritten before they are read.
  Value empty(RankedTensorType type) override { return constant(type, 0); }

  Value take(Value whole, SlicedDim where, const SliceRange &range,
             RankedTensorType type) override {
    SmallVector<Value> operands{whole};
    appendIndices(whole, where, range, operands);
    auto part =
        sliceType(cast<RankedTensorType>(whole.getType()), where, range.size);
    auto sizes = builder.getDenseI64ArrayAttr(part.getShape());
    Value slice = make("stablehlo.dynamic_slice", operands, part,
                       builder.getNamedAttr("slice_sizes", sizes));
    return part == type ? slice : reshape(slice, type);
  }

  Value put(Value slice, Value whole, SlicedDim where,
            const SliceRange &range) override {
    auto part =
        sliceType(cast<RankedTensorType>(whole.getType()), where, range.size);
    if (slice.getType() != part)
      slice = reshape(slice, part);
    SmallVector<Value> operands{whole, slice};
    appendIndices(whole, where, range, operands);
    return make("stablehlo.dynamic_update_slice", operands, whole.getType());
  }

  Value readSlot(Value stack, RankedTensorType slice, Value slot) override {
    return read(stack, withSlots(slice, 1), slot);
  }

  Value toHost(Value value) override {
    return annotatePlacement(builder, loc, value, kOnHost);
  }

  Value toDevice(Value value) override {
    return annotatePlacement(builder, loc, value, kOnDevice);
  }

  SmallVector<Value> loop(const CountedLoop *like, int64_t trips,
                          ValueRange carried, Body makeNext) override {
    Type counterType =
        like ? like->counterInside().getType() : indexType(OpFoldResult());
    SmallVector<Value> operands{constant(counterType, 0)};
    llvm::append_range(operands, carried);
    OperationState state(loc, "stablehlo.while");
    Region *condition = state.addRegion(), *body = state.addRegion();
    OpBuilder::InsertPoint place = builder.saveInsertionPoint();
    Block &block = body->emplaceBlock();
    for (Value operand : operands)
      block.addArgument(operand.getType(), loc);
    builder.setInsertionPointToEnd(&block);
    Value counter = block.getArgument(0);
    SmallVector<Value> next{scalar("add", counter, 1)};
    llvm::append_range(next,
                       makeNext(counter, block.getArguments().drop_front()));
    // The body of a StableHLO loop can use only values that the loop carries.
    for (Value outside : usedFromOutside(*body)) {
      operands.push_back(outside);
      Value inside = block.addArgument(outside.getType(), loc);
      body->walk(
          [&](Operation *op) { op->replaceUsesOfWith(outside, inside); });
      for (Value &value : next)
        value = value == outside ? inside : value;
      next.push_back(inside);
    }
    make("stablehlo.return", next, {});
    Block &first = condition->emplaceBlock();
    for (Value operand : operands)
      first.addArgument(operand.getType(), loc);
    builder.setInsertionPointToEnd(&first);
    writeCondition(like, first.getArgument(0), constant(counterType, trips));
    builder.restoreInsertionPoint(place);
    state.addOperands(operands);
    state.addTypes(TypeRange(ValueRange(operands)));
    Operation *op = builder.create(state);
    return llvm::to_vector_of<Value>(op->getResults().slice(1, carried.size()));
  }

private:
  /// Returns the type that \p offset must have when an op uses it as an index.
  Type indexType(OpFoldResult offset) {
    if (auto value = dyn_cast_if_present<Value>(offset))
      return value.getType();
    return RankedTensorType::get({}, builder.getI32Type());
  }

  /// Appends the first index of \p range. Appends zeros as the indices of all
  /// other dimensions.
  void appendIndices(Value whole, SlicedDim where, const SliceRange &range,
                     SmallVectorImpl<Value> &operands) {
    int64_t rank = cast<RankedTensorType>(whole.getType()).getRank();
    SmallVector<Value> indices(rank);
    if (rank > 1)
      indices.assign(rank, constant(indexType(range.offset), 0));
    indices[where.dim] = cast<Value>(index(range.offset, where.unit));
    llvm::append_range(operands, indices);
  }

  /// Makes the condition of the loop, which compares the counter with the
  /// bound. This comparison has the same form as the comparison of the loop \p
  /// like.
  void writeCondition(const CountedLoop *like, Value counter, Value bound) {
    if (like) {
      Block &original = like->op->getRegion(0).front();
      IRMapping mapping;
      mapping.map(original.getArgument(like->counter), counter);
      for (Operation &op : original)
        builder.clone(op, mapping);
      builder.getBlock()->back().getOperand(0).getDefiningOp()->setOperand(
          1, bound);
      return;
    }
    auto less =
        OpaqueAttr::get(builder.getStringAttr("stablehlo"),
                        "comparison_direction LT", builder.getNoneType());
    auto truth =
        cast<RankedTensorType>(counter.getType()).clone(builder.getI1Type());
    Value compare = make("stablehlo.compare", {counter, bound}, truth,
                         builder.getNamedAttr(kComparisonDirection, less));
    make("stablehlo.return", compare, {});
  }
};

} // namespace

std::unique_ptr<LoopBuilder> remat::makeWhileBuilder(OpBuilder &builder,
                                                     Location loc) {
  return std::make_unique<WhileBuilder>(builder, loc);
}
