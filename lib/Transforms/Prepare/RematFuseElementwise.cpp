//===- RematFuseElementwise.cpp - Fuses elementwise ops into their readers ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Tools/OptionNames.h"
#include "Transforms/Prepare/MergeReshapes.h"
#include "Transforms/Prepare/RefuseGroups.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/SetVector.h"

namespace remat {
#define GEN_PASS_DEF_REMATFUSEELEMENTWISE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Returns the bytes that stay allocated for an op that reads \p values.
/// Arguments are not counted, because they stay allocated in any case.
double heldBytes(const llvm::SetVector<Value> &values) {
  double sum = 0;
  for (Value value : values)
    if (value.getDefiningOp())
      sum += bytesOrZero(value.getType());
  return sum;
}

/// Rewrites a generic op so that each operand appears once and each result is
/// read. This class changes only the given op. A greedy rewriter would also
/// visit the ops that make its operands. The pass visits these ops later.
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
  static constexpr unsigned kMostOps = 256; ///< In a fused body.

  /// Returns how many more bytes readers may hold. Some additional bytes are
  /// accepted, because values such as the statistics of rows are made together
  /// with the values that they describe.
  double slack() { return bytesOrZero(producer.getResult(0).getType()) / 8; }

  /// Returns whether \p reader reads the producer as one operand, and whether
  /// it can compute the elements of the producer.
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

  /// Returns whether \p reader may compute the elements that it reads through
  /// \p map. It may do so if it needs each element once. If elements are cheap,
  /// it may also compute one for each element that it visits. An example is
  /// rows that are scaled.
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
    // Without this, bodies would become twice as large with each producer.
    operands.run(cast<linalg::GenericOp>(fused->fusedOp));
  }

  /// Fusion writes an index of the producer as an affine map of an index of the
  /// reader. The function canFuse has checked that the map is just one index.
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

  /// Visits the producers from the last to the first. The ops between a reader
  /// and the producer are then already fused into the reader. If a producer is
  /// fused, it is erased and its readers are replaced. All its readers come
  /// after it. The ops before the producer do not change. Ops without readers
  /// are erased, because fusing producers into them would be useless.
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
