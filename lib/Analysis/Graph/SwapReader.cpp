//===- SwapReader.cpp - Copies between device and host as steps -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/GraphReader.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/TypeSizes.h"

using namespace mlir;
using namespace remat;

Operation *FunctionGraph::firstSwap() const {
  for (auto [step, op] : llvm::zip_equal(steps, stepOps))
    if (step.kind != StepKind::Compute)
      return op;
  return nullptr;
}

void GraphReader::addStep(Step step, Operation *op) {
  result.steps.push_back(step);
  result.stepOps.push_back(op);
}

/// Emits an error if \p op reads one of \p values while the value is not on the
/// device.
LogicalResult GraphReader::checkOnDevice(Operation *op, ValueRange values) {
  if (moves.empty())
    return success();
  for (Value value : values) {
    auto t = tensorOf(value);
    if (t && madeAtMove.lookup(value) != moves.lookup(*t))
      return op->emitError("reads ")
             << describeTensor(spec, *t)
             << " from before this tensor was copied to the host: read the "
                "result of the remat.await that follows the last "
                "remat.swap_in of this tensor";
  }
  return success();
}

/// Checks the copies inside of \p op. Each copy must be directly in the body of
/// a loop.
LogicalResult GraphReader::checkSwapsInside(Operation *op) {
  WalkResult walk = op->walk([](Operation *nested) {
    return isSwap(nested) && !isKnownLoop(nested->getParentOp())
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  if (!walk.wasInterrupted())
    return success();
  return op->emitOpError(
      "contains copies between device and host, and copies are supported only "
      "in the step's own block and in bodies of loops");
}

static LogicalResult refuseSlot(Operation *op) {
  return op->emitOpError(
      "names a slot of a stack on the host. Only a step after bufferization "
      "has such slots: plan the step before bufferization");
}

LogicalResult GraphReader::readSwap(Operation *op) {
  if (auto out = dyn_cast<SwapOutOp>(op))
    return out.getInto() ? refuseSlot(op) : readSwapOut(out);
  if (auto await = dyn_cast<AwaitOp>(op)) {
    readAwait(await);
    return success();
  }
  auto in = cast<SwapInOp>(op);
  if (!in.getHost().getDefiningOp<SwapOutOp>())
    return refuseSlot(op);
  readSwapIn(in);
  return success();
}

LogicalResult GraphReader::readSwapOut(SwapOutOp op) {
  auto t = tensorOf(op.getSource());
  if (!t)
    return op.emitOpError("copies a value that takes no memory, because its "
                          "readers compute it: remove the copy");
  if (failed(checkOnDevice(op, op.getSource())))
    return failure();
  Result<int64_t> bytes = storageBytes(op.getSource().getType());
  if (!bytes || *bytes != spec.tensors[*t].bytes)
    return op.emitOpError("copies a part of ")
           << describeTensor(spec, *t)
           << ": only a whole tensor can be copied to the host";
  addStep(Step::swapOut(*t), op);
  return success();
}

void GraphReader::readSwapIn(SwapInOp op) {
  auto out = op.getHost().getDefiningOp<SwapOutOp>();
  auto t = tensorOf(out.getSource());
  addStep(Step::swapIn(*t), op);
  result.tensorOf[op.getResult()] = *t;
  madeAtMove[op.getResult()] = ++moves[*t];
}

void GraphReader::readAwait(AwaitOp op) {
  if (op.getResult())
    return shareTensor(op.getResult(), op.getSource());
  auto t = tensorOf(op.getSource());
  addStep(Step::waitOut(*t), op);
  ++moves[*t];
}
