//===- RematExportLoopBodies.cpp - Bodies of loops as steps ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Transforms/Loops/BodyKernels.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {
#define GEN_PASS_DEF_REMATEXPORTLOOPBODIES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematExportLoopBodiesPass
    : public remat::impl::RematExportLoopBodiesBase<RematExportLoopBodiesPass> {
public:
  using RematExportLoopBodiesBase::RematExportLoopBodiesBase;

  void runOnOperation() override {
    for (func::FuncOp function : plannedFunctions(getOperation()))
      if (failed(write(function)))
        return signalPassFailure();
  }

private:
  LogicalResult write(func::FuncOp function) {
    if (folder.empty())
      return emitError(lineOf(function),
                       "remat-export-loop-bodies needs folder=");
    std::vector<LoopPair> pairs = findAllLoopPairs(stepBlock(function));
    if (pairs.empty())
      return emitError(lineOf(function), noLoops(function));
    for (auto [i, pair] : llvm::enumerate(pairs)) {
      PairGraph read(pair);
      std::string path = folder + "/" + std::to_string(i) + ".mlir";
      if (auto error = writeBody(read.body, path))
        return emitError(lineOf(function), "bodies: ") << error->message;
    }
    return success();
  }
};

} // namespace
