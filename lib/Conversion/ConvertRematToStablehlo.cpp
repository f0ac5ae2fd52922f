//===- ConvertRematToStablehlo.cpp - Fences and copies in StableHLO -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Conversion/DropPlanning.h"
#include "Conversion/StablehloCopies.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/PatternMatch.h"

namespace remat {
#define GEN_PASS_DEF_CONVERTREMATTOSTABLEHLO
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class ConvertRematToStablehloPass
    : public remat::impl::ConvertRematToStablehloBase<
          ConvertRematToStablehloPass> {
public:
  using ConvertRematToStablehloBase::ConvertRematToStablehloBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(checkRegistered(module)) ||
        failed(convertCopiesToStablehlo(module)))
      return signalPassFailure();
    SmallVector<FenceOp> fences;
    module.walk([&](FenceOp fence) { fences.push_back(fence); });
    for (FenceOp fence : fences)
      if (failed(convert(fence)))
        return signalPassFailure();
    nameClones(module);
    dropPlanning(module);
  }

private:
  LogicalResult checkRegistered(ModuleOp module) {
    WalkResult result = module.walk([&](Operation *op) {
      if (!isa<FenceOp, SwapOutOp>(op) ||
          getContext().allowsUnregisteredDialects())
        return WalkResult::advance();
      op->emitOpError("becomes an op of StableHLO, which is not registered "
                      "here: run with --allow-unregistered-dialect");
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  /// Compilers read only the outer of two names of a location. All recomputed
  /// ops would then be called "remat".
  void nameClones(ModuleOp module) {
    module.walk([&](Operation *op) {
      auto location = dyn_cast<NameLoc>(op->getLoc());
      if (!location || location.getName() != "remat")
        return;
      std::string name = nameInLocation(location);
      if (!name.empty())
        op->setLoc(NameLoc::get(StringAttr::get(&getContext(), name + "/again"),
                                location.getChildLoc()));
    });
  }

  LogicalResult convert(FenceOp fence) {
    if (fence.isBufferized())
      return fence.emitOpError("on memrefs cannot be written in StableHLO: "
                               "convert before bufferization");
    IRRewriter rewriter(fence);
    OperationState state(fence.getLoc(), "stablehlo.optimization_barrier");
    state.addOperands(fence->getOperands());
    state.addTypes(fence->getResultTypes());
    rewriter.replaceOp(fence, rewriter.create(state));
    return success();
  }
};

} // namespace
