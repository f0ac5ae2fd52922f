//===- RematAccumulate.cpp - Partial sums in one destination --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RefuseGroups.h"

#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

namespace remat {
#define GEN_PASS_DEF_REMATACCUMULATE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// A sum of two tensors, element by element.
bool isSum(Operation *op) {
  if (isa<linalg::AddOp>(op))
    return true;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics() ||
      generic.getNumDpsInputs() != 2 || generic->getNumResults() != 1 ||
      generic.getNumReductionLoops() > 0 ||
      !llvm::all_of(generic.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return false;
  Block *body = generic.getBody();
  auto add =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  auto isInput = [&](Value value, unsigned i) {
    return value == body->getArgument(i);
  };
  return add && body->getOperations().size() == 2 &&
         ((isInput(add.getLhs(), 0) && isInput(add.getRhs(), 1)) ||
          (isInput(add.getLhs(), 1) && isInput(add.getRhs(), 0)));
}

/// The source of \p op where it only permutes dimensions, else null.
Value permutedSource(Operation *op) {
  if (auto transpose = dyn_cast_or_null<linalg::TransposeOp>(op))
    return transpose.getInput();
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  if (!generic || !generic.hasPureTensorSemantics() ||
      generic.getNumDpsInputs() != 1 || generic->getNumResults() != 1 ||
      !llvm::all_of(generic.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isPermutation(); }))
    return {};
  Operation *yield = generic.getBody()->getTerminator();
  bool copies = yield->getOperand(0) == generic.getBody()->getArgument(0);
  return copies ? generic.getDpsInputs()[0] : Value();
}

/// Whether the two permute in the same way.
bool permuteAlike(Operation *a, Operation *b) {
  return cast<linalg::LinalgOp>(a).getIndexingMapsArray() ==
         cast<linalg::LinalgOp>(b).getIndexingMapsArray();
}

bool isZero(Value value) { return matchPattern(value, m_AnyZeroFloat()); }

/// Whether \p value is a tensor of zeros.
bool isZeros(Value value) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    return isZero(fill.getDpsInputs()[0]);
  return isZero(value);
}

/// The contraction or convolution that makes \p value by adding to zeros, for
/// one reader; else null.
linalg::LinalgOp partialSum(Value value) {
  auto op = value.getDefiningOp<linalg::LinalgOp>();
  if (!op ||
      !(linalg::isaContractionOpInterface(op) ||
        linalg::isaConvolutionOpInterface(op)) ||
      !value.hasOneUse() || !op.hasPureTensorSemantics() ||
      op->getNumResults() != 1 || op.getNumReductionLoops() == 0 ||
      !isZeros(op.getDpsInits()[0]))
    return {};
  Block *body = op.getBlock();
  Value out = body->getArguments().back();
  auto add =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add || !out.hasOneUse() || *out.user_begin() != add)
    return {};
  return op;
}

class Accumulator {
public:
  explicit Accumulator(RewriterBase &rewriter) : rewriter(rewriter) {}

  void run(Operation *sum) {
    Value a = sum->getOperand(0), b = sum->getOperand(1);
    if (a == b)
      return;
    // The contribution is the later of the two.
    if (comesBefore(b, a))
      std::swap(a, b);
    rewriter.setInsertionPoint(sum);
    for (auto [total, part] : {std::pair(a, b), std::pair(b, a)})
      if (addInContraction(sum, total, part) || addInSlice(sum, total, part))
        return;
  }

private:
  static bool comesBefore(Value a, Value b) {
    Operation *first = a.getDefiningOp(), *second = b.getDefiningOp();
    if (!first || !second)
      return !first && second;
    return first->getBlock() == second->getBlock() &&
           first->isBeforeInBlock(second);
  }

  bool addInContraction(Operation *sum, Value total, Value part) {
    if (linalg::LinalgOp op = partialSum(part)) {
      rewriter.replaceOp(sum, startFrom(op, total));
      eraseDead(op);
      return true;
    }
    Operation *permute = part.getDefiningOp(), *other = total.getDefiningOp();
    Value inside = part.hasOneUse() ? permutedSource(permute) : Value();
    Value start = total.hasOneUse() ? permutedSource(other) : Value();
    linalg::LinalgOp op = inside ? partialSum(inside) : nullptr;
    if (!op || !start || !start.hasOneUse() || !permuteAlike(permute, other))
      return false;
    Value added = startFrom(op, start);
    Operation *moved = rewriter.clone(*permute);
    moved->setOperand(0, added);
    rewriter.replaceOp(sum, moved->getResults());
    eraseDead(permute);
    eraseDead(other);
    eraseDead(op);
    return true;
  }

  /// Emits \p op here, with \p total in place of the zeros.
  Value startFrom(linalg::LinalgOp op, Value total) {
    auto clone = cast<linalg::LinalgOp>(rewriter.clone(*op));
    clone.getDpsInitsMutable()[0].set(total);
    return clone->getResult(0);
  }

  bool addInSlice(Operation *sum, Value total, Value part) {
    Value source;
    SmallVector<OpFoldResult> offsets;
    if (!part.hasOneUse())
      return false;
    if (auto pad = part.getDefiningOp<tensor::PadOp>()) {
      Value padding = pad.getConstantPaddingValue();
      if (!padding || !isZero(padding))
        return false;
      source = pad.getSource();
      offsets = pad.getMixedLowPad();
    } else if (auto insert = part.getDefiningOp<tensor::InsertSliceOp>()) {
      if (!isZeros(insert.getDest()) || !insert.hasUnitStride() ||
          insert.getSourceType().getRank() != insert.getType().getRank())
        return false;
      source = insert.getSource();
      offsets = insert.getMixedOffsets();
    } else {
      return false;
    }
    auto type = cast<RankedTensorType>(source.getType());
    if (!type.hasStaticShape())
      return false;
    Operation *padded = part.getDefiningOp();
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(sum->getContext(), type.getShape());
    SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
    Location loc = sum->getLoc();
    Value slice = tensor::ExtractSliceOp::create(rewriter, loc, total, offsets,
                                                 sizes, strides);
    Value added = sumOf(slice, source, type, loc);
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(sum, added, total,
                                                       offsets, sizes, strides);
    eraseDead(padded);
    return true;
  }

  /// A generic: compilers of other versions may not know the named op.
  Value sumOf(Value a, Value b, RankedTensorType type, Location loc) {
    Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                          type.getElementType());
    unsigned rank = type.getRank();
    SmallVector<AffineMap> maps(3, rewriter.getMultiDimIdentityMap(rank));
    SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
    return linalg::GenericOp::create(
               rewriter, loc, type, {a, b}, {empty}, maps, loops,
               [](OpBuilder &builder, Location loc, ValueRange elements) {
                 Value sum = arith::AddFOp::create(builder, loc, elements[0],
                                                   elements[1]);
                 linalg::YieldOp::create(builder, loc, sum);
               })
        .getResult(0);
  }

  void eraseDead(Operation *op) {
    if (op->use_empty())
      rewriter.eraseOp(op);
  }

  RewriterBase &rewriter;
};

class RematAccumulatePass
    : public remat::impl::RematAccumulateBase<RematAccumulatePass> {
public:
  using RematAccumulateBase::RematAccumulateBase;

  void runOnOperation() override {
    if (failed(refuseGroups(getOperation(), "remat-accumulate")))
      return signalPassFailure();
    IRRewriter rewriter(&getContext());
    for (Block &block : getOperation().getBody())
      for (Operation &op : llvm::make_early_inc_range(block))
        if (isSum(&op))
          Accumulator(rewriter).run(&op);
  }
};

} // namespace
