//===- LibraryProduct.cpp -------------------------------------------------===//
#include "LibraryProduct.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace remat::gpu {

namespace {

/// The step of what is one loop, or 0 of what is none.
std::optional<int64_t> stepOf(ArrayRef<TileLoop> loops) {
  if (loops.size() > 1)
    return std::nullopt;
  return loops.empty() ? 0 : loops.front().step;
}

/// A matrix whose rows or columns are one after another, none over another.
std::optional<GpuMatrix> matrixOf(ArrayRef<TileLoop> rows,
                                  ArrayRef<TileLoop> columns,
                                  ArrayRef<TileLoop> batch, int64_t rowCount,
                                  int64_t columnCount, int64_t span) {
  auto rowStep = stepOf(rows), columnStep = stepOf(columns);
  auto batchStep = stepOf(batch);
  if (!rowStep || !columnStep || !batchStep)
    return std::nullopt;
  if (rowCount == 1)
    rowStep = *columnStep == 1 ? columnCount : 1;
  if (columnCount == 1)
    columnStep = *rowStep == 1 ? rowCount : 1;
  if (!(*rowStep == 1 && *columnStep >= rowCount) &&
      !(*columnStep == 1 && *rowStep >= columnCount))
    return std::nullopt;
  constexpr int64_t kFloat = 4;
  return GpuMatrix{*rowStep, *columnStep, *batchStep, span * kFloat};
}

/// Of a buffer in the slab, or of a part of one, whose place we do not ask.
int64_t alignmentOf(Value value) {
  return value.getDefiningOp<memref::ViewOp>() ? 256 : 4;
}

} // namespace

std::optional<LibraryProduct> matchLibraryProduct(linalg::LinalgOp op) {
  auto tile = tileContraction(op);
  if (!tile)
    return std::nullopt;
  const ContractionLoops &loops = tile->loops;
  auto a = matrixOf(loops.aRows, loops.aDepth, loops.aBatch, loops.rows,
                    loops.depth, loops.aSpan);
  auto b = matrixOf(loops.bDepth, loops.bColumns, loops.bBatch, loops.depth,
                    loops.columns, loops.bSpan);
  auto c = matrixOf(loops.cRows, loops.cColumns, loops.cBatch, loops.rows,
                    loops.columns, loops.cSpan);
  if (!a || !b || !c)
    return std::nullopt;
  LibraryProduct result{tile->a, tile->b, tile->c, {}};
  GpuProduct &product = result.product;
  product.alignment = std::min(
      {alignmentOf(tile->a), alignmentOf(tile->b), alignmentOf(tile->c)});
  product.batch = loops.batch;
  product.rows = loops.rows;
  product.columns = loops.columns;
  product.depth = loops.depth;
  product.a = *a;
  product.b = *b;
  product.c = *c;
  return result;
}

} // namespace remat::gpu
