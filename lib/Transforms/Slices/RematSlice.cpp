//===- RematSlice.cpp - A step slice by slice -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SliceWriter.h"

#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {
#define GEN_PASS_DEF_REMATSLICE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematSlicePass : public remat::impl::RematSliceBase<RematSlicePass> {
public:
  using RematSliceBase::RematSliceBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    SmallVector<SliceSeed> seeds;
    if (failed(findSeeds(seeds)))
      return signalPassFailure();
    if (seeds.empty())
      return; // Not the function with the marks.
    if (failed(refusePlanned()) || failed(checkSeeds(seeds)))
      return signalPassFailure();
    Block &block = function.getBody().front();
    SliceRegion region =
        growSliceRegion(block, seeds, SliceOptions{sliceReorder});
    if (failed(checkRegion(region, seeds)))
      return signalPassFailure();
    report(region);
    if (slices > 1)
      writeSlices(block, region, slices);
  }

private:
  LogicalResult findSeeds(SmallVectorImpl<SliceSeed> &seeds) {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return success();
    if (argument >= 0) {
      if (argument >= function.getNumArguments())
        return function.emitError()
               << "argument=" << int64_t(argument) << " of remat-slice: there are "
               << function.getNumArguments() << " arguments, numbered from 0";
      seeds.push_back({function.getArgument(argument), dimension});
      return success();
    }
    for (BlockArgument value : function.getArguments())
      if (auto mark = function.getArgAttrOfType<IntegerAttr>(
              value.getArgNumber(), RematDialect::kSlice))
        seeds.push_back({value, mark.getInt()});
    return success();
  }

  LogicalResult refusePlanned() {
    func::FuncOp function = getOperation();
    if (!function.getBody().hasOneBlock())
      return function.emitError()
             << "has several blocks: remat-slice slices straight-line steps";
    for (StringRef attr : {RematDialect::kPlan, RematDialect::kApplied})
      if (function->hasAttr(attr))
        return function.emitError()
               << "has " << attr << ": slice the step before it is planned";
    WalkResult walk = function.walk([](Operation *op) {
      return op->hasAttr(RematDialect::kGroup) || isa<FenceOp>(op) || isSwap(op)
                 ? WalkResult(op->emitError()
                              << "belongs to a plan or to a group: slice the "
                                 "step before")
                 : WalkResult::advance();
    });
    return failure(walk.wasInterrupted());
  }

  InFlightDiagnostic errorAt(const SliceSeed &seed) {
    return getOperation().emitError()
           << "cannot be sliced along dimension " << seed.dim << " of argument "
           << cast<BlockArgument>(seed.value).getArgNumber() << ": ";
  }

  LogicalResult checkSeeds(ArrayRef<SliceSeed> seeds) {
    if (slices < 1 || passes < 1)
      return getOperation().emitError()
             << "k and passes of remat-slice are numbers from 1";
    std::optional<int64_t> extent;
    for (const SliceSeed &seed : seeds) {
      auto type = dyn_cast<RankedTensorType>(seed.value.getType());
      if (!type || seed.dim < 0 || seed.dim >= type.getRank())
        return errorAt(seed) << "it is " << seed.value.getType()
                             << ", which has no such dimension";
      if (!type.hasStaticShape())
        return errorAt(seed) << "it is " << type
                             << "; slices need static shapes";
      int64_t here = type.getDimSize(seed.dim);
      if (slices > here)
        return errorAt(seed) << int64_t(slices) << " slices of " << here
                             << (here == 1 ? " element" : " elements");
      if (extent && *extent != here)
        return errorAt(seed) << "it has " << here
                             << " elements, and that of argument "
                             << cast<BlockArgument>(seeds.front().value)
                                    .getArgNumber()
                             << " has " << *extent;
      extent = here;
    }
    return success();
  }

  LogicalResult checkRegion(const SliceRegion &region,
                            ArrayRef<SliceSeed> seeds) {
    if (region.sliced.empty()) {
      InFlightDiagnostic error = errorAt(seeds.front())
                                 << "no op can compute a slice";
      for (const SliceStop &stop : region.stops)
        error.attachNote(stop.op->getLoc())
            << "'" << stop.op->getName() << "' " << stop.reason;
      return error;
    }
    if (region.passes <= passes)
      return success();
    InFlightDiagnostic error =
        errorAt(seeds.front())
        << "it takes " << region.passes << " passes over all slices, and "
        << int64_t(passes) << (passes == 1 ? " is" : " are")
        << " allowed; allow more by passes=" << region.passes;
    error.attachNote(region.secondPass->getLoc())
        << "'" << region.secondPass->getName()
        << "' begins the second pass: it reads a slice, and what comes of all "
           "slices";
    InFlightDiagnostic &note = error;
    note.attachNote(region.waitsFor->getLoc())
        << "'" << region.waitsFor->getName() << "' ends the first pass: it "
        << stopReason(region, region.waitsFor);
    return error;
  }

  static StringRef stopReason(const SliceRegion &region, Operation *op) {
    for (const SliceStop &stop : region.stops)
      if (stop.op == op)
        return stop.reason;
    return "is a sum over all slices";
  }

  void report(const SliceRegion &region) {
    for (const SliceStop &stop : region.stops)
      stop.op->emitRemark() << "is computed on whole tensors: it "
                            << stop.reason;
    size_t sums = llvm::count_if(region.sliced, [](const auto &entry) {
      return entry.second.slices.isSum;
    });
    getOperation().emitRemark()
        << int64_t(slices) << " slices of " << region.extent << " elements: "
        << region.sliced.size() << " ops in " << region.passes
        << (region.passes == 1 ? " pass" : " passes") << ", " << sums
        << " of them sums; " << region.handedOut.size()
        << " values are put together";
  }
};

} // namespace
