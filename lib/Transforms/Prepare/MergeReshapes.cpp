//===- MergeReshapes.cpp - Writes ops in the shapes of their readers ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The patterns are MLIR's own. Its passes linalg-fold-unit-extent-dims and
// linalg-fuse-elementwise-ops do more: they also turn overwritten operands into
// inputs, and compute elements inside contractions.
//
//===----------------------------------------------------------------------===//

#include "Transforms/Prepare/MergeReshapes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace remat;

bool remat::readsAgain(linalg::LinalgOp op) {
  return llvm::none_of(op.getIndexingMapsArray(),
                       [](AffineMap map) { return map.isPermutation(); });
}

/// Returns the dimensions of \p op that may be dropped: all, or none for a
/// contraction.
static SmallVector<unsigned> droppable(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (generic && (!generic.hasPureTensorSemantics() || readsAgain(generic)))
    return {};
  return linalg::ControlDropUnitDims().controlFn(op);
}

static void dropUnitDims(func::FuncOp step) {
  MLIRContext *context = step.getContext();
  linalg::ControlDropUnitDims control;
  control.controlFn = droppable;
  RewritePatternSet drop(context);
  linalg::populateFoldUnitExtentDimsPatterns(drop, control);
  walkAndApplyPatterns(step, std::move(drop));
  RewritePatternSet clean(context);
  linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(clean, control);
  (void)applyPatternsGreedily(step, std::move(clean));
}

/// If the result of \p op begins with a constant, makes it read that constant
/// as a scalar. A sum over a dimension of 1 leaves such an op.
static void readConstantInit(linalg::GenericOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() > 0)
    return;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    auto fill = init.get().getDefiningOp<linalg::FillOp>();
    if (!fill || !op.payloadUsesValueFromOperand(&init))
      continue;
    auto constant = fill.getDpsInputs()[0].getDefiningOp<arith::ConstantOp>();
    auto empty = fill.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>();
    BlockArgument element = op.getMatchingBlockArgument(&init);
    if (!constant || !empty || constant.getType() != element.getType())
      continue;
    element.replaceAllUsesWith(constant);
    init.set(empty);
  }
}

/// Returns whether \p op is a reshape that only adds or drops dimensions of 1.
static bool reshapesUnits(Operation *op) {
  if (!isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return false;
  auto others = [](Value value) {
    SmallVector<int64_t> sizes(cast<ShapedType>(value.getType()).getShape());
    llvm::erase(sizes, 1);
    return sizes;
  };
  return others(op->getOperand(0)) == others(op->getResult(0));
}

/// Returns whether the ops on both sides of \p operand, one of which is a
/// reshape, may get other dimensions. Excluded are contractions, dimensions of
/// 1, and ops that read their indices, because they would compute them for each
/// element. The producer is written again, so no other op may read it.
static bool mayExpand(OpOperand *operand) {
  Operation *producer = operand->get().getDefiningOp();
  auto minds = [](Operation *op) {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    return (generic && (readsAgain(generic) || generic.hasIndexSemantics())) ||
           reshapesUnits(op);
  };
  return producer && producer->hasOneUse() && !minds(producer) &&
         !minds(operand->getOwner());
}

void remat::mergeReshapes(func::FuncOp step) {
  dropUnitDims(step);
  step.walk(readConstantInit);
  MLIRContext *context = step.getContext();
  RewritePatternSet patterns(context);
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, mayExpand);
  tensor::populateBubbleUpExpandShapePatterns(patterns);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, context);
  // If the rewriter stops early, some reshapes stay in their places.
  (void)applyPatternsGreedily(step, std::move(patterns));
}
