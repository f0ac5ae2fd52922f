//===- CarriedBuffers.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Slab/CarriedBuffers.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace remat::gpu {

void forwardCarriedBuffers(func::FuncOp step) {
  // Inner loops come first, because outer loops pass on the results of inner
  // loops.
  SmallVector<Operation *> loops;
  step.walk([&](scf::ForOp loop) { loops.push_back(loop); });
  if (loops.empty())
    return;
  RewritePatternSet patterns(step.getContext());
  scf::ForOp::getCanonicalizationPatterns(patterns, step.getContext());
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  config.enableFolding(false);
  config.enableConstantCSE(false);
  // The patterns may fail to simplify a loop. The loop is then still correct.
  (void)applyOpPatternsGreedily(loops, std::move(patterns), config);
}

} // namespace remat::gpu
