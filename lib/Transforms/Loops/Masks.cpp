//===- Masks.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/Masks.h"

#include "Analysis/Ops/Constants.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace remat;

/// Tells whether a kernel that reads what \p op makes may as well compute it.
static bool isOfMask(Operation *op) {
  return llvm::StringSwitch<bool>(op->getName().getStringRef())
      .Cases({"stablehlo.iota", "stablehlo.compare", "stablehlo.select",
              "stablehlo.and", "stablehlo.or", "stablehlo.not", "stablehlo.add",
              "stablehlo.subtract", "stablehlo.convert",
              "stablehlo.broadcast_in_dim", "stablehlo.reshape"},
             true)
      .Default(isSplatConstant(op));
}

SmallVector<Operation *> remat::maskOps(Value value) {
  constexpr size_t kMostOps = 64;
  llvm::SetVector<Operation *> ops;
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val().getDefiningOp();
    if (!op || !isOfMask(op))
      return {};
    if (ops.insert(op) && ops.size() > kMostOps)
      return {};
    llvm::append_range(worklist, op->getOperands());
  }
  SmallVector<Operation *> sorted = llvm::to_vector(ops);
  bool isOneBlock = llvm::all_of(sorted, [&](Operation *op) {
    return op->getBlock() == sorted.front()->getBlock();
  });
  if (!isOneBlock)
    return {};
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return sorted;
}
