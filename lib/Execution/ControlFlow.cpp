//===- ControlFlow.cpp - Tensors that loops and branches yield ------------===//
//
// Buffers are freed by the block that allocates them, so a loop must leave each
// carried value in the buffer that it got, and a branch must yield a buffer of
// its own. Where the program does not do so, a copy makes it so.
//
//===----------------------------------------------------------------------===//
#include "Stages.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// The value whose buffer \p value would take over, as far as destinations say.
Value followDestinations(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    if (auto dps = dyn_cast<DestinationStyleOpInterface>(result.getOwner()))
      value = dps.getTiedOpOperand(result)->get();
    else if (auto loop = dyn_cast<scf::ForOp>(result.getOwner()))
      value = loop.getInitArgs()[result.getResultNumber()];
    else
      break;
  }
  return value;
}

void keepLoopBuffers(scf::ForOp loop) {
  Operation *yield = loop.getBody()->getTerminator();
  OpBuilder builder(yield);
  for (auto [operand, carried] :
       llvm::zip(yield->getOpOperands(), loop.getRegionIterArgs())) {
    if (!isa<TensorType>(carried.getType()) ||
        followDestinations(operand.get()) == carried)
      continue;
    operand.set(
        linalg::CopyOp::create(builder, yield->getLoc(), operand.get(), carried)
            .getResult(0));
  }
}

void giveBranchesBuffers(scf::IfOp branch) {
  for (Region &region : branch->getRegions()) {
    if (region.empty())
      continue;
    Operation *yield = region.front().getTerminator();
    OpBuilder builder(yield);
    for (OpOperand &operand : yield->getOpOperands()) {
      auto type = dyn_cast<RankedTensorType>(operand.get().getType());
      if (type)
        operand.set(bufferization::AllocTensorOp::create(
            builder, yield->getLoc(), type, ValueRange(), operand.get()));
    }
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
