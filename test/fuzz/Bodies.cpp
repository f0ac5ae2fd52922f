//===- Bodies.cpp - Random formulas for the elements of a result ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bodies of ops compute in f32, whatever types the ops read and write.
// There are only a few bodies, so that cases that are compiled together share
// code.
//
//===----------------------------------------------------------------------===//
#include "StepBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cmath>

using namespace mlir;
using namespace remat::fuzz;

/// Results stay below this bound, so that nothing becomes infinite or NaN, and
/// every result fits an i32.
static constexpr double kLimit = 1e4;

static Value constant(OpBuilder &b, double value) {
  return arith::ConstantOp::create(b, b.getUnknownLoc(),
                                   b.getF32FloatAttr(value));
}

StepBuilder::Number StepBuilder::load(OpBuilder &b, Number number) {
  Location loc = b.getUnknownLoc();
  Type type = number.value.getType(), to = b.getF32Type();
  if (type.isF64())
    return {arith::TruncFOp::create(b, loc, to, number.value), number.bound};
  if (type.isBF16() || type.isF16())
    return {arith::ExtFOp::create(b, loc, to, number.value), number.bound};
  if (type.isInteger(1))
    return {arith::UIToFPOp::create(b, loc, to, number.value), 1};
  if (type.isInteger(32))
    return {arith::SIToFPOp::create(b, loc, to, number.value), number.bound};
  return number;
}

Value StepBuilder::store(OpBuilder &b, Number number, Type type) {
  Location loc = b.getUnknownLoc();
  if (type.isF64())
    return arith::ExtFOp::create(b, loc, type, number.value);
  if (type.isBF16() || type.isF16())
    return arith::TruncFOp::create(b, loc, type, number.value);
  if (type.isInteger(1))
    return arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT,
                                 number.value, constant(b, 0));
  if (type.isInteger(32))
    return arith::FPToSIOp::create(b, loc, type, number.value);
  return number.value;
}

StepBuilder::Number StepBuilder::bounded(OpBuilder &b, Number number) {
  if (number.bound <= kLimit)
    return number;
  Location loc = b.getUnknownLoc();
  if (number.bound > kLimit * kLimit)
    return {math::TanhOp::create(b, loc, number.value), 1};
  return {arith::MulFOp::create(b, loc, number.value, constant(b, 1 / kLimit)),
          number.bound / kLimit};
}

/// Computes one of eight formulas from the first of the numbers \p in, and adds
/// the other numbers.
StepBuilder::Number StepBuilder::combine(OpBuilder &b, unsigned kind,
                                         ArrayRef<Number> in) {
  Location loc = b.getUnknownLoc();
  auto mul = [&](Value x, Value y) -> Value {
    return arith::MulFOp::create(b, loc, x, y);
  };
  Value x = in[0].value;
  double bound = in[0].bound;
  bool hasTwo = in.size() > 1;
  Value y = hasTwo ? in[1].value : constant(b, 0.5);
  double yBound = hasTwo ? in[1].bound : 0.5;
  Number out{x, bound};
  switch (kind % 8) {
  case 0:
    out = {mul(x, y), bound * yBound};
    break;
  case 1:
    out = {math::TanhOp::create(b, loc, x), 1};
    if (hasTwo)
      out = {arith::SubFOp::create(b, loc, out.value, y), 1 + yBound};
    break;
  case 2:
    out = {arith::AddFOp::create(b, loc, x, y), bound + yBound};
    break;
  case 3: {
    Value divisor = arith::AddFOp::create(b, loc, mul(y, y), constant(b, 1));
    out = {arith::DivFOp::create(b, loc, x, divisor), bound};
    break;
  }
  case 4: {
    Value positive = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, x,
                                           constant(b, 0));
    out = {arith::SelectOp::create(b, loc, positive, y, constant(b, 0)),
           yBound};
    break;
  }
  case 5: {
    Value negative =
        arith::NegFOp::create(b, loc, math::AbsFOp::create(b, loc, x));
    out = {mul(math::ExpOp::create(b, loc, negative), y), yBound};
    break;
  }
  case 6:
    out = {arith::MaximumFOp::create(b, loc, x, y), std::max(bound, yBound)};
    break;
  case 7:
    out = {arith::SubFOp::create(b, loc, mul(x, constant(b, 0.25)), y),
           bound / 4 + yBound};
    break;
  }
  for (const Number &more : in.drop_front(hasTwo ? 2 : 1))
    out = {arith::AddFOp::create(b, loc, out.value, more.value),
           out.bound + more.bound};
  return out;
}

/// Reads an element of the tensor \p captured. Each index is that of a loop if
/// it fits, and 0 otherwise.
static Value extractAtLoops(OpBuilder &b, Value captured,
                            ArrayRef<int64_t> loops) {
  Location loc = b.getUnknownLoc();
  SmallVector<Value> indices;
  for (auto [d, size] :
       llvm::enumerate(cast<RankedTensorType>(captured.getType()).getShape()))
    if (d < loops.size() && loops[d] <= size)
      indices.push_back(linalg::IndexOp::create(b, loc, d));
    else
      indices.push_back(arith::ConstantIndexOp::create(b, loc, 0));
  return tensor::ExtractOp::create(b, loc, captured, indices);
}

/// Makes the op that \p loop describes, with a body of this kind.
void StepBuilder::generic(Loop loop, unsigned kind) {
  SmallVector<Value> inits;
  SmallVector<bool> accumulates;
  for (RankedTensorType type : loop.types) {
    bool hasContent = false;
    inits.push_back(loop.reduces && random.chance(75)
                        ? filled(type)
                        : destination(type, hasContent));
    if (loop.reduces && !hasContent)
      inits.back() = filled(type);
    accumulates.push_back(loop.reduces || (hasContent && random.chance(60)));
  }
  SmallVector<AffineMap> maps(loop.inputMaps);
  llvm::append_range(maps, loop.outputMaps);
  SmallVector<utils::IteratorType> iterators;
  int64_t terms = 1;
  for (auto [d, size] : llvm::enumerate(loop.shape)) {
    bool reduced = loop.reduces && !loop.outputMaps[0].isFunctionOfDim(d);
    iterators.push_back(reduced ? utils::IteratorType::reduction
                                : utils::IteratorType::parallel);
    terms *= reduced ? size : 1;
  }
  SmallVector<double> resultBounds(loop.types.size());
  auto body = [&](OpBuilder &b, Location, ValueRange elements) {
    SmallVector<Number> in;
    for (auto [i, input] : llvm::enumerate(loop.inputs))
      in.push_back(load(b, {elements[i], boundOf(input)}));
    if (loop.captured)
      in.push_back(load(b, {extractAtLoops(b, loop.captured, loop.shape),
                            boundOf(loop.captured)}));
    if (loop.inputs.empty()) {
      Value index = linalg::IndexOp::create(b, loc, kind % loop.shape.size());
      index = arith::IndexCastOp::create(b, loc, b.getI32Type(), index);
      in.push_back(load(b, {index, 8}));
    }
    SmallVector<Value> stored;
    for (unsigned r = 0; r < loop.types.size(); ++r) {
      Number out = bounded(b, combine(b, kind + 3 * r, in));
      // A sum grows with its terms, so each term is made smaller first.
      if (loop.reduces)
        out = {arith::MulFOp::create(b, loc, out.value, constant(b, 0.0625)),
               terms * out.bound / 16};
      if (accumulates[r]) {
        Number before =
            load(b, {elements[loop.inputs.size() + r], boundOf(inits[r])});
        out = {arith::AddFOp::create(b, loc, out.value, before.value),
               out.bound + before.bound};
        if (!loop.reduces)
          out = bounded(b, out);
      }
      resultBounds[r] = out.bound;
      stored.push_back(store(b, out, loop.types[r].getElementType()));
    }
    linalg::YieldOp::create(b, loc, stored);
  };
  SmallVector<Type> types(loop.types.begin(), loop.types.end());
  auto op = linalg::GenericOp::create(builder, loc, types, loop.inputs, inits,
                                      maps, iterators, body);
  for (auto [result, bound] : llvm::zip(op.getResults(), resultBounds))
    add(result, bound);
}
