//===- Pool.cpp - Chooses the values that ops read and write --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StepBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat::fuzz;

StepBuilder::StepBuilder(func::FuncOp function, Random &random,
                         const Features &features)
    : function(function), random(random), features(features),
      builder(OpBuilder::atBlockEnd(&function.getBody().front())),
      loc(function.getLoc()) {}

Value StepBuilder::add(Value value, double bound) {
  pool.push_back(value);
  bounds[value] = bound;
  return value;
}

Value StepBuilder::addArgument(RankedTensorType type) {
  unsigned index = function.getNumArguments();
  if (failed(function.insertArgument(index, type, {}, loc)))
    return {};
  // The numbers in arguments are normally distributed with a standard deviation
  // of 0.1.
  return add(function.getArgument(index), 1);
}

Type StepBuilder::randomElement() {
  if (features.half && random.chance(40))
    return random.chance(50) ? Type(builder.getBF16Type())
                             : Type(builder.getF16Type());
  uint32_t dice = random.below(100);
  if (dice < 75)
    return builder.getF32Type();
  if (dice < 85)
    return builder.getF64Type();
  return dice < 93 ? Type(builder.getI1Type()) : builder.getI32Type();
}

RankedTensorType StepBuilder::randomType() {
  static const std::vector<std::vector<int64_t>> shapes = {
      {4, 6}, {6, 4}, {4, 6}, {4, 4}, {6, 6}, {6}, {4}, {2, 2, 6}};
  std::vector<int64_t> shape = random.pick(shapes);
  if (features.noElements && random.chance(20))
    random.pick(shape) = 0;
  return RankedTensorType::get(shape, randomElement());
}

/// Returns the map by which a loop nest of sizes \p loop can read a tensor of
/// sizes \p from. Each dimension of the tensor needs a loop of its own, which
/// has the same size.
std::optional<AffineMap> StepBuilder::readMap(Shape from, Shape loop) {
  SmallVector<unsigned> dims;
  for (int64_t size : from) {
    std::vector<unsigned> candidates;
    for (unsigned d = 0; d < loop.size(); ++d)
      if (loop[d] == size && !llvm::is_contained(dims, d))
        candidates.push_back(d);
    if (candidates.empty())
      return std::nullopt;
    // Mostly the first candidate is taken, so that the map is often the
    // identity.
    dims.push_back(random.chance(80) ? candidates.front()
                                     : random.pick(candidates));
  }
  SmallVector<AffineExpr> results;
  for (unsigned d : dims)
    results.push_back(builder.getAffineDimExpr(d));
  return AffineMap::get(loop.size(), 0, results, builder.getContext());
}

/// Returns a value that a loop nest of sizes \p shape can read, often a recent
/// one.
Value StepBuilder::other(Shape shape, AffineMap &map) {
  for (unsigned attempt = 0; attempt < 8; ++attempt) {
    uint32_t back =
        random.chance(60) ? std::min<uint32_t>(4, pool.size()) : pool.size();
    Value value = pool[pool.size() - 1 - random.below(back)];
    if (auto found = readMap(typeOf(value).getShape(), shape)) {
      map = *found;
      return value;
    }
  }
  map = builder.getMultiDimIdentityMap(shape.size());
  return ofType(f32(shape));
}

/// Returns an existing value of this type, or else an argument or a constant.
Value StepBuilder::ofType(RankedTensorType type) {
  std::vector<Value> candidates;
  for (Value value : pool)
    if (value.getType() == type)
      candidates.push_back(value);
  if (!candidates.empty() && random.chance(85))
    return random.pick(candidates);
  bool isFloat = isa<FloatType>(type.getElementType());
  if (function.getNumArguments() < 8 || !isFloat)
    return addArgument(type);
  if (random.chance(60)) {
    auto splat = DenseElementsAttr::get(
        type,
        ArrayRef<Attribute>(builder.getFloatAttr(type.getElementType(), 0.75)));
    return add(arith::ConstantOp::create(builder, loc, splat), 1);
  }
  SmallVector<Attribute> elements;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    elements.push_back(
        builder.getFloatAttr(type.getElementType(), 0.125 * (i % 7)));
  return add(arith::ConstantOp::create(builder, loc,
                                       DenseElementsAttr::get(type, elements)),
             1);
}

Value StepBuilder::partner(Value x) {
  return features.squares && random.chance(40) ? x : ofType(typeOf(x));
}

/// Returns whether numbers up to \p bound are far from infinite in \p type.
bool StepBuilder::mayHold(RankedTensorType type, double bound) const {
  return bound <= (type.getElementType().isF16() ? 1e4 : 1e8);
}

Value StepBuilder::empty(RankedTensorType type) {
  auto make = [&]() -> Value {
    if (features.allocs && random.chance(50))
      return allocated(type);
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  };
  if (random.chance(25))
    return make();
  Value &shared = sharedEmpty[type];
  return shared ? shared : shared = make();
}

/// Returns a tensor that is zero everywhere, as the init of a sum.
Value StepBuilder::filled(RankedTensorType type) {
  auto make = [&]() -> Value {
    TypedAttr zero = builder.getZeroAttr(type.getElementType());
    if (random.chance(20))
      return arith::ConstantOp::create(builder, loc,
                                       DenseElementsAttr::get(type, zero));
    Value scalar = arith::ConstantOp::create(builder, loc, zero);
    return linalg::FillOp::create(builder, loc, scalar, empty(type))
        .getResult(0);
  };
  if (random.chance(25))
    return make();
  Value &shared = sharedFill[type];
  return shared ? shared : shared = make();
}

/// Returns a tensor into which an op may write a result of this type. If the
/// tensor has content of its own, it is a produced tensor or an argument, and
/// the op may accumulate into it.
Value StepBuilder::destination(RankedTensorType type, bool &hasContent) {
  hasContent = false;
  uint32_t dice = random.below(100);
  if (dice < 65)
    return empty(type);
  if (dice < 75)
    return filled(type);
  std::vector<Value> candidates;
  for (Value value : pool)
    if (value.getType() == type)
      candidates.push_back(value);
  if (candidates.empty())
    return empty(type);
  hasContent = true;
  return random.chance(60) ? candidates.back() : random.pick(candidates);
}
