//===- TileBuilder.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Kernels/TileBuilder.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace remat::gpu {

/// A constant is made at the start of the kernel, so that the whole kernel can
/// use it.
Value TileBuilder::number(int64_t value) {
  Value &known = numbers[value];
  if (known)
    return known;
  InsertionGuard guard(*this);
  Operation *kernel = getInsertionBlock()->getParentOp();
  if (!isa<mlir::gpu::GPUFuncOp>(kernel))
    kernel = kernel->getParentOfType<mlir::gpu::GPUFuncOp>();
  setInsertionPointToStart(&kernel->getRegion(0).front());
  return known = arith::ConstantIntOp::create(*this, value, 32);
}

Value TileBuilder::add(Value left, Value right) {
  if (matchPattern(left, m_Zero()))
    return right;
  return arith::AddIOp::create(*this, left, right,
                               arith::IntegerOverflowFlags::nuw);
}

Value TileBuilder::add(Value left, int64_t right) {
  return right == 0 ? left : add(left, number(right));
}

Value TileBuilder::multiply(Value left, int64_t right) {
  return right == 1
             ? left
             : Value(arith::MulIOp::create(*this, left, number(right),
                                           arith::IntegerOverflowFlags::nuw));
}

Value TileBuilder::divide(Value left, int64_t right) {
  return right == 1 ? left
                    : Value(arith::DivUIOp::create(*this, left, number(right)));
}

Value TileBuilder::remainder(Value left, int64_t right) {
  return arith::RemUIOp::create(*this, left, number(right));
}

Value TileBuilder::isBelow(Value left, int64_t right) {
  return arith::CmpIOp::create(*this, arith::CmpIPredicate::ult, left,
                               number(right));
}

Value TileBuilder::clamp(Value value, int64_t last) {
  return arith::MinUIOp::create(*this, value, number(last));
}

Value TileBuilder::offset(ArrayRef<TileLoop> loops, Value number) {
  Value sum, rest = number;
  for (size_t i = loops.size(); i-- > 0;) {
    Value index = i == 0 ? rest : remainder(rest, loops[i].size);
    if (i > 0)
      rest = divide(rest, loops[i].size);
    if (loops[i].step == 0)
      continue;
    Value steps = multiply(index, loops[i].step);
    sum = sum ? add(sum, steps) : steps;
  }
  return sum ? sum : this->number(0);
}

Value TileBuilder::index(Value number) {
  return arith::IndexCastUIOp::create(*this, getIndexType(), number);
}

Value TileBuilder::load(Value buffer, ArrayRef<Value> place) {
  SmallVector<Value> indices;
  for (Value value : place)
    indices.push_back(index(value));
  return memref::LoadOp::create(*this, buffer, indices);
}

void TileBuilder::store(Value value, Value buffer, ArrayRef<Value> place) {
  SmallVector<Value> indices;
  for (Value number : place)
    indices.push_back(index(number));
  memref::StoreOp::create(*this, value, buffer, indices);
}

VectorType vectorOfNeighbours(Value buffer, int64_t count) {
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  bool isKnown =
      element.isIntOrFloat() &&
      llvm::is_contained({8u, 16u, 32u, 64u}, element.getIntOrFloatBitWidth());
  return isKnown && count > 1 ? VectorType::get({count}, element)
                              : VectorType();
}

llvm::MaybeAlign alignmentOf(VectorType type) {
  return llvm::MaybeAlign(
      uint64_t(type.getNumElements() * type.getElementTypeBitWidth() / 8));
}

Value TileBuilder::loadNeighbours(Value buffer, Value place, int64_t count) {
  VectorType type = vectorOfNeighbours(buffer, count);
  if (!type)
    return load(buffer, place);
  return vector::LoadOp::create(*this, type, buffer, ValueRange{index(place)},
                                /*nontemporal=*/false, alignmentOf(type));
}

void TileBuilder::storeVector(Value value, Value buffer,
                              ArrayRef<Value> place) {
  auto type = dyn_cast<VectorType>(value.getType());
  if (!type)
    return store(value, buffer, place);
  SmallVector<Value> indices;
  for (Value number : place)
    indices.push_back(index(number));
  vector::StoreOp::create(*this, value, buffer, indices, /*nontemporal=*/false,
                          alignmentOf(type));
}

void TileBuilder::storeNeighbours(ValueRange values, Value buffer,
                                  Value place) {
  if (VectorType type = vectorOfNeighbours(buffer, int64_t(values.size())))
    return storeVector(vector::FromElementsOp::create(*this, type, values),
                       buffer, place);
  for (auto [i, value] : llvm::enumerate(values))
    store(value, buffer, add(place, int64_t(i)));
}

} // namespace remat::gpu
