//===- SharedSum.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Sums/SharedSum.h"

#include "Execution/Sums/SplitReduction.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// Returns the number of blocks of a contraction if its tiles are as large as
/// its sides allow.
int64_t blocksOfLargeTiles(const ContractionTile &tile) {
  constexpr int64_t kLargest = 128;
  return tile.loops.batch * llvm::divideCeil(tile.loops.rows, kLargest) *
         llvm::divideCeil(tile.loops.columns, kLargest);
}

/// Returns the number of parts into which each sum of a contraction in tiles is
/// split. Each multiprocessor then has two blocks, if the sums stay long and
/// the parts take few bytes of the arena.
int64_t partsOf(const ContractionTile &tile) {
  constexpr int64_t kBlocksToFill = 2 * 132, kLongSum = 256;
  constexpr int64_t kMostBytes = int64_t(32) << 20;
  const ContractionLoops &loops = tile.loops;
  int64_t bytes = 4 * loops.batch * loops.rows * loops.columns;
  return std::min({kBlocksToFill / blocksOfLargeTiles(tile),
                   loops.depth / kLongSum, kMostBytes / bytes});
}

} // namespace

std::optional<SumOrder> parseSumOrder(StringRef name) {
  return llvm::StringSwitch<std::optional<SumOrder>>(name)
      .Case("tree", SumOrder::Tree)
      .Case("order", SumOrder::Order)
      .Default(std::nullopt);
}

SharedSum shareSum(linalg::LinalgOp op, const SumOptions &options) {
  SharedSum shared;
  if (options.tiles && options.blockSize >= ContractionTile::kThreads)
    shared.tile = tileContraction(op);
  if (!shared.tile)
    shared.reduction = describeReduction(op);
  if (shared.reduction)
    shared.shape = shapeReduction(
        *shared.reduction, options.order == SumOrder::Order, options.blockSize);
  return shared;
}

void splitSums(func::FuncOp step, const SumOptions &options,
               llvm::function_ref<bool(linalg::LinalgOp)> isLeft) {
  if (options.order == SumOrder::Order)
    return;
  SmallVector<linalg::LinalgOp> ops;
  step.walk([&](linalg::LinalgOp op) {
    if (op.getNumReductionLoops() > 0 && !isLeft(op))
      ops.push_back(op);
  });
  IRRewriter rewriter(step.getContext());
  for (linalg::LinalgOp op : ops) {
    auto reduction = describeReduction(op);
    if (!reduction || reduction->combiners.empty())
      continue;
    auto tile = options.tiles ? tileContraction(op) : std::nullopt;
    int64_t parts = tile ? partsOf(*tile) : partsOf(*reduction);
    if (parts > 1)
      splitReduction(rewriter, op, *reduction, parts);
  }
}

} // namespace remat::execution
