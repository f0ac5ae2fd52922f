//===- PlanRewriterOrder.cpp - Replaces the old ops of a block ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanRewriter.h"

using namespace mlir;
using namespace remat;

/// The new ops are after the old ops. If a new op reads a result of an old op,
/// no step has made that value before.
LogicalResult PlanRewriter::checkOrder(Operation *lastOriginal) {
  for (Operation *op = lastOriginal; op; op = op->getPrevNode())
    for (OpResult value : op->getResults())
      for (Operation *user : value.getUsers()) {
        Operation *reader = block.findAncestorOpInBlock(*user);
        if (!lastOriginal->isBeforeInBlock(reader))
          continue;
        std::string made = "'" + nameOfValue(graph, value) + "'";
        InFlightDiagnostic error =
            emitError(reader->getLoc(), "the plan is not valid: ")
            << "'" << nameOfOp(reader) << "' reads " << made
            << " before it is made";
        error.attachNote(op->getLoc()) << made << " is made by this op";
        return error;
      }
  return success();
}

/// Erases the original ops, which are all ops up to \p lastOriginal.
void PlanRewriter::replaceBody(Operation *lastOriginal) {
  for (Operation *op = lastOriginal; op;) {
    Operation *previous = op->getPrevNode();
    op->erase();
    op = previous;
  }
}
