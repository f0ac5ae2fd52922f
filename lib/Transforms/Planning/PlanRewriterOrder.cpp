//===- PlanRewriterOrder.cpp - From the old ops of a block to the new -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanRewriter.h"

using namespace mlir;
using namespace remat;

/// The new ops stand behind the old ones. A new op that reads a result of an
/// old one was emitted before any step had made that value.
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

/// Erases the original ops: everything up to \p lastOriginal.
void PlanRewriter::replaceBody(Operation *lastOriginal) {
  for (Operation *op = lastOriginal; op;) {
    Operation *previous = op->getPrevNode();
    op->erase();
    op = previous;
  }
}
