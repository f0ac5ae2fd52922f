//===- ContractionTile.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Sums/ContractionTile.h"

#include "Analysis/Ops/TypeSizes.h"
#include "Execution/Bufferization/Contractions.h"
#include "Execution/Bufferization/TensorData.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::execution {

namespace {

constexpr StringLiteral kMathNames[] = {"strict", "f32", "tf32", "bf16", "f16"};
/// The fewest rows, and the fewest columns, for which a tile is worth using.
constexpr int64_t kFewest = 8;
constexpr int64_t kMostPerThread = 8;
/// Known chips have about 128 multiprocessors. With fewer blocks than
/// multiprocessors, some multiprocessors are idle.
constexpr int64_t kEnoughBlocks = 128;

/// Returns whether the size of a tensor is known and does not overflow. Sums
/// and products over a larger shape would overflow.
bool isHeldByMemory(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return !shaped || (shaped.hasStaticShape() &&
                     storageBytes(RankedTensorType::get(
                         shaped.getShape(), shaped.getElementType())));
}

/// Reads the description of the loops that Contraction.h defines.
ContractionLoops readLoops(ArrayRef<int64_t> text) {
  ContractionLoops loops;
  ArrayRef<int64_t> counts = text.take_front(4), rest = text.drop_front(4);
  auto read = [&](int64_t kind, int64_t &total, TileLoops *a, TileLoops *b,
                  TileLoops *c) {
    for (int64_t i = 0; i < counts[kind]; ++i, rest = rest.drop_front(4)) {
      int64_t size = rest[0];
      total *= size;
      loops.aSpan += (size - 1) * rest[1];
      loops.bSpan += (size - 1) * rest[2];
      loops.cSpan += (size - 1) * rest[3];
      TileLoops *operands[] = {a, b, c};
      for (int64_t side = 0; side < 3; ++side)
        if (operands[side])
          appendLoop(*operands[side], size, rest[1 + side]);
    }
  };
  read(0, loops.batch, &loops.aBatch, &loops.bBatch, &loops.cBatch);
  read(1, loops.rows, &loops.aRows, nullptr, &loops.cRows);
  read(2, loops.columns, nullptr, &loops.bColumns, &loops.cColumns);
  read(3, loops.depth, &loops.aDepth, &loops.bDepth, nullptr);
  return loops;
}

bool fits32Bits(const ContractionTile &tile) {
  const ContractionLoops &loops = tile.loops;
  int64_t tileEdge = 2 * ContractionTile::kSide * 8;
  for (int64_t size :
       {loops.rows + tileEdge, loops.columns + tileEdge, loops.depth + tileEdge,
        loops.batch, loops.aSpan, loops.bSpan, loops.cSpan, tile.blocks()})
    if (size <= 0 || size > INT32_MAX)
      return false;
  return true;
}

/// Returns how many elements of a side each thread computes. The number for
/// each thread is kMostPerThread, or 4 or 2 if the smaller tile still covers
/// the side.
int64_t perThreadFor(int64_t size) {
  int64_t perThread = kMostPerThread;
  while (perThread > 2 && ContractionTile::kSide * perThread / 2 >= size)
    perThread /= 2;
  return perThread;
}

} // namespace

void appendLoop(TileLoops &loops, int64_t size, int64_t step) {
  loops.push_back({size, step});
  while (loops.size() > 1) {
    TileLoop inner = loops.back(), &outer = loops[loops.size() - 2];
    if (outer.step != inner.step * inner.size)
      return;
    outer = {outer.size * inner.size, inner.step};
    loops.pop_back();
  }
}

std::optional<ContractionMath> parseContractionMath(StringRef name) {
  for (auto [i, known] : llvm::enumerate(kMathNames))
    if (name == known)
      return ContractionMath(i);
  return std::nullopt;
}

StringRef nameOf(ContractionMath math) { return kMathNames[size_t(math)]; }

bool usesTensorCores(ContractionMath math) {
  return math >= ContractionMath::TF32;
}

FloatType shortTypeOf(MLIRContext *context, ContractionMath math) {
  if (math == ContractionMath::BF16)
    return BFloat16Type::get(context);
  if (math == ContractionMath::F16)
    return Float16Type::get(context);
  return FloatType();
}

static Type elementOf(Value buffer) {
  return cast<MemRefType>(buffer.getType()).getElementType();
}

Type ContractionTile::typeOfA() const { return roundA ? roundA : elementOf(a); }
Type ContractionTile::typeOfB() const { return roundB ? roundB : elementOf(b); }

ContractionMath ContractionTile::mathFor(ContractionMath math) const {
  if (typeOfA() == typeOfB() && math != ContractionMath::Strict)
    for (auto exact : {ContractionMath::BF16, ContractionMath::F16})
      if (typeOfA() == shortTypeOf(a.getContext(), exact))
        return exact;
  return math;
}

int64_t ContractionTile::blocks() const {
  return loops.batch * llvm::divideCeil(loops.rows, rows()) *
         llvm::divideCeil(loops.columns, columns());
}

int64_t ContractionTile::threads(ContractionMath math) const {
  bool isLargest = std::min(rowsPerThread, columnsPerThread) == kMostPerThread;
  return usesTensorCores(math) && isLargest ? kThreads / 2 : kThreads;
}

std::optional<ContractionTile> tileContraction(linalg::LinalgOp op) {
  auto found = matchContraction(op, /*allowsRounding=*/true);
  if (!found)
    return std::nullopt;
  Value result = bufferOf(found->c);
  if (result == bufferOf(found->a) || result == bufferOf(found->b))
    return std::nullopt;
  if (!llvm::all_of(op->getOperandTypes(), isHeldByMemory))
    return std::nullopt;
  ContractionTile tile{found->a,      found->b,
                       found->c,      readLoops(found->loops),
                       found->roundA, found->roundB};
  if (tile.loops.rows < kFewest || tile.loops.columns < kFewest)
    return std::nullopt;
  tile.rowsPerThread = perThreadFor(tile.loops.rows);
  tile.columnsPerThread = perThreadFor(tile.loops.columns);
  // Small tiles read more bytes, but a few large tiles leave multiprocessors
  // idle.
  while (tile.blocks() < kEnoughBlocks &&
         std::max(tile.rowsPerThread, tile.columnsPerThread) > 2) {
    bool isWide = tile.columnsPerThread >= tile.rowsPerThread;
    (isWide ? tile.columnsPerThread : tile.rowsPerThread) /= 2;
  }
  if (!fits32Bits(tile))
    return std::nullopt;
  return tile;
}

} // namespace remat::execution
