//===- TransposeKernel.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// If neighbours of the output are far apart in an input, each load uses only
// one element of a sector of 32 bytes. If such an input is in f32, seven
// eighths of the memory traffic are unused. An op with such an input is
// computed in tiles. Threads read neighbours of the input, and exchange the
// elements through shared memory.
//
// MLIR's passes tile linalg ops. However, none of these passes makes the
// threads of one block read a tile into shared memory, wait at a barrier, and
// then write the tile transposed.
//===----------------------------------------------------------------------===//

#include "Gpu/Kernels/KernelKinds.h"

#include "Execution/Bufferization/TensorData.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

TileLoops loopsOf(ArrayRef<TransposeLoop> line, unsigned i) {
  TileLoops loops;
  for (const TransposeLoop &loop : line)
    appendLoop(loops, loop.size, loop.steps[i]);
  return loops;
}

int64_t TransposeLoops::tilesAcross() const {
  return llvm::divideCeil(iterationsOf(across), width);
}

int64_t TransposeLoops::tilesDown() const {
  return llvm::divideCeil(iterationsOf(down), height);
}

int64_t TransposeLoops::blocks() const {
  return tilesAcross() * tilesDown() * iterationsOf(outer);
}

int64_t TransposeLoops::pitch() const {
  constexpr int64_t kBanks = 32;
  return width + (height < kBanks && width >= kBanks ? kBanks / height : 1);
}

namespace {

/// Returns the loops of \p loops that have more than one iteration. Two loops
/// are merged if, in all operands, one loop continues where the other loop
/// ends.
TransposeLine mergedLoops(const LinearLoops &loops) {
  TransposeLine merged;
  int64_t results = loops.results();
  for (const LinearLoop &loop : loops.parallel) {
    results /= loop.size; // The number of results that one iteration of the
                          // loop computes.
    if (loop.size == 1)
      continue;
    TransposeLoop next{loop.size, {}};
    for (const LinearOperand &each : loops.operands)
      next.steps.push_back(each.operand ? each.steps[loop.dimension] : 0);
    next.steps.push_back(results);
    bool goesOn =
        !merged.empty() &&
        llvm::all_of(llvm::zip(merged.back().steps, next.steps), [&](auto of) {
          return std::get<0>(of) == std::get<1>(of) * loop.size;
        });
    if (goesOn)
      merged.back() = {merged.back().size * loop.size, next.steps};
    else
      merged.push_back(std::move(next));
  }
  return merged;
}

/// Returns the position in \p outer of the loop that moves to neighbours in an
/// input. The loop \p across must move through that input by at least a sector.
/// Returns none if \p outer has no such loop.
std::optional<size_t> turnedLoop(const LinearOperand &operand, unsigned i,
                                 ArrayRef<TransposeLoop> outer,
                                 const TransposeLoop &across) {
  constexpr int64_t kSector = 32;
  auto type = operand.operand
                  ? dyn_cast<MemRefType>(operand.operand->get().getType())
                  : MemRefType();
  if (!type || across.steps[i] * elementWidth(type.getElementType()) < kSector)
    return std::nullopt;
  const auto *found = llvm::find_if(
      outer, [&](const TransposeLoop &loop) { return loop.steps[i] == 1; });
  if (found == outer.end())
    return std::nullopt;
  return size_t(found - outer.begin());
}

/// Moves loops from \p outer to \p line if \p operands continue along them.
/// Stops as soon as \p line has as many iterations as a warp has threads.
void grow(TransposeLine &line, TransposeLine &outer,
          ArrayRef<unsigned> operands) {
  constexpr int64_t kWarp = 32;
  while (iterationsOf(line) < kWarp) {
    auto *next = llvm::find_if(outer, [&](const TransposeLoop &loop) {
      return llvm::all_of(operands, [&](unsigned i) {
        return loop.steps[i] == line.front().steps[i] * line.front().size;
      });
    });
    if (next == outer.end())
      return;
    line.insert(line.begin(), *next);
    outer.erase(next);
  }
}

/// Tells whether the tiles of all transposed inputs fit into shared memory.
bool fit(const TransposeLoops &tiles, const LinearLoops &loops) {
  constexpr int64_t kMostBytes = int64_t(48) << 10;
  int64_t bytes = 0;
  for (unsigned i : tiles.turned) {
    auto type = cast<MemRefType>(loops.operands[i].operand->get().getType());
    bytes += tiles.height * tiles.pitch() * elementWidth(type.getElementType());
  }
  return bytes <= kMostBytes;
}

/// Chooses the sides of a tile of 1,024 elements. The tile has fewer elements
/// if one of its two directions has too few. A side of the tile has 32 elements
/// if the loops in its direction have that many iterations.
bool chooseSides(TransposeLoops &tiles) {
  constexpr int64_t kSide = 32, kElements = kSide * kSide;
  auto rounded = [](int64_t size) {
    return int64_t(llvm::PowerOf2Ceil(uint64_t(size)));
  };
  int64_t across = iterationsOf(tiles.across);
  tiles.width = std::min(kSide, rounded(across));
  tiles.height =
      std::min(rounded(iterationsOf(tiles.down)), kElements / tiles.width);
  if (tiles.height < kSide)
    tiles.width = std::min(rounded(across), kElements / tiles.height);
  constexpr int64_t kShortest = 8;
  return tiles.width >= kShortest && tiles.height >= kShortest &&
         tiles.width * tiles.height >= TransposeLoops::kThreads;
}

class TransposeLowering {
public:
  TransposeLowering(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    linalg::LinalgOp op, const LinearLoops &loops,
                    const TransposeLoops &tiles)
      : builder(op.getLoc(), rewriter), kernel(kernel), op(op), loops(loops),
        tiles(tiles), rows(iterationsOf(tiles.down)),
        columns(iterationsOf(tiles.across)),
        emitter(at(builder, op), op, loops) {}

  void run() {
    placeBlock();
    // The code starts all loads before it uses one of them, so that they run at
    // the same time.
    SmallVector<SmallVector<Value>> ofTurned;
    for (unsigned i : tiles.turned)
      ofTurned.push_back(loadTurned(i));
    for (int64_t k = 0; k < elements(); ++k)
      results.push_back(startResult(k));
    for (ArrayRef<Value> values : ofTurned)
      shared.push_back(putIntoShared(values));
    mlir::gpu::BarrierOp::create(builder);
    for (Result &result : results)
      finish(result);
  }

private:
  /// An element of the op that this thread computes.
  struct Result {
    Value row, column; ///< The row and column of the element in the tile.
    Value isThere;     ///< Whether the element exists, or null if it always
                       ///< exists.
    SmallVector<Value> starts, inputs, outputs;
  };

  static TileBuilder &at(TileBuilder &builder, Operation *op) {
    builder.setInsertionPoint(op);
    return builder;
  }

  int64_t elements() const {
    return tiles.width * tiles.height / TransposeLoops::kThreads;
  }

  Value toNumber(Value index) {
    return arith::IndexCastUIOp::create(builder, builder.getI32Type(), index);
  }

  /// Blocks, and with them the tiles, are numbered along `across` first, then
  /// along `down`, and then over the iterations of the other loops.
  void placeBlock() {
    auto x = mlir::gpu::Dimension::x;
    Type index = builder.getIndexType();
    thread = toNumber(mlir::gpu::ThreadIdOp::create(builder, index, x));
    Value rest = toNumber(mlir::gpu::BlockIdOp::create(builder, index, x));
    Value tile = builder.remainder(rest, tiles.tilesAcross());
    firstColumn = builder.multiply(tile, tiles.width);
    rest = builder.divide(rest, tiles.tilesAcross());
    firstRow = builder.multiply(builder.remainder(rest, tiles.tilesDown()),
                                tiles.height);
    rest = builder.divide(rest, tiles.tilesDown());
    for (unsigned i = 0; i <= loops.operands.size(); ++i) {
      begins.push_back(builder.offset(loopsOf(tiles.outer, i), rest));
      if (i < loops.operands.size())
        begins[i] = builder.add(begins[i], loops.operands[i].first);
      across.push_back(loopsOf(tiles.across, i));
      down.push_back(loopsOf(tiles.down, i));
    }
  }

  /// Returns the place of operand \p i for a row and a column of the tile. If
  /// \p i is the number of operands, returns the number of the result at this
  /// row and column. A row past the last one becomes the last row, and a column
  /// past the last one becomes the last column.
  Value placeOf(unsigned i, Value row, Value column) {
    row = builder.add(firstRow, row);
    column = builder.add(firstColumn, column);
    if (rows % tiles.height != 0)
      row = builder.clamp(row, rows - 1);
    if (columns % tiles.width != 0)
      column = builder.clamp(column, columns - 1);
    Value place = builder.add(begins[i], builder.offset(across[i], column));
    return builder.add(place, builder.offset(down[i], row));
  }

  /// Returns the row and column of this thread's element \p k for a transposed
  /// input. Neighbouring threads get elements that are neighbours in this
  /// input, in the direction `down`.
  std::pair<Value, Value> turnedPlace(int64_t k) {
    Value row = builder.remainder(thread, tiles.height);
    Value column = builder.divide(thread, tiles.height);
    return {row,
            builder.add(column, k * TransposeLoops::kThreads / tiles.height)};
  }

  SmallVector<Value> loadTurned(unsigned i) {
    SmallVector<Value> values;
    for (int64_t k = 0; k < elements(); ++k) {
      auto [row, column] = turnedPlace(k);
      values.push_back(emitter.loadOne(i, placeOf(i, row, column)));
    }
    return values;
  }

  Value putIntoShared(ArrayRef<Value> values) {
    auto space = mlir::gpu::AddressSpaceAttr::get(
        builder.getContext(), mlir::gpu::AddressSpace::Workgroup);
    auto type = MemRefType::get({tiles.height * tiles.pitch()},
                                values.front().getType(),
                                MemRefLayoutAttrInterface(), space);
    Value memory = kernel.addWorkgroupAttribution(type, builder.getLoc());
    for (auto [k, value] : llvm::enumerate(values)) {
      auto [row, column] = turnedPlace(int64_t(k));
      builder.store(value, memory, inShared(row, column));
    }
    return memory;
  }

  Value inShared(Value row, Value column) {
    return builder.add(builder.multiply(row, tiles.pitch()), column);
  }

  /// Loads all inputs except the transposed ones.
  Result startResult(int64_t k) {
    Result result;
    result.column = builder.remainder(thread, tiles.width);
    result.row = builder.add(builder.divide(thread, tiles.width),
                             k * TransposeLoops::kThreads / tiles.width);
    result.isThere = isThere(result.row, result.column);
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      result.starts.push_back(emitter.isBuffer(i)
                                  ? placeOf(i, result.row, result.column)
                                  : Value());
    for (OpOperand *input : op.getDpsInputOperands()) {
      unsigned i = input->getOperandNumber();
      Value value;
      if (!emitter.isBuffer(i))
        value = loops.operands[i].operand ? input->get() : Value();
      else if (!llvm::is_contained(tiles.turned, i))
        value = emitter.loadOne(i, result.starts[i]);
      result.inputs.push_back(value);
    }
    for (auto [j, init] : llvm::enumerate(op.getDpsInitsMutable()))
      result.outputs.push_back(op.payloadUsesValueFromOperand(&init)
                                   ? emitter.loadOutput(j, result.starts)
                                   : Value());
    return result;
  }

  Value isThere(Value row, Value column) {
    Value isRow, isColumn;
    if (rows % tiles.height != 0)
      isRow = builder.isBelow(builder.add(firstRow, row), rows);
    if (columns % tiles.width != 0)
      isColumn = builder.isBelow(builder.add(firstColumn, column), columns);
    if (!isRow || !isColumn)
      return isRow ? isRow : isColumn;
    return arith::AndIOp::create(builder, isRow, isColumn);
  }

  void finish(Result &result) {
    for (auto [i, memory] : llvm::zip(tiles.turned, shared))
      result.inputs[i] =
          builder.load(memory, inShared(result.row, result.column));
    OpBuilder::InsertionGuard guard(builder);
    if (result.isThere) {
      auto branch = scf::IfOp::create(builder, result.isThere);
      builder.setInsertionPointToStart(branch.thenBlock());
    }
    Value number = op.hasIndexSemantics()
                       ? placeOf(unsigned(loops.operands.size()), result.row,
                                 result.column)
                       : Value();
    for (auto [j, value] : llvm::enumerate(
             emitter.emitBody(result.inputs, result.outputs, number, Value())))
      emitter.storeOutput(j, result.starts, value);
  }

  TileBuilder builder;
  mlir::gpu::GPUFuncOp kernel;
  linalg::LinalgOp op;
  const LinearLoops &loops;
  const TransposeLoops &tiles;
  int64_t rows, columns; ///< The numbers of rows and columns of all tiles
                         ///< together.
  LoopEmitter emitter;
  Value thread, firstRow, firstColumn;
  /// The offset of each operand at this block's iteration of the outer loops.
  /// The last entry of `begins` is the number of the result.
  SmallVector<Value> begins;
  SmallVector<TileLoops> across, down; ///< The lists `across` and `down` have
                                       ///< the order of `begins`.
  /// The list has one tile for each transposed input.
  SmallVector<Value> shared;
  SmallVector<Result> results;
};

} // namespace

std::optional<TransposeLoops> describeTranspose(linalg::LinalgOp op,
                                                const LinearLoops &loops) {
  // With this number of tiles, an H100 has one tile for each multiprocessor.
  constexpr int64_t kFewestTiles = 132;
  TransposeLoops found;
  found.outer = mergedLoops(loops);
  if (found.outer.size() < 2)
    return std::nullopt;
  found.across = {found.outer.pop_back_val()};
  SmallVector<unsigned> outputs;
  for (OpOperand &init : op.getDpsInitsMutable())
    outputs.push_back(init.getOperandNumber());
  if (llvm::any_of(outputs, [&](unsigned i) {
        return found.across.back().steps[i] != 1;
      }))
    return std::nullopt;
  std::optional<size_t> down;
  for (OpOperand *input : op.getDpsInputOperands()) {
    unsigned i = input->getOperandNumber();
    auto turned =
        turnedLoop(loops.operands[i], i, found.outer, found.across.back());
    if (!turned || (down && turned != down))
      continue;
    down = turned;
    found.turned.push_back(i);
  }
  if (!down)
    return std::nullopt;
  found.down = {found.outer[*down]};
  found.outer.erase(found.outer.begin() + *down);
  for (bool isDownFirst : {true, false}) {
    TransposeLoops tiles = found;
    if (isDownFirst)
      grow(tiles.down, tiles.outer, tiles.turned);
    grow(tiles.across, tiles.outer, outputs);
    grow(tiles.down, tiles.outer, tiles.turned);
    if (chooseSides(tiles) && fit(tiles, loops) &&
        tiles.blocks() >= kFewestTiles && tiles.blocks() <= INT32_MAX)
      return tiles;
  }
  return std::nullopt;
}

void lowerTranspose(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    linalg::LinalgOp op, const LinearLoops &loops,
                    const TransposeLoops &tiles) {
  TransposeLowering(rewriter, kernel, op, loops, tiles).run();
  rewriter.eraseOp(op);
}

} // namespace remat::gpu
