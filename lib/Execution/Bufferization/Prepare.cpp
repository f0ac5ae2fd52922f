//===- Prepare.cpp - Gives every tensor op its own destination ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Preparation is the last stage before bufferization. CSE merges equal fills
// and equal empty tensors, but one buffer cannot be the destination of two ops.
// Preparation gives each op its own destination again, so that bufferization
// adds no copies. Patterns are applied by a plain walk. MLIR's greedy driver
// would delete dead ops, and the memory model counts these.
//
//===----------------------------------------------------------------------===//
#include "Analysis/Ops/Constants.h"
#include "Execution/Bufferization/Stages.h"
#include "Execution/Bufferization/TensorData.h"
#include "Transforms/Loops/LoopOps.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// The results of a fence are its operands in the same order, and take no
/// bytes.
void removeFences(func::FuncOp step) {
  step.walk([](FenceOp fence) {
    fence->replaceAllUsesWith(fence->getOperands());
    fence->erase();
  });
}

/// Later stages read only dense constants.
void densifyConstants(func::FuncOp step) {
  step.walk([](arith::ConstantOp constant) {
    if (auto elements = dyn_cast<ElementsAttr>(constant.getValue()))
      constant.setValueAttr(denseElements(elements));
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

/// Elementwise ops on tensors become linalg.generic. MLIR's pattern uses an
/// operand as the destination if the types permit it, although the program does
/// not overwrite this operand. An elementwise op therefore gets an empty
/// destination instead.
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

/// Removes an insertion of no elements at offset 0. An insertion of no elements
/// comes from a pad of an empty tensor. Offset 0 is past the end of the
/// dimension, which is not valid.
void removeInsertionsIntoNothing(func::FuncOp step) {
  step.walk([](tensor::InsertSliceOp insert) {
    auto type = insert.getDestType();
    if (!type.hasStaticShape() || type.getNumElements() != 0)
      return;
    insert.replaceAllUsesWith(insert.getDest());
    insert.erase();
  });
}

/// A tensor that only prepares a destination: it has no content, or the same
/// scalar in every element. The tensor may have been reshaped.
struct Fresh {
  Value scalar; ///< The scalar is null if the tensor has no content.
  /// The value of the scalar as an attribute. The attribute is null if the
  /// scalar is null or is not a constant.
  TypedAttr splat;
};

std::optional<Fresh> isFresh(Value value) {
  while (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                         tensor::CastOp>(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  Operation *op = value.getDefiningOp();
  if (isa_and_nonnull<tensor::EmptyOp>(op))
    return Fresh{};
  if (auto fill = dyn_cast_or_null<linalg::FillOp>(op))
    if (isFresh(fill.getDpsInits()[0]) && isFreeScalar(fill.getInputs()[0]))
      return Fresh{fill.getInputs()[0], {}};
  SplatElementsAttr splat;
  if (op && matchPattern(op, m_Constant(&splat)))
    return Fresh{{}, splat.getSplatValue<TypedAttr>()};
  return std::nullopt;
}

Value makeFresh(OpBuilder &builder, Location loc, RankedTensorType type,
                Fresh fresh) {
  if (fresh.splat)
    fresh.scalar = arith::ConstantOp::create(builder, loc, fresh.splat);
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  if (!fresh.scalar)
    return empty;
  return linalg::FillOp::create(builder, loc, fresh.scalar, empty).getResult(0);
}

void splitDestinations(func::FuncOp step) {
  SmallVector<Operation *> ops, unneeded;
  step.walk([&](Operation *op) {
    bool prepares =
        isa<tensor::EmptyOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
            tensor::CastOp, linalg::FillOp>(op) &&
        isFresh(op->getResult(0));
    (prepares ? unneeded : ops).push_back(op);
  });
  for (Operation *op : ops) {
    OpBuilder builder(op);
    for (OpOperand *init : destinationsOf(op))
      if (auto fresh = isFresh(init->get()))
        init->set(makeFresh(builder, op->getLoc(),
                            cast<RankedTensorType>(init->get().getType()),
                            *fresh));
  }
  for (Operation *op : llvm::reverse(unneeded)) {
    if (op->use_empty()) {
      op->erase();
      // Some op reads the filled tensor.
    } else if (auto fill = dyn_cast<linalg::FillOp>(op)) {
      OpBuilder builder(fill);
      auto type = cast<RankedTensorType>(fill.getDpsInits()[0].getType());
      fill.setDpsInitOperand(0, makeFresh(builder, op->getLoc(), type, {}));
    }
  }
}

/// Replaces a tensor without content that an op still reads by a constant of
/// zeros. An example is a pooling window, because only its shape matters. The
/// tensor has no bytes in the memory model, and the op reads the same values in
/// every run.
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

LogicalResult prepareStep(func::FuncOp step) {
  removeFences(step);
  densifyConstants(step);
  if (failed(lowerHostStacks(step)))
    return failure();
  scalarsToTensors(step);
  elementwiseToLinalg(step);
  decomposePadsAndConcats(step);
  removeInsertionsIntoNothing(step);
  splitDestinations(step);
  replaceReadEmpties(step);
  chooseDestinations(step);
  prepareControlFlow(step);
  return success();
}

} // namespace remat::execution
