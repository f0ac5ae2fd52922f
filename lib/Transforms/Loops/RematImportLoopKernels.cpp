//===- RematImportLoopKernels.cpp - Reads kernels of loops ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/Names.h"
#include "Transforms/Loops/BodyKernels.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATIMPORTLOOPKERNELS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematImportLoopKernelsPass
    : public StepPass<
          remat::impl::RematImportLoopKernelsBase<RematImportLoopKernelsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    return forEachBody(function, getArgument(), folder,
                       [&](PairGraph &read, std::string path) -> LogicalResult {
                         Operation *loop = read.pair.first().op;
                         auto kernels =
                             readBodyKernels(read.body, path + ".json");
                         if (!kernels)
                           return emitError(loop->getLoc(), "kernels: ")
                                  << kernels.error().message;
                         loop->setAttr(kLoopKernels, *kernels);
                         return success();
                       });
  }
};

} // namespace
