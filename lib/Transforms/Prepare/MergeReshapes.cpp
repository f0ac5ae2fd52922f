//===- MergeReshapes.cpp - Gives ops the shapes of readers ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The patterns are MLIR's own. MLIR's passes linalg-fold-unit-extent-dims and
// linalg-fuse-elementwise-ops do more than is wanted here. They also turn
// overwritten operands into inputs, and compute elements inside of
// contractions.
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

/// Returns the dimensions of \p op that may be dropped. They are all its
/// dimensions, or none if it is a contraction.
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

/// If an output of \p op begins with a constant, makes \p op read the constant
/// as a scalar. Such an op remains if a dimension of size 1 of a sum is
/// dropped.
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

/// Returns whether \p op is a reshape that only adds or drops dimensions of
/// size 1.
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

/// The operand joins two ops, and one of them is a reshape. Returns whether the
/// other op may get other dimensions. Contractions and dimensions of size 1 are
/// excluded. Ops that read their indices are excluded, too, because they would
/// compute these indices for each element. The producer is rewritten, so no
/// other op may read it.
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
  // If the rewriter stops early, some reshapes are not moved.
  (void)applyPatternsGreedily(step, std::move(patterns));
}
