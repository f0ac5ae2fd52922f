//===- OpaqueTag.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Conversion/Iree.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

/// Returns a scalar that differs from \p value. A select between the two is
/// therefore not folded. Returns null if the type of \p value has no zero.
static Value different(Value value, Location loc, RewriterBase &rewriter) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  Type type = value.getType();
  TypedAttr attr = rewriter.getZeroAttr(type);
  if (!attr)
    return {};
  if (constant && constant.getValue() == attr)
    attr = rewriter.getOneAttr(type);
  return arith::ConstantOp::create(rewriter, loc, attr);
}

/// Returns a scalar that equals \p value while \p opaque is true. Returns null
/// if the type of \p value has no zero.
static Value selected(Value value, Value opaque, Location loc,
                      RewriterBase &rewriter) {
  Value other = different(value, loc, rewriter);
  if (!other)
    return {};
  return arith::SelectOp::create(rewriter, loc, opaque, value, other);
}

/// Makes a fill for one reader of \p fill. The scalar that the new fill writes
/// depends on an opaque scalar.
static Value selectedFill(linalg::FillOp fill, Value opaque,
                          RewriterBase &rewriter) {
  Value chosen = selected(fill.getDpsInputOperand(0)->get(), opaque,
                          fill.getLoc(), rewriter);
  if (!chosen)
    return {};
  return linalg::FillOp::create(rewriter, fill.getLoc(), chosen,
                                fill.getDpsInitOperand(0)->get())
      .getResult(0);
}

/// Makes the value that the region of \p op yields depend on \p opaque, by a
/// select.
static bool tagYield(Operation *op, Value opaque, RewriterBase &rewriter) {
  Operation *yield = op->getRegion(0).front().getTerminator();
  rewriter.setInsertionPoint(yield);
  OpOperand &first = yield->getOpOperand(0);
  Value chosen = selected(first.get(), opaque, op->getLoc(), rewriter);
  if (!chosen)
    return false;
  rewriter.modifyOpInPlace(yield, [&] { first.set(chosen); });
  return true;
}

/// Makes the initial value of a reduction depend on \p opaque. This is cheaper
/// than a select in the loop of the reduction, and contractions are still
/// recognised.
static bool tagInit(linalg::LinalgOp op, Value opaque, RewriterBase &rewriter) {
  OpOperand &init = op.getDpsInitsMutable()[0];
  auto fill = init.get().getDefiningOp<linalg::FillOp>();
  if (!fill)
    return false;
  rewriter.setInsertionPoint(op);
  Value chosen = selectedFill(fill, opaque, rewriter);
  if (!chosen)
    return false;
  rewriter.modifyOpInPlace(op, [&] { init.set(chosen); });
  return true;
}

static Operation *tagLinalg(linalg::LinalgOp op, Value opaque,
                            RewriterBase &rewriter) {
  if (auto fill = dyn_cast<linalg::FillOp>(op.getOperation())) {
    rewriter.setInsertionPoint(fill);
    Value chosen = selectedFill(fill, opaque, rewriter);
    if (!chosen)
      return nullptr;
    Operation *tagged = chosen.getDefiningOp();
    rewriter.replaceOp(fill, chosen);
    return tagged;
  }
  if (op.getNumReductionLoops() > 0 && tagInit(op, opaque, rewriter))
    return op;
  if (!isa<linalg::GenericOp>(op.getOperation())) {
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::GenericOp> generic =
        linalg::generalizeNamedOp(rewriter, op);
    if (failed(generic))
      return nullptr;
    op = cast<linalg::LinalgOp>(generic->getOperation());
  }
  return tagYield(op, opaque, rewriter) ? op.getOperation() : nullptr;
}

/// Makes the first offset of the insertion depend on \p opaque, by a select. No
/// compiler can see the value of this offset, and the select costs nothing.
static Operation *tagInsertSlice(tensor::InsertSliceOp op, Value opaque,
                                 RewriterBase &rewriter) {
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
  if (offsets.empty())
    return nullptr;
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  Value offset = getValueOrCreateConstantIndexOp(rewriter, loc, offsets[0]);
  offsets[0] = selected(offset, opaque, loc, rewriter);
  return rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(
      op, op.getSource(), op.getDest(), offsets, op.getMixedSizes(),
      op.getMixedStrides());
}

/// Writes a pad as a fill and an insertion. IREE rewrites pads in the same way,
/// and cannot tile a pad whose padding value it does not know.
static Operation *tagPad(tensor::PadOp op, Value opaque,
                         RewriterBase &rewriter) {
  Value padding = op.getConstantPaddingValue();
  RankedTensorType type = op.getResultType();
  if (!padding || !type.hasStaticShape() ||
      !op.getSourceType().hasStaticShape())
    return nullptr;
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  Value chosen = selected(padding, opaque, loc, rewriter);
  if (!chosen)
    return nullptr;
  Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                        type.getElementType());
  auto fill = linalg::FillOp::create(rewriter, loc, chosen, empty);
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(op.getContext(), op.getSourceType().getShape());
  SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
  return rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(
      op, op.getSource(), fill.getResult(0), op.getMixedLowPad(), sizes,
      strides);
}

Operation *remat::tagWith(Operation *op, Value opaque, RewriterBase &rewriter) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return tagLinalg(linalgOp, opaque, rewriter);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return tagInsertSlice(insert, opaque, rewriter);
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return tagPad(pad, opaque, rewriter);
  return nullptr;
}
