//===- ConvertRematToIree.cpp - Fences as opaque scalars ------------------===//

#include "DropPlanning.h"
#include "OpaqueTag.h"

#include "remat/Analysis/Storage.h"
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

constexpr StringLiteral kBarrier = "util.optimization_barrier";

Value barrierOf(Value value, Location loc, RewriterBase &rewriter) {
  OperationState state(loc, kBarrier);
  state.addOperands(value);
  state.addTypes(value.getType());
  return rewriter.create(state)->getResult(0);
}

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
    Value opaque = barrierOf(yes, fence.getLoc(), rewriter);
    tagReaders(fence, opaque);
    rewriter.replaceOp(fence, fence.getOperands());
  }

  /// Every op that reads a saved input, or a view of it, depends on \p opaque
  /// then, unless it reads one that does.
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

  /// The ops of the function's block that read a saved input of \p fence, or a
  /// view of it, and one such value each; in the order of the block. The region
  /// of an op may do the reading.
  SmallVector<std::pair<Operation *, Value>> readersOf(FenceOp fence) {
    llvm::SmallMapVector<Operation *, Value, 16> readers;
    SmallVector<Value> values(fence.getInputResults());
    for (size_t i = 0; i < values.size(); ++i)
      for (Operation *user : values[i].getUsers()) {
        if (viewSource(user) == values[i])
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
    op->emitRemark("recomputed behind a barrier of its operand, which splits "
                   "IREE's schedule: there is no place for a scalar in it");
    rewriter.setInsertionPoint(op);
    Value hidden = barrierOf(value, op->getLoc(), rewriter);
    rewriter.replaceUsesWithIf(value, hidden, [&](OpOperand &use) {
      return op->isAncestor(use.getOwner());
    });
  }

  func::FuncOp function;
  IRRewriter rewriter;
  Value yes;
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
      FenceConverter converter(function);
      if (converter.needsBarrier() &&
          !getContext().allowsUnregisteredDialects()) {
        emitError(function.getLoc(), "IREE's ops are not registered here: run "
                                     "with --allow-unregistered-dialect");
        return signalPassFailure();
      }
      converter.run();
    }
    dropPlanning(module);
  }
};

} // namespace
