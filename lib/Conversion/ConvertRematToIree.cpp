//===- ConvertRematToIree.cpp - Fences as opaque scalars ------------------===//

#include "OpaqueTag.h"

#include "remat/Analysis/Storage.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

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
  /// then.
  void tagReaders(FenceOp fence, Value opaque) {
    SmallVector<Value> values(fence.getInputResults());
    llvm::SmallDenseSet<Operation *, 16> tagged;
    for (size_t i = 0; i < values.size(); ++i)
      for (Operation *op : readersOf(values[i])) {
        if (tagged.contains(op))
          continue;
        if (viewSource(op) == values[i])
          values.push_back(op->getResult(0));
        else if (Operation *result = tagWith(op, opaque, rewriter))
          tagged.insert(result);
        else
          hide(values[i], op);
      }
  }

  /// Ops of the function's block; the region of one may do the reading.
  llvm::SmallSetVector<Operation *, 8> readersOf(Value value) {
    llvm::SmallSetVector<Operation *, 8> readers;
    for (Operation *user : value.getUsers())
      readers.insert(function.front().findAncestorOpInBlock(*user));
    return readers;
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
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    if (!getContext().allowsUnregisteredDialects()) {
      function.emitError("IREE's ops are not registered here: run with "
                         "--allow-unregistered-dialect");
      return signalPassFailure();
    }
    FenceConverter(function).run();
  }
};

} // namespace
