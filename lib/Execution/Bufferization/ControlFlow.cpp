//===- ControlFlow.cpp - Tensors that loops and branches yield ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers are freed by the block that allocates them, so a loop must leave each
// carried value in the buffer that it got, and a branch must yield a buffer of
// its own. Where the program does not do so, a copy makes it so.
//
//===----------------------------------------------------------------------===//
#include "Stages.h"

#include "remat/Analysis/CarriedMoves.h"
#include "remat/Analysis/Storage.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// The operand whose buffer \p value takes over, or null.
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

/// The value whose buffer \p value is in, if every op in between writes its
/// destination in place, which it can if nothing reads the destination later.
Value bufferOf(Value value) {
  while (OpOperand *destination = destinationOf(value)) {
    Operation *writer = destination->getOwner();
    for (OpOperand &use : destination->get().getUses()) {
      Operation *user =
          writer->getBlock()->findAncestorOpInBlock(*use.getOwner());
      if (&use != destination && !isReadInStep(use, *destination) &&
          (!user || !user->isBeforeInBlock(writer)))
        return value;
    }
    value = destination->get();
  }
  return value;
}

/// Whether \p value is in a buffer that \p block allocates for it; \p taken are
/// the buffers that the block yields already.
bool hasBufferOf(Block *block, Value value, DenseSet<Value> &taken) {
  Value buffer = bufferOf(value);
  auto empty = buffer.getDefiningOp<tensor::EmptyOp>();
  return empty && empty->getBlock() == block && taken.insert(buffer).second;
}

Value copyOf(OpBuilder &builder, Location loc, Value value, StringRef reason) {
  auto copy = bufferization::AllocTensorOp::create(
      builder, loc, cast<RankedTensorType>(value.getType()), ValueRange(),
      value);
  copy->setAttr(copyReasonAttr, builder.getStringAttr(reason));
  return copy;
}

/// Where \p value, which \p loop yields for \p carried, is. Which destinations
/// are taken over is decided (chooseDestinations).
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

/// Moves what the loop yields into the buffers that it carries.
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
      operand.set(linalg::CopyOp::create(builder, yield->getLoc(),
                                         operand.get(),
                                         loop.getRegionIterArgs()[move.carried])
                      .getResult(0));
  }
}

void giveBranchesBuffers(scf::IfOp branch) {
  for (Region &region : branch->getRegions()) {
    if (region.empty())
      continue;
    Operation *yield = region.front().getTerminator();
    OpBuilder builder(yield);
    DenseSet<Value> taken;
    for (OpOperand &operand : yield->getOpOperands())
      if (isa<TensorType>(operand.get().getType()) &&
          !hasBufferOf(&region.front(), operand.get(), taken))
        operand.set(copyOf(builder, yield->getLoc(), operand.get(),
                           "a branch yields a buffer of its own"));
  }
}

} // namespace

void prepareControlFlow(func::FuncOp step) {
  step.walk([](Operation *op) {
    if (auto loop = dyn_cast<scf::ForOp>(op))
      keepLoopBuffers(loop);
    else if (auto branch = dyn_cast<scf::IfOp>(op))
      giveBranchesBuffers(branch);
  });
}

} // namespace remat::execution
