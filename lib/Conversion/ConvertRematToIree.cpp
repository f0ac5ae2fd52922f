//===- ConvertRematToIree.cpp - Turns fences into opaque scalars ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/Storage.h"
#include "Conversion/DropPlanning.h"
#include "Conversion/Iree.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/MapVector.h"

namespace remat {
#define GEN_PASS_DEF_CONVERTREMATTOIREE
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class FenceConverter {
public:
  explicit FenceConverter(func::FuncOp function)
      : function(function), rewriter(function.getContext()) {}

  bool needsBarrier() { return !function.getOps<FenceOp>().empty(); }

  void run() {
    SmallVector<FenceOp> fences(function.getOps<FenceOp>());
    for (FenceOp fence : fences)
      convert(fence);
  }

private:
  void convert(FenceOp fence) {
    Block &entry = function.front();
    rewriter.setInsertionPointToStart(&entry);
    if (!yes)
      yes = arith::ConstantIntOp::create(rewriter, fence.getLoc(), 1, 1);
    rewriter.setInsertionPointAfterValue(yes);
    Value opaque = barrierOf(yes, fence.getLoc(), rewriter, kIreeBarrier);
    tagReaders(fence, opaque);
    rewriter.replaceOp(fence, fence.getOperands());
  }

  /// Makes the readers of a saved input of \p fence, or of a view of such an
  /// input, depend on \p opaque. A reader does not change if it already depends
  /// on \p opaque through another reader.
  void tagReaders(FenceOp fence, Value opaque) {
    llvm::DenseSet<Value> distinct;
    for (auto [op, value] : readersOf(fence)) {
      llvm::SetVector<Value> reads;
      reads.insert_range(op->getOperands());
      getUsedValuesDefinedAbove(op->getRegions(), reads);
      Operation *result = op;
      if (llvm::none_of(reads,
                        [&](Value read) { return distinct.contains(read); })) {
        result = tagWith(op, opaque, rewriter);
        if (!result) {
          hide(value, op);
          result = op;
        }
      }
      distinct.insert_range(result->getResults());
    }
  }

  /// Returns the ops of the function's block that read a saved input of \p
  /// fence, or a view of it. Each op is paired with one saved input or view
  /// that it reads. The returned ops are in the order of the block. A region of
  /// the op may also contain the read.
  SmallVector<std::pair<Operation *, Value>> readersOf(FenceOp fence) {
    llvm::SmallMapVector<Operation *, Value, 16> readers;
    SmallVector<Value> values(fence.getInputResults());
    for (size_t i = 0; i < values.size(); ++i)
      for (Operation *user : values[i].getUsers()) {
        bool isInside = user->getBlock() != &function.front();
        if (viewSource(user) == values[i] && !isInside)
          values.push_back(user->getResult(0));
        else
          readers.insert(
              {function.front().findAncestorOpInBlock(*user), values[i]});
      }
    auto result = readers.takeVector();
    llvm::sort(result, [](const auto &a, const auto &b) {
      return a.first->isBeforeInBlock(b.first);
    });
    return result;
  }

  void hide(Value value, Operation *op) {
    op->emitRemark(
        "is recomputed from an operand that passes through a barrier. The "
        "barrier splits IREE's schedule, and the step may be slower. Other ops "
        "read a scalar instead, but this op has no operand for it");
    rewriter.setInsertionPoint(op);
    Value hidden = barrierOf(value, op->getLoc(), rewriter, kIreeBarrier);
    rewriter.replaceUsesWithIf(value, hidden, [&](OpOperand &use) {
      return op->isAncestor(use.getOwner());
    });
  }

  func::FuncOp function;
  IRRewriter rewriter;
  Value yes;
};

/// Adds barriers in the places where IREE's fusion would undo the planned
/// order.
class FusionLimiter {
public:
  explicit FusionLimiter(func::FuncOp function)
      : block(function.front()), rewriter(function.getContext()) {}

  /// Returns the results of reductions that add to a computed tensor in place.
  /// IREE separates each of these additions from its contraction, and would
  /// fuse all these additions into one op.
  SmallVector<Value> sums() {
    SmallVector<Value> found;
    for (auto op : block.getOps<linalg::LinalgOp>())
      if (op.getNumReductionLoops() > 0 && op->getNumResults() == 1 &&
          isComputed(op.getDpsInits()[0]))
        found.push_back(op->getResult(0));
    return found;
  }

  void keepApart(ArrayRef<Value> values) {
    for (Value value : values) {
      Value kept = fusionBarrierBehind(value, rewriter);
      rewriter.replaceAllUsesExcept(value, kept, kept.getDefiningOp());
    }
  }

  /// Puts a fusion barrier between each value and its late readers. Without the
  /// barrier, IREE would compute a late reader together with the value, and
  /// hold the reader's result until this result is used.
  void keepReadersLate() {
    llvm::DenseMap<Operation *, unsigned> places;
    for (auto op : block.getOps<linalg::LinalgOp>())
      if (!isa<linalg::FillOp>(op.getOperation()))
        places.insert({op, places.size()});
    for (auto op : llvm::make_early_inc_range(block.getOps<linalg::LinalgOp>()))
      if (places.contains(op))
        for (Value result : op->getResults())
          keepReadersLate(result, places);
  }

private:
  static bool isComputed(Value init) {
    auto op = init.getDefiningOp<linalg::LinalgOp>();
    return op && !isa<linalg::FillOp>(op.getOperation());
  }

  void keepReadersLate(Value value,
                       const llvm::DenseMap<Operation *, unsigned> &places) {
    if (value.hasOneUse())
      return;
    unsigned place = places.lookup(value.getDefiningOp());
    auto isLate = [&](OpOperand &use) {
      auto reader = places.find(use.getOwner());
      return reader != places.end() && reader->second > place + 1;
    };
    if (llvm::none_of(value.getUses(), isLate))
      return;
    Value late = fusionBarrierBehind(value, rewriter);
    rewriter.replaceUsesWithIf(value, late, isLate);
  }

  Block &block;
  IRRewriter rewriter;
};

class ConvertRematToIreePass
    : public remat::impl::ConvertRematToIreeBase<ConvertRematToIreePass> {
public:
  using ConvertRematToIreeBase::ConvertRematToIreeBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    for (auto function : module.getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      if (failed(checkConvertible(function)))
        return signalPassFailure();
      FenceConverter converter(function);
      FusionLimiter limiter(function);
      SmallVector<Value> sums = limiter.sums();
      bool isRewritten = converter.needsBarrier();
      auto loops = loopsWithStacks(function);
      if ((isRewritten || !sums.empty() || !loops.empty() ||
           hasDonation(function)) &&
          !getContext().allowsUnregisteredDialects()) {
        emitError(function.getLoc(),
                  "becomes an op of IREE, which is not registered here: run "
                  "with --allow-unregistered-dialect");
        return signalPassFailure();
      }
      converter.run();
      for (auto &[loop, stacks] : loops)
        writeInPlace(loop, stacks);
      // The sums are searched again, because the fence converter may have
      // replaced ops, to make them depend on an opaque scalar.
      limiter.keepApart(limiter.sums());
      if (failed(donateToIree(function)))
        return signalPassFailure();
      if (isRewritten)
        limiter.keepReadersLate();
    }
    dropPlanning(module);
  }

private:
  static SmallVector<std::pair<scf::ForOp, SmallVector<IreeStack>>>
  loopsWithStacks(func::FuncOp function) {
    SmallVector<std::pair<scf::ForOp, SmallVector<IreeStack>>> found;
    function.walk([&](scf::ForOp loop) {
      auto stacks = stacksOf(loop);
      if (!stacks.empty())
        found.emplace_back(loop, std::move(stacks));
    });
    return found;
  }

  static LogicalResult checkConvertible(func::FuncOp function) {
    WalkResult walk = function.walk([](Operation *op) {
      if (!isSwap(op) && !isStackPlacement(op))
        return WalkResult::advance();
      op->emitOpError("cannot be written for IREE, which copies nothing to the "
                      "host: plan without copies");
      return WalkResult::interrupt();
    });
    if (walk.wasInterrupted())
      return failure();
    auto fences = function.getOps<FenceOp>();
    if (fences.empty() || function.getBody().hasOneBlock())
      return success();
    return (*fences.begin())
        .emitOpError("is in a function with several blocks, but the order of "
                     "ops can be given to IREE only within one block: turn "
                     "branches into scf ops (lift-cf-to-scf), or unroll them");
  }
};

} // namespace
