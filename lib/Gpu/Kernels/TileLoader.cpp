//===- TileLoader.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Kernels/TileLoader.h"

#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"

using namespace mlir;

namespace remat::gpu {

static constexpr int64_t kSide = ContractionTile::kSide;
static constexpr int64_t kDepth = ContractionTile::kDepth;
static constexpr int64_t kThreads = ContractionTile::kThreads;
static constexpr int64_t kSector = 8; ///< The number of f32 elements in a
                                      ///< memory sector.

/// Returns the type of a tile. Its padding puts elements that threads read at
/// the same time into different banks.
MemRefType TileLoader::sharedType(MLIRContext *context, int64_t stages,
                                  int64_t rows, ContractionMath math) {
  auto space = mlir::gpu::AddressSpaceAttr::get(
      context, mlir::gpu::AddressSpace::Workgroup);
  if (shortTypeOf(context, math))
    return MemRefType::get({stages, rows, kDepth + 8},
                           IntegerType::get(context, 16),
                           MemRefLayoutAttrInterface(), space);
  int64_t padding = math == ContractionMath::TF32 ? 8 : 4;
  return MemRefType::get({stages, kDepth, rows + padding},
                         Float32Type::get(context), MemRefLayoutAttrInterface(),
                         space);
}

bool TileLoader::isCopied(Type type, Type rounded, ContractionMath math) {
  return type.isF32() && !rounded && !usesTensorCores(math);
}

static bool isContiguous(ArrayRef<TileLoop> loops) {
  return !loops.empty() && loops.back().step == 1;
}

TileLoader::TileLoader(TileBuilder &builder, Value thread,
                       const TileOperand &operand, Value shared,
                       ContractionMath math)
    : builder(builder), operand(operand), shared(shared), math(math),
      alongDepth(isContiguous(operand.depth) && !isContiguous(operand.rows)),
      width(1) {
  Type type = cast<MemRefType>(operand.buffer.getType()).getElementType();
  copies = isCopied(type, operand.rounded, math);
  if (copies)
    width = std::min(operand.neighbours, operand.perThread);
  place(thread);
}

/// Chooses the elements that each thread brings. The threads of a warp take 32
/// neighbouring rows, or 4 rows with 8 terms each. In the second case, a row
/// reads one sector of the buffer, and the warp writes to 32 banks of shared
/// memory.
void TileLoader::place(Value thread) {
  int64_t rowsInTile = kSide * operand.perThread;
  int64_t fast = alongDepth ? kSector : rowsInTile / width;
  int64_t parts = alongDepth ? kDepth / kSector : 1;
  bool isWhole = operand.rowCount % rowsInTile == 0;
  isRegular = isWhole && operand.depthCount % kDepth == 0 &&
              operand.rows.size() == 1 && operand.depth.size() == 1;
  Value near = builder.multiply(builder.remainder(thread, fast), width);
  Value far = builder.divide(thread, fast);
  for (int64_t i = 0; i < operand.perThread / width; ++i) {
    int64_t ahead = i / parts * (kThreads / fast), aside = i % parts * kSector;
    rows.push_back(alongDepth ? builder.add(far, ahead) : near);
    depths.push_back(alongDepth ? builder.add(near, aside)
                                : builder.add(far, ahead));
    if (isRegular)
      distances.push_back(alongDepth ? ahead * operand.rows[0].step +
                                           aside * operand.depth[0].step
                                     : ahead * operand.depth[0].step);
    // The row is the same as before, or its offset is not used.
    if (i > 0 && (isRegular || !alongDepth || aside > 0)) {
      rowOffsets.push_back(rowOffsets.back());
      continue;
    }
    // Rows past the end are computed from the last rows and are never stored.
    Value row = builder.add(operand.firstRow, rows.back());
    if (!isWhole)
      row = builder.clamp(row, operand.rowCount - width);
    rowOffsets.push_back(
        builder.add(operand.start, builder.offset(operand.rows, row)));
  }
}

SmallVector<Value> TileLoader::placeInShared(size_t i, Value stage) {
  if (shortTypeOf(builder.getContext(), math))
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
      copy(from, placeInShared(i, stage));
    else
      values.push_back(loadAt(from, term));
  }
  return values;
}

void TileLoader::copy(Value from, ArrayRef<Value> to) {
  SmallVector<Value> indices;
  for (Value number : to)
    indices.push_back(builder.index(number));
  nvgpu::DeviceAsyncCopyOp::create(
      builder, nvgpu::DeviceAsyncTokenType::get(builder.getContext()), shared,
      indices, operand.buffer, builder.index(from), builder.getIndexAttr(width),
      /*srcElements=*/Value(),
      /*bypassL1=*/width == 4 ? builder.getUnitAttr() : UnitAttr());
}

Value TileLoader::offsetOf(Value rowOffset, Value depth) {
  if (operand.depthCount % kDepth != 0)
    depth = builder.clamp(depth, operand.depthCount - 1);
  return builder.add(rowOffset, builder.offset(operand.depth, depth));
}

Value TileLoader::loadAt(Value from, Value depth) {
  Value value = builder.load(operand.buffer, from);
  Type type = value.getType();
  if (operand.rounded) {
    type = operand.rounded;
    value = arith::TruncFOp::create(builder, type, value);
  }
  if (!type.isF32() && type != shortTypeOf(builder.getContext(), math))
    value = arith::ExtFOp::create(builder, builder.getF32Type(), value);
  // Tensor cores add all kDepth terms of a tile, so terms past the end must be
  // zero. Other code stops at the end.
  if (operand.depthCount % kDepth == 0 || !usesTensorCores(math))
    return value;
  Value zero = arith::ConstantOp::create(
      builder, builder.getFloatAttr(value.getType(), 0.0));
  return arith::SelectOp::create(
      builder, builder.isBelow(depth, operand.depthCount), value, zero);
}

/// Rounds to the nearest number with a precision of 11 bits, as the device's
/// own conversion does. A tie is rounded away from zero. Infinities and NaN do
/// not change.
static Value roundToTF32(TileBuilder &builder, Value value) {
  Value bits = arith::BitcastOp::create(builder, builder.getI32Type(), value);
  Value exponent =
      arith::AndIOp::create(builder, bits, builder.number(0x7f800000));
  Value isFinite = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne,
                                         exponent, builder.number(0x7f800000));
  Value more = arith::AddIOp::create(builder, bits, builder.number(0x1000));
  Value rounded =
      arith::AndIOp::create(builder, more, builder.number(int32_t(0xffffe000)));
  Value result = arith::SelectOp::create(builder, isFinite, rounded, bits);
  return arith::BitcastOp::create(builder, builder.getF32Type(), result);
}

Value TileLoader::toShared(Value value) {
  if (math == ContractionMath::TF32)
    return roundToTF32(builder, value);
  FloatType shorter = shortTypeOf(builder.getContext(), math);
  if (!shorter)
    return value;
  if (value.getType() != shorter)
    value = arith::TruncFOp::create(builder, shorter, value);
  return arith::BitcastOp::create(builder, builder.getI16Type(), value);
}

void TileLoader::finish(ArrayRef<Value> values, Value stage) {
  for (auto [i, value] : llvm::enumerate(values))
    builder.store(toShared(value), shared, placeInShared(i, stage));
}

} // namespace remat::gpu
