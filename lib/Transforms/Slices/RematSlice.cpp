//===- RematSlice.cpp - Computes a step slice by slice --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "Transforms/Slices/SliceInput.h"
#include "Transforms/Slices/SliceWriter.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATSLICE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematSlicePass
    : public StepPass<remat::impl::RematSliceBase<RematSlicePass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    if (slices < 1 || ofHead < 1 || passes < 1)
      return emitError(lineOf(function))
             << "remat-slice: k, head-k and passes must be at least 1 (in "
                "--remat, slice= sets k)";
    if (failed(checkMayBeSliced(function)))
      return failure();
    if (region == "attention")
      return sliceAttention(function);
    FailureOr<SlicePlace> place = findPlace(function);
    if (failed(place))
      return failure();
    Block &block = stepBlock(function);
    SliceRegion region = growSliceRegion(block, *place, {sliceReorder});
    if (failed(checkRegion(function, region, place->seeds, passes)))
      return failure();
    report(region);
    if (ofHead > 1)
      return sliceWithHead(function, region);
    if (loop)
      return sliceInLoop(function, region);
    if (slices > 1)
      writeSlices(block, region, slices);
    return success();
  }

private:
  LogicalResult sliceAttention(func::FuncOp function) {
    if (ofHead > 1 || loop || argument >= 0)
      return emitError(lineOf(function))
             << "region=attention of remat-slice has no options argument, "
                "head-k and loop: leave them out";
    auto place = findAttentionPlace(stepBlock(function), {sliceReorder});
    if (!place)
      return emitError(lineOf(function))
             << "has no attention that can be sliced. Attention is a batched "
                "product, the exponentials of its elements divided by their "
                "sums, and a second product";
    if (failed(checkCount(function, *place)))
      return failure();
    emitRemark(lineOf(function))
        << extentOf(*place) << " elements in " << int64_t(slices)
        << " slices: " << place->name << "; " << place->others.size() + 1
        << " ranges of ops are sliced";
    if (slices > 1)
      writeSlicesOfRanges(function, *place, slices, {sliceReorder});
    return success();
  }

  LogicalResult sliceInLoop(func::FuncOp function, const SliceRegion &region) {
    if (region.passes > 1)
      return emitError(lineOf(function))
             << "loop=true of remat-slice needs a step that is sliced in one "
                "pass, but this step needs "
             << region.passes;
    if (region.extent % slices != 0)
      return emitError(lineOf(function))
             << "loop=true of remat-slice needs equal slices, but "
             << region.extent << " elements cannot be divided into "
             << int64_t(slices);
    writeSliceLoop(stepBlock(function), region, slices);
    return success();
  }

  LogicalResult sliceWithHead(func::FuncOp function,
                              const SliceRegion &region) {
    if (this->region != "step" || slices < 2 || loop)
      return emitError(lineOf(function))
             << "head-k of remat-slice needs region=step, k of at least 2, and "
                "no loop: to slice the head alone, give region=head";
    FailureOr<SlicePlace> head = findHead(function);
    if (failed(head))
      return failure();
    Block &block = stepBlock(function);
    if (!writeSlicesWithHead(block, region, slices, *head, ofHead,
                             {sliceReorder}))
      return emitError(lineOf(function))
             << "head-k=" << int64_t(ofHead)
             << " of remat-slice: a slice's head cannot be sliced again: one "
                "pass cannot slice any dimension of at least "
             << int64_t(ofHead) << " elements";
    return success();
  }

  FailureOr<SlicePlace> findPlace(func::FuncOp function) {
    if (region == "head")
      return findHead(function);
    if (region != "step")
      return emitError(lineOf(function))
             << "region=" << region.getValue()
             << " of remat-slice: expected 'step', 'head' or 'attention'";
    SlicePlace place;
    if (argument >= int64_t(function.getNumArguments()))
      return emitError(lineOf(function))
             << "argument=" << int64_t(argument)
             << " of remat-slice: there are " << function.getNumArguments()
             << " arguments, numbered from 0";
    if (argument >= 0)
      place.seeds.push_back(
          {stepBlock(function).getArgument(argument), dimension});
    else
      place.seeds = markedSeeds(function);
    if (place.seeds.empty())
      return findBest(function);
    if (failed(checkSeeds(function, place.seeds, slices)))
      return failure();
    return place;
  }

  /// Finds the place at which to slice the step if neither an option nor a mark
  /// gives it.
  FailureOr<SlicePlace> findBest(func::FuncOp function) {
    auto place = findStepPlaces(stepBlock(function), {sliceReorder}).inOnePass;
    if (!place)
      return emitError(lineOf(function))
             << "the step cannot be sliced in one pass along any dimension of "
                "an argument: mark a dimension with remat.slice, and allow "
                "more passes";
    if (failed(checkSeeds(function, place->seeds, slices)))
      return failure();
    return std::move(*place);
  }

  FailureOr<SlicePlace> findHead(func::FuncOp function) {
    auto place = findHeadPlace(stepBlock(function), {sliceReorder});
    if (!place)
      return emitError(lineOf(function))
             << "the step has no head that can be sliced. The head is at most "
                "a quarter "
                "of the ops, and reads or makes the largest tensors";
    if (region == "head" && failed(checkCount(function, *place)))
      return failure();
    return std::move(*place);
  }

  LogicalResult checkCount(func::FuncOp function, const SlicePlace &place) {
    if (slices <= extentOf(place))
      return success();
    return emitError(lineOf(function))
           << "cannot make " << int64_t(slices) << " slices of the "
           << extentOf(place) << " elements of " << place.name
           << ": give at most " << extentOf(place);
  }

  void report(const SliceRegion &region) {
    for (const SliceStop &stop : region.stops)
      stop.op->emitRemark()
          << "is computed on whole tensors: it " << stop.reason;
    size_t sums = llvm::count_if(region.sliced, [](const auto &entry) {
      return entry.second.slices.isSum;
    });
    emitRemark(lineOf(getOperation()))
        << region.extent << " elements in " << int64_t(slices)
        << " slices: " << region.sliced.size() << " ops in " << region.passes
        << (region.passes == 1 ? " pass" : " passes") << ", " << sums
        << " of them sums; " << region.handedOut.size()
        << " values are put together";
  }
};

} // namespace
