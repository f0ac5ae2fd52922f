//===- ContractionKernel.cpp - Sums of products in tiles ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block computes one tile of C. Its threads copy tiles of A and B to shared
// memory, kDepth elements of each sum at a time. While they compute with one
// pair of tiles, they load the next pair into registers. One thread sums up
// each element of C, from the first product to the last, beginning with the old
// value of C. Therefore all runs give the same bits, and with Strict these are
// the bits of plain loops.
//
//===----------------------------------------------------------------------===//
#include "Gpu/Kernels/ContractionKernel.h"

#include "Gpu/Kernels/Epilogues.h"
#include "Gpu/Kernels/TileLoader.h"
#include "Gpu/Kernels/TileProduct.h"
#include "Gpu/Names.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

namespace {

constexpr int64_t kDepth = ContractionTile::kDepth;

class TileLowering {
public:
  TileLowering(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
               linalg::LinalgOp op, const ContractionTile &tile,
               ContractionMath math, linalg::GenericOp epilogueOp)
      : builder(op.getLoc(), rewriter), kernel(kernel), tile(tile),
        loops(tile.loops), math(math) {
    // The epilogue's buffers are views that may come between the two ops.
    builder.setInsertionPoint(epilogueOp ? epilogueOp.getOperation() : op);
    if (epilogueOp)
      epilogue.emplace(builder, epilogueOp, tile.c);
    if (auto constants = op->getAttrOfType<ArrayAttr>(kStart))
      start = cast<TypedAttr>(constants[0]);
  }

  void run() {
    kernel->setAttr(kFlop,
                    builder.getI64IntegerAttr(2 * loops.batch * loops.rows *
                                              loops.columns * loops.depth));
    auto x = mlir::gpu::Dimension::x;
    Type index = builder.getIndexType();
    thread = toNumber(mlir::gpu::ThreadIdOp::create(builder, index, x));
    placeBlock(toNumber(mlir::gpu::BlockIdOp::create(builder, index, x)));
    Value sharedA = addShared(tile.rows()), sharedB = addShared(tile.columns());
    TileLoader loadA(builder, thread, operandA(), sharedA, math);
    TileLoader loadB(builder, thread, operandB(), sharedB, math);
    TileProduct product(builder, thread, tile, sharedA, sharedB, math);
    if (!start)
      placeResults(product);
    Value kept = keepThread();
    SmallVector<Value> sums = sumUp(loadA, loadB, product);
    thread = builder.load(kept, thread);
    placeResults(TileProduct(builder, thread, tile, sharedA, sharedB, math));
    storeResults(sums);
  }

private:
  Value toNumber(Value index) {
    return arith::IndexCastUIOp::create(builder, builder.getI32Type(), index);
  }

  /// Blocks count the columns of C first, then rows, then batches.
  void placeBlock(Value block) {
    int64_t across = llvm::divideCeil(loops.columns, tile.columns());
    int64_t down = llvm::divideCeil(loops.rows, tile.rows());
    Value rest = builder.divide(block, across);
    firstColumn =
        builder.multiply(builder.remainder(block, across), tile.columns());
    firstRow = builder.multiply(builder.remainder(rest, down), tile.rows());
    batch = builder.divide(rest, down);
  }

  Value addShared(int64_t rows) {
    unsigned number = kernel.getNumWorkgroupAttributions();
    Value shared = kernel.addWorkgroupAttribution(
        TileLoader::sharedType(builder.getContext(), rows, math),
        builder.getLoc());
    kernel.setWorkgroupAttributionAttr(number,
                                       LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(16));
    return shared;
  }

  /// The addresses of C would take as many registers as the sums. If a thread
  /// reads its number again from memory, the compiler cannot keep these
  /// addresses during the sum.
  Value keepThread() {
    auto space = mlir::gpu::AddressSpaceAttr::get(
        builder.getContext(), mlir::gpu::AddressSpace::Workgroup);
    auto type =
        MemRefType::get({ContractionTile::kThreads}, builder.getI32Type(),
                        MemRefLayoutAttrInterface(), space);
    Value kept = kernel.addWorkgroupAttribution(type, builder.getLoc());
    builder.store(thread, kept, thread);
    return kept;
  }

  Value inOneDimension(Value buffer, int64_t span) {
    Type element = cast<MemRefType>(buffer.getType()).getElementType();
    auto type = MemRefType::get({span}, element);
    return memref::ReinterpretCastOp::create(
        builder, type, buffer, /*offset=*/0, ArrayRef<int64_t>{span},
        ArrayRef<int64_t>{1});
  }

  TileOperand operandA() {
    return {inOneDimension(tile.a, loops.aSpan),
            loops.aRows,
            loops.aDepth,
            loops.rows,
            loops.depth,
            tile.rowsPerThread,
            firstRow,
            builder.offset(loops.aBatch, batch),
            tile.roundA};
  }

  TileOperand operandB() {
    return {inOneDimension(tile.b, loops.bSpan),
            loops.bColumns,
            loops.bDepth,
            loops.columns,
            loops.depth,
            tile.columnsPerThread,
            firstColumn,
            builder.offset(loops.bBatch, batch),
            tile.roundB};
  }

  /// Computes the offsets of this thread's results, and whether they are inside
  /// C.
  void placeResults(TileProduct product) {
    for (auto *values : {&rowOffsets, &columnOffsets, &isRow, &isColumn})
      values->clear();
    result = inOneDimension(tile.c, loops.cSpan);
    Value start = builder.offset(loops.cBatch, batch);
    for (int64_t i = 0; i < tile.rowsPerThread; ++i) {
      Value row = builder.add(firstRow, product.row(i));
      isRow.push_back(keepWithin(row, loops.rows, tile.rows()));
      rowOffsets.push_back(
          builder.add(start, builder.offset(loops.cRows, row)));
    }
    for (int64_t i = 0; i < tile.columnsPerThread; ++i) {
      Value column = builder.add(firstColumn, product.column(i));
      isColumn.push_back(keepWithin(column, loops.columns, tile.columns()));
      columnOffsets.push_back(builder.offset(loops.cColumns, column));
    }
  }

  /// Returns whether \p place is below \p count, or null if tiles of \p side
  /// never go past the end. A \p place past the end becomes the last one.
  Value keepWithin(Value &place, int64_t count, int64_t side) {
    if (count % side == 0)
      return Value();
    Value isWithin = builder.isBelow(place, count);
    place = builder.clamp(place, count - 1);
    return isWithin;
  }

  /// Returns the values of C, or the constant that replaces them.
  SmallVector<Value> startSums() {
    SmallVector<Value> sums;
    if (start) {
      Value constant = arith::ConstantOp::create(builder, start);
      sums.assign(tile.rowsPerThread * tile.columnsPerThread, constant);
      return sums;
    }
    for (Value row : rowOffsets)
      for (Value column : columnOffsets)
        sums.push_back(builder.load(result, builder.add(row, column)));
    return sums;
  }

  SmallVector<Value> sumUp(TileLoader &loadA, TileLoader &loadB,
                           TileProduct &product) {
    SmallVector<Value> sums = startSums();
    Value zero = builder.number(0);
    loadA.store(loadA.load(zero));
    loadB.store(loadB.load(zero));
    mlir::gpu::BarrierOp::create(builder);
    int64_t steps = llvm::divideCeil(loops.depth, kDepth);
    if (steps > 1) {
      auto loop = scf::ForOp::create(builder, builder.number(kDepth),
                                     builder.number(steps * kDepth),
                                     builder.number(kDepth), sums);
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(loop.getBody());
      Value depth = loop.getInductionVar();
      SmallVector<Value> nextA = loadA.load(depth), nextB = loadB.load(depth);
      SmallVector<Value> more = product.add(loop.getRegionIterArgs(), kDepth);
      mlir::gpu::BarrierOp::create(builder);
      loadA.store(nextA);
      loadB.store(nextB);
      mlir::gpu::BarrierOp::create(builder);
      scf::YieldOp::create(builder, more);
      sums.assign(loop.result_begin(), loop.result_end());
    }
    return product.add(sums, loops.depth - (steps - 1) * kDepth);
  }

  void storeResults(ArrayRef<Value> sums) {
    for (auto [row, isRow] : llvm::zip(rowOffsets, isRow)) {
      ArrayRef<Value> inRow = sums.take_front(columnOffsets.size());
      emitIf(isRow, [&, row = row] { storeRow(row, inRow); });
      sums = sums.drop_front(inRow.size());
    }
  }

  /// A column past the edge stands for the last column, which may be loaded.
  void storeRow(Value row, ArrayRef<Value> sums) {
    SmallVector<Value> places;
    for (Value column : columnOffsets)
      places.push_back(builder.add(row, column));
    SmallVector<Epilogue::Element> elements;
    if (epilogue)
      elements = epilogue->compute(places, sums);
    for (auto [i, isColumn] : llvm::enumerate(isColumn))
      emitIf(isColumn, [&, i = i] {
        if (epilogue)
          epilogue->store(elements[i]);
        else
          builder.store(sums[i], result, places[i]);
      });
  }

  /// A null \p condition is always true.
  void emitIf(Value condition, llvm::function_ref<void()> emit) {
    if (!condition)
      return emit();
    OpBuilder::InsertionGuard guard(builder);
    auto branch = scf::IfOp::create(builder, condition);
    builder.setInsertionPointToStart(branch.thenBlock());
    emit();
  }

  TileBuilder builder;
  mlir::gpu::GPUFuncOp kernel;
  const ContractionTile &tile;
  const ContractionLoops &loops;
  ContractionMath math;
  TypedAttr start; ///< If null, the sums begin with the values of C.
  std::optional<Epilogue> epilogue;
  Value thread, firstRow, firstColumn, batch, result;
  SmallVector<Value> rowOffsets, columnOffsets;
  /// If null, the row or column always exists.
  SmallVector<Value> isRow, isColumn;
};

} // namespace

void lowerTile(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
               linalg::LinalgOp op, const ContractionTile &tile,
               ContractionMath math, linalg::GenericOp epilogue) {
  TileLowering(rewriter, kernel, op, tile, math, epilogue).run();
  rewriter.eraseOp(op);
}

} // namespace remat::gpu
