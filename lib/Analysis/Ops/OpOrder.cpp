//===- OpOrder.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/OpOrder.h"

using namespace mlir;

SmallVector<Operation *> remat::inProgramOrder(ArrayRef<Operation *> ops) {
  SmallVector<Operation *> sorted(ops);
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return sorted;
}

static bool isMadeBefore(Value value, Operation *top) {
  Operation *def = value.getDefiningOp();
  Operation *maker = def ? top->getBlock()->findAncestorOpInBlock(*def) : def;
  return !maker || maker->isBeforeInBlock(top) ||
         (maker == top && def != top); // The value is made in a region of the
                                       // same op.
}

Operation *remat::findReaderAhead(Block &block) {
  for (Operation &top : block) {
    Operation *found = nullptr;
    top.walk<WalkOrder::PreOrder>([&](Operation *reader) {
      bool inOrder = llvm::all_of(reader->getOperands(), [&](Value value) {
        return isMadeBefore(value, &top);
      });
      found = inOrder ? nullptr : reader;
      return inOrder ? WalkResult::advance() : WalkResult::interrupt();
    });
    if (found)
      return found;
  }
  return nullptr;
}
