//===- TileLoader.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Kernels/TileProduct.h"

#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"

using namespace mlir;

namespace remat::gpu {

static constexpr int64_t kSide = ContractionTile::kSide;
static constexpr int64_t kDepth = ContractionTile::kDepth;
static constexpr int64_t kSector = 8; ///< The number of f32 elements in a
                                      ///< memory sector.

/// Returns the type of a tile. Padding in a tile puts elements that threads
/// read at the same time into different banks. If ldmatrix reads the tile, the
/// kernel permutes the parts of each line instead (TileLowering).
MemRefType TileLoader::sharedType(const TileOperand &operand, int64_t stages,
                                  ContractionMath math) {
  MLIRContext *context = operand.buffer.getContext();
  auto space = mlir::gpu::AddressSpaceAttr::get(
      context, mlir::gpu::AddressSpace::Workgroup);
  int64_t rows = kSide * operand.perThread, padding = 0;
  Type type = shortTypeOf(context, math);
  if (!type) {
    type = Float32Type::get(context);
    padding = math == ContractionMath::TF32 ? 8 : 4;
  }
  std::array shape = {stages, kDepth, rows + padding};
  if (remat::gpu::linesAreRows(operand.rows, operand.depth, math))
    shape = {stages, rows, kDepth};
  return MemRefType::get(shape, type, MemRefLayoutAttrInterface(), space);
}

bool SharedTile::hasMatrices() const {
  auto type = cast<MemRefType>(memory.getType());
  return linesAreRows || type.getElementTypeBitWidth() == 16;
}

Type TileOperand::type() const {
  return cast<MemRefType>(buffer.getType()).getElementType();
}

/// An asynchronous copy brings at least four bytes, that is, two elements of 16
/// bits.
bool TileLoader::isCopied(const TileOperand &operand, ContractionMath math) {
  if (operand.rounded)
    return false;
  if (!usesTensorCores(math))
    return operand.type().isF32();
  return operand.type() == shortTypeOf(operand.buffer.getContext(), math) &&
         operand.neighbours >= 2;
}

static bool isContiguous(ArrayRef<TileLoop> loops) {
  return !loops.empty() && loops.back().step == 1;
}

bool linesAreRows(ArrayRef<TileLoop> rows, ArrayRef<TileLoop> depth,
                  ContractionMath math) {
  return usesTensorCores(math) && isContiguous(depth) && !isContiguous(rows);
}

TileLoader::TileLoader(TileBuilder &builder, Value thread,
                       const TileOperand &operand, SharedTile shared,
                       ContractionMath math)
    : builder(builder), operand(operand), shared(shared), math(math),
      copies(isCopied(operand, math)),
      alongDepth(isContiguous(operand.depth) && !isContiguous(operand.rows)),
      width(std::min(operand.neighbours, operand.perThread)) {
  if (!copies) // A thread can store four 32-bit elements at a time.
    width = std::min<int64_t>(width, 4);
  place(thread);
}

/// Chooses the elements of a tile that each thread brings. If a thread brings
/// one element, a warp brings one element of each of 32 rows, or 8 elements of
/// each of 4 rows. Eight elements of a row are one sector of the buffer, and
/// the warp then writes to 32 banks of shared memory.
void TileLoader::place(Value thread) {
  int64_t rowsInTile = kSide * operand.perThread;
  int64_t terms = shared.linesAreRows && width > 1 ? kDepth : kSector;
  int64_t fast = (alongDepth ? terms : rowsInTile) / width;
  int64_t parts = alongDepth ? kDepth / terms : 1;
  bool isWhole = operand.rowCount % rowsInTile == 0;
  isRegular = isWhole && operand.depthCount % kDepth == 0 &&
              operand.rows.size() == 1 && operand.depth.size() == 1;
  Value near = builder.multiply(builder.remainder(thread, fast), width);
  Value far = builder.divide(thread, fast);
  int64_t threads = operand.threads;
  for (int64_t i = 0; i < rowsInTile * kDepth / width / threads; ++i) {
    int64_t ahead = i / parts * (threads / fast), aside = i % parts * kSector;
    rows.push_back(alongDepth ? builder.add(far, ahead) : near);
    depths.push_back(alongDepth ? builder.add(near, aside)
                                : builder.add(far, ahead));
    if (isRegular)
      distances.push_back(alongDepth ? ahead * operand.rows[0].step +
                                           aside * operand.depth[0].step
                                     : ahead * operand.depth[0].step);
    // If this condition holds, the row is the same as in the previous
    // iteration, or the offset of the row is not used.
    if (i > 0 && (isRegular || !alongDepth || aside > 0)) {
      rowOffsets.push_back(rowOffsets.back());
      continue;
    }
    // Rows past the end are computed from the last rows and are never stored.
    Value row = builder.add(operand.firstRow, rows.back());
    if (!isWhole)
      row = builder.clamp(row, operand.rowCount - (alongDepth ? 1 : width));
    rowOffsets.push_back(
        builder.add(operand.start, builder.offset(operand.rows, row)));
  }
}

SmallVector<Value> TileLoader::placeInShared(size_t i, Value stage) {
  if (shared.linesAreRows)
    return {stage, rows[i], depths[i]};
  return {stage, depths[i], rows[i]};
}

SmallVector<Value> TileLoader::start(Value depth, Value stage) {
  SmallVector<Value> values;
  Value first = offsetOf(rowOffsets[0], builder.add(depth, depths[0]));
  for (size_t i = 0; i < rows.size(); ++i) {
    Value term = builder.add(depth, depths[i]);
    Value from = isRegular ? builder.add(first, distances[i])
                           : offsetOf(rowOffsets[i], term);
    if (copies)
      copy(from, term, placeInShared(i, stage));
    else
      values.push_back(loadAt(from, term));
  }
  return values;
}

/// Tensor cores add all kDepth terms of a tile, so terms past the end must be
/// zero. Code without tensor cores stops at the last term.
static bool needsZeros(const TileOperand &operand, ContractionMath math) {
  return operand.depthCount % kDepth != 0 && usesTensorCores(math);
}

/// Copies elements to shared memory, beginning with term \p depth of the sum.
void TileLoader::copy(Value from, Value depth, ArrayRef<Value> to) {
  SmallVector<Value> indices;
  for (Value number : to)
    indices.push_back(builder.index(number));
  Value count;
  if (needsZeros(operand, math))
    count = builder.index(arith::SelectOp::create(
        builder, builder.isBelow(depth, operand.depthCount),
        builder.number(width), builder.number(0)));
  bool isWhole = width * operand.type().getIntOrFloatBitWidth() == 128;
  nvgpu::DeviceAsyncCopyOp::create(
      builder, nvgpu::DeviceAsyncTokenType::get(builder.getContext()),
      shared.memory, indices, operand.buffer, builder.index(from),
      builder.getIndexAttr(width), /*srcElements=*/count,
      /*bypassL1=*/isWhole ? builder.getUnitAttr() : UnitAttr());
}

Value TileLoader::offsetOf(Value rowOffset, Value depth) {
  if (operand.depthCount % kDepth != 0)
    depth = builder.clamp(depth, operand.depthCount - (alongDepth ? width : 1));
  return builder.add(rowOffset, builder.offset(operand.depth, depth));
}

/// Returns the type of the value that one load brings.
Type TileLoader::neighboursOf(Type element) {
  return width > 1 ? VectorType::get({width}, element) : element;
}

Value TileLoader::loadAt(Value from, Value depth) {
  Type type = operand.type();
  Value value = builder.loadNeighbours(operand.buffer, from, width);
  if (operand.rounded) {
    type = operand.rounded;
    value = arith::TruncFOp::create(builder, neighboursOf(type), value);
  }
  if (!type.isF32() && type != shortTypeOf(builder.getContext(), math))
    value = arith::ExtFOp::create(builder, neighboursOf(builder.getF32Type()),
                                  value);
  if (!needsZeros(operand, math))
    return value;
  Value zero =
      arith::ConstantOp::create(builder, builder.getZeroAttr(value.getType()));
  return arith::SelectOp::create(
      builder, builder.isBelow(depth, operand.depthCount), value, zero);
}

/// Rounds \p value to the nearest number with a precision of 11 bits, as the
/// device's own conversion does. A tie is rounded away from zero. Infinities
/// and NaN do not change.
static Value roundToTF32(TileBuilder &builder, Value value) {
  Type type = value.getType(), words = builder.getI32Type();
  if (auto vector = dyn_cast<VectorType>(type))
    words = vector.clone(words);
  auto number = [&](int32_t value) -> Value {
    TypedAttr attribute = builder.getI32IntegerAttr(value);
    if (auto vector = dyn_cast<VectorType>(words))
      attribute = DenseElementsAttr::get(vector, Attribute(attribute));
    return arith::ConstantOp::create(builder, attribute);
  };
  Value bits = arith::BitcastOp::create(builder, words, value);
  Value infinite = number(0x7f800000);
  Value exponent = arith::AndIOp::create(builder, bits, infinite);
  Value isFinite = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne,
                                         exponent, infinite);
  Value more = arith::AddIOp::create(builder, bits, number(0x1000));
  Value rounded =
      arith::AndIOp::create(builder, more, number(int32_t(0xffffe000)));
  Value result = arith::SelectOp::create(builder, isFinite, rounded, bits);
  return arith::BitcastOp::create(builder, type, result);
}

Value TileLoader::toShared(Value value) {
  if (math == ContractionMath::TF32)
    return roundToTF32(builder, value);
  FloatType shorter = shortTypeOf(builder.getContext(), math);
  if (!shorter || getElementTypeOrSelf(value) == shorter)
    return value;
  return arith::TruncFOp::create(builder, neighboursOf(shorter), value);
}

void TileLoader::finish(ArrayRef<Value> values, Value stage) {
  for (auto [i, value] : llvm::enumerate(values))
    builder.storeVector(toShared(value), shared.memory,
                        placeInShared(i, stage));
}

} // namespace remat::gpu
