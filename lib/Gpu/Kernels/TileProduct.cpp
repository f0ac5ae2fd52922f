//===- TileProduct.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In f32, the threads of a block form a grid of 16 x 16, and the threads of
// each warp form a grid of 4 x 8 in this grid. One load reads four rows of a
// thread. The next four rows of the same thread are 64 rows further on. If the
// numbers of two threads differ in one of the first two bits, the threads load
// the same rows or columns. Shared memory can therefore serve half of a warp at
// a time.
//
// With tensor cores, the warps form two rows. A warp has 64 x 64 elements in
// the largest tiles, and fewer in smaller tiles. The more elements a warp has,
// the fewer times shared memory sends each factor. The instruction mma.sync
// adds 16 rows by 8 columns at a time. PTX defines which element each thread of
// the warp holds (9.7.14.5, "Matrix fragments for mma.m16n8k8" and "m16n8k16").
// The four threads of a group have elements of one row of A, one row of C and
// one column of B.
//
// The instruction ldmatrix brings two or four parts of a tile to the registers
// of a warp. A part for ldmatrix has eight lines of 16 bytes. The instruction
// ldmatrix gives each thread the element of a part that mma.sync takes from
// this thread. If the lines are terms of the sum and not rows, ldmatrix
// transposes each part. The instruction ldmatrix also brings tiles in tf32, but
// cannot transpose them.
//
//===----------------------------------------------------------------------===//
#include "Gpu/Kernels/TileProduct.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace remat::gpu {

static constexpr int64_t kSide = ContractionTile::kSide;
static constexpr int64_t kDepth = ContractionTile::kDepth;
static constexpr int64_t kWarp = 32, kGroup = 4, kWarpRows = 2;
/// The number of products that the code adds without a loop. The assembler can
/// move the loads of a product before the additions of the previous product.
static constexpr int64_t kUnrolled = 8;

static int64_t vectorOf(int64_t perThread) {
  return std::min<int64_t>(perThread, 4);
}

/// Returns how far element \p i is from the first row or column of the thread.
static int64_t spread(int64_t i, int64_t perThread) {
  int64_t vector = vectorOf(perThread);
  return i / vector * (kSide * vector) + i % vector;
}

TileProduct::TileProduct(TileBuilder &builder, Value thread,
                         const ContractionTile &tile, SharedTile a,
                         SharedTile b, ContractionMath math)
    : rows(tile.rowsPerThread), columns(tile.columnsPerThread),
      builder(builder), a(a), b(b), math(math) {
  Value warp = builder.divide(thread, kWarp);
  Value lane = builder.remainder(thread, kWarp);
  if (!usesTensorCores(math)) {
    Value row =
        builder.add(builder.multiply(builder.divide(warp, 2), 4),
                    builder.add(builder.remainder(lane, 2),
                                builder.multiply(builder.divide(lane, 16), 2)));
    Value column = builder.add(builder.multiply(builder.remainder(warp, 2), 8),
                               builder.remainder(builder.divide(lane, 2), 8));
    firstRow = builder.multiply(row, vectorOf(rows));
    firstColumn = builder.multiply(column, vectorOf(columns));
    return;
  }
  Value group = builder.divide(lane, kGroup);
  inGroup = builder.remainder(lane, kGroup);
  int64_t warpColumns = tile.threads(math) / kWarp / kWarpRows;
  columns = tile.columns() / warpColumns / kGroup;
  Value warpRow = builder.multiply(builder.divide(warp, warpColumns),
                                   tile.rows() / kWarpRows);
  Value warpColumn = builder.multiply(builder.remainder(warp, warpColumns),
                                      tile.columns() / warpColumns);
  firstRow = builder.add(warpRow, group);
  fragmentColumn = builder.add(warpColumn, group);
  firstColumn = builder.add(warpColumn, builder.multiply(inGroup, 2));
  lineA = lineOf(a, warpRow, lane, /*areRowsFirst=*/true);
  lineB = lineOf(b, warpColumn, lane, /*areRowsFirst=*/false);
}

/// Eight threads pass the addresses of the lines of one part to ldmatrix. Two
/// parts next to each other have the same terms and different rows (A), or the
/// same rows and different terms (B).
TileProduct::Line TileProduct::lineOf(SharedTile shared, Value firstRow,
                                      Value lane, bool areRowsFirst) {
  Value line = builder.remainder(lane, 8);
  Value near = builder.remainder(builder.divide(lane, 8), 2);
  Value far = builder.divide(lane, 16);
  Value row =
      builder.add(firstRow, builder.multiply(areRowsFirst ? near : far, 8));
  int64_t terms = math == ContractionMath::TF32 ? 4 : 8;
  Value depth = builder.multiply(areRowsFirst ? far : near, terms);
  if (shared.linesAreRows)
    return {builder.add(row, line), depth};
  return {row, builder.add(depth, line)};
}

Value TileProduct::row(int64_t i) {
  return builder.add(firstRow, usesTensorCores(math) ? 8 * i : spread(i, rows));
}

Value TileProduct::column(int64_t i) {
  return builder.add(firstColumn, usesTensorCores(math) ? i / 2 * 8 + i % 2
                                                        : spread(i, columns));
}

int64_t TileProduct::neighbours() const {
  return usesTensorCores(math) ? 2 : vectorOf(columns);
}

SmallVector<Value> TileProduct::add(ValueRange sums, Value stage,
                                    int64_t count) {
  if (usesTensorCores(math))
    return addOnTensorCores(sums, stage);
  // LLVM itself unrolls loops that add to few sums.
  int64_t unrolled = rows * columns < 16 ? 1 : kUnrolled;
  int64_t whole = count - count % unrolled;
  SmallVector<Value> more = addInOrder(sums, stage, 0, whole, unrolled);
  return addInOrder(more, stage, whole, count, 1);
}

/// Adds the products from number \p first to number \p end - 1 to \p sums. One
/// iteration of the emitted loop adds \p unrolled products.
SmallVector<Value> TileProduct::addInOrder(ValueRange sums, Value stage,
                                           int64_t first, int64_t end,
                                           int64_t unrolled) {
  if (first == end)
    return llvm::to_vector(sums);
  auto loop =
      scf::ForOp::create(builder, builder.number(first), builder.number(end),
                         builder.number(unrolled), sums);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> more =
      llvm::to_vector(ValueRange(loop.getRegionIterArgs()));
  for (int64_t i = 0; i < unrolled; ++i)
    more = addOuter(stage, builder.add(loop.getInductionVar(), i), more);
  scf::YieldOp::create(builder, more);
  return llvm::to_vector(ValueRange(loop.getResults()));
}

/// Adds the outer product of a column of A's tile and a row of B's tile.
SmallVector<Value> TileProduct::addOuter(Value stage, Value depth,
                                         ValueRange sums) {
  auto loadAll = [&](SharedTile shared, Value first, int64_t count) {
    SmallVector<Value> values;
    int64_t size = vectorOf(count);
    auto type = VectorType::get({size}, builder.getF32Type());
    for (int64_t i = 0; i < count; i += size) {
      Value place = builder.add(first, spread(i, count));
      Value vector = vector::LoadOp::create(
          builder, type, shared.memory,
          ValueRange{builder.index(stage), builder.index(depth),
                     builder.index(place)},
          /*nontemporal=*/false, llvm::MaybeAlign(4 * size));
      for (int64_t j = 0; j < size; ++j)
        values.push_back(vector::ExtractOp::create(builder, vector, j));
    }
    return values;
  };
  SmallVector<Value> left = loadAll(a, firstRow, rows);
  SmallVector<Value> right = loadAll(b, firstColumn, columns);
  SmallVector<Value> results;
  for (auto [i, sum] : llvm::enumerate(sums)) {
    Value x = left[i / columns], y = right[i % columns];
    if (math == ContractionMath::F32)
      results.push_back(math::FmaOp::create(builder, x, y, sum));
    else
      results.push_back(arith::AddFOp::create(
          builder, arith::MulFOp::create(builder, x, y), sum));
  }
  return results;
}

/// Returns the registers that a thread passes to an mma.sync, from a tile in
/// tf32 whose lines are terms. The instruction ldmatrix could not transpose
/// this tile. The registers hold parts of a row of A or of a column of B, and
/// parts of the row or column that is 8 further on. Registers with earlier
/// terms of the sum come first.
SmallVector<Value> TileProduct::fragment(SharedTile shared, Value stage,
                                         Value row, int64_t pieces,
                                         int64_t depth) {
  SmallVector<Value> registers;
  for (int64_t half = 0; half < 2; ++half)
    for (int64_t piece = 0; piece < pieces; ++piece) {
      Value value = builder.load(shared.memory,
                                 {stage, builder.add(inGroup, depth + 4 * half),
                                  builder.add(row, 8 * piece)});
      registers.push_back(
          arith::BitcastOp::create(builder, builder.getI32Type(), value));
    }
  return registers;
}

/// Returns the registers that ldmatrix fills: one for each of \p count parts of
/// a tile. The first part begins with row \p row of the warp's rows and with
/// term \p depth of the tile.
SmallVector<Value> TileProduct::loadMatrices(SharedTile shared, Value stage,
                                             Line line, int64_t row,
                                             int64_t depth, int64_t count) {
  auto type = cast<MemRefType>(shared.memory.getType());
  Value place[] = {builder.add(line.row, row), builder.add(line.depth, depth)};
  if (!shared.linesAreRows)
    std::swap(place[0], place[1]);
  Value parts = nvgpu::LdMatrixOp::create(
      builder,
      VectorType::get({count, 32 / type.getElementTypeBitWidth()},
                      type.getElementType()),
      shared.memory,
      ValueRange{builder.index(stage), builder.index(place[0]),
                 builder.index(place[1])},
      /*transpose=*/!shared.linesAreRows, uint32_t(count));
  SmallVector<Value> registers;
  for (int64_t i = 0; i < count; ++i) {
    Value part = vector::ExtractOp::create(builder, parts, i);
    if (math != ContractionMath::F16) { // An mma.sync takes words.
      auto word = VectorType::get({1}, builder.getI32Type());
      part = vector::ExtractOp::create(
          builder, vector::BitCastOp::create(builder, word, part), 0);
    }
    registers.push_back(part);
  }
  return registers;
}

/// Returns the registers that hold A, for each 16 rows of the warp.
SmallVector<SmallVector<Value>> TileProduct::fragmentsOfA(Value stage,
                                                          int64_t depth) {
  SmallVector<SmallVector<Value>> found;
  for (int64_t i = 0; i < rows; i += 2)
    found.push_back(
        a.hasMatrices()
            ? loadMatrices(a, stage, lineA, 8 * i, depth, 4)
            : fragment(a, stage, builder.add(firstRow, 8 * i), 2, depth));
  return found;
}

/// Returns the registers that hold B, for each eight columns of the warp. One
/// ldmatrix brings the registers of 16 columns.
SmallVector<SmallVector<Value>> TileProduct::fragmentsOfB(Value stage,
                                                          int64_t depth) {
  SmallVector<SmallVector<Value>> found;
  if (!b.hasMatrices()) {
    for (int64_t j = 0; j < columns; j += 2)
      found.push_back(
          fragment(b, stage, builder.add(fragmentColumn, 4 * j), 1, depth));
    return found;
  }
  int64_t count = std::min<int64_t>(columns, 4);
  for (int64_t j = 0; j < columns; j += count) {
    SmallVector<Value> loaded =
        loadMatrices(b, stage, lineB, 4 * j, depth, count);
    for (int64_t i = 0; i < count; i += 2)
      found.push_back({loaded[size_t(i)], loaded[size_t(i) + 1]});
  }
  return found;
}

SmallVector<Value> TileProduct::addOnTensorCores(ValueRange sums, Value stage) {
  bool isShort = bool(shortTypeOf(builder.getContext(), math));
  int64_t depthOfOne = isShort ? 16 : 8;
  auto type = math == ContractionMath::BF16  ? NVVM::MMATypes::bf16
              : math == ContractionMath::F16 ? NVVM::MMATypes::f16
                                             : NVVM::MMATypes::tf32;
  auto f32 = builder.getF32Type();
  auto four = LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                               {f32, f32, f32, f32});
  SmallVector<Value> results(sums);
  for (int64_t depth = 0; depth < kDepth; depth += depthOfOne) {
    SmallVector<SmallVector<Value>> left = fragmentsOfA(stage, depth);
    SmallVector<SmallVector<Value>> right = fragmentsOfB(stage, depth);
    for (int64_t i = 0; i < rows; i += 2)
      for (int64_t j = 0; j < columns; j += 2) {
        int64_t at[] = {i * columns + j, i * columns + j + 1,
                        (i + 1) * columns + j, (i + 1) * columns + j + 1};
        SmallVector<Value> old;
        for (int64_t place : at)
          old.push_back(results[place]);
        Value sum = NVVM::MmaOp::create(
            builder, four, left[i / 2], right[j / 2], old,
            ArrayRef<int64_t>{16, 8, depthOfOne}, std::nullopt, std::nullopt,
            std::array{type, type},
            std::array{NVVM::MMALayout::row, NVVM::MMALayout::col});
        for (int64_t part = 0; part < 4; ++part)
          results[at[part]] = LLVM::ExtractValueOp::create(builder, sum, part);
      }
  }
  return results;
}

} // namespace remat::gpu
