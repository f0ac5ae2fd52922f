//===- PlanRewriterSwaps.cpp - Writes the copies of a plan as ops ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanRewriter.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

static Location swapLoc(Value original) {
  return NameLoc::get(StringAttr::get(original.getContext(), "remat"),
                      original.getLoc());
}

void PlanRewriter::emitSwap(Step step) {
  Value original = graph.valueOf[step.id];
  if (step.kind == StepKind::SwapOut)
    return emitSwapOut(original);
  if (step.kind == StepKind::WaitOut)
    return emitWaitOut(original);
  emitSwapIn(original);
}

void PlanRewriter::emitSwapOut(Value original) {
  Value source = resolve(original, Overrides());
  swappedOut[original] = SwapOutOp::create(builder, swapLoc(original), source);
}

/// Uses exactly the value that was copied. A fence may have made a newer one
/// since then.
void PlanRewriter::emitWaitOut(Value original) {
  SwapOutOp out = swappedOut.lookup(original);
  AwaitOp::create(builder, out.getLoc(), out.getToken(), out.getSource());
}

void PlanRewriter::emitSwapIn(Value original) {
  Location loc = swapLoc(original);
  auto type = cast<RankedTensorType>(original.getType());
  Value empty = tensor::EmptyOp::create(
      builder, loc, type.getShape(), type.getElementType(), type.getEncoding());
  arriving[original] = SwapInOp::create(
      builder, loc, swappedOut.lookup(original).getHost(), empty);
  ++statistics.swapIns;
}

/// Emits the wait for a swap_in. It comes before the first op that reads \p
/// original.
void PlanRewriter::awaitArrival(Value original) {
  auto it = arriving.find(original);
  if (it == arriving.end())
    return;
  SwapInOp in = it->second;
  arriving.erase(it);
  newest[original] =
      AwaitOp::create(builder, in.getLoc(), in.getToken(), in.getResult())
          .getResult();
}
