//===- InPlace.cpp - Chooses the destinations to overwrite ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the memory model, an op writes into a destination's buffer if the
// destination dies with the op. If the destination is read after the op, the op
// gets its own buffer. Bufferization's analysis might resolve a conflict by an
// early copy of a view. Therefore this file chooses the buffers itself, and
// leaves no conflict to the analysis.
//
//===----------------------------------------------------------------------===//
#include "Analysis/Storage/CarriedMoves.h"
#include "Analysis/Storage/ReturnedValues.h"
#include "Analysis/Storage/Storage.h"
#include "Execution/Bufferization/Stages.h"
#include "Execution/Bufferization/TensorData.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace remat::execution {

SmallVector<OpOperand *> destinationsOf(Operation *op) {
  SmallVector<OpOperand *> result;
  auto add = [&](MutableOperandRange operands) {
    for (OpOperand &operand : operands)
      if (isa<TensorType>(operand.get().getType()))
        result.push_back(&operand);
  };
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
    add(dps.getDpsInitsMutable());
  if (auto loop = dyn_cast<scf::ForOp>(op))
    add(loop.getInitArgsMutable());
  if (auto in = dyn_cast<SwapInOp>(op))
    add(in.getDestMutable());
  return result;
}

Value copyOf(OpBuilder &builder, Location loc, Value value, StringRef reason) {
  auto copy = bufferization::AllocTensorOp::create(
      builder, loc, cast<RankedTensorType>(value.getType()), ValueRange(),
      value);
  copy->setAttr(copyReasonAttr, builder.getStringAttr(reason));
  return copy;
}

namespace {

bool isView(Operation *op) { return op && viewSource(op); }

OpResult resultOf(OpOperand &destination) {
  if (auto loop = dyn_cast<scf::ForOp>(destination.getOwner()))
    return loop.getTiedLoopResult(&destination);
  if (auto in = dyn_cast<SwapInOp>(destination.getOwner()))
    return cast<OpResult>(in.getResult());
  return cast<DestinationStyleOpInterface>(destination.getOwner())
      .getTiedOpResult(&destination);
}

Value makeEmpty(OpBuilder &builder, Location loc, RankedTensorType type) {
  return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                 type.getElementType());
}

/// Returns whether the block of \p argument may overwrite the argument. A loop,
/// for example, may overwrite its carried values.
bool isOwned(BlockArgument argument) {
  Operation *op = argument.getOwner()->getParentOp();
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return argument != loop.getInductionVar();
  auto step = dyn_cast<func::FuncOp>(op);
  return step && isDonated(step, argument.getArgNumber());
}

class DestinationChooser {
public:
  explicit DestinationChooser(Block &block) : block(block) {}
  void choose(OpOperand &destination) {
    Operation *writer = destination.getOwner();
    std::string reason = objection(destination);
    if (reason.empty()) {
      Value buffer = bufferOf(destination.get());
      OpResult result = resultOf(destination);
      taken[result] = buffer;
      takers[buffer].push_back(result);
      return;
    }
    OpBuilder builder(writer);
    auto type = cast<RankedTensorType>(destination.get().getType());
    if (isOnlyWritten(destination)) {
      destination.set(makeEmpty(builder, writer->getLoc(), type));
      return;
    }
    destination.set(
        copyOf(builder, writer->getLoc(), destination.get(), reason));
  }

private:
  /// The tensor that a swap_in brings back counts as a separate buffer, because
  /// nothing else uses it before it arrives.
  Value bufferOf(Value value) const {
    while (isView(value.getDefiningOp()))
      value = value.getDefiningOp()->getOperand(0);
    return taken.lookup_or(value, value);
  }

  /// Returns the reason why the op may not write the buffer of \p destination,
  /// or an empty text.
  std::string objection(OpOperand &destination) const {
    Operation *writer = destination.getOwner();
    std::string name = writer->getName().getStringRef().str();
    Value buffer = bufferOf(destination.get());
    if (buffer.getParentBlock() != &block)
      return name + " writes a tensor from outside of its loop or branch";
    if (auto argument = dyn_cast<BlockArgument>(buffer);
        argument && !isOwned(argument))
      return name + " writes an argument, which is not donated";
    if (buffer.getDefiningOp<arith::ConstantOp>())
      return name + " writes a constant";
    // If the op wrote only a part of a buffer, the rest of the buffer would
    // stay allocated.
    if (tensorBytes(cast<RankedTensorType>(buffer.getType())) !=
        tensorBytes(cast<RankedTensorType>(destination.get().getType())))
      return name + " writes a part of a tensor";

    SetVector<Value> inside;
    inside.insert(buffer);
    if (auto found = takers.find(buffer); found != takers.end())
      inside.insert(found->second.begin(), found->second.end());
    for (size_t i = 0; i < inside.size(); ++i)
      for (OpOperand &use : inside[i].getUses()) {
        if (isView(use.getOwner())) {
          inside.insert(use.getOwner()->getResult(0));
          continue;
        }
        Operation *user = block.findAncestorOpInBlock(*use.getOwner());
        if (user == writer && &use != &destination &&
            !isReadInStep(use, destination))
          return name + " reads the tensor that it writes";
        if (writer->isBeforeInBlock(user))
          return name + " writes a tensor that " +
                 user->getName().getStringRef().str() + " reads later";
      }
    return "";
  }

  Block &block;
  /// Maps each result to the value whose buffer it took over.
  DenseMap<Value, Value> taken;
  /// Maps each value to the results that took over its buffer.
  DenseMap<Value, SmallVector<Value>> takers;
};

/// Copies \p slice where it is made. All readers of \p slice read the copy.
void copySlice(tensor::ExtractSliceOp slice, StringRef reason) {
  OpBuilder builder(slice->getContext());
  builder.setInsertionPointAfter(slice);
  Value copy = copyOf(builder, slice.getLoc(), slice, reason);
  slice.getResult().replaceAllUsesExcept(copy, copy.getDefiningOp());
}

/// Outputs and tensors that are copied to the host must be whole tensors. A
/// slice of a larger tensor is copied where it is made, so that the larger
/// tensor can be freed before the end.
void copyReturnedSlices(Block &block) {
  llvm::DenseSet<Value> returned = returnedValues(block);
  for (auto slice :
       llvm::make_early_inc_range(block.getOps<tensor::ExtractSliceOp>()))
    if (returned.contains(slice))
      copySlice(slice, "an output is a part of a tensor");
}

void copySlicesWrittenOver(Block &body) {
  for (auto slice :
       llvm::make_early_inc_range(body.getOps<tensor::ExtractSliceOp>()))
    if (isWrittenOver(slice))
      copySlice(slice, "a loop writes over a part of a tensor that it reads");
}

/// If an op cannot view an operand that is not contiguous, copies the operand.
void copyBeforeReshapes(func::FuncOp step) {
  ViewLayouts layouts;
  step.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isView(op) || layouts.visit(op))
      return;
    OpBuilder builder(op);
    std::string name = op->getName().getStringRef().str();
    op->setOperand(0, copyOf(builder, op->getLoc(), op->getOperand(0),
                             name + " of a view that is not contiguous"));
  });
}

} // namespace

/// Returns whether \p block makes the memory of \p value.
static bool isMadeIn(Block &block, Value value) {
  while (isView(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value.getParentBlock() == &block;
}

/// A block may overwrite only its own tensors. If an op only writes into a
/// destination from outside its block (isOnlyWritten), or into a part of a
/// tensor (isPartWrittenOver), it gets a destination inside the block instead.
static void makeOwnDestinations(Block &block) {
  for (Operation &op : block)
    for (OpOperand *destination : destinationsOf(&op)) {
      if (!isPartWrittenOver(*destination) &&
          (isMadeIn(block, destination->get()) || !isOnlyWritten(*destination)))
        continue;
      OpBuilder builder(&op);
      destination->set(
          makeEmpty(builder, op.getLoc(),
                    cast<RankedTensorType>(destination->get().getType())));
    }
}

/// Erases views without readers. Bufferization would count a view without
/// readers as a read of the view's source.
static void eraseUnreadViews(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isView(&op) && op.use_empty())
      op.erase();
}

static void chooseDestinations(Block &block) {
  DestinationChooser chooser(block);
  for (Operation &op : block)
    for (OpOperand *destination : destinationsOf(&op))
      chooser.choose(*destination);
}

void chooseDestinations(func::FuncOp step) {
  copyReturnedSlices(step.getBody().front());
  step.walk([](scf::ForOp loop) { copySlicesWrittenOver(*loop.getBody()); });
  copyBeforeReshapes(step);
  step.walk([](Block *block) { makeOwnDestinations(*block); });
  // The graph reads outer blocks before inner blocks.
  step.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == step || isa<scf::ForOp>(op) || isBranch(op))
      for (Region &region : op->getRegions())
        for (Block &block : region)
          chooseDestinations(block);
  });
  step.walk([](Block *block) { eraseUnreadViews(*block); });
}

} // namespace remat::execution
