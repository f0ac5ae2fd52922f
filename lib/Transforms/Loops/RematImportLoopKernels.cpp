//===- RematImportLoopKernels.cpp - Kernels inside of loops ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Dialect/LoopPlans.h"
#include "Transforms/Loops/BodyKernels.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {
#define GEN_PASS_DEF_REMATIMPORTLOOPKERNELS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematImportLoopKernelsPass
    : public remat::impl::RematImportLoopKernelsBase<
          RematImportLoopKernelsPass> {
public:
  using RematImportLoopKernelsBase::RematImportLoopKernelsBase;

  void runOnOperation() override {
    for (func::FuncOp function : plannedFunctions(getOperation()))
      if (failed(importKernels(function)))
        return signalPassFailure();
  }

private:
  LogicalResult importKernels(func::FuncOp function) {
    if (folder.empty())
      return emitError(lineOf(function),
                       "remat-import-loop-kernels needs folder=");
    std::vector<LoopPair> pairs = findAllLoopPairs(stepBlock(function));
    if (pairs.empty())
      return emitError(lineOf(function), noLoops(function));
    for (auto [i, pair] : llvm::enumerate(pairs)) {
      PairGraph read(pair);
      Operation *loop = pair.first().op;
      Result<DictionaryAttr> kernels = readBodyKernels(
          read.body, folder + "/" + std::to_string(i) + ".json");
      if (!kernels)
        return emitError(loop->getLoc(), "kernels: ")
               << kernels.error().message;
      loop->setAttr(kLoopKernels, *kernels);
    }
    return success();
  }
};

} // namespace
