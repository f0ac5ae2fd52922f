//===- SlicePlaces.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Slices/SlicePlaces.h"

#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/TypeSizes.h"

#include "mlir/IR/Threading.h"

using namespace mlir;
using namespace remat;

SliceRegion remat::growSliceRegion(Block &block, const SlicePlace &place,
                                   SliceOptions options) {
  options.first = place.first;
  options.last = place.last;
  return growSliceRegion(block, place.seeds, options);
}

int64_t remat::extentOf(const SlicePlace &place) {
  const SliceSeed &seed = place.seeds.front();
  return cast<RankedTensorType>(seed.value.getType()).getDimSize(seed.dim);
}

static double bytesOf(Value value) { return bytesOrZero(value.getType()); }

/// Returns the bytes of all values that exist only in slices, and never as a
/// whole, if \p region is sliced.
static double bytesInSlices(const SliceRegion &region) {
  double bytes = 0;
  for (const auto &[op, sliced] : region.sliced)
    for (OpResult result : op->getResults())
      if (sliced.slices.results[result.getResultNumber()] &&
          !region.handedOut.contains(result))
        bytes += bytesOf(result);
  return bytes;
}

static std::string nameOfStep(const SliceSeed &seed) {
  return "the step along dimension " + std::to_string(seed.dim) +
         " of argument " +
         std::to_string(cast<BlockArgument>(seed.value).getArgNumber());
}

/// Returns all dimensions of arguments that have at least two elements.
static SmallVector<SliceSeed> seedsOfStep(Block &block) {
  SmallVector<SliceSeed> seeds;
  for (BlockArgument argument : block.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || !type.hasStaticShape())
      continue;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.getDimSize(dim) >= 2)
        seeds.push_back({argument, dim});
  }
  return seeds;
}

StepPlaces remat::findStepPlaces(Block &block, const SliceOptions &options) {
  SmallVector<SliceSeed> seeds = seedsOfStep(block);
  struct Grown {
    unsigned passes = 0;
    double bytes = 0;
  };
  SmallVector<Grown> grown(seeds.size());
  // A step has hundreds of seeds, where the slices may begin. The seeds do not
  // depend on each other, so they are tried in parallel.
  parallelFor(block.getParentOp()->getContext(), 0, seeds.size(),
              [&](size_t i) {
                SliceRegion region = growSliceRegion(block, seeds[i], options);
                grown[i] = {region.passes, bytesInSlices(region)};
              });
  StepPlaces found;
  double mostInOnePass = 0, mostInSeveral = 0;
  for (auto [seed, each] : llvm::zip_equal(seeds, grown)) {
    bool isOnePass = each.passes == 1;
    double &most = isOnePass ? mostInOnePass : mostInSeveral;
    if (each.bytes <= most)
      continue;
    most = each.bytes;
    SlicePlace &place = (isOnePass ? found.inOnePass : found.stopped).emplace();
    place.seeds = {seed};
    place.name = nameOfStep(seed);
  }
  if (mostInSeveral < 2 * mostInOnePass)
    found.stopped.reset();
  return found;
}

/// Returns 1 for an op that is not a loop. For a loop, returns the number of
/// its ops, including those inside.
static size_t countOps(Operation *op) {
  if (!isKnownLoop(op))
    return 1;
  size_t ops = 0;
  op->walk([&](Operation *) { ++ops; });
  return ops;
}

/// Returns whether a loop carries \p value. Carried values are not sliced, so
/// they do not count as large tensors of a head.
static bool isCarried(Value value) {
  auto isLoop = [](Operation *op) { return op && isKnownLoop(op); };
  return isLoop(value.getDefiningOp()) ||
         llvm::any_of(value.getUsers(), isLoop);
}

std::optional<SlicePlace> remat::findHeadPlace(Block &block,
                                               const SliceOptions &options,
                                               int64_t atLeast) {
  auto bytesOfHead = [](Value value) {
    return value.getDefiningOp() && !isUniform(value) && !isCarried(value)
               ? bytesOf(value)
               : 0;
  };
  // The head of a step contains no loop. The loops divide the block into parts,
  // and the head is in the part that makes the largest value.
  double largest = 0;
  size_t ops = 0;
  unsigned part = 0, partOfHead = 0;
  for (Operation &op : block.without_terminator()) {
    ops += countOps(&op);
    part += isKnownLoop(&op) ? 1 : 0;
    for (Value result : op.getResults())
      if (bytesOfHead(result) > largest) {
        largest = bytesOfHead(result);
        partOfHead = part;
      }
  }
  auto isLarge = [&](Value value) {
    return largest > 0 && bytesOfHead(value) >= 0.75 * largest;
  };
  SlicePlace place;
  Value seed;
  part = 0;
  for (Operation &op : block.without_terminator()) {
    part += isKnownLoop(&op) ? 1 : 0;
    if (part != partOfHead)
      continue;
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
  size_t length = countOps(place.last);
  for (Operation *op = place.first; op != place.last; op = op->getNextNode())
    length += countOps(op);
  if (length > ops / 4)
    return std::nullopt;
  auto best =
      placeOfRange(block, place.first, place.last, seed, options, atLeast);
  if (best)
    best->name = "the head along dimension " +
                 std::to_string(best->seeds.front().dim) + " of " +
                 std::to_string(int64_t(largest)) + " bytes";
  return best;
}

std::optional<SlicePlace> remat::placeOfRange(Block &block, Operation *first,
                                              Operation *last, Value seed,
                                              const SliceOptions &options,
                                              int64_t atLeast) {
  auto type = cast<RankedTensorType>(seed.getType());
  SlicePlace place;
  place.first = first;
  place.last = last;
  double most = 0;
  std::optional<SlicePlace> best;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (type.getDimSize(dim) < atLeast)
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
