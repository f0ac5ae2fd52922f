//===- SharedSum.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Execution/Sums/SharedSum.h"

#include "Execution/Sums/Reduction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::execution {

namespace {

constexpr auto kReduced = utils::IteratorType::reduction;
constexpr auto kParallel = utils::IteratorType::parallel;

/// A split of each sum into parts. Each part has the terms of one iteration of
/// the loops over the dimensions `whole` and of the outer loop of the dimension
/// `cut`.
struct Split {
  /// Each iteration of the dimensions `whole` belongs to another part.
  SmallVector<unsigned> whole;
  /// The dimension that is cut into an outer and an inner loop. Each iteration
  /// of the outer loop, which has `cutInto` iterations, belongs to another
  /// part.
  std::optional<unsigned> cut;
  int64_t cutInto = 1, parts = 1;
};

/// Returns the divisor of \p size whose ratio to \p wanted is nearest to 1.
int64_t divisorNear(int64_t size, int64_t wanted) {
  int64_t down = std::min(size, wanted), up = down;
  while (size % down != 0)
    --down;
  while (size % up != 0)
    ++up;
  return up * down <= wanted * wanted ? up : down;
}

/// Returns whether a view can cut \p dimension. In the map of an input, one
/// result must be this dimension alone. The sizes of the two loops after the
/// cut are then known, and the places of all other operands are functions of
/// these two loops.
bool canBeCut(linalg::LinalgOp op, unsigned dimension) {
  AffineExpr alone = getAffineDimExpr(dimension, op.getContext());
  return !op.hasIndexSemantics() &&
         llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *input) {
           AffineMap map = op.getMatchingIndexingMap(input);
           return isa<MemRefType>(input->get().getType()) &&
                  llvm::is_contained(map.getResults(), alone);
         });
}

Split chooseSplit(linalg::LinalgOp op, const Reduction &reduction,
                  int64_t parts) {
  Split split;
  for (LinearLoop loop : reduction.reduced) {
    int64_t left = parts / split.parts;
    if (left < 2)
      break;
    int64_t into = 1;
    if (canBeCut(op, loop.dimension))
      into = divisorNear(loop.size, left);
    else if (loop.size <= 2 * left)
      into = loop.size;
    split.parts *= into;
    if (into == loop.size) {
      split.whole.push_back(loop.dimension);
    } else if (into > 1) {
      split.cut = loop.dimension;
      split.cutInto = into;
      break;
    }
  }
  return split;
}

class Splitter {
public:
  Splitter(RewriterBase &rewriter, linalg::GenericOp op, Split split)
      : rewriter(rewriter), op(op), split(std::move(split)), loc(op.getLoc()) {
    rewriter.setInsertionPoint(op);
  }

  void run(ArrayRef<Operation *> combiners) {
    makeFirst(combiners);
    for (auto [i, init] : llvm::enumerate(op.getDpsInitsMutable()))
      addParts(partials[i], init.get(), combiners[i]);
    for (Value partial : llvm::reverse(partials))
      memref::DeallocOp::create(rewriter, loc, partial);
    rewriter.eraseOp(op);
  }

private:
  AffineExpr dim(unsigned dimension) {
    bool isLater = split.cut && dimension > *split.cut;
    return rewriter.getAffineDimExpr(dimension + (isLater ? 1 : 0));
  }

  unsigned rank() { return op.getNumLoops() + (split.cut ? 1 : 0); }

  /// Returns the map of an operand over the loops after one of them was cut.
  /// The loop of the cut dimension has become two loops.
  AffineMap cutMap(AffineMap map) {
    SmallVector<AffineExpr> dims, results;
    for (unsigned i = 0; i < op.getNumLoops(); ++i)
      dims.push_back(dim(i));
    if (split.cut) {
      int64_t size = op.getStaticLoopRanges()[*split.cut] / split.cutInto;
      dims[*split.cut] = rewriter.getAffineDimExpr(*split.cut) * size +
                         rewriter.getAffineDimExpr(*split.cut + 1);
    }
    for (AffineExpr expr : map.getResults()) {
      if (!split.cut || expr != rewriter.getAffineDimExpr(*split.cut)) {
        results.push_back(expr.replaceDims(dims));
        continue;
      }
      results.push_back(rewriter.getAffineDimExpr(*split.cut));
      results.push_back(rewriter.getAffineDimExpr(*split.cut + 1));
    }
    return AffineMap::get(rank(), 0, results, rewriter.getContext());
  }

  /// Returns a view of the operand for the loops after the cut. Each dimension
  /// that the cut loop indexes has become two dimensions.
  Value cutView(Value value, AffineMap map) {
    auto type = dyn_cast<MemRefType>(value.getType());
    if (!type || !split.cut ||
        !llvm::is_contained(map.getResults(),
                            rewriter.getAffineDimExpr(*split.cut)))
      return value;
    SmallVector<ReassociationIndices> groups;
    SmallVector<int64_t> shape;
    for (auto [size, expr] : llvm::zip(type.getShape(), map.getResults())) {
      groups.push_back({int64_t(shape.size())});
      if (expr == rewriter.getAffineDimExpr(*split.cut)) {
        groups.back().push_back(int64_t(shape.size()) + 1);
        shape.append({split.cutInto, size / split.cutInto});
      } else {
        shape.push_back(size);
      }
    }
    return memref::ExpandShapeOp::create(rewriter, loc, shape, value, groups);
  }

  SmallVector<unsigned> partDims() {
    SmallVector<unsigned> dims;
    for (unsigned each : split.whole)
      dims.push_back(cast<AffineDimExpr>(dim(each)).getPosition());
    if (split.cut)
      dims.push_back(*split.cut);
    return dims;
  }

  /// Makes the op that computes the parts of the sums. Each part of a sum
  /// starts from the neutral element.
  void makeFirst(ArrayRef<Operation *> combiners) {
    SmallVector<int64_t> sizes = op.getStaticLoopRanges();
    SmallVector<int64_t> partSizes;
    for (unsigned each : split.whole)
      partSizes.push_back(sizes[each]);
    if (split.cut)
      partSizes.push_back(split.cutInto);
    SmallVector<Value> inputs;
    SmallVector<AffineMap> maps;
    for (OpOperand *input : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(input);
      inputs.push_back(cutView(input->get(), map));
      maps.push_back(cutMap(map));
    }
    for (auto [i, init] : llvm::enumerate(op.getDpsInitsMutable())) {
      auto type = cast<MemRefType>(init.get().getType());
      SmallVector<int64_t> shape(partSizes);
      llvm::append_range(shape, type.getShape());
      partials.push_back(memref::AllocOp::create(
          rewriter, loc, MemRefType::get(shape, type.getElementType())));
      SmallVector<AffineExpr> results;
      for (unsigned each : partDims())
        results.push_back(rewriter.getAffineDimExpr(each));
      AffineMap map = cutMap(op.getMatchingIndexingMap(&init));
      llvm::append_range(results, map.getResults());
      maps.push_back(AffineMap::get(rank(), 0, results, rewriter.getContext()));
      fill(partials[i], *arith::getNeutralElement(combiners[i]));
    }
    auto kinds = op.getIteratorTypesArray();
    if (split.cut)
      kinds.insert(kinds.begin() + *split.cut, kReduced);
    for (unsigned each : partDims())
      kinds[each] = kParallel;
    auto first =
        linalg::GenericOp::create(rewriter, loc, inputs, partials, maps, kinds);
    rewriter.cloneRegionBefore(op.getRegion(), first.getRegion(),
                               first.getRegion().end());
  }

  void fill(Value buffer, TypedAttr with) {
    Value constant = arith::ConstantOp::create(rewriter, loc, with);
    linalg::FillOp::create(rewriter, loc, constant, buffer);
  }

  void addParts(Value partial, Value sum, Operation *combiner) {
    unsigned kept = cast<MemRefType>(sum.getType()).getRank();
    unsigned all = cast<MemRefType>(partial.getType()).getRank();
    SmallVector<utils::IteratorType> kinds(all - kept, kReduced);
    kinds.append(kept, kParallel);
    SmallVector<AffineExpr> results;
    for (unsigned i = all - kept; i < all; ++i)
      results.push_back(rewriter.getAffineDimExpr(i));
    AffineMap maps[] = {rewriter.getMultiDimIdentityMap(all),
                        AffineMap::get(all, 0, results, rewriter.getContext())};
    linalg::GenericOp::create(
        rewriter, loc, partial, sum, maps, kinds,
        [&](OpBuilder &builder, Location loc, ValueRange arguments) {
          Operation *clone = builder.clone(*combiner);
          clone->setOperands({arguments[1], arguments[0]});
          linalg::YieldOp::create(builder, loc, clone->getResults());
        });
  }

  RewriterBase &rewriter;
  linalg::GenericOp op;
  Split split;
  Location loc;
  SmallVector<Value> partials;
};

/// Splits each sum of \p op, which \p reduction describes, into about \p parts
/// parts. One op computes the parts into a buffer, and another op adds them.
/// Does nothing if no dimension can be split in this way. Both ops add in a
/// fixed order, which differs from the order of \p op. MLIR's
/// linalg::splitReduction works on tensors, but here the ops are on buffers.
void splitReduction(RewriterBase &rewriter, linalg::LinalgOp op,
                    const Reduction &reduction, int64_t parts) {
  for (OpOperand &init : op.getDpsInitsMutable())
    if (!op.getMatchingIndexingMap(&init).isProjectedPermutation() ||
        !isa<MemRefType>(init.get().getType()))
      return;
  Split split = chooseSplit(op, reduction, parts);
  if (split.parts < 2 || split.parts >= reduction.terms())
    return;
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  if (!generic) {
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::GenericOp> general =
        linalg::generalizeNamedOp(rewriter, op);
    if (failed(general))
      return;
    generic = *general;
  }
  auto described = describeReduction(generic);
  Splitter(rewriter, generic, std::move(split)).run(described->combiners);
}

/// Returns the number of blocks of a contraction if its tiles are as large as
/// its sides allow.
int64_t blocksOfLargeTiles(const ContractionTile &tile) {
  constexpr int64_t kLargest = 128;
  return tile.loops.batch * llvm::divideCeil(tile.loops.rows, kLargest) *
         llvm::divideCeil(tile.loops.columns, kLargest);
}

/// Returns the number of parts into which each sum of a contraction in tiles is
/// split. Each multiprocessor then has two blocks, unless the sums would be too
/// short or the parts would take many bytes of the arena.
int64_t partsOf(const ContractionTile &tile) {
  constexpr int64_t kBlocksToFill = 2 * 132, kLongSum = 256;
  constexpr int64_t kMostBytes = int64_t(32) << 20;
  const ContractionLoops &loops = tile.loops;
  int64_t bytes = 4 * loops.batch * loops.rows * loops.columns;
  return std::min({kBlocksToFill / blocksOfLargeTiles(tile),
                   loops.depth / kLongSum, kMostBytes / bytes});
}

} // namespace

std::optional<SumOrder> parseSumOrder(StringRef name) {
  return llvm::StringSwitch<std::optional<SumOrder>>(name)
      .Case("tree", SumOrder::Tree)
      .Case("order", SumOrder::Order)
      .Default(std::nullopt);
}

SharedSum shareSum(linalg::LinalgOp op, const SumOptions &options) {
  SharedSum shared;
  if (options.tiles && options.blockSize >= ContractionTile::kThreads)
    shared.tile = tileContraction(op);
  if (!shared.tile)
    shared.reduction = describeReduction(op);
  if (shared.reduction)
    shared.shape = shapeReduction(
        *shared.reduction, options.order == SumOrder::Order, options.blockSize);
  return shared;
}

void splitSums(func::FuncOp step, const SumOptions &options,
               llvm::function_ref<bool(linalg::LinalgOp)> isLeft) {
  if (options.order == SumOrder::Order)
    return;
  SmallVector<linalg::LinalgOp> ops;
  step.walk([&](linalg::LinalgOp op) {
    if (op.getNumReductionLoops() > 0 && !isLeft(op))
      ops.push_back(op);
  });
  IRRewriter rewriter(step.getContext());
  for (linalg::LinalgOp op : ops) {
    auto reduction = describeReduction(op);
    if (!reduction || reduction->combiners.empty())
      continue;
    auto tile = options.tiles ? tileContraction(op) : std::nullopt;
    int64_t parts = tile ? partsOf(*tile) : partsOf(*reduction);
    if (parts > 1)
      splitReduction(rewriter, op, *reduction, parts);
  }
}

} // namespace remat::execution
