//===- UpliftLoops.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Prepare/UpliftLoops.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

void remat::upliftLoops(func::FuncOp function) {
  SmallVector<scf::WhileOp> loops; // Inner loops come first.
  function.walk([&](scf::WhileOp loop) { loops.push_back(loop); });
  IRRewriter rewriter(function.getContext());
  for (scf::WhileOp loop : loops) {
    rewriter.setInsertionPoint(loop);
    (void)scf::upliftWhileToForLoop(rewriter, loop);
  }
}
