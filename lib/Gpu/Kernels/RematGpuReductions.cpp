//===- RematGpuReductions.cpp - Splits long sums into parts ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A reduction of many elements to a few results has too few threads to fill a
// chip. A reduction with too few threads is split into two. The first of the
// two reductions computes parts of each sum into a buffer of the arena, and the
// second one adds the parts. The split happens before the slab is laid out,
// because the buffers of the parts are in the arena.
//===----------------------------------------------------------------------===//

#include "Analysis/Tools/OptionNames.h"
#include "Gpu/ArenaStages.h"
#include "Gpu/Kernels/Sums.h"
#include "Gpu/Names.h"
#include "Gpu/StepOnBuffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPUREDUCTIONS
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using remat::gpu::rootOf;

namespace {

/// Finds outputs that are filled with a constant before an op adds to them.
/// Makes the op start from the constant instead.
class FillFolder {
public:
  /// Visits the ops of \p block. The ops inside the regions of these ops are
  /// not visited.
  void run(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        fold(linalgOp);
      noteUses(op);
    }
  }

private:
  void fold(linalg::LinalgOp op) {
    if (op.getNumReductionLoops() == 0 || !remat::gpu::describeReduction(op))
      return;
    SmallVector<Attribute> starts;
    SmallVector<Operation *> fills;
    for (OpOperand &init : op.getDpsInitsMutable()) {
      auto fill =
          dyn_cast_or_null<linalg::FillOp>(lastUser.lookup(rootOf(init.get())));
      Attribute constant;
      if (!fill || fill.getOutputs()[0] != init.get() ||
          !matchPattern(fill.getInputs()[0], m_Constant(&constant)) ||
          usesOf(op, rootOf(init.get())) != 1)
        return;
      bool isOfLibrary = op->hasAttr(remat::gpu::kConvolution) ||
                         op->hasAttr(remat::gpu::kLibrary);
      if (isOfLibrary && !matchPattern(fill.getInputs()[0], m_PosZeroFloat()))
        return; // A library starts a sum from zero, or from the old values.
      starts.push_back(constant);
      fills.push_back(fill);
    }
    op->setAttr(remat::gpu::kStart, ArrayAttr::get(op->getContext(), starts));
    for (Operation *fill : fills) {
      Operation *constant = fill->getOperand(0).getDefiningOp();
      fill->erase();
      if (constant->use_empty())
        constant->erase();
    }
  }

  static int64_t usesOf(Operation *op, Value root) {
    return llvm::count_if(op->getOperands(),
                          [&](Value value) { return rootOf(value) == root; });
  }

  /// Records the buffers that \p op or an op inside its regions uses. A view
  /// does not count as a use.
  void noteUses(Operation &op) {
    if (isa<ViewLikeOpInterface>(op))
      return;
    op.walk([&](Operation *inner) {
      for (Value value : inner->getOperands())
        if (isa<MemRefType>(value.getType()))
          lastUser[rootOf(value)] = &op;
    });
  }

  /// The last op that uses a buffer, also through a view of it.
  DenseMap<Value, Operation *> lastUser;
};

} // namespace

LogicalResult
remat::gpu::checkReductionOptions(Operation *op,
                                  const RematGpuReductionsOptions &options) {
  if (!execution::parseSumOrder(options.sums))
    return emitError(op->getLoc(), "sums=")
           << options.sums << ": expected 'tree' or 'order'";
  if (options.contractions != "tiles" && options.contractions != "loops")
    return emitError(op->getLoc(), "contractions=")
           << options.contractions << ": expected 'tiles' or 'loops'";
  return success();
}

void remat::gpu::splitReductions(func::FuncOp step,
                                 const RematGpuReductionsOptions &options) {
  if (!step.getBody().hasOneBlock())
    return;
  execution::SumOptions sums;
  sums.order = *execution::parseSumOrder(options.sums);
  sums.tiles = options.contractions == "tiles";
  execution::splitSums(step, sums, [](linalg::LinalgOp op) {
    return op->hasAttr(kLibrary) || op->hasAttr(kConvolution);
  });
  step.walk([](Block *block) { FillFolder().run(*block); });
}

namespace {

class RematGpuReductionsPass
    : public PassWithOptions<
          remat::impl::RematGpuReductionsBase<RematGpuReductionsPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    RematGpuReductionsOptions options{contractions, sums};
    if (failed(remat::gpu::checkReductionOptions(module, options)))
      return signalPassFailure();
    func::FuncOp step = remat::gpu::findStepOnBuffers(
        module,
        "remat-gpu-buffers before this pass, and remat-gpu-slab after it");
    if (!step)
      return signalPassFailure();
    remat::gpu::splitReductions(step, options);
  }
};

} // namespace
