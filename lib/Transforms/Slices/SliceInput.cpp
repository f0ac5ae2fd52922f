//===- SliceInput.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Slices/SliceInput.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "remat/Dialect/Remat.h"

using namespace mlir;
using namespace remat;

LogicalResult remat::checkMayBeSliced(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return emitError(lineOf(function))
           << "has several blocks: only a step of one block can be sliced";
  for (StringRef attr : {RematDialect::kPlan, RematDialect::kApplied})
    if (function->hasAttr(attr))
      return emitError(lineOf(function))
             << "has " << attr << ": slice the step before it is planned";
  WalkResult walk = function.walk([](Operation *op) {
    return op->hasAttr(RematDialect::kGroup) || isa<FenceOp>(op) || isSwap(op)
               ? WalkResult(op->emitError()
                            << "belongs to a plan or to a group: slice the "
                               "step before you plan or group it")
               : WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

SmallVector<SliceSeed> remat::markedSeeds(func::FuncOp function) {
  SmallVector<SliceSeed> seeds;
  for (BlockArgument value : stepBlock(function).getArguments())
    if (auto mark = function.getArgAttrOfType<IntegerAttr>(
            value.getArgNumber(), RematDialect::kSlice))
      seeds.push_back({value, mark.getInt()});
  return seeds;
}

/// Emits the start of an error about \p seed, such as "cannot be sliced along
/// dimension 0 of argument 3: ".
static InFlightDiagnostic errorAtSeed(func::FuncOp function,
                                      const SliceSeed &seed) {
  InFlightDiagnostic error = emitError(lineOf(function));
  error << "cannot be sliced along dimension " << seed.dim;
  if (auto argument = dyn_cast<BlockArgument>(seed.value))
    error << " of argument " << argument.getArgNumber();
  return std::move(error << ": ");
}

LogicalResult remat::checkSeeds(func::FuncOp function,
                                ArrayRef<SliceSeed> seeds, int64_t slices) {
  std::optional<int64_t> extent;
  for (const SliceSeed &seed : seeds) {
    auto type = dyn_cast<RankedTensorType>(seed.value.getType());
    if (!type || seed.dim < 0 || seed.dim >= type.getRank())
      return errorAtSeed(function, seed) << "it is " << seed.value.getType()
                                         << ", which has no such dimension";
    if (!type.hasStaticShape())
      return errorAtSeed(function, seed)
             << "it is " << type << "; slices need static shapes";
    int64_t here = type.getDimSize(seed.dim);
    if (slices > here)
      return errorAtSeed(function, seed)
             << slices << " slices of " << here
             << (here == 1 ? " element" : " elements");
    if (extent && *extent != here)
      return errorAtSeed(function, seed)
             << "it has " << here
             << " elements, but the sliced dimension of argument "
             << cast<BlockArgument>(seeds.front().value).getArgNumber()
             << " has " << *extent;
    extent = here;
  }
  return success();
}

StringRef remat::stopReason(const SliceRegion &region, Operation *op) {
  for (const SliceStop &stop : region.stops)
    if (stop.op == op)
      return stop.reason;
  return "is a sum over all slices";
}

LogicalResult remat::checkRegion(func::FuncOp function,
                                 const SliceRegion &region,
                                 ArrayRef<SliceSeed> seeds, int64_t passes) {
  if (region.sliced.empty()) {
    InFlightDiagnostic error = errorAtSeed(function, seeds.front());
    error << "no op can compute a slice";
    for (const SliceStop &stop : region.stops)
      error.attachNote(stop.op->getLoc())
          << "'" << stop.op->getName() << "' " << stop.reason;
    return error;
  }
  if (region.passes <= passes)
    return success();
  InFlightDiagnostic error = errorAtSeed(function, seeds.front());
  error << "it takes " << region.passes << " passes over all slices, and "
        << passes << (passes == 1 ? " is" : " are")
        << " allowed; allow more by passes=" << region.passes;
  error.attachNote(region.secondPass->getLoc())
      << "'" << region.secondPass->getName()
      << "' begins the second pass: it reads a slice, and a value computed "
         "from all slices";
  error.attachNote(region.waitsFor->getLoc())
      << "'" << region.waitsFor->getName() << "' ends the first pass: it "
      << stopReason(region, region.waitsFor);
  return error;
}
