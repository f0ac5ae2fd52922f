//===- RematFuseElementwise.cpp - Fuses elementwise ops into their readers ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Tools/OptionNames.h"
#include "Transforms/Prepare/RefuseGroups.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/SetVector.h"

namespace remat {
#define GEN_PASS_DEF_REMATFUSEELEMENTWISE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

/// Returns whether \p op is a contraction, which reads elements of its operands
/// more than once. No operand of a contraction has all loops of the
/// contraction, so the elements of each operand are read more than once.
static bool readsAgain(linalg::LinalgOp op) {
  return llvm::none_of(op.getIndexingMapsArray(),
                       [](AffineMap map) { return map.isPermutation(); });
}

/// Returns the dimensions of \p op that may be dropped. An op that is no
/// contraction may drop all of them, and a contraction may drop none.
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

/// If an output of \p op begins as a constant, makes \p op read the constant as
/// a scalar instead. Such an op remains after a dimension of size 1 was dropped
/// from a sum.
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

/// The operand \p operand must connect a reshape with another op. Returns
/// whether the dimensions of the other op may change. For this, the other op
/// must not be a contraction. It must not read the indices of its loops,
/// because it would then compute them for each element. The reshape must do
/// more than add or drop dimensions of size 1. The producer of the operand is
/// rewritten, so no other op may read its result.
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

/// MLIR's verifier permits an expand_shape whose output_shape differs from its
/// type, and MLIR's patterns then make ops that do not verify. Emits an error
/// at the first expand_shape of this kind.
static LogicalResult checkShapes(func::FuncOp step) {
  WalkResult walk = step.walk([](tensor::ExpandShapeOp expand) {
    auto isSame = [](auto pair) {
      auto [said, size] = pair;
      return ShapedType::isDynamic(said) || said == size;
    };
    if (llvm::all_of(llvm::zip(expand.getStaticOutputShape(),
                               expand.getResultType().getShape()),
                     isSame))
      return WalkResult::advance();
    expand.emitError() << "has another output_shape than its result type: "
                          "correct the module";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

/// Drops dimensions of size 1 from the generic ops of \p step. If only a
/// reshape is between an op and its readers, the op gets the shape of the
/// readers. Contractions do not change. A reshape between two elementwise ops
/// separates them, although both ops visit the same elements in the same order.
///
/// The patterns that do this are MLIR's own. MLIR's passes
/// linalg-fold-unit-extent-dims and linalg-fuse-elementwise-ops do more than is
/// wanted for a step. These passes also turn overwritten operands into inputs,
/// and compute elements inside of contractions.
static void mergeReshapes(func::FuncOp step) {
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

namespace {

/// Returns the bytes that stay allocated for an op that reads \p values.
/// Arguments of the step are not counted, because they stay allocated in any
/// case.
double heldBytes(const llvm::SetVector<Value> &values) {
  double sum = 0;
  for (Value value : values)
    if (value.getDefiningOp())
      sum += bytesOrZero(value.getType());
  return sum;
}

/// Rewrites a generic op so that each operand appears once and each result is
/// read. This class changes only the op that it is given. A greedy rewriter
/// would also visit the ops that make the operands of this op. The pass visits
/// those ops later.
class OperandMerger {
public:
  explicit OperandMerger(MLIRContext *context)
      : patterns(collect(context)), applicator(patterns), rewriter(context) {
    applicator.applyDefaultCostModel();
  }

  void run(linalg::GenericOp op) {
    rewriter.setInsertionPoint(op);
    (void)applicator.matchAndRewrite(op, rewriter);
  }

private:
  static FrozenRewritePatternSet collect(MLIRContext *context) {
    RewritePatternSet patterns(context);
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    return patterns;
  }

  FrozenRewritePatternSet patterns;
  PatternApplicator applicator;
  PatternRewriter rewriter;
};

class ProducerFuser {
public:
  ProducerFuser(linalg::GenericOp producer, bool reshapes,
                OperandMerger &operands, RewriterBase &rewriter)
      : producer(producer), reshapes(reshapes), operands(operands),
        rewriter(rewriter) {}

  /// Fuses the producer into all its readers. If this is not possible, fuses it
  /// only into readers that then read fewer bytes.
  void run() {
    SmallVector<linalg::GenericOp> readers;
    bool all = true;
    llvm::SetVector<Operation *> users;
    for (Operation *user : producer->getUsers())
      users.insert(user);
    for (Operation *user : users) {
      auto reader = dyn_cast<linalg::GenericOp>(user);
      if (reader && canFuse(reader) && change(reader) <= slack())
        readers.push_back(reader);
      else
        all = false;
    }
    for (linalg::GenericOp reader : readers)
      if (all || change(reader) < 0)
        fuseInto(reader);
    if (producer.use_empty())
      rewriter.eraseOp(producer);
  }

private:
  /// A fused body may have at most this number of ops.
  static constexpr unsigned kMostOps = 256;

  /// Returns how many more bytes the readers may hold after the producer was
  /// fused into them. Some additional bytes are accepted, because values such
  /// as the statistics of rows are made together with the values that they
  /// describe.
  double slack() { return bytesOrZero(producer.getResult(0).getType()) / 8; }

  /// Returns whether \p reader reads the producer through one operand, and
  /// whether it can compute the elements of the producer.
  bool canFuse(linalg::GenericOp reader) {
    if (reader->getBlock() != producer->getBlock() ||
        opsIn(reader) + opsIn(producer) > kMostOps)
      return false;
    unsigned reads = 0;
    for (OpOperand &operand : reader->getOpOperands()) {
      if (operand.get() != producer.getResult(0))
        continue;
      ++reads;
      if (reader.isDpsInit(&operand) ||
          !mayCompute(reader, reader.getMatchingIndexingMap(&operand)) ||
          !linalg::areElementwiseOpsFusable(&operand))
        return false;
    }
    return reads == 1;
  }

  /// Returns whether \p reader may compute the elements of the producer that it
  /// reads through \p map. A reader may do so if it needs each element of the
  /// producer once. If an element is cheap to compute, the reader may also
  /// compute it for each element that the reader visits. An example is a reader
  /// that scales rows.
  bool mayCompute(linalg::GenericOp reader, AffineMap map) {
    return map.isPermutation() || (reshapes && map.isProjectedPermutation() &&
                                   isCheap(producer) && !readsAgain(reader));
  }

  static bool isCheap(linalg::GenericOp op) {
    return llvm::all_of(op.getBody()->without_terminator(), [](Operation &op) {
      return isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::NegFOp,
                 arith::ExtFOp, arith::TruncFOp, arith::MaximumFOp,
                 arith::MinimumFOp, arith::CmpFOp, arith::CmpIOp,
                 arith::SelectOp, arith::ConstantOp>(op);
    });
  }

  static size_t opsIn(linalg::GenericOp op) {
    return op.getBody()->getOperations().size();
  }

  /// Returns how many more bytes \p reader holds if the producer is fused into
  /// it.
  double change(linalg::GenericOp reader) {
    llvm::SetVector<Value> before, after;
    before.insert_range(reader.getDpsInputs());
    for (Value value : before)
      if (value != producer.getResult(0))
        after.insert(value);
    after.insert_range(producer.getDpsInputs());
    return heldBytes(after) - heldBytes(before);
  }

  void fuseInto(linalg::GenericOp reader) {
    OpOperand *operand = nullptr;
    for (OpOperand &each : reader->getOpOperands())
      if (each.get() == producer.getResult(0))
        operand = &each;
    // The reader is fused with a clone of the producer, so the producer does
    // not change for its other readers.
    rewriter.setInsertionPoint(reader);
    Operation *clone = rewriter.clone(*producer);
    rewriter.modifyOpInPlace(reader,
                             [&] { operand->set(clone->getResult(0)); });
    auto fused = linalg::fuseElementwiseOps(rewriter, operand);
    if (failed(fused)) {
      rewriter.modifyOpInPlace(reader,
                               [&] { operand->set(producer.getResult(0)); });
      rewriter.eraseOp(clone);
      return;
    }
    for (OpResult result : reader->getResults())
      rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
    rewriter.eraseOp(reader);
    rewriter.eraseOp(clone);
    foldIndices(fused->fusedOp);
    // Equal operands are merged here, because otherwise each fused producer
    // would double the size of the body.
    operands.run(cast<linalg::GenericOp>(fused->fusedOp));
  }

  /// Fusion writes an index of the producer's loops as an affine map of an
  /// index of the reader's loops. The function canFuse has checked that the map
  /// is just one index.
  void foldIndices(Operation *fused) {
    fused->walk([&](affine::AffineApplyOp apply) {
      SmallVector<Value> index;
      if (succeeded(rewriter.tryFold(apply, index)))
        rewriter.replaceOp(apply, index);
    });
  }

  linalg::GenericOp producer;
  bool reshapes;
  OperandMerger &operands;
  RewriterBase &rewriter;
};

bool isElementwiseProducer(linalg::GenericOp op) {
  bool readsInBody = llvm::any_of(valuesCapturedBy(op), [](Value value) {
    return isa<TensorType>(value.getType());
  });
  return op.hasPureTensorSemantics() && op->getNumResults() == 1 &&
         op.getNumParallelLoops() == op.getNumLoops() && !readsInBody &&
         op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isPermutation() &&
         !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0));
}

class RematFuseElementwisePass
    : public PassWithOptions<
          remat::impl::RematFuseElementwiseBase<RematFuseElementwisePass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    if (unplanned && getOperation()->hasAttr(RematDialect::kApplied))
      return;
    if (failed(refuseGroups(getOperation(), "remat-fuse-elementwise")))
      return signalPassFailure();
    fuseBlocks();
    if (!reshapes)
      return;
    if (failed(checkShapes(getOperation())))
      return signalPassFailure();
    mergeReshapes(getOperation());
    fuseBlocks();
  }

private:
  void fuseBlocks() {
    IRRewriter rewriter(&getContext());
    OperandMerger operands(&getContext());
    for (Block &block : getOperation().getBody())
      fuseAll(block, operands, rewriter);
  }

  /// The pass visits the producers from the last to the first. The ops between
  /// a producer and its reader are then already fused into the reader. A
  /// producer that is fused is erased, and its readers are replaced. All
  /// readers of a producer come after it. The ops before a fused producer do
  /// not change. Ops without readers are erased, because fusing producers into
  /// them would be useless.
  void fuseAll(Block &block, OperandMerger &operands, RewriterBase &rewriter) {
    Operation *next = nullptr;
    for (Operation *op = &block.back(); op; op = next) {
      next = op->getPrevNode();
      auto producer = dyn_cast<linalg::GenericOp>(op);
      if (producer && isOpTriviallyDead(producer))
        rewriter.eraseOp(producer);
      else if (producer && !producer.use_empty() &&
               isElementwiseProducer(producer))
        ProducerFuser(producer, reshapes, operands, rewriter).run();
    }
  }
};

} // namespace
