//===- GatheredProduct.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A convolution becomes a product of matrices if the elements of the image are
// copied to a matrix (im2col). The rows and columns of the im2col matrix have
// the order in which the sums read the image. The im2col matrix has its own
// buffer. If the buffer of the matrix would be too large, the matrix is made in
// parts.
//===----------------------------------------------------------------------===//

#include "Gpu/Products/LibraryProduct.h"

#include "Execution/Bufferization/Contractions.h"
#include "Gpu/Kernels/Sums.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

namespace {

/// A matrix has at most this many parts. If a product would take more launches,
/// a kernel in tiles is faster.
constexpr int64_t kMostParts = 64;

/// A loop, and its steps in the gathered factor, in the other factor and in the
/// result. Steps are in elements.
struct Loop {
  int64_t size = 1, gathered = 0, other = 0, result = 0;
};

using Loops = SmallVector<Loop, 4>;

/// The rows of a product come from the gathered factor, and the columns from
/// the other factor.
struct Product {
  Value gathered, other, result;
  Loops rows, columns, depth;
};

/// Returns \p loops with the strides of one operand. Two loops are merged if
/// one loop continues where the other loop ends.
TileLoops merge(ArrayRef<Loop> loops, int64_t Loop::*step) {
  TileLoops merged;
  for (const Loop &loop : loops)
    appendLoop(merged, loop.size, loop.*step);
  return merged;
}

/// Reads the description of the loops that Contraction.h defines. Returns none
/// if the contraction has a batch.
std::optional<Product> readProduct(const execution::Contraction &found) {
  ArrayRef<int64_t> counts = ArrayRef(found.loops).take_front(4);
  ArrayRef<int64_t> rest = ArrayRef(found.loops).drop_front(4);
  if (counts[0] != 0)
    return std::nullopt;
  Product product{found.a, found.b, found.c, {}, {}, {}};
  Loops *groups[] = {&product.rows, &product.columns, &product.depth};
  for (auto [loops, count] : llvm::zip(groups, counts.drop_front()))
    for (int64_t i = 0; i < count; ++i, rest = rest.drop_front(4))
      loops->push_back({rest[0], rest[1], rest[2], rest[3]});
  return product;
}

void exchangeFactors(Product &product) {
  std::swap(product.gathered, product.other);
  std::swap(product.rows, product.columns);
  for (Loops *loops : {&product.rows, &product.columns, &product.depth})
    for (Loop &loop : *loops)
      std::swap(loop.gathered, loop.other);
}

/// Returns true if the other factor is a matrix without gathering and the
/// columns of the result are one loop.
bool isOtherMatrix(const Product &product) {
  return merge(product.columns, &Loop::other).size() == 1 &&
         merge(product.columns, &Loop::result).size() == 1 &&
         merge(product.depth, &Loop::other).size() <= 1;
}

/// Describes what one part contains: `count` iterations of the row loop
/// `sliced`, and all loops inside this loop.
struct Slices {
  size_t sliced = 0;
  int64_t count = 1;
};

/// Chooses as few parts of the matrix as \p mostBytes permits. All parts of a
/// matrix have about the same size.
std::optional<Slices> chooseSlices(const Product &product, int64_t mostBytes) {
  int64_t outside = 1;
  for (size_t i = 0; i < product.rows.size(); ++i) {
    const Loop &loop = product.rows[i];
    int64_t bytes = iterationsOf(ArrayRef(product.rows).drop_front(i + 1)) *
                    iterationsOf(product.depth) * kFloat;
    int64_t most = std::min(loop.size, mostBytes / bytes);
    if (most > 0) {
      int64_t parts = llvm::divideCeil(loop.size, most);
      if (outside * parts > kMostParts)
        return std::nullopt;
      Slices slices{i, int64_t(llvm::divideCeil(loop.size, parts))};
      Loops block(product.rows.begin() + i, product.rows.end());
      block.front().size = slices.count;
      // A part must have a result of rows, or of batches of rows.
      if (merge(block, &Loop::result).size() <= 2)
        return slices;
    }
    outside *= loop.size;
  }
  return std::nullopt;
}

/// Emits the copies and products of all parts.
class Gatherer {
public:
  Gatherer(RewriterBase &rewriter, linalg::LinalgOp op, const Product &product)
      : rewriter(rewriter), loc(op.getLoc()), product(product) {
    rewriter.setInsertionPoint(op);
  }

  void run(Slices slices) {
    Loops block(product.rows.begin() + slices.sliced, product.rows.end());
    runOuter(0, slices, block, 0, 0);
  }

  void erase() {
    for (Operation *op : llvm::reverse(made))
      rewriter.eraseOp(op);
  }

  GatheredProduct result;

private:
  /// Unrolls the row loops outside of the loop `sliced`.
  void runOuter(size_t i, Slices slices, Loops &block, int64_t from,
                int64_t to) {
    const Loop &loop = product.rows[i];
    bool isSliced = i == slices.sliced;
    int64_t step = isSliced ? slices.count : 1;
    for (int64_t at = 0; at < loop.size; at += step) {
      int64_t partFrom = from + at * loop.gathered;
      int64_t partTo = to + at * loop.result;
      if (!isSliced) {
        runOuter(i + 1, slices, block, partFrom, partTo);
        continue;
      }
      block.front().size = std::min(step, loop.size - at);
      emitPart(block, partFrom, partTo);
    }
  }

  void emitPart(ArrayRef<Loop> rows, int64_t from, int64_t to) {
    TileLoops resultRows = merge(rows, &Loop::result);
    int64_t inner = resultRows.back().size;
    int64_t batch = iterationsOf(rows) / inner;
    // The innermost loop of the copy is the one with the smallest step in the
    // source.
    bool rowsLast = !product.depth.empty() &&
                    rows.back().gathered <= product.depth.back().gathered;
    size_t batchLoops = rowsLast ? loopsOf(rows, batch) : 0;
    Loops order(rows.begin(), rows.begin() + batchLoops);
    ArrayRef<Loop> rest = rows.drop_front(batchLoops);
    llvm::append_range(order, rowsLast ? ArrayRef<Loop>(product.depth) : rest);
    llvm::append_range(order, rowsLast ? rest : ArrayRef<Loop>(product.depth));
    int64_t depth = iterationsOf(product.depth);
    matrix = make<memref::AllocOp>(MemRefType::get(
        {batch * inner * depth * kFloat}, rewriter.getI8Type()));
    SmallVector<int64_t> shape{batch, rowsLast ? depth : inner,
                               rowsLast ? inner : depth};
    emitCopy(order, from);
    emitProduct(viewOf(shape), rowsLast, resultRows, to);
    make<memref::DeallocOp>(matrix);
    result.bytes = std::max(result.bytes, batch * inner * depth * kFloat);
  }

  /// Returns how many of the first loops in \p rows form the batch.
  static size_t loopsOf(ArrayRef<Loop> rows, int64_t batch) {
    size_t count = 0;
    for (int64_t done = 1; done < batch; ++count)
      done *= rows[count].size;
    return count;
  }

  template <typename Op, typename... Arguments>
  Op make(Arguments &&...arguments) {
    Op op = Op::create(rewriter, loc, std::forward<Arguments>(arguments)...);
    made.push_back(op);
    return op;
  }

  /// Returns a view of this part's matrix with the shape \p shape.
  Value viewOf(ArrayRef<int64_t> shape) {
    Value begin = make<arith::ConstantIndexOp>(0);
    return make<memref::ViewOp>(MemRefType::get(shape, rewriter.getF32Type()),
                                matrix, begin, ValueRange());
  }

  /// Returns \p buffer with other sizes and strides, beginning at its element
  /// \p from.
  Value castOf(Value buffer, ArrayRef<int64_t> sizes, ArrayRef<int64_t> steps,
               int64_t from) {
    auto type = cast<MemRefType>(buffer.getType());
    from += type.getStridesAndOffset().second;
    auto layout = StridedLayoutAttr::get(rewriter.getContext(), from, steps);
    return make<memref::ReinterpretCastOp>(
        MemRefType::get(sizes, rewriter.getF32Type(), layout), buffer, from,
        sizes, steps);
  }

  /// Copies the elements that \p loops read to consecutive places.
  void emitCopy(ArrayRef<Loop> loops, int64_t from) {
    int64_t span = 1;
    AffineExpr place = rewriter.getAffineConstantExpr(0);
    SmallVector<int64_t> sizes;
    for (auto [i, loop] : llvm::enumerate(loops)) {
      place = place + rewriter.getAffineDimExpr(i) * loop.gathered;
      span += (loop.size - 1) * loop.gathered;
      sizes.push_back(loop.size);
    }
    Value source = castOf(product.gathered, {span}, {1}, from);
    AffineMap maps[] = {AffineMap::get(loops.size(), 0, place),
                        rewriter.getMultiDimIdentityMap(loops.size())};
    SmallVector<utils::IteratorType> kinds(loops.size(),
                                           utils::IteratorType::parallel);
    make<linalg::GenericOp>(
        ValueRange{source}, ValueRange{viewOf(sizes)}, maps, kinds,
        [](OpBuilder &builder, Location loc, ValueRange arguments) {
          linalg::YieldOp::create(builder, loc, arguments[0]);
        });
  }

  /// Adds the product of \p matrix and the other factor to the result.
  void emitProduct(Value matrix, bool rowsLast, ArrayRef<TileLoop> resultRows,
                   int64_t to) {
    ArrayRef<int64_t> shape = cast<MemRefType>(matrix.getType()).getShape();
    int64_t batch = shape[0], rows = shape[rowsLast ? 2 : 1];
    int64_t depth = shape[rowsLast ? 1 : 2];
    TileLoops across = merge(product.columns, &Loop::other);
    TileLoops down = merge(product.depth, &Loop::other);
    TileLoops acrossResult = merge(product.columns, &Loop::result);
    int64_t columns = across.front().size;
    Value other = castOf(
        product.other, {depth, columns},
        {down.empty() ? columns : down.front().step, across.front().step}, 0);
    Value sum = castOf(product.result, {batch, rows, columns},
                       {resultRows.front().step, resultRows.back().step,
                        acrossResult.front().step},
                       to);
    AffineExpr b, i, j, k;
    bindDims(rewriter.getContext(), b, i, j, k);
    MLIRContext *context = rewriter.getContext();
    AffineMap maps[] = {
        AffineMap::get(4, 0, {b, rowsLast ? k : i, rowsLast ? i : k}, context),
        AffineMap::get(4, 0, {k, j}, context),
        AffineMap::get(4, 0, {b, i, j}, context)};
    auto each = utils::IteratorType::parallel;
    utils::IteratorType kinds[] = {each, each, each,
                                   utils::IteratorType::reduction};
    auto op = make<linalg::GenericOp>(
        ValueRange{matrix, other}, ValueRange{sum}, maps, kinds,
        [](OpBuilder &builder, Location loc, ValueRange arguments) {
          Value factor =
              arith::MulFOp::create(builder, loc, arguments[0], arguments[1]);
          Value more =
              arith::AddFOp::create(builder, loc, arguments[2], factor);
          linalg::YieldOp::create(builder, loc, more);
        });
    result.products.push_back(op);
  }

  RewriterBase &rewriter;
  Location loc;
  const Product &product;
  Value matrix; ///< The bytes of the matrix of the part that is being emitted.
  SmallVector<Operation *> made;
};

bool hasKnownOffset(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  return !ShapedType::isDynamic(type.getStridesAndOffset().second);
}

} // namespace

std::optional<GatheredProduct>
gatherProduct(RewriterBase &rewriter, linalg::LinalgOp op, int64_t mostBytes) {
  auto tile = tileContraction(op);
  if (!tile || !tile->typeOfA().isF32() ||
      !tile->typeOfB().isF32()) // The op is too small, is in place, or has
                                // factors that are not f32.
    return std::nullopt;
  auto product = readProduct(*execution::matchContraction(op));
  if (!product || !llvm::all_of(op->getOperands(), hasKnownOffset))
    return std::nullopt;
  if (!isOtherMatrix(*product))
    exchangeFactors(*product);
  if (!isOtherMatrix(*product))
    return std::nullopt;
  auto slices = chooseSlices(*product, mostBytes);
  if (!slices)
    return std::nullopt;
  Gatherer gatherer(rewriter, op, *product);
  gatherer.run(*slices);
  if (!llvm::all_of(gatherer.result.products, [](linalg::LinalgOp part) {
        return matchLibraryProduct(part).has_value();
      })) {
    gatherer.erase();
    return std::nullopt;
  }
  rewriter.eraseOp(op);
  return std::move(gatherer.result);
}

} // namespace remat::gpu
