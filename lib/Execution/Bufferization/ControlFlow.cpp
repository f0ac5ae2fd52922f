//===- ControlFlow.cpp - Tensors that loops and branches yield ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The block that allocates a buffer also frees it. Therefore a loop must leave
// each value that it carries in the buffer in which it received the value. A
// branch must compute a yielded value in a buffer that is made before the
// branch. If the program does not fit this rule, a copy is added.
//
//===----------------------------------------------------------------------===//
#include "Analysis/Storage/CarriedMoves.h"
#include "Analysis/Storage/Storage.h"
#include "Execution/Bufferization/Stages.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using bufferization::AllocTensorOp;

namespace remat::execution {

namespace {

/// Returns the operand whose buffer \p value reuses, or null.
OpOperand *destinationOf(Value value) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return nullptr;
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(result.getOwner()))
    return dps.getTiedOpOperand(result);
  if (auto loop = dyn_cast<scf::ForOp>(result.getOwner()))
    return loop.getTiedLoopInit(result);
  if (auto in = dyn_cast<SwapInOp>(result.getOwner()))
    return &in.getDestMutable();
  if (auto await = dyn_cast<AwaitOp>(result.getOwner()))
    return &await.getSourceMutable();
  return nullptr;
}

Value moveTo(OpBuilder &builder, Location loc, Value value, Value destination,
             Attribute reason) {
  auto copy = linalg::CopyOp::create(builder, loc, value, destination);
  copy->setAttr(copyReasonAttr, reason);
  return copy.getResult(0);
}

/// Returns the source of \p value. The loop \p loop yields this value for
/// \p carried. The function chooseDestinations has decided which buffers
/// \p value reuses.
CarriedSource sourceOf(scf::ForOp loop, Value value, BlockArgument carried) {
  bool isPart = false;
  while (true) {
    if (OpOperand *destination = destinationOf(value)) {
      value = destination->get();
    } else if (Operation *op = value.getDefiningOp(); op && viewSource(op)) {
      value = viewSource(op);
      isPart = true;
    } else {
      break;
    }
  }
  if (value == carried && !isPart)
    return {.stays = true};
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != loop.getBody())
    return {};
  return {.carried = argument.getArgNumber() - 1};
}

/// Moves the values that the loop yields into the buffers that it carries.
void keepLoopBuffers(scf::ForOp loop) {
  Operation *yield = loop.getBody()->getTerminator();
  OpBuilder builder(yield);
  SmallVector<CarriedSource> sources;
  for (auto [value, carried] :
       llvm::zip(yield->getOperands(), loop.getRegionIterArgs()))
    sources.push_back(isa<TensorType>(value.getType())
                          ? sourceOf(loop, value, carried)
                          : CarriedSource{.stays = true});
  for (CarriedMove move : orderMoves(sources)) {
    OpOperand &operand = yield->getOpOperand(move.carried);
    if (move.isAway)
      operand.set(copyOf(builder, yield->getLoc(), operand.get(),
                         "a loop carries tensors that change places"));
    else
      operand.set(
          moveTo(builder, yield->getLoc(), operand.get(),
                 loop.getRegionIterArgs()[move.carried],
                 builder.getStringAttr(
                     "a loop leaves a carried tensor in another buffer")));
  }
}

/// Follows \p value back through the destinations that are overwritten to make
/// it, and returns the first tensor. The function chooseDestinations has
/// decided which buffers \p value reuses.
Value beginOf(Value value) {
  while (true) {
    Operation *op = value.getDefiningOp();
    if (OpOperand *destination = destinationOf(value))
      value = destination->get();
    else if (op && isBranch(op))
      value = op->getRegion(0).front().getTerminator()->getOperand(
          cast<OpResult>(value).getResultNumber());
    else
      return value;
  }
}

/// Makes the branch that yields \p yielded compute the yielded value in
/// \p destination, or copy it there.
void yieldIn(Value destination, OpOperand &yielded) {
  Operation *yield = yielded.getOwner();
  Operation *begin = beginOf(yielded.get()).getDefiningOp();
  bool isInside = begin && begin->getBlock() == yield->getBlock();
  if (isInside && isa<tensor::EmptyOp>(begin)) {
    begin->getResult(0).replaceAllUsesWith(destination);
    begin->erase();
    return;
  }
  if (auto copy = dyn_cast_or_null<AllocTensorOp>(begin); isInside && copy) {
    OpBuilder builder(copy);
    copy.replaceAllUsesWith(moveTo(builder, copy.getLoc(), copy.getCopy(),
                                   destination, copy->getAttr(copyReasonAttr)));
    copy.erase();
    return;
  }
  OpBuilder builder(yield);
  yielded.set(
      moveTo(builder, yield->getLoc(), yielded.get(), destination,
             builder.getStringAttr(
                 "a branch yields a tensor that is in another buffer")));
}

/// Allocates a buffer for each result of \p branch before the branch.
void shareResults(Operation *branch) {
  OpBuilder builder(branch);
  for (OpResult result : branch->getResults()) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    if (!type)
      continue;
    Value buffer = tensor::EmptyOp::create(
        builder, branch->getLoc(), type.getShape(), type.getElementType());
    for (Region &region : branch->getRegions())
      yieldIn(buffer, region.front().getTerminator()->getOpOperand(
                          result.getResultNumber()));
  }
}

} // namespace

void prepareControlFlow(func::FuncOp step) {
  step.walk([](Operation *op) {
    if (auto loop = dyn_cast<scf::ForOp>(op))
      keepLoopBuffers(loop);
    else if (isBranch(op))
      shareResults(op);
  });
}

} // namespace remat::execution
