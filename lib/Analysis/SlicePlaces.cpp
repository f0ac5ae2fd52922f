//===- SlicePlaces.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/SlicePlaces.h"

#include "remat/Analysis/TypeSizes.h"

using namespace mlir;
using namespace remat;

SliceRegion remat::growSliceRegion(Block &block, const SlicePlace &place,
                                   SliceOptions options) {
  options.first = place.first;
  options.last = place.last;
  return growSliceRegion(block, place.seeds, options);
}

static double bytesOf(Value value) { return bytesOrZero(value.getType()); }

/// Of values that then live in slices alone.
static double bytesInSlices(const SliceRegion &region) {
  double bytes = 0;
  for (const auto &[op, sliced] : region.sliced)
    if (!sliced.slices.isSum)
      for (Value result : op->getResults())
        if (!region.handedOut.contains(result))
          bytes += bytesOf(result);
  return bytes;
}

StepPlaces remat::findStepPlaces(Block &block, const SliceOptions &options) {
  StepPlaces found;
  double mostInOnePass = 0, mostInSeveral = 0;
  for (BlockArgument argument : block.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || !type.hasStaticShape())
      continue;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (type.getDimSize(dim) < 2)
        continue;
      SlicePlace place;
      place.seeds = {SliceSeed{argument, dim}};
      SliceRegion region = growSliceRegion(block, place, options);
      double bytes = bytesInSlices(region);
      place.name = "the step along dimension " + std::to_string(dim) +
                   " of argument " + std::to_string(argument.getArgNumber());
      bool isOnePass = region.passes == 1;
      double &most = isOnePass ? mostInOnePass : mostInSeveral;
      if (bytes <= most)
        continue;
      most = bytes;
      (isOnePass ? found.inOnePass : found.stopped) = std::move(place);
    }
  }
  if (mostInSeveral < 2 * mostInOnePass)
    found.stopped.reset();
  return found;
}

std::optional<SlicePlace> remat::findHeadPlace(Block &block,
                                               const SliceOptions &options) {
  double largest = 0;
  for (Operation &op : block)
    for (Value result : op.getResults())
      if (!isUniform(result))
        largest = std::max(largest, bytesOf(result));
  auto isLarge = [&](Value value) {
    return value.getDefiningOp() && !isUniform(value) &&
           bytesOf(value) >= 0.75 * largest;
  };
  SlicePlace place;
  size_t ops = 0;
  Value seed;
  for (Operation &op : block.without_terminator()) {
    ++ops;
    for (Value result : op.getResults())
      if (isLarge(result) && !place.first) {
        place.first = &op;
        seed = result;
      }
    if (llvm::any_of(op.getOperands(), isLarge))
      place.last = &op;
  }
  if (!seed || !place.last)
    return std::nullopt;
  size_t length = 1;
  for (Operation *op = place.first; op != place.last; op = op->getNextNode())
    ++length;
  if (length > ops / 4)
    return std::nullopt;
  auto best = placeOfRange(block, place.first, place.last, seed, options);
  if (best)
    best->name = "the head along dimension " +
                 std::to_string(best->seeds.front().dim) + " of " +
                 std::to_string(int64_t(largest)) + " bytes";
  return best;
}

std::optional<SlicePlace> remat::placeOfRange(Block &block, Operation *first,
                                              Operation *last, Value seed,
                                              const SliceOptions &options) {
  auto type = cast<RankedTensorType>(seed.getType());
  SlicePlace place;
  place.first = first;
  place.last = last;
  double most = 0;
  std::optional<SlicePlace> best;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (type.getDimSize(dim) < 2)
      continue;
    place.seeds = {SliceSeed{seed, dim}};
    SliceRegion region = growSliceRegion(block, place, options);
    double bytes = bytesInSlices(region);
    if (region.passes != 1 || bytes <= most)
      continue;
    most = bytes;
    best = place;
  }
  return best;
}
