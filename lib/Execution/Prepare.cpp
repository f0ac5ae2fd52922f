//===- Prepare.cpp - A destination of its own for every tensor op ---------===//
//
// What stands between a step as planned and one that bufferizes without
// copies. cse merges fills and empties, and one buffer cannot be the
// destination of two ops, so each op gets its own again here, as the last thing
// before bufferization. Patterns are applied by a plain walk: the greedy driver
// would delete dead ops, which the memory model counts.
//
//===----------------------------------------------------------------------===//
#include "Stages.h"

#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// A fence's results are its operands, in order, and cost no bytes.
void removeFences(func::FuncOp step) {
  step.walk([](FenceOp fence) {
    fence->replaceAllUsesWith(fence->getOperands());
    fence->erase();
  });
}

void scalarsToTensors(func::FuncOp step) {
  Block &body = step.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  for (BlockArgument argument : body.getArguments()) {
    if (isa<TensorType>(argument.getType()))
      continue;
    argument.setType(RankedTensorType::get({}, argument.getType()));
    Value scalar =
        tensor::ExtractOp::create(builder, step.getLoc(), argument, {});
    argument.replaceAllUsesExcept(scalar, scalar.getDefiningOp());
  }
  Operation *end = body.getTerminator();
  builder.setInsertionPoint(end);
  for (OpOperand &operand : end->getOpOperands()) {
    if (isa<TensorType>(operand.get().getType()))
      continue;
    auto type = RankedTensorType::get({}, operand.get().getType());
    operand.set(tensor::FromElementsOp::create(builder, end->getLoc(), type,
                                               operand.get()));
  }
  step.setType(
      builder.getFunctionType(body.getArgumentTypes(), end->getOperandTypes()));
}

/// Elementwise ops on tensors become linalg.generic. Upstream's pattern writes
/// into an operand where the types allow; the program did not ask for that.
void elementwiseToLinalg(func::FuncOp step) {
  DenseSet<Operation *> before;
  step.walk([&](linalg::LinalgOp op) { before.insert(op); });
  RewritePatternSet patterns(step.getContext());
  linalg::populateElementwiseToLinalgConversionPatterns(patterns);
  walkAndApplyPatterns(step, std::move(patterns));
  step.walk([&](linalg::GenericOp op) {
    if (before.contains(op))
      return;
    OpBuilder builder(op);
    for (OpOperand &init : op.getDpsInitsMutable()) {
      auto type = cast<RankedTensorType>(init.get().getType());
      init.set(tensor::EmptyOp::create(builder, op.getLoc(), type.getShape(),
                                       type.getElementType()));
    }
  });
}

void decomposePadsAndConcats(func::FuncOp step) {
  RewritePatternSet patterns(step.getContext());
  linalg::populateDecomposePadPatterns(patterns);
  tensor::populateDecomposeTensorConcatPatterns(patterns);
  walkAndApplyPatterns(step, std::move(patterns));
}

/// What only prepares a destination: an empty tensor, or a fill of one.
bool isFreshDestination(Value value) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    value = fill.getDpsInits()[0];
  return value.getDefiningOp<tensor::EmptyOp>() != nullptr;
}

/// A copy of \p value, made by ops at the builder's place, or null where
/// \p value is not one that is made anew.
Value cloneDestination(OpBuilder &builder, Value value) {
  Operation *op = value.getDefiningOp();
  SplatElementsAttr splat;
  if (op && matchPattern(value, m_Constant(&splat))) {
    auto type = cast<RankedTensorType>(value.getType());
    Location loc = op->getLoc();
    Value scalar = arith::ConstantOp::create(builder, loc,
                                             splat.getSplatValue<TypedAttr>());
    Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                          type.getElementType());
    return linalg::FillOp::create(builder, loc, scalar, empty).getResult(0);
  }
  if (!isFreshDestination(value))
    return {};
  IRMapping mapping;
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    builder.clone(*fill.getDpsInits()[0].getDefiningOp(), mapping);
  return builder.clone(*op, mapping)->getResult(0);
}

SmallVector<OpOperand *> destinationsOf(Operation *op) {
  SmallVector<OpOperand *> result;
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
    for (OpOperand &init : dps.getDpsInitsMutable())
      result.push_back(&init);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    for (OpOperand &init : loop.getInitArgsMutable())
      result.push_back(&init);
  return result;
}

void splitDestinations(func::FuncOp step) {
  SmallVector<Operation *> ops, fresh;
  step.walk([&](Operation *op) {
    bool isFresh =
        isa<tensor::EmptyOp>(op) ||
        (isa<linalg::FillOp>(op) && isFreshDestination(op->getResult(0)));
    (isFresh ? fresh : ops).push_back(op);
  });
  for (Operation *op : ops) {
    OpBuilder builder(op);
    for (OpOperand *init : destinationsOf(op))
      if (Value clone = cloneDestination(builder, init->get()))
        init->set(clone);
  }
  for (Operation *op : llvm::reverse(fresh))
    if (op->use_empty())
      op->erase();
}

/// An empty tensor that is read (a pooling window, which is only a shape) has
/// no bytes in the memory model: a constant of zeros stands in for it, so that
/// what is read is also the same in every run.
void replaceReadEmpties(func::FuncOp step) {
  step.walk([](tensor::EmptyOp empty) {
    OpBuilder builder(empty);
    auto type = cast<RankedTensorType>(empty.getType());
    Value zeros;
    for (OpOperand &use : llvm::make_early_inc_range(empty->getUses())) {
      if (llvm::is_contained(destinationsOf(use.getOwner()), &use))
        continue;
      if (!zeros)
        zeros = arith::ConstantOp::create(
            builder, empty.getLoc(),
            DenseElementsAttr::get(type,
                                   builder.getZeroAttr(type.getElementType())));
      use.set(zeros);
    }
  });
}

} // namespace

void prepareStep(func::FuncOp step) {
  removeFences(step);
  scalarsToTensors(step);
  elementwiseToLinalg(step);
  decomposePadsAndConcats(step);
  replaceReadEmpties(step);
  splitDestinations(step);
  prepareControlFlow(step);
}

} // namespace remat::execution
