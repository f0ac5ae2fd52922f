//===- UnrollLoops.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Prepare/UnrollLoops.h"

#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/OpOrder.h"
#include "Transforms/Prepare/FoldScalars.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace remat;

static bool isWhile(Operation *op) {
  return op->getName().getStringRef() == "stablehlo.while";
}

static int64_t numOps(Operation *loop) {
  int64_t count = 0;
  loop->walk([&](Operation *) { ++count; });
  return count;
}

/// Copies the body of a `stablehlo.while` \p count times to the place before
/// the loop. The condition is known to be true \p count times, and has no other
/// effect.
static void unrollWhile(Operation *loop, int64_t count) {
  Block &body = loop->getRegion(1).front();
  SmallVector<Value> carried(loop->getOperands());
  OpBuilder builder(loop);
  for (int64_t i = 0; i < count; ++i) {
    IRMapping mapping;
    mapping.map(body.getArguments(), carried);
    for (Operation &op :
         llvm::drop_end(body)) { // The terminator is not a registered op.
      Operation *clone = builder.clone(op, mapping);
      if (clone->getNumResults() != 1)
        continue;
      // In each copy, a value that counts iterations becomes a constant.
      Operation *before = clone->getPrevNode();
      if (foldScalar(clone))
        mapping.map(op.getResult(0), (before ? before->getNextNode()
                                             : &loop->getBlock()->front())
                                         ->getResult(0));
    }
    for (auto [value, next] : llvm::zip(carried, body.back().getOperands()))
      value = mapping.lookupOrDefault(next);
  }
  loop->replaceAllUsesWith(carried);
  loop->erase();
}

static bool hasOneBlockEach(Operation *loop) {
  return llvm::all_of(loop->getRegions(),
                      [](Region &region) { return region.hasOneBlock(); });
}

/// Unrolls \p loop. Returns whether the loop was removed.
static bool unroll(Operation *loop) {
  std::optional<double> count = tripCount(loop);
  if (!count || !hasOneBlockEach(loop)) {
    loop->emitRemark(
        "is not unrolled: its number of iterations is not constant");
    return false;
  }
  if (*count * double(numOps(loop)) > double(kMostUnrolledOps)) {
    loop->emitRemark("is not unrolled: it would become more than ")
        << kMostUnrolledOps << " ops";
    return false;
  }
  if (isWhile(loop))
    if (Operation *reader = findReaderAhead(loop->getRegion(1).front())) {
      reader->emitRemark(
          "reads a value that a later op computes: its loop is not unrolled");
      return false;
    }
  if (auto forOp = dyn_cast<scf::ForOp>(loop))
    return succeeded(loopUnrollFull(forOp));
  unrollWhile(loop, int64_t(*count));
  return true;
}

void remat::unrollLoops(func::FuncOp function) {
  SmallVector<Operation *> loops;
  function.walk<WalkOrder::PostOrder>([&](Operation *op) {
    if (isWhile(op) || isa<scf::ForOp>(op))
      loops.push_back(op);
  });
  for (Operation *loop : loops)
    unroll(loop);
}
