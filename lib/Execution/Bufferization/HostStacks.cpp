//===- HostStacks.cpp - Turns slots on the host into copies ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before bufferization, loops carry every stack in the same way, even if its
// slots are on the host. Bufferization turns a stack with slots on the host
// into a `remat.host_stack`, which no loop carries. `remat.to_host` and
// `remat.to_device` become copies.
//
//   In the forward loop, a swap_out comes right after the op that makes the
//   slice. The copy is awaited at the end of the iteration, so it can run
//   during the rest of the iteration. In the backward loop, a swap_in comes
//   where the slot is read. The first reader of the slot awaits the swap_in.
//
//===----------------------------------------------------------------------===//
#include "Execution/Bufferization/Stages.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// A loop that carries a stack and sends its slots to the host.
struct Carried {
  scf::ForOp loop;
  unsigned number;
  tensor::InsertSliceOp write;

  OpResult result() { return loop->getResult(number); }
};

/// Returns whether \p op reads or writes exactly one slot of \p stack. The type
/// of the slot is \p slot, the type of the stack without its first dimension.
bool isOfOneSlot(OffsetSizeAndStrideOpInterface op, RankedTensorType stack,
                 RankedTensorType slot) {
  if (stack.getRank() == 0 || stack.getShape().drop_front() != slot.getShape())
    return false;
  for (int64_t d = 0; d < stack.getRank(); ++d)
    if (getConstantIntValue(op.getMixedSizes()[d]) !=
            (d == 0 ? 1 : stack.getDimSize(d)) ||
        getConstantIntValue(op.getMixedStrides()[d]) != 1 ||
        (d > 0 && getConstantIntValue(op.getMixedOffsets()[d]) != 0))
      return false;
  return true;
}

/// Returns the loop that carries the stack in which \p op writes a slot. The
/// loop must begin with an empty stack, and use the stack for nothing else.
std::optional<Carried> carriedBy(ToHostOp op) {
  if (!op->hasOneUse())
    return std::nullopt;
  auto write = dyn_cast<tensor::InsertSliceOp>(*op->user_begin());
  if (!write || write->getBlock() != op->getBlock() || !write->hasOneUse() ||
      write.getSource() != op.getResult() ||
      !isOfOneSlot(write, write.getDestType(), write.getSourceType()))
    return std::nullopt;
  auto loop = dyn_cast<scf::ForOp>(write->getParentOp());
  auto argument = dyn_cast<BlockArgument>(write.getDest());
  if (!loop || !argument || argument.getOwner() != loop.getBody() ||
      argument.getArgNumber() == 0 || !argument.hasOneUse())
    return std::nullopt;
  OpOperand &yielded = *write->use_begin();
  Carried carried{loop, argument.getArgNumber() - 1, write};
  bool isStack =
      yielded.getOwner() == loop.getBody()->getTerminator() &&
      yielded.getOperandNumber() == carried.number &&
      loop.getInitArgs()[carried.number].getDefiningOp<tensor::EmptyOp>();
  return isStack ? std::optional(carried) : std::nullopt;
}

/// Returns whether \p user is an extract_slice of the stack that only
/// `remat.to_device` reads.
bool isFetch(Operation *user) {
  auto slice = dyn_cast<tensor::ExtractSliceOp>(user);
  return slice && isOfOneSlot(slice, slice.getSourceType(), slice.getType()) &&
         llvm::all_of(slice->getUsers(), llvm::IsaPred<ToDeviceOp>);
}

class StackLowering {
public:
  explicit StackLowering(func::FuncOp step)
      : step(step), rewriter(step.getContext()) {}

  LogicalResult run() {
    SmallVector<ToHostOp> slots;
    step.walk([&](ToHostOp op) { slots.push_back(op); });
    for (ToHostOp op : slots)
      if (failed(lower(op)))
        return failure();
    WalkResult walk = step.walk([](ToDeviceOp op) {
      op.emitOpError("brings back a value that is not on the host: its "
                     "operand must be a slot of a stack, and a loop of this "
                     "step must fill this stack with results of "
                     "remat.to_host");
      return WalkResult::interrupt();
    });
    return failure(walk.wasInterrupted());
  }

private:
  LogicalResult lower(ToHostOp op) {
    std::optional<Carried> carried = carriedBy(op);
    if (!carried)
      return op.emitOpError(
          "is not written into a stack: an scf.for must carry a tensor.empty "
          "as the stack, and a tensor.insert_slice must write this value into "
          "one slot of the stack, without the first dimension");
    for (Operation *user : carried->result().getUsers())
      if (!isFetch(user))
        return user->emitOpError(
            "reads a stack that is on the host: take one slot with "
            "tensor.extract_slice, and bring it back with remat.to_device");
    rewriter.setInsertionPoint(carried->loop);
    Value stack = HostStackOp::create(rewriter, op.getLoc(),
                                      hostTypeOf(carried->result().getType()));
    send(op, *carried, stack);
    for (Operation *user :
         llvm::make_early_inc_range(carried->result().getUsers()))
      fetch(cast<tensor::ExtractSliceOp>(user), stack);
    drop(*carried);
    return success();
  }

  Value slotOf(OffsetSizeAndStrideOpInterface op, Value stack, Location loc) {
    Value index =
        getValueOrCreateConstantIndexOp(rewriter, loc, op.getMixedOffsets()[0]);
    auto type = cast<HostType>(stack.getType());
    auto slot = HostType::get(type.getContext(), type.getShape().drop_front(),
                              type.getElementType());
    return HostSlotOp::create(rewriter, loc, slot, stack, index);
  }

  /// Returns the first op of the block of \p op that comes after the op that
  /// makes \p value.
  static Operation *behind(Value value, Operation *op) {
    Operation *maker = value.getDefiningOp();
    return maker && maker->getBlock() == op->getBlock()
               ? maker->getNextNode()
               : &op->getBlock()->front();
  }

  /// The copy to the host begins as soon as its source exists, if the index of
  /// the slot can be computed at that point.
  void send(ToHostOp op, Carried carried, Value stack) {
    Operation *place = behind(op.getSource(), op), *last = carried.write;
    DominanceInfo dominance;
    if (auto index = dyn_cast<Value>(carried.write.getMixedOffsets()[0]))
      while (place != last &&
             failed(moveValueDefinitions(rewriter, index, place, dominance)))
        place = place->getNextNode();
    rewriter.setInsertionPoint(place);
    Value slot = slotOf(carried.write, stack, op.getLoc());
    auto out = SwapOutOp::create(rewriter, op.getLoc(), op.getSource(), slot);
    rewriter.setInsertionPoint(op->isBeforeInBlock(place) ? last : op);
    AwaitOp::create(rewriter, op.getLoc(), out.getToken(), out.getSource());
  }

  void fetch(tensor::ExtractSliceOp slice, Value stack) {
    rewriter.setInsertionPoint(slice);
    Location loc = slice.getLoc();
    Value slot = slotOf(slice, stack, loc);
    RankedTensorType type = slice.getType();
    Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                          type.getElementType());
    auto in = SwapInOp::create(rewriter, loc, slot, empty);
    rewriter.setInsertionPoint(firstReader(slice));
    Value there = AwaitOp::create(rewriter, loc, in.getToken(), in.getResult())
                      .getResult();
    for (Operation *user : llvm::make_early_inc_range(slice->getUsers()))
      rewriter.replaceOp(user, there);
    rewriter.eraseOp(slice);
  }

  /// Returns the first op that reads \p slice in its block. If nothing reads
  /// the fetched value, returns the end of the block.
  static Operation *firstReader(tensor::ExtractSliceOp slice) {
    Operation *first = slice->getBlock()->getTerminator();
    for (Operation *device : slice->getUsers())
      for (Operation *user : device->getUsers()) {
        Operation *reader = slice->getBlock()->findAncestorOpInBlock(*user);
        if (reader->isBeforeInBlock(first))
          first = reader;
      }
    return first;
  }

  /// Replaces the loop by one that does not carry the stack.
  void drop(Carried carried) {
    scf::ForOp loop = carried.loop;
    Operation *yield = loop.getBody()->getTerminator();
    yield->eraseOperand(carried.number);
    Value slice = carried.write.getSource();
    rewriter.eraseOp(carried.write);
    rewriter.eraseOp(slice.getDefiningOp());
    SmallVector<Value> inits(loop.getInitArgs());
    inits.erase(inits.begin() + carried.number);
    rewriter.setInsertionPoint(loop);
    auto made =
        scf::ForOp::create(rewriter, loop.getLoc(), loop.getLowerBound(),
                           loop.getUpperBound(), loop.getStep(), inits);
    made->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
    loop.getBody()->eraseArgument(carried.number + 1);
    made.getRegion().takeBody(loop.getRegion());
    SmallVector<Value> results(made.getResults());
    results.insert(results.begin() + carried.number, Value());
    for (auto [old, now] : llvm::zip_equal(loop.getResults(), results))
      if (now)
        rewriter.replaceAllUsesWith(old, now);
    rewriter.eraseOp(loop);
  }

  func::FuncOp step;
  IRRewriter rewriter;
};

} // namespace

LogicalResult lowerHostStacks(func::FuncOp step) {
  return StackLowering(step).run();
}

} // namespace remat::execution
