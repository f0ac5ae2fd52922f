//===- AllocTensors.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Prepare/AllocTensors.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using bufferization::AllocTensorOp;

void remat::replaceAllocTensors(func::FuncOp function) {
  function.walk([](AllocTensorOp alloc) {
    auto type = dyn_cast<RankedTensorType>(alloc.getType());
    Value copied = alloc.getCopy();
    if (!type || alloc.getMemorySpace() || (copied && !type.hasStaticShape()))
      return;
    OpBuilder builder(alloc);
    Value value = tensor::EmptyOp::create(builder, alloc.getLoc(), type,
                                          alloc.getDynamicSizes());
    if (copied)
      value = linalg::CopyOp::create(builder, alloc.getLoc(), copied, value)
                  .getResult(0);
    alloc.replaceAllUsesWith(value);
    alloc.erase();
  });
}
