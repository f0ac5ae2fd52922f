//===- CarriedBuffers.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Slab/CarriedBuffers.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace remat::gpu {

void forwardCarriedBuffers(func::FuncOp step) {
  // Inner loops come first, because outer loops pass their results on.
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
  // A loop that the patterns do not simplify is also correct.
  (void)applyOpPatternsGreedily(loops, std::move(patterns), config);
}

} // namespace remat::gpu
