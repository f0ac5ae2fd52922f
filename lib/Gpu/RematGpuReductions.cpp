//===- RematGpuReductions.cpp - Long sums in parts ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Reductions.h"

#include "Names.h"
#include "SplitReduction.h"
#include "StepOnBuffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPUREDUCTIONS
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using remat::gpu::ContractionMath;
using remat::gpu::ContractionTile;
using remat::gpu::rootOf;

namespace {

/// Finds outputs that were filled with a constant right before the op that
/// reduces into them, and lets the op start from the constant.
class FillFolder {
public:
  explicit FillFolder(func::FuncOp step) : step(step) {}

  void run() {
    for (Operation &op : llvm::make_early_inc_range(step.getBody().front())) {
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
        return; // A library starts from zero, or from what is there.
      starts.push_back(constant);
      fills.push_back(fill);
    }
    op->setAttr(remat::gpu::kStart, ArrayAttr::get(op->getContext(), starts));
    for (Operation *fill : fills)
      fill->erase();
  }

  static int64_t usesOf(Operation *op, Value root) {
    return llvm::count_if(op->getOperands(),
                          [&](Value value) { return rootOf(value) == root; });
  }

  /// Views use no memory. What an op with regions uses inside is its use.
  void noteUses(Operation &op) {
    if (isa<ViewLikeOpInterface>(op))
      return;
    op.walk([&](Operation *inner) {
      for (Value value : inner->getOperands())
        if (isa<MemRefType>(value.getType()))
          lastUser[rootOf(value)] = &op;
    });
  }

  func::FuncOp step;
  DenseMap<Value, Operation *> lastUser; ///< Of a buffer, in any view of it.
};

/// Blocks of a contraction whose tiles are as large as its sides allow.
int64_t blocksOfLargeTiles(const ContractionTile &tile) {
  constexpr int64_t kLargest = 128;
  return tile.loops.batch * llvm::divideCeil(tile.loops.rows, kLargest) *
         llvm::divideCeil(tile.loops.columns, kLargest);
}

/// Parts of each sum of a contraction in tiles: as many as give two blocks to
/// each multiprocessor, with sums that are still long, in bytes that an arena
/// does not feel.
int64_t partsOf(const ContractionTile &tile) {
  constexpr int64_t kBlocksToFill = 2 * 132, kLongSum = 256;
  constexpr int64_t kMostBytes = int64_t(32) << 20;
  const remat::gpu::ContractionLoops &loops = tile.loops;
  int64_t bytes = 4 * loops.batch * loops.rows * loops.columns;
  return std::min({kBlocksToFill / blocksOfLargeTiles(tile),
                   loops.depth / kLongSum, kMostBytes / bytes});
}

} // namespace

LogicalResult
remat::gpu::checkReductionOptions(Operation *op,
                                  const RematGpuReductionsOptions &options) {
  if (!parseContractionMath(options.math))
    return emitError(op->getLoc(), "math=")
           << options.math << " is none of strict, f32, tf32, bf16 and f16";
  if (options.contractions != "tiles" && options.contractions != "loops")
    return emitError(op->getLoc(), "contractions=")
           << options.contractions << " is neither tiles nor loops";
  return success();
}

void remat::gpu::splitReductions(func::FuncOp step,
                                 const RematGpuReductionsOptions &options) {
  if (!step.getBody().hasOneBlock())
    return;
  FillFolder(step).run();
  if (options.math == "strict")
    return;
  SmallVector<linalg::LinalgOp> ops;
  step.walk([&](linalg::LinalgOp op) {
    if (op.getNumReductionLoops() > 0 && !op->hasAttr(kLibrary) &&
        !op->hasAttr(kConvolution))
      ops.push_back(op);
  });
  IRRewriter rewriter(step.getContext());
  for (linalg::LinalgOp op : ops) {
    auto reduction = describeReduction(op);
    if (!reduction || reduction->combiners.empty())
      continue;
    auto tile =
        options.contractions == "tiles" ? tileContraction(op) : std::nullopt;
    int64_t parts = tile ? ::partsOf(*tile) : partsOf(*reduction);
    if (parts > 1)
      splitReduction(rewriter, op, *reduction, parts);
  }
}

namespace {

class RematGpuReductionsPass
    : public remat::impl::RematGpuReductionsBase<RematGpuReductionsPass> {
public:
  using RematGpuReductionsBase::RematGpuReductionsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    RematGpuReductionsOptions options{contractions, math};
    if (failed(remat::gpu::checkReductionOptions(module, options)))
      return signalPassFailure();
    func::FuncOp step = remat::gpu::findStepOnBuffers(module);
    if (!step) {
      module.emitError("has no step on buffers: run remat-gpu-buffers first, "
                       "and remat-gpu-slab afterwards");
      return signalPassFailure();
    }
    remat::gpu::splitReductions(step, options);
  }
};

} // namespace
