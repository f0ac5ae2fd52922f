//===- ElementOps.cpp - Random ops that work element by element -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StepBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat::fuzz;

bool StepBuilder::elementwise(Value x) {
  Loop loop;
  // Broadcasts x if x can be broadcast.
  loop.shape = llvm::to_vector(
      (random.chance(20) ? randomType() : typeOf(x)).getShape());
  std::optional<AffineMap> map = readMap(typeOf(x).getShape(), loop.shape);
  if (!map)
    return false;
  loop.inputs.push_back(x);
  loop.inputMaps.push_back(*map);
  for (uint32_t n = random.below(3); n > 0; --n) {
    bool isSquare = features.squares && random.chance(30);
    loop.inputs.push_back(isSquare ? x : other(loop.shape, *map));
    loop.inputMaps.push_back(isSquare ? loop.inputMaps.front() : *map);
  }
  for (uint32_t n = random.chance(15) ? 2 : 1; n > 0; --n) {
    loop.types.push_back(RankedTensorType::get(loop.shape, randomElement()));
    loop.outputMaps.push_back(
        builder.getMultiDimIdentityMap(loop.shape.size()));
  }
  generic(std::move(loop), random.bits() % 8);
  return true;
}

/// Makes an op that reads \p x only inside its region, so \p x is not an
/// operand.
bool StepBuilder::capture(Value x) {
  if (typeOf(x).getNumElements() == 0)
    return false;
  Loop loop;
  AffineMap map;
  auto shape = randomType().getShape();
  loop.shape = llvm::to_vector(shape);
  if (random.chance(70)) {
    loop.inputs.push_back(other(shape, map));
    loop.inputMaps.push_back(map);
  }
  loop.captured = x;
  loop.types.push_back(f32(shape));
  loop.outputMaps.push_back(builder.getMultiDimIdentityMap(shape.size()));
  generic(std::move(loop), random.bits() % 8);
  return true;
}

/// Makes an op that reads only loop indices. A second op then reads \p x and
/// the result of the first op.
bool StepBuilder::leaf(Value x) {
  Loop loop;
  auto shape = typeOf(x).getShape();
  if (shape.empty())
    return false;
  loop.shape = llvm::to_vector(shape);
  loop.types.push_back(RankedTensorType::get(shape, randomElement()));
  loop.outputMaps.push_back(builder.getMultiDimIdentityMap(shape.size()));
  generic(std::move(loop), random.bits() % 8);
  return elementwise(x);
}

bool StepBuilder::namedElementwise(Value x) {
  RankedTensorType type = typeOf(x);
  if (!isa<FloatType>(type.getElementType()))
    return false;
  bool hasContent;
  double bound = boundOf(x);
  SmallVector<Value> in{x};
  uint32_t kind = random.below(6);
  if (kind >= 3) {
    in.push_back(partner(x));
    bound = kind == 5 ? bound * boundOf(in[1]) : bound + boundOf(in[1]);
    if (!mayHold(type, bound))
      return false;
  }
  Value out = destination(type, hasContent);
  Operation *op = nullptr;
  switch (kind) {
  case 0:
    op = linalg::TanhOp::create(builder, loc, in, out);
    bound = 1;
    break;
  case 1:
    op = linalg::AbsOp::create(builder, loc, in, out);
    break;
  case 2:
    op = linalg::NegFOp::create(builder, loc, in, out);
    break;
  case 3:
    op = linalg::AddOp::create(builder, loc, in, out);
    break;
  case 4:
    op = linalg::SubOp::create(builder, loc, in, out);
    break;
  case 5:
    op = linalg::MulOp::create(builder, loc, in, out);
    break;
  }
  add(op->getResult(0), bound);
  return true;
}

/// Makes ops of arith and math on whole tensors, without a destination.
bool StepBuilder::tensorArith(Value x) {
  RankedTensorType type = typeOf(x);
  if (!isa<FloatType>(type.getElementType()))
    return false;
  Value y = partner(x);
  double bound = std::max(boundOf(x), boundOf(y));
  switch (random.below(3)) {
  case 0:
    if (!mayHold(type, 2 * bound))
      return false;
    add(arith::AddFOp::create(builder, loc, x, y), 2 * bound);
    break;
  case 1:
    add(math::TanhOp::create(builder, loc, x), 1);
    break;
  case 2: {
    Value larger =
        arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGT, x, y);
    add(larger, 1);
    add(arith::SelectOp::create(builder, loc, larger, x, y), bound);
    break;
  }
  }
  return true;
}

/// Takes a scalar out of x and uses it outside of any tensor.
bool StepBuilder::scalar(Value x) {
  RankedTensorType type = typeOf(x);
  if (!type.getElementType().isF32() || type.getNumElements() == 0)
    return false;
  SmallVector<Value> indices;
  for (int64_t size : type.getShape())
    indices.push_back(
        arith::ConstantIndexOp::create(builder, loc, random.below(size)));
  Value element = tensor::ExtractOp::create(builder, loc, x, indices);
  auto shape = randomType().getShape();
  switch (random.below(3)) {
  case 0:
    add(linalg::FillOp::create(builder, loc, element, empty(f32(shape)))
            .getResult(0),
        boundOf(x));
    break;
  case 1:
    add(tensor::SplatOp::create(builder, loc, element, f32(shape)), boundOf(x));
    break;
  case 2: {
    Loop loop;
    AffineMap map;
    loop.inputs.push_back(other(shape, map));
    loop.inputMaps.push_back(map);
    loop.inputs.push_back(element);
    loop.inputMaps.push_back(
        AffineMap::get(shape.size(), 0, builder.getContext()));
    bounds[element] = boundOf(x);
    loop.shape = llvm::to_vector(shape);
    loop.types.push_back(f32(shape));
    loop.outputMaps.push_back(builder.getMultiDimIdentityMap(shape.size()));
    generic(std::move(loop), random.bits() % 8);
    break;
  }
  }
  return true;
}
