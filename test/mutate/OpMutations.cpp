//===- OpMutations.cpp - Changes ops and their operands -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Mutations.h"

#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;
using namespace remat::mutate;

static bool isPlain(Operation *op) {
  return !op->hasTrait<OpTrait::IsTerminator>() && !isa<func::FuncOp>(op) &&
         op->getBlock() && op->getParentOfType<func::FuncOp>();
}

static bool swapOperands(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(
      module, random, [](Operation *op) { return op->getNumOperands() > 1; });
  if (!op)
    return false;
  OpOperand &one = random.pick(op->getOpOperands());
  OpOperand &other = random.pick(op->getOpOperands());
  if (one.get() == other.get() || one.get().getType() != other.get().getType())
    return false;
  Value value = one.get();
  one.set(other.get());
  other.set(value);
  return true;
}

static bool replaceOperand(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(
      module, random, [](Operation *op) { return op->getNumOperands() > 0; });
  if (!op)
    return false;
  OpOperand &operand = random.pick(op->getOpOperands());
  Value value = pickValue(op, operand.get().getType(), operand.get(), random);
  if (!value)
    return false;
  operand.set(value);
  return true;
}

static bool duplicateOp(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, isPlain);
  if (!op)
    return false;
  Operation *copy = op->clone();
  op->getBlock()->getOperations().insertAfter(Block::iterator(op), copy);
  for (auto [result, copied] : llvm::zip(op->getResults(), copy->getResults()))
    for (OpOperand &use : llvm::make_early_inc_range(result.getUses()))
      if (use.getOwner() != copy && random.chance(50))
        use.set(copied);
  return true;
}

static bool deleteOp(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, isPlain);
  if (!op)
    return false;
  for (Value result : op->getResults()) {
    if (result.use_empty())
      continue;
    Value value = pickValue(op, result.getType(), result, random);
    if (!value)
      return false;
    result.replaceAllUsesWith(value);
  }
  op->erase();
  return true;
}

/// Moves an op to another place in its block. The verifier refuses places
/// before an operand or after a reader.
static bool moveOp(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, isPlain);
  if (!op)
    return false;
  Block::iterator to(op);
  bool up = random.chance(50);
  for (uint32_t n = random.between(1, 6); n-- > 0;)
    if (up && to != op->getBlock()->begin())
      --to;
    else if (!up && std::next(to) != op->getBlock()->end())
      ++to;
  if (to == Block::iterator(op))
    return false;
  op->moveBefore(op->getBlock(), to);
  return true;
}

/// Puts a loop or a branch around an op, which then runs 0 to 3 times.
static bool wrapInRegion(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, isPlain);
  if (!op || op->getNumResults() == 0)
    return false;
  OpBuilder b(op);
  Location loc = op->getLoc();
  SmallVector<Value> inits;
  for (Value result : op->getResults())
    if (Value init = pickValue(op, result.getType(), result, random))
      inits.push_back(init);
  if (inits.size() != op->getNumResults())
    return false;
  Operation *around;
  if (random.chance(60)) {
    Value zero = arith::ConstantIndexOp::create(b, loc, 0);
    Value one = arith::ConstantIndexOp::create(b, loc, 1);
    Value end = arith::ConstantIndexOp::create(b, loc, random.below(4));
    auto loop = scf::ForOp::create(b, loc, zero, end, one, inits);
    b.setInsertionPointToStart(loop.getBody());
    Operation *copy = b.clone(*op);
    if (random.chance(70))
      for (auto [init, argument] : llvm::zip(inits, loop.getRegionIterArgs()))
        copy->replaceUsesOfWith(init, argument);
    scf::YieldOp::create(b, loc, copy->getResults());
    around = loop;
  } else {
    Value yes = arith::ConstantIntOp::create(b, loc, random.below(2), 1);
    auto branch = scf::IfOp::create(b, loc, op->getResultTypes(), yes,
                                    /*withElseRegion=*/true);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, loc, b.clone(*op)->getResults());
    b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b, loc, inits);
    around = branch;
  }
  op->replaceAllUsesWith(around->getResults());
  op->erase();
  return true;
}

/// Adds a copy to the host and back, as remat-apply writes it.
static Value swapOutAndIn(OpBuilder &b, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!type.hasStaticShape())
    return {};
  auto out = SwapOutOp::create(b, loc, value);
  AwaitOp::create(b, loc, Type(), out.getToken(), value);
  Value empty =
      tensor::EmptyOp::create(b, loc, type.getShape(), type.getElementType());
  auto in = SwapInOp::create(b, loc, out.getHost(), empty);
  return AwaitOp::create(b, loc, type, in.getToken(), in.getResult())
      .getResult();
}

/// Puts an op between a tensor and one of its readers.
static bool insertOp(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, [](Operation *op) {
    return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>);
  });
  if (!op)
    return false;
  OpOperand &operand = random.pick(op->getOpOperands());
  auto type = dyn_cast<RankedTensorType>(operand.get().getType());
  if (!type)
    return false;
  OpBuilder b(op);
  Location loc = op->getLoc();
  Value value = operand.get(), made;
  switch (random.below(5)) {
  case 0: {
    Value anchor = pickValue(op, type, value, random);
    made = FenceOp::create(b, loc, value,
                           anchor ? ValueRange(anchor) : ValueRange())
               .getResult(0);
    break;
  }
  case 1:
    made = swapOutAndIn(b, loc, value);
    break;
  case 2: {
    OperationState state(loc, "foreign.op", value, TypeRange(type));
    made = b.create(state)->getResult(0);
    break;
  }
  case 3: {
    SmallVector<int64_t> shape(type.getRank(), ShapedType::kDynamic);
    auto anyShape = RankedTensorType::get(shape, type.getElementType());
    made = tensor::CastOp::create(b, loc, anyShape, value);
    made = tensor::CastOp::create(b, loc, type, made);
    break;
  }
  case 4:
    if (!type.hasStaticShape() || !type.getElementType().isIntOrIndexOrFloat())
      return false;
    made = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
    break;
  }
  if (!made)
    return false;
  operand.set(made);
  return true;
}

ArrayRef<Mutation> remat::mutate::opMutations() {
  static const Mutation all[] = {{"swap-operands", swapOperands},
                                 {"replace-operand", replaceOperand},
                                 {"replace-operand", replaceOperand},
                                 {"duplicate-op", duplicateOp},
                                 {"delete-op", deleteOp},
                                 {"delete-op", deleteOp},
                                 {"move-op", moveOp},
                                 {"wrap-in-region", wrapInRegion},
                                 {"insert-op", insertOp}};
  return all;
}
