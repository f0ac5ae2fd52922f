//===- RematExportLoopBodies.cpp - Writes loop bodies as steps ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Transforms/Loops/BodyKernels.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATEXPORTLOOPBODIES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematExportLoopBodiesPass
    : public StepPass<
          remat::impl::RematExportLoopBodiesBase<RematExportLoopBodiesPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    return forEachBody(function, getArgument(), folder,
                       [&](PairGraph &read, std::string path) -> LogicalResult {
                         if (auto error = writeBody(read.body, path + ".mlir"))
                           return emitError(lineOf(function), "bodies: ")
                                  << error->message;
                         return success();
                       });
  }
};

} // namespace
