//===- RematAccumulate.cpp - Partial sums in one destination --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Prepare/RefuseGroups.h"
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

/// A term of a sum, and how its dimensions are permuted. Element d of the sum
/// gets element map(d) of `value`.
struct Term {
  Value value;
  AffineMap map;
};

/// If \p op adds two tensors element by element, returns them as terms. Each of
/// the two tensors may be transposed. Otherwise returns nothing.
SmallVector<Term, 2> termsOf(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || !isa<linalg::AddOp, linalg::GenericOp>(op) ||
      !linalgOp.hasPureTensorSemantics() || linalgOp.getNumDpsInputs() != 2 ||
      op->getNumResults() != 1 || linalgOp.getNumReductionLoops() > 0)
    return {};
  SmallVector<AffineMap> maps = linalgOp.getIndexingMapsArray();
  Block *body = linalgOp.getBlock();
  auto add =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  auto isInput = [&](Value value, unsigned i) {
    return value == body->getArgument(i);
  };
  if (!maps[0].isPermutation() || !maps[1].isPermutation() ||
      !maps[2].isIdentity() || !add || body->getOperations().size() != 2 ||
      !((isInput(add.getLhs(), 0) && isInput(add.getRhs(), 1)) ||
        (isInput(add.getLhs(), 1) && isInput(add.getRhs(), 0))))
    return {};
  return {{op->getOperand(0), maps[0]}, {op->getOperand(1), maps[1]}};
}

/// If \p op only permutes dimensions, returns its operand. Otherwise returns
/// null.
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

/// If \p term is a permutation that only one op reads, replaces it by the
/// operand of the permutation.
bool stepThrough(Term &term) {
  Operation *op = term.value.getDefiningOp();
  Value source = term.value.hasOneUse() ? permutedSource(op) : Value();
  if (!source)
    return false;
  SmallVector<AffineMap> maps =
      cast<linalg::LinalgOp>(op).getIndexingMapsArray();
  AffineMap read = maps[0].compose(inversePermutation(maps[1]));
  term = {source, read.compose(term.map)};
  return true;
}

bool isZero(Value value) { return matchPattern(value, m_AnyZeroFloat()); }

bool isZeros(Value value) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    return isZero(fill.getDpsInputs()[0]);
  return isZero(value);
}

/// Returns the contraction or convolution that makes \p value by adding to
/// zeros. Returns null if there is no such op, or if \p value has several
/// readers.
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
    SmallVector<Term, 2> terms = termsOf(sum);
    if (terms.empty() || terms[0].value == terms[1].value)
      return;
    // The first try adds the later of the two terms to the earlier one.
    if (comesBefore(terms[1].value, terms[0].value))
      std::swap(terms[0], terms[1]);
    rewriter.setInsertionPoint(sum);
    for (auto [total, part] :
         {std::pair(terms[0], terms[1]), std::pair(terms[1], terms[0])})
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

  /// The sum so far must have the layout of the contraction's result.
  /// Transpositions therefore come after the sum.
  bool addInContraction(Operation *sum, Term total, Term part) {
    Operation *unread[] = {part.value.getDefiningOp(),
                           total.value.getDefiningOp()};
    linalg::LinalgOp op;
    while (!(op = partialSum(part.value)))
      if (!stepThrough(part))
        return false;
    while (total.map != part.map)
      if (!stepThrough(total))
        return false;
    Value added = startFrom(op, total.value);
    if (!part.map.isIdentity())
      added = permuted(added, part.map, sum);
    rewriter.replaceOp(sum, added);
    for (Operation *first : unread)
      eraseDead(first);
    return true;
  }

  /// Emits a copy of \p op at the builder's insertion point. The copy adds to
  /// \p total instead of to zeros.
  Value startFrom(linalg::LinalgOp op, Value total) {
    auto clone = cast<linalg::LinalgOp>(rewriter.clone(*op));
    clone.getDpsInitsMutable()[0].set(total);
    return clone->getResult(0);
  }

  /// Returns \p value with its dimensions permuted by \p map, so that it has
  /// the shape of \p sum.
  Value permuted(Value value, AffineMap map, Operation *sum) {
    AffineMap identity = rewriter.getMultiDimIdentityMap(map.getNumDims());
    SmallVector<utils::IteratorType> loops(map.getNumDims(),
                                           utils::IteratorType::parallel);
    return linalg::GenericOp::create(
               rewriter, sum->getLoc(), sum->getResultTypes(), value,
               cast<linalg::LinalgOp>(sum).getDpsInits(),
               ArrayRef<AffineMap>{map, identity}, loops,
               [](OpBuilder &builder, Location loc, ValueRange elements) {
                 linalg::YieldOp::create(builder, loc, elements[0]);
               })
        .getResult(0);
  }

  bool addInSlice(Operation *sum, const Term &to, const Term &from) {
    Value total = to.value, part = from.value, source;
    SmallVector<OpFoldResult> offsets;
    if (!to.map.isIdentity() || !from.map.isIdentity() || !part.hasOneUse())
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

  /// Emits a linalg.generic instead of a named op, because compilers of other
  /// versions may not know the named op.
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

  /// If \p op has no readers, erases it and the ops that only it has read.
  void eraseDead(Operation *op) {
    while (op && op->use_empty()) {
      Value source = permutedSource(op);
      rewriter.eraseOp(op);
      op = source ? source.getDefiningOp() : nullptr;
    }
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
        Accumulator(rewriter).run(&op);
  }
};

} // namespace
