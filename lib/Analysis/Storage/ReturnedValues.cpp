//===- ReturnedValues.cpp - Which values of a block are outputs -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/ReturnedValues.h"

#include "Analysis/Storage/Storage.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

void remat::forEachPassedOn(
    Operation *op, llvm::function_ref<void(Value result, Value source)> pass) {
  if (isFence(op)) {
    for (OpResult result : op->getResults())
      pass(result, op->getOperand(result.getResultNumber()));
    return;
  }
  if (Value source = viewSource(op))
    return pass(op->getResult(0), source);
  // A tensor that is copied back counts as the same tensor that was copied to
  // the host.
  if (auto await = dyn_cast<AwaitOp>(op); await && await.getResult())
    pass(await.getResult(), await.getSource());
  if (auto in = dyn_cast<SwapInOp>(op))
    if (auto out = in.getHost().getDefiningOp<SwapOutOp>();
        out && in.getResult())
      pass(in.getResult(), out.getSource());
}

llvm::DenseSet<Value> remat::returnedValues(Block &block) {
  if (block.empty()) // A block without ops can only belong to an unknown op.
    return {};
  Operation *terminator = &block.back();
  llvm::DenseSet<Value> returned(terminator->operand_begin(),
                                 terminator->operand_end());
  for (Operation &op : llvm::reverse(block))
    forEachPassedOn(&op, [&](Value result, Value source) {
      if (returned.contains(result) && !isa<tensor::ExtractSliceOp>(op))
        returned.insert(source);
    });
  return returned;
}
