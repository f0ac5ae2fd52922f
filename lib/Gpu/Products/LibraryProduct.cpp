//===- LibraryProduct.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Products/LibraryProduct.h"

#include "Gpu/Names.h"
#include "Gpu/Slab/Slab.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

namespace {

/// Returns the stride of a dimension that has one loop. Returns 0 if the
/// dimension has no loop, and none if it has several loops.
std::optional<int64_t> stepOf(ArrayRef<TileLoop> loops) {
  if (loops.size() > 1)
    return std::nullopt;
  return loops.empty() ? 0 : loops.front().step;
}

/// If the rows or columns are two loops in C, turns the outer loop into a
/// batch. All matrices of the batch then share the factor that does not have
/// the outer loop.
void takeBatch(TileLoops &c, TileLoops &cBatch, TileLoops &factor,
               TileLoops &factorBatch, int64_t &count, int64_t &batch) {
  if (batch != 1 || c.size() != 2)
    return;
  TileLoop inner = c.back();
  if (factor.size() == 1) // The factor is split in the same way as C.
    factor = {{c.front().size, factor.front().step * inner.size},
              {inner.size, factor.front().step}};
  if (factor.size() != 2 || factor.back().size != inner.size)
    return;
  batch = c.front().size;
  count = inner.size;
  cBatch = {c.front()};
  factorBatch = {factor.front()};
  c = {inner};
  factor = {factor.back()};
}

} // namespace

std::optional<GpuMatrix> matrixOf(std::optional<int64_t> rowStep,
                                  std::optional<int64_t> columnStep,
                                  std::optional<int64_t> batchStep,
                                  int64_t rowCount, int64_t columnCount,
                                  int64_t bytes) {
  if (!rowStep || !columnStep || !batchStep)
    return std::nullopt;
  if (rowCount == 1)
    rowStep = *columnStep == 1 ? columnCount : 1;
  if (columnCount == 1)
    columnStep = *rowStep == 1 ? rowCount : 1;
  if (!(*rowStep == 1 && *columnStep >= rowCount) &&
      !(*columnStep == 1 && *rowStep >= columnCount))
    return std::nullopt;
  return GpuMatrix{*rowStep, *columnStep, *batchStep, bytes};
}

std::optional<LibraryProduct> matchLibraryProduct(linalg::LinalgOp op) {
  auto tile = tileContraction(op);
  if (!tile || tile->typeOfA() != tile->typeOfB() || tile->roundA ||
      tile->roundB) // No library can round the factors.
    return std::nullopt;
  int64_t factor = tile->typeOfA().getIntOrFloatBitWidth() / 8;
  ContractionLoops &loops = tile->loops;
  takeBatch(loops.cRows, loops.cBatch, loops.aRows, loops.aBatch, loops.rows,
            loops.batch);
  takeBatch(loops.cColumns, loops.cBatch, loops.bColumns, loops.bBatch,
            loops.columns, loops.batch);
  auto a =
      matrixOf(stepOf(loops.aRows), stepOf(loops.aDepth), stepOf(loops.aBatch),
               loops.rows, loops.depth, loops.aSpan * factor);
  auto b = matrixOf(stepOf(loops.bDepth), stepOf(loops.bColumns),
                    stepOf(loops.bBatch), loops.depth, loops.columns,
                    loops.bSpan * factor);
  auto c = matrixOf(stepOf(loops.cRows), stepOf(loops.cColumns),
                    stepOf(loops.cBatch), loops.rows, loops.columns,
                    loops.cSpan * kFloat);
  if (!a || !b || !c)
    return std::nullopt;
  LibraryProduct result{tile->a, tile->b, tile->c, {}, {}, {}};
  GpuProduct &product = result.product;
  product.factors = tile->typeOfA().isBF16()  ? GpuFactors::BF16
                    : tile->typeOfA().isF16() ? GpuFactors::F16
                                              : GpuFactors::F32;
  product.batch = loops.batch;
  product.rows = loops.rows;
  product.columns = loops.columns;
  product.depth = loops.depth;
  product.a = *a;
  product.b = *b;
  product.c = *c;
  product.alignment = alignmentOf(result);
  return result;
}

int64_t alignmentOf(const LibraryProduct &product) {
  int64_t alignment = kLibraryAlignment;
  for (Value buffer :
       {product.a, product.b, product.c, product.addend, product.bias})
    if (buffer) {
      Type element = cast<MemRefType>(buffer.getType()).getElementType();
      alignment = std::min(
          alignment, alignmentOf(buffer, element.getIntOrFloatBitWidth() / 8));
    }
  return alignment;
}

} // namespace remat::gpu
