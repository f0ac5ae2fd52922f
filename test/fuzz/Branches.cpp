//===- Branches.cpp - Random branches -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StepBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat::fuzz;

/// Returns whether an element of \p x is positive.
Value StepBuilder::isPositive(Value x) {
  SmallVector<Value> indices;
  for (int64_t size : typeOf(x).getShape())
    indices.push_back(
        arith::ConstantIndexOp::create(builder, loc, random.below(size)));
  Value element = tensor::ExtractOp::create(builder, loc, x, indices);
  Number number = load(builder, {element, boundOf(x)});
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
  return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGT,
                               number.value, zero);
}

/// Returns the value that a side of a branch yields. Mostly the side itself
/// computed this value. Sometimes the value is a view of a computed one, or
/// comes from outside. \p first is the place of the side's first own value in
/// the pool.
Value StepBuilder::yielded(RankedTensorType type, size_t first) {
  if (random.chance(15))
    return ofType(type);
  std::vector<Value> own;
  for (Value value : llvm::drop_begin(pool, first))
    if (value.getType() == type && !isa<BlockArgument>(value))
      own.push_back(value);
  if (own.empty() || random.chance(25)) {
    AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
    Loop loop;
    loop.inputs.push_back(ofType(type));
    loop.inputMaps.push_back(map);
    loop.shape = llvm::to_vector(type.getShape());
    loop.types.push_back(type);
    loop.outputMaps.push_back(map);
    generic(std::move(loop), random.bits() % 8);
    own = {pool.back()};
  }
  Value value = random.pick(own);
  if (type.getRank() < 2 || !random.chance(20))
    return value;
  SmallVector<ReassociationIndices> all(1);
  llvm::append_range(all.front(), llvm::seq(type.getRank()));
  Value flat = tensor::CollapseShapeOp::create(builder, loc, value, all);
  Value again = tensor::ExpandShapeOp::create(builder, loc, type, flat, all);
  return add(again, boundOf(value));
}

/// Makes one side of a branch. Only this side can read the values that it
/// makes.
void StepBuilder::fillSide(Block &side, ArrayRef<Type> types, Value x,
                           MutableArrayRef<double> sideBounds) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&side);
  size_t first = pool.size();
  auto empties = sharedEmpty, fills = sharedFill;
  for (uint32_t n = random.below(4); n > 0; --n)
    addOps(random.chance(60) ? x : random.pick(pool));
  SmallVector<Value> values;
  for (auto [type, bound] : llvm::zip(types, sideBounds)) {
    values.push_back(yielded(cast<RankedTensorType>(type), first));
    bound = std::max(bound, boundOf(values.back()));
  }
  scf::YieldOp::create(builder, loc, values);
  sharedEmpty = std::move(empties);
  sharedFill = std::move(fills);
  pool.erase(
      std::remove_if(pool.begin() + first, pool.end(),
                     [](Value value) { return !isa<BlockArgument>(value); }),
      pool.end());
}

/// Makes an scf.if or an scf.index_switch with one result or two. Its sides
/// compute, and may contain branches and loops.
bool StepBuilder::branch(Value x) {
  if (depth == 2 || typeOf(x).getNumElements() == 0)
    return false;
  Value condition = isPositive(x);
  SmallVector<Type> types{x.getType()};
  if (random.chance(40))
    types.push_back(random.pick(pool).getType());
  ++depth;
  Operation *op;
  if (random.chance(25)) {
    Value index = arith::IndexCastUIOp::create(
        builder, loc, builder.getIndexType(), condition);
    SmallVector<int64_t> cases{1};
    if (random.chance(50))
      cases.push_back(0);
    auto choice = scf::IndexSwitchOp::create(builder, loc, types, index, cases,
                                             cases.size());
    for (Region &region : choice->getRegions())
      region.emplaceBlock();
    op = choice;
  } else {
    op = scf::IfOp::create(builder, loc, types, condition,
                           /*withElseRegion=*/true);
  }
  SmallVector<double> sideBounds(types.size());
  for (Region &region : op->getRegions())
    fillSide(region.front(), types, x, sideBounds);
  --depth;
  for (auto [result, bound] : llvm::zip(op->getResults(), sideBounds))
    add(result, bound);
  return true;
}

/// Makes a tensor without content, as sparse front ends do.
Value StepBuilder::allocated(RankedTensorType type) {
  return bufferization::AllocTensorOp::create(builder, loc, type, ValueRange());
}

bool StepBuilder::copied(Value x) {
  add(bufferization::AllocTensorOp::create(builder, loc, typeOf(x),
                                           ValueRange(), x),
      boundOf(x));
  return true;
}
