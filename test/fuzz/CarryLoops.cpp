//===- CarryLoops.cpp - Random loops with carried values ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In these loops, carried values change places, are passed on twice, come from
// outside or are parts of other values. The bodies then yield buffers in other
// places than the loop needs.
//
//===----------------------------------------------------------------------===//
#include "StepBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat::fuzz;

namespace {

/// Builds the body of a loop with carried values. The list `known` has values
/// of one type. Everything that the body computes depends on carried values.
/// Therefore no cleanup would move a value that the body passes on out of the
/// loop.
class CarryBody {
public:
  CarryBody(OpBuilder &builder, Random &random, ValueRange inits,
            ValueRange carried, Value outside)
      : b(builder), random(random), loc(outside.getLoc()),
        type(cast<RankedTensorType>(outside.getType())), inits(inits),
        carried(carried), outside(outside) {
    for (Value value : carried)
      (value.getType() == type ? known : wide).push_back(value);
    carriedCount = known.size();
  }

  /// Builds the body, and returns the values that it passes to the next
  /// iteration.
  SmallVector<Value> build(bool mayNest) {
    for (unsigned n = random.below(4); n > 0; --n)
      known.push_back(compute());
    if (mayNest && random.chance(25))
      nest();
    if (!wide.empty() && random.chance(70))
      known.push_back(partOf(wide.front()));
    SmallVector<Value> next;
    for (unsigned i = 0; i < carriedCount; ++i)
      next.push_back(handOn());
    if (!wide.empty())
      next.push_back(grown());
    for (unsigned i = 0; i < next.size(); ++i)
      if (isFolded(next, i))
        next[i] = compute();
    return next;
  }

private:
  Value pickInside() { return known[random.below(known.size())]; }
  Value pick() { return random.chance(20) ? outside : pickInside(); }

  /// Returns whether a cleanup can see that carried value \p i stays the same,
  /// or equals another one.
  bool isFolded(ArrayRef<Value> next, unsigned i) const {
    Value value = next[i];
    while (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
        value.getDefiningOp()))
      value = value.getDefiningOp()->getOperand(0);
    if (value == carried[i] || value == inits[i])
      return true;
    for (unsigned j = 0; j < i; ++j)
      if (next[i] == next[j] && inits[i] == inits[j])
        return true;
    return false;
  }

  Value place() {
    if (random.chance(40))
      return pick();
    return tensor::EmptyOp::create(b, loc, type.getShape(),
                                   type.getElementType());
  }

  Value compute() {
    Value value = pickInside();
    if (random.chance(50))
      value = linalg::AddOp::create(b, loc, ValueRange{value, pick()},
                                    ValueRange{place()})
                  .getResult(0);
    return linalg::TanhOp::create(b, loc, ValueRange{value},
                                  ValueRange{place()})
        .getResult(0);
  }

  void nest() {
    SmallVector<Value> bounds;
    for (int64_t bound : {0, 2, 1})
      bounds.push_back(arith::ConstantIndexOp::create(b, loc, bound));
    SmallVector<Value> starts{pickInside(), pick()};
    auto loop = scf::ForOp::create(
        b, loc, bounds[0], bounds[1], bounds[2], starts,
        [&](OpBuilder &inside, Location, Value, ValueRange carried) {
          SmallVector<Value> next =
              CarryBody(inside, random, starts, carried, pick()).build(false);
          scf::YieldOp::create(inside, loc, next);
        });
    known.append(loop.result_begin(), loop.result_end());
  }

  /// Returns a value to pass on to the next iteration. Often this is a carried
  /// value or a view of one.
  Value handOn() {
    if (random.chance(15))
      return outside;
    Value value =
        random.chance(60) ? known[random.below(carriedCount)] : pickInside();
    if (type.getRank() < 2 || !random.chance(15))
      return value;
    SmallVector<ReassociationIndices> joined{{0, 1}};
    for (int64_t d = 2; d < type.getRank(); ++d)
      joined.push_back({d});
    Value flat = tensor::CollapseShapeOp::create(b, loc, value, joined);
    return tensor::ExpandShapeOp::create(b, loc, type, flat, joined);
  }

  SmallVector<OpFoldResult> numbers(ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(b.getContext(), values);
  }

  /// Returns as many rows of the tensor \p whole as a known value has,
  /// beginning with the second row.
  Value partOf(Value whole) {
    SmallVector<int64_t> ones(type.getRank(), 1), from(type.getRank(), 0);
    from[0] = 1;
    return tensor::ExtractSliceOp::create(b, loc, type, whole, numbers(from),
                                          numbers(type.getShape()),
                                          numbers(ones));
  }

  Value grown() {
    SmallVector<int64_t> ones(type.getRank(), 1), from(type.getRank(), 0);
    return tensor::InsertSliceOp::create(
        b, loc, pickInside(), wide.front(), numbers(from),
        numbers(type.getShape()), numbers(ones));
  }

  OpBuilder &b;
  Random &random;
  Location loc;
  RankedTensorType type;
  ValueRange inits, carried;
  Value outside;
  SmallVector<Value> known, wide;
  unsigned carriedCount;
};

} // namespace

bool StepBuilder::carryLoop(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() < 1 || type.getNumElements() == 0 ||
      !isa<FloatType>(type.getElementType()))
    return false;
  Value outside = ofType(type);
  SmallVector<Value> inits{x};
  for (unsigned more = random.below(4); more > 0; --more)
    inits.push_back(random.chance(25) ? x : ofType(type));
  double bound = std::max(1.0, boundOf(outside));
  for (Value init : inits)
    bound = std::max(bound, boundOf(init));
  if (!mayHold(type, 2 * bound))
    return false;
  if (random.chance(25)) {
    SmallVector<int64_t> sizes(type.getShape());
    sizes[0] += 2;
    inits.push_back(
        ofType(RankedTensorType::get(sizes, type.getElementType())));
    bound = std::max(bound, boundOf(inits.back()));
  }
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value first = index(0), last = index(random.between(2, 4)), step = index(1);
  auto op = scf::ForOp::create(
      builder, loc, first, last, step, inits,
      [&](OpBuilder &b, Location, Value, ValueRange carried) {
        scf::YieldOp::create(
            b, loc, CarryBody(b, random, inits, carried, outside).build(true));
      });
  for (Value result : op.getResults())
    add(result, bound);
  return true;
}
