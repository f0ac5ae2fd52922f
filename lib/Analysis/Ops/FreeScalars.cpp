//===- FreeScalars.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/FreeScalars.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

bool remat::isFreeScalar(Value value) {
  llvm::SetVector<Value> sources;
  sources.insert(value);
  for (size_t i = 0; i < sources.size(); ++i) {
    if (isa<TensorType>(sources[i].getType()))
      return false;
    if (Operation *op = sources[i].getDefiningOp())
      sources.insert(op->operand_begin(), op->operand_end());
  }
  return true;
}
