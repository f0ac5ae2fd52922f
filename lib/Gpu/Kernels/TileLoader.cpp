//===- TileLoader.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Kernels/TileLoader.h"

using namespace mlir;

namespace remat::gpu {

static constexpr int64_t kSide = ContractionTile::kSide;
static constexpr int64_t kDepth = ContractionTile::kDepth;
static constexpr int64_t kThreads = ContractionTile::kThreads;

/// Returns the type of a tile. Its padding spreads elements that threads read
/// at the same time over the banks.
MemRefType TileLoader::sharedType(MLIRContext *context, int64_t rows,
                                  ContractionMath math) {
  auto space = mlir::gpu::AddressSpaceAttr::get(
      context, mlir::gpu::AddressSpace::Workgroup);
  if (shortTypeOf(context, math))
    return MemRefType::get({rows, kDepth + 8}, IntegerType::get(context, 16),
                           MemRefLayoutAttrInterface(), space);
  int64_t padding = math == ContractionMath::TF32 ? 8 : 4;
  return MemRefType::get({kDepth, rows + padding}, Float32Type::get(context),
                         MemRefLayoutAttrInterface(), space);
}

static bool isContiguous(ArrayRef<TileLoop> loops) {
  return !loops.empty() && loops.back().step == 1;
}

TileLoader::TileLoader(TileBuilder &builder, Value thread,
                       const TileOperand &operand, Value shared,
                       ContractionMath math)
    : builder(builder), operand(operand), shared(shared), math(math),
      alongDepth(isContiguous(operand.depth) && !isContiguous(operand.rows)) {
  int64_t rowsInTile = kSide * operand.perThread;
  int64_t fast = alongDepth ? kDepth : rowsInTile;
  Value near = builder.remainder(thread, fast);
  Value far = builder.divide(thread, fast);
  for (int64_t i = 0; i < operand.perThread; ++i) {
    Value step = builder.add(far, i * (kThreads / fast));
    rows.push_back(alongDepth ? step : near);
    depths.push_back(alongDepth ? near : step);
    if (!alongDepth && i > 0) {
      rowOffsets.push_back(rowOffsets.front());
      continue;
    }
    // Rows past the end are computed from the last row and never stored.
    Value row = builder.add(operand.firstRow, rows.back());
    if (operand.rowCount % rowsInTile != 0)
      row = builder.clamp(row, operand.rowCount - 1);
    rowOffsets.push_back(
        builder.add(operand.start, builder.offset(operand.rows, row)));
  }
}

SmallVector<Value> TileLoader::load(Value depth) {
  SmallVector<Value> values;
  for (int64_t i = 0; i < operand.perThread; ++i)
    values.push_back(loadAt(rowOffsets[i], builder.add(depth, depths[i])));
  return values;
}

Value TileLoader::loadAt(Value rowOffset, Value depth) {
  bool isWhole = operand.depthCount % kDepth == 0;
  Value known = isWhole ? depth : builder.clamp(depth, operand.depthCount - 1);
  Value place = builder.add(rowOffset, builder.offset(operand.depth, known));
  Value value = builder.load(operand.buffer, place);
  Type type = value.getType();
  if (operand.rounded) {
    type = operand.rounded;
    value = arith::TruncFOp::create(builder, type, value);
  }
  if (!type.isF32() && type != shortTypeOf(builder.getContext(), math))
    value = arith::ExtFOp::create(builder, builder.getF32Type(), value);
  // Tensor cores need whole tiles. Other code stops at the end.
  if (isWhole || !usesTensorCores(math))
    return value;
  Value zero = arith::ConstantOp::create(
      builder, builder.getFloatAttr(value.getType(), 0.0));
  return arith::SelectOp::create(
      builder, builder.isBelow(depth, operand.depthCount), value, zero);
}

/// Rounds to the nearest number of 11 bits, ties away from zero, like the
/// device's own conversion. Infinities and NaN do not change.
static Value roundToTF32(TileBuilder &builder, Value value) {
  Value bits = arith::BitcastOp::create(builder, builder.getI32Type(), value);
  Value exponent =
      arith::AndIOp::create(builder, bits, builder.number(0x7f800000));
  Value isFinite = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne,
                                         exponent, builder.number(0x7f800000));
  Value rounded = arith::AndIOp::create(builder, builder.add(bits, 0x1000),
                                        builder.number(int32_t(0xffffe000)));
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

void TileLoader::store(ArrayRef<Value> values) {
  for (auto [value, row, depth] : llvm::zip(values, rows, depths)) {
    SmallVector<Value, 2> place{depth, row};
    if (shortTypeOf(builder.getContext(), math))
      std::swap(place[0], place[1]);
    builder.store(toShared(value), shared, place);
  }
}

} // namespace remat::gpu
