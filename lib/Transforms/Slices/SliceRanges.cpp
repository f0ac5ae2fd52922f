//===- SliceRanges.cpp - Slices several ranges of ops ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention has two ranges of ops: the forward ops and the gradients. A step
// often has many attentions, and therefore many such ranges. The range of the
// gradients reads the slices that the range of the forward ops makes. Between
// the ranges, no slices need to be put together, and a planner can keep or
// recompute each slice.
//
// The head of a step may need more slices than the rest of the step. If the
// head needs more slices, each slice of the step divides its head into further
// slices.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Costs/Costs.h"
#include "Analysis/Ops/Effects.h"
#include "Transforms/Prepare/Prepare.h"
#include "Transforms/Slices/SliceWriter.h"

using namespace mlir;
using namespace remat;

/// Returns whether \p op computes its elements only from their positions and
/// from scalars. A mask is an example of such an op's result.
static bool isMadeOfPlaces(Operation *op) {
  auto isOne = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return !type || (type.hasStaticShape() && type.getNumElements() == 1);
  };
  return op && op->getNumResults() == 1 && !isOne(op->getResult(0)) &&
         !isUniform(op->getResult(0)) && effectOf(op) == OpEffect::Pure &&
         kindOf(op) != OpKind::Loop &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return isOne(operand) || isUniform(operand);
         });
}

/// Gives each range of ops a copy of the masks that it reads. Each slice then
/// makes only its part of such a mask. Without the copies, a mask that several
/// ranges read would be held as a whole between these ranges.
static void takeMasks(SlicePlace &range) {
  OpBuilder builder(range.first);
  llvm::DenseMap<Value, Value> copies;
  Operation *first = range.first, *end = range.last->getNextNode();
  for (Operation *op = first; op != end; op = op->getNextNode())
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *maker = operand.get().getDefiningOp();
      if (!isMadeOfPlaces(maker) || maker->getBlock() != op->getBlock() ||
          !maker->isBeforeInBlock(first))
        continue;
      Value &copy = copies[operand.get()];
      if (!copy) {
        Operation *clone = builder.clone(*maker);
        copy =
            clone->getResult(cast<OpResult>(operand.get()).getResultNumber());
        if (range.first == first)
          range.first = clone;
      }
      operand.set(copy);
    }
}

void remat::writeSlicesOfRanges(func::FuncOp function, const SlicePlace &place,
                                int64_t slices, const SliceOptions &options) {
  SmallVector<SlicePlace> ranges{place};
  llvm::append_range(ranges, place.others);
  Block &block = *place.first->getBlock();
  // A range reads values of earlier ranges, so later ranges are sliced first.
  // When an earlier range is sliced, its slices replace the values that the
  // later ranges read.
  for (SlicePlace &range : llvm::reverse(ranges)) {
    takeMasks(range);
    writeSlices(block, growSliceRegion(block, range, options), slices);
  }
  forwardSlices(function);
}

bool remat::writeSlicesWithHead(Block &block, const SliceRegion &region,
                                int64_t slices, const SlicePlace &head,
                                int64_t ofHead, const SliceOptions &options) {
  auto seed = cast<OpResult>(head.seeds.front().value);
  unsigned result = seed.getResultNumber();
  SlicesOfOps heads{{head.first, {}}, {head.last, {}}, {seed.getOwner(), {}}};
  Operation *first = head.first, *last = head.last, *maker = seed.getOwner();
  writeSlices(block, region, slices, &heads);
  if (heads[first].size() != size_t(slices) ||
      heads[last].size() != size_t(slices) ||
      heads[maker].size() != size_t(slices))
    return false;
  for (int64_t i = 0; i < slices; ++i) {
    auto place = placeOfRange(block, heads[first][i], heads[last][i],
                              heads[maker][i]->getResult(result), options);
    if (!place)
      return false;
    SliceRegion inner = growSliceRegion(block, *place, options);
    if (inner.extent < ofHead)
      return false;
    writeSlices(block, inner, ofHead);
  }
  return true;
}
