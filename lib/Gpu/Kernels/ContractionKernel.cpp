//===- ContractionKernel.cpp - Contractions in tiles ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block computes one tile of C. The threads of a block bring parts of A and B
// to shared memory. A part of A or B has kDepth terms of each sum. While the
// threads compute with one part, later parts are copied to other stages of
// shared memory. The kernel goes through the parts step by step, with one
// barrier in each step. After the barrier of a step, the parts of this step
// have arrived, and the parts of the step before are no longer needed.
//
// One thread sums up each element of C. The thread starts with the old value of
// C, and adds the products from the first to the last. All runs therefore give
// the same bits. With Strict, plain loops give the same bits.
//
//===----------------------------------------------------------------------===//
#include "Gpu/Kernels/KernelKinds.h"

#include "Gpu/Kernels/Epilogues.h"
#include "Gpu/Kernels/Kernel.h"
#include "Gpu/Kernels/TileProduct.h"
#include "Gpu/Names.h"
#include "Gpu/Slab/Slab.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/NVGPU/Transforms/Transforms.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

namespace {

constexpr int64_t kDepth = ContractionTile::kDepth;
constexpr int64_t kMostStages = 4;
/// The bytes of shared memory that all stages of a block may take. A kernel can
/// declare 48 KiB. The numbers of threads that keepThread stores take a part of
/// these bytes.
constexpr int64_t kStageBytes = (48 << 10) - 4 * ContractionTile::kThreads;

class TileLowering {
public:
  TileLowering(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
               linalg::LinalgOp op, const ContractionTile &tile,
               ContractionMath math, linalg::GenericOp epilogueOp)
      : builder(op.getLoc(), rewriter), kernel(kernel), tile(tile),
        loops(tile.loops), steps(llvm::divideCeil(loops.depth, kDepth)),
        math(math) {
    ArrayRef<int64_t> numbers =
        op->getAttrOfType<DenseI64ArrayAttr>(kNeighbours).asArrayRef();
    neighbours = {numbers[0], numbers[1], numbers[2]};
    // The views of the epilogue's buffers may come between the sum and the
    // epilogue, so code is emitted at the epilogue.
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
    // If a thread uses at most 128 registers, a multiprocessor has enough
    // registers for two blocks of the largest tiles.
    if (!usesTensorCores(math))
      kernel->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                      builder.getI32IntegerAttr(2));
    auto x = mlir::gpu::Dimension::x;
    Type index = builder.getIndexType();
    thread = toNumber(mlir::gpu::ThreadIdOp::create(builder, index, x));
    placeBlock(toNumber(mlir::gpu::BlockIdOp::create(builder, index, x)));
    TileOperand a = operandA(), b = operandB();
    chooseStages(a, b);
    SharedTile sharedA = addShared(a), sharedB = addShared(b);
    TileLoader loadA(builder, thread, a, sharedA, math);
    TileLoader loadB(builder, thread, b, sharedB, math);
    TileProduct product(builder, thread, tile, sharedA, sharedB, math);
    if (!start)
      placeResults(product);
    Value kept = keepThread();
    SmallVector<Value> sums = sumUp(loadA, loadB, product);
    thread = builder.load(kept, thread);
    placeResults(TileProduct(builder, thread, tile, sharedA, sharedB, math));
    storeResults(sums);
    for (SharedTile shared : {sharedA, sharedB})
      if (shared.hasMatrices())
        permuteLines(shared);
  }

private:
  Value toNumber(Value index) {
    return arith::IndexCastUIOp::create(builder, builder.getI32Type(), index);
  }

  /// Blocks, and with them the tiles, are numbered along the columns of C
  /// first, then along the rows, then over the batches.
  void placeBlock(Value block) {
    int64_t across = llvm::divideCeil(loops.columns, tile.columns());
    int64_t down = llvm::divideCeil(loops.rows, tile.rows());
    Value rest = builder.divide(block, across);
    firstColumn =
        builder.multiply(builder.remainder(block, across), tile.columns());
    firstRow = builder.multiply(builder.remainder(rest, down), tile.rows());
    batch = builder.divide(rest, down);
  }

  /// If all elements come by asynchronous copies, the parts of several steps
  /// can be copied at the same time.
  void chooseStages(const TileOperand &a, const TileOperand &b) {
    bool copiesA = TileLoader::isCopied(a, math);
    bool copiesB = TileLoader::isCopied(b, math);
    copies = copiesA || copiesB;
    stages = copiesA && copiesB ? kMostStages : 2;
    auto bytes = [&] {
      return spanBytes(TileLoader::sharedType(a, stages, math)) +
             spanBytes(TileLoader::sharedType(b, stages, math));
    };
    while (stages > 2 && (stages > steps || bytes() > kStageBytes))
      stages /= 2;
  }

  SharedTile addShared(const TileOperand &operand) {
    unsigned number = kernel.getNumWorkgroupAttributions();
    Value shared = kernel.addWorkgroupAttribution(
        TileLoader::sharedType(operand, stages, math), builder.getLoc());
    kernel.setWorkgroupAttributionAttr(number,
                                       LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(16));
    return {shared, linesAreRows(operand.rows, operand.depth, math)};
  }

  /// Lines of 16 bytes that ldmatrix reads at the same time would be in the
  /// same banks. MLIR's own permutation puts them into different banks.
  void permuteLines(SharedTile shared) {
    [[maybe_unused]] LogicalResult isDone =
        nvgpu::optimizeSharedMemoryReadsAndWrites(kernel, shared.memory);
    assert(succeeded(isDone) && "a tile has lines of 32 bytes or more");
  }

  /// If the addresses of C were kept during the sum, they would take as many
  /// registers as the sums. A thread therefore reads its number from memory
  /// again after the sum. The compiler then cannot compute the addresses before
  /// the sum.
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
            tile.threads(math),
            firstRow,
            builder.offset(loops.aBatch, batch),
            tile.roundA,
            neighbours.a};
  }

  TileOperand operandB() {
    return {inOneDimension(tile.b, loops.bSpan),
            loops.bColumns,
            loops.bDepth,
            loops.columns,
            loops.depth,
            tile.columnsPerThread,
            tile.threads(math),
            firstColumn,
            builder.offset(loops.bBatch, batch),
            tile.roundB,
            neighbours.b};
  }

  /// Computes the offsets in C of the results of this thread, and whether they
  /// are inside C.
  void placeResults(TileProduct product) {
    for (auto *values : {&rowOffsets, &columnOffsets, &isRow, &isColumn})
      values->clear();
    result = inOneDimension(tile.c, loops.cSpan);
    Value start = builder.offset(loops.cBatch, batch);
    for (int64_t i = 0; i < product.rows; ++i) {
      Value row = builder.add(firstRow, product.row(i));
      isRow.push_back(keepWithin(row, loops.rows, tile.rows(), 1));
      rowOffsets.push_back(
          builder.add(start, builder.offset(loops.cRows, row)));
    }
    width = std::min(neighbours.c, product.neighbours());
    for (int64_t i = 0; i < product.columns; i += width) {
      Value column = builder.add(firstColumn, product.column(i));
      isColumn.push_back(
          keepWithin(column, loops.columns, tile.columns(), width));
      for (int64_t j = 0; j < width; ++j)
        columnOffsets.push_back(
            builder.offset(loops.cColumns, builder.add(column, j)));
    }
  }

  /// Returns whether \p place is below \p count. Returns null if this is always
  /// so, because tiles with sides of \p side elements never go past the end. If
  /// the next \p many places from \p place on would go past the end, \p place
  /// becomes the start of the last \p many places.
  Value keepWithin(Value &place, int64_t count, int64_t side, int64_t many) {
    if (count % side == 0)
      return Value();
    Value isWithin = builder.isBelow(place, count);
    place = builder.clamp(place, count - many);
    return isWithin;
  }

  /// Returns the values with which the sums start: the old values of C, or the
  /// constant that replaces them.
  SmallVector<Value> startSums(const TileProduct &product) {
    SmallVector<Value> sums;
    if (start) {
      Value constant = arith::ConstantOp::create(builder, start);
      sums.assign(size_t(product.rows * product.columns), constant);
      return sums;
    }
    for (Value row : rowOffsets)
      for (Value column : columnOffsets)
        sums.push_back(builder.load(result, builder.add(row, column)));
    return sums;
  }

  SmallVector<Value> sumUp(TileLoader &loadA, TileLoader &loadB,
                           TileProduct &product) {
    SmallVector<Value> sums = startSums(product);
    for (int64_t step = 0; step < std::min(steps, stages - 1); ++step) {
      Value depth = builder.number(step * kDepth), stage = builder.number(step);
      SmallVector<Value> a = loadA.start(depth, stage);
      SmallVector<Value> b = loadB.start(depth, stage);
      loadA.finish(a, stage);
      loadB.finish(b, stage);
      endGroup();
    }
    if (steps > 1) {
      auto loop = scf::ForOp::create(builder, builder.number(0),
                                     builder.number((steps - 1) * kDepth),
                                     builder.number(kDepth), sums);
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(loop.getBody());
      scf::YieldOp::create(builder, addStep(loop.getInductionVar(),
                                            loop.getRegionIterArgs(), loadA,
                                            loadB, product));
      sums.assign(loop.result_begin(), loop.result_end());
    }
    waitForTiles(0);
    return product.add(sums, builder.number((steps - 1) % stages),
                       loops.depth - (steps - 1) * kDepth);
  }

  /// Adds kDepth products of each sum, beginning with term \p depth. Also
  /// starts to bring the tiles of a later step.
  SmallVector<Value> addStep(Value depth, ValueRange sums, TileLoader &loadA,
                             TileLoader &loadB, TileProduct &product) {
    auto stageOf = [&](Value depth) {
      return builder.remainder(builder.divide(depth, kDepth), stages);
    };
    waitForTiles(stages - 2);
    Value later = builder.add(depth, (stages - 1) * kDepth);
    SmallVector<Value> a, b;
    // If there are only two stages, the later step is the next step, which
    // always exists.
    emitIf(stages > 2 ? builder.isBelow(later, steps * kDepth) : Value(), [&] {
      a = loadA.start(later, stageOf(later));
      b = loadB.start(later, stageOf(later));
    });
    endGroup();
    SmallVector<Value> more = product.add(sums, stageOf(depth), kDepth);
    loadA.finish(a, stageOf(later));
    loadB.finish(b, stageOf(later));
    return more;
  }

  /// Makes one group of all copies that were started since the last group.
  void endGroup() {
    if (!copies)
      return;
    Value made = nvgpu::DeviceAsyncCreateGroupOp::create(
        builder, nvgpu::DeviceAsyncTokenType::get(builder.getContext()),
        ValueRange());
    if (!group)
      group = made;
  }

  /// Waits until all threads have brought their parts of the tiles. The last \p
  /// pending groups of copies may still be running.
  void waitForTiles(int64_t pending) {
    if (copies)
      nvgpu::DeviceAsyncWaitOp::create(
          builder, group, builder.getI32IntegerAttr(int32_t(pending)));
    mlir::gpu::BarrierOp::create(builder);
  }

  void storeResults(ArrayRef<Value> sums) {
    for (auto [row, isRow] : llvm::zip(rowOffsets, isRow)) {
      ArrayRef<Value> inRow = sums.take_front(columnOffsets.size());
      emitIf(isRow, [&, row = row] { storeRow(row, inRow); });
      sums = sums.drop_front(inRow.size());
    }
  }

  /// A column past the edge uses the place of one of the last columns, because
  /// loads from that place are allowed.
  void storeRow(Value row, ArrayRef<Value> sums) {
    SmallVector<Value> places;
    for (size_t i = 0; i < columnOffsets.size(); i += size_t(width))
      places.push_back(builder.add(row, columnOffsets[i]));
    SmallVector<Epilogue::Elements> elements;
    if (epilogue)
      elements = epilogue->compute(places, sums, width);
    for (auto [i, isColumn] : llvm::enumerate(isColumn))
      emitIf(isColumn, [&, i = i] {
        if (epilogue)
          epilogue->store(elements[i]);
        else
          builder.storeNeighbours(sums.slice(i * size_t(width), size_t(width)),
                                  result, places[i]);
      });
  }

  /// If \p condition is null, the code is always run.
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
  int64_t steps; ///< The number of steps. Each adds kDepth terms.
  ContractionMath math;
  TileNeighbours neighbours;
  int64_t stages = 2, width = 1;
  bool copies = false; ///< Whether some copies are asynchronous.
  Value group;         ///< The first group of asynchronous copies. Each wait
                       ///< takes it as its operand.
  TypedAttr start;     ///< If null, the sums start with the values of C.
  std::optional<Epilogue> epilogue;
  Value thread, firstRow, firstColumn, batch, result;
  SmallVector<Value> rowOffsets, columnOffsets;
  /// Whether each row, and each group of \c width columns, is inside C. A value
  /// is null if its row or group is always inside C.
  SmallVector<Value> isRow, isColumn;
};

/// Returns whether each group of \p count iterations of \p loops is contiguous
/// in memory and begins at a multiple of \p count elements. A group begins at
/// an iteration that is a multiple of \p count.
bool areNeighbours(ArrayRef<TileLoop> loops, ArrayRef<TileLoops> others,
                   int64_t count) {
  auto isAligned = [&](TileLoop loop) { return loop.step % count == 0; };
  return !loops.empty() && loops.back().step == 1 &&
         loops.back().size % count == 0 &&
         llvm::all_of(loops.drop_back(), isAligned) &&
         llvm::all_of(others, [&](const TileLoops &each) {
           return llvm::all_of(each, isAligned);
         });
}

} // namespace

/// Returns the number of neighbours that one copy can bring (TileOperand).
static int64_t neighboursOf(Value buffer, const TileLoops &rows,
                            const TileLoops &depth, const TileLoops &batch,
                            ContractionMath math) {
  int64_t bytes =
      cast<MemRefType>(buffer.getType()).getElementTypeBitWidth() / 8;
  bool alongDepth = linesAreRows(rows, depth, math);
  int64_t found = 1;
  for (int64_t count = 2; count * bytes <= 16; count *= 2)
    if (alignmentOf(buffer, bytes) % (count * bytes) == 0 &&
        areNeighbours(alongDepth ? depth : rows,
                      {alongDepth ? rows : depth, batch}, count))
      found = count;
  return found;
}

TileNeighbours neighboursOf(const ContractionTile &tile, ContractionMath math,
                            linalg::GenericOp epilogue) {
  const ContractionLoops &loops = tile.loops;
  auto described = epilogue ? describeEpilogue(epilogue, tile.c) : std::nullopt;
  if (described) // The sums are in registers and not in a buffer.
    described->first.operands[described->second].operand = nullptr;
  TileNeighbours found{
      neighboursOf(tile.a, loops.aRows, loops.aDepth, loops.aBatch, math),
      neighboursOf(tile.b, loops.bColumns, loops.bDepth, loops.bBatch, math)};
  for (int64_t count : {2, 4}) {
    bool isStored = described
                        ? haveNeighbours(epilogue, described->first, count)
                        : alignmentOf(tile.c, 4) % (4 * count) == 0;
    if (isStored &&
        areNeighbours(loops.cColumns, {loops.cRows, loops.cBatch}, count))
      found.c = count;
  }
  return found;
}

void lowerTile(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
               linalg::LinalgOp op, const ContractionTile &tile,
               ContractionMath math, linalg::GenericOp epilogue) {
  TileLowering(rewriter, kernel, op, tile, math, epilogue).run();
  rewriter.eraseOp(op);
}

} // namespace remat::gpu
