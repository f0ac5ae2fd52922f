//===- RematSlice.cpp - A step slice by slice -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SliceInput.h"
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
    if (!isPlannedFunction(function))
      return;
    if (failed(slice(function)))
      signalPassFailure();
  }

private:
  LogicalResult slice(func::FuncOp function) {
    if (slices < 1 || passes < 1)
      return function.emitError()
             << "k and passes of remat-slice are numbers from 1";
    FailureOr<std::optional<SlicePlace>> place = findPlace(function);
    if (failed(place))
      return failure();
    if (!*place)
      return success(); // Not the function with the marks.
    if (failed(checkMayBeSliced(function)))
      return failure();
    Block &block = function.getBody().front();
    SliceRegion region = growSliceRegion(block, **place, {sliceReorder});
    if (failed(checkRegion(function, region, (*place)->seeds, passes)))
      return failure();
    report(region);
    if (slices > 1)
      writeSlices(block, region, slices);
    return success();
  }

  FailureOr<std::optional<SlicePlace>> findPlace(func::FuncOp function) {
    if (region == "head")
      return findHead(function);
    if (region != "step")
      return function.emitError() << "region=" << region.getValue()
                                  << " of remat-slice: expected step or head";
    SlicePlace place;
    if (argument >= int64_t(function.getNumArguments()))
      return function.emitError()
             << "argument=" << int64_t(argument)
             << " of remat-slice: there are " << function.getNumArguments()
             << " arguments, numbered from 0";
    if (argument >= 0)
      place.seeds.push_back({function.getArgument(argument), dimension});
    else
      place.seeds = markedSeeds(function);
    if (place.seeds.empty() &&
        function->getParentOp()->hasAttr(RematDialect::kStep))
      return function.emitError()
             << "no argument has remat.slice, which says what to slice";
    if (place.seeds.empty())
      return std::optional<SlicePlace>();
    if (failed(checkMayBeSliced(function)) ||
        failed(checkSeeds(function, place.seeds, slices)))
      return failure();
    return std::optional<SlicePlace>(std::move(place));
  }

  FailureOr<std::optional<SlicePlace>> findHead(func::FuncOp function) {
    if (failed(checkMayBeSliced(function)))
      return failure();
    auto place = findHeadPlace(function.getBody().front(), {sliceReorder});
    if (!place)
      return function.emitError()
             << "has no head that can be sliced: a quarter of its ops at most, "
                "that read or make the largest tensors";
    int64_t extent = cast<RankedTensorType>(place->seeds[0].value.getType())
                         .getDimSize(place->seeds[0].dim);
    if (slices > extent)
      return function.emitError() << int64_t(slices) << " slices of " << extent
                                  << " elements of " << place->name;
    return std::move(place);
  }

  void report(const SliceRegion &region) {
    for (const SliceStop &stop : region.stops)
      stop.op->emitRemark()
          << "is computed on whole tensors: it " << stop.reason;
    size_t sums = llvm::count_if(region.sliced, [](const auto &entry) {
      return entry.second.slices.isSum;
    });
    getOperation().emitRemark()
        << int64_t(slices) << " slices of " << region.extent
        << " elements: " << region.sliced.size() << " ops in " << region.passes
        << (region.passes == 1 ? " pass" : " passes") << ", " << sums
        << " of them sums; " << region.handedOut.size()
        << " values are put together";
  }
};

} // namespace
