//===- FoldReshapes.cpp - Removes reshapes that undo each other -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Prepare/Prepare.h"

using namespace mlir;

static bool isReshape(Operation *op) {
  return op && op->getName().getStringRef() == "stablehlo.reshape" &&
         op->getAttrs().empty();
}

void remat::foldReshapes(func::FuncOp function) {
  SmallVector<Operation *> reshapes;
  function.walk([&](Operation *op) {
    if (isReshape(op))
      reshapes.push_back(op);
  });
  for (Operation *op : reshapes) {
    Operation *before = op->getOperand(0).getDefiningOp();
    Value source = isReshape(before) ? before->getOperand(0) : Value();
    if (source && source.getType() == op->getResult(0).getType())
      op->getResult(0).replaceAllUsesWith(source);
  }
  for (Operation *op : llvm::reverse(reshapes))
    if (op->use_empty())
      op->erase();
}
