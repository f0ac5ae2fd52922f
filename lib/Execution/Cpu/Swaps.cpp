//===- Swaps.cpp - Turns copies into calls of the runtime -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Bufferization/TensorData.h"
#include "Execution/Cpu/BarePointers.h"
#include "Execution/Cpu/Stages.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// Returns the last op that needs the host copy: a swap_in, or the op that
/// waits for the swap_out.
Operation *lastUse(SwapOutOp op) {
  Operation *last = op.getAwait();
  for (Operation *user : op.getHost().getUsers())
    if (last->isBeforeInBlock(user))
      last = user;
  return last;
}

class SwapLowering {
public:
  SwapLowering(func::FuncOp step, Value runtime)
      : step(step), runtime(runtime), builder(step.getContext()),
        pointers(step.getContext()) {}

  LogicalResult run() {
    SmallVector<Operation *> swaps;
    step.walk([&](Operation *op) {
      if (isSwap(op) || isa<HostStackOp, HostSlotOp>(op))
        swaps.push_back(op);
    });
    for (Operation *op : swaps) {
      if (auto stack = dyn_cast<HostStackOp>(op)) {
        lower(stack);
      } else if (auto slot = dyn_cast<HostSlotOp>(op)) {
        lower(slot);
      } else if (auto out = dyn_cast<SwapOutOp>(op)) {
        if (failed(lower(out)))
          return failure();
      } else if (auto in = dyn_cast<SwapInOp>(op)) {
        if (failed(lower(in)))
          return failure();
      } else {
        lower(cast<AwaitOp>(op));
      }
    }
    for (Operation *op : llvm::reverse(swaps))
      op->erase();
    return success();
  }

private:
  void lower(HostStackOp op) {
    builder.setInsertionPoint(op);
    Value all = bytes(op.getLoc(), tensorBytes(op.getStack().getType()));
    Value host = call(op.getLoc(), "rematAllocateHost", pointers.type, all);
    lowered[op.getStack()] = host;
    builder.setInsertionPointAfter(op.lastUse());
    call(op.getLoc(), "rematReleaseHost", Type(), host);
  }

  void lower(HostSlotOp op) {
    builder.setInsertionPoint(op);
    Location loc = op.getLoc();
    Value index = arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                             op.getIndex());
    Value offset = LLVM::MulOp::create(
        builder, loc, index, bytes(loc, tensorBytes(op.getSlot().getType())));
    lowered[op.getSlot()] =
        LLVM::GEPOp::create(builder, loc, pointers.type, builder.getI8Type(),
                            lowered.lookup(op.getStack()), offset);
  }

  LogicalResult lower(SwapOutOp op) {
    builder.setInsertionPoint(op);
    Location loc = op.getLoc();
    auto source = span(op, op.getSource());
    if (failed(source))
      return failure();
    auto [address, bytes] = *source;
    Value host = op.getInto()
                     ? lowered.lookup(op.getInto())
                     : call(loc, "rematAllocateHost", pointers.type, bytes);
    lowered[op.getHost()] = host;
    lowered[op.getToken()] = call(loc, "rematCopyToHost", builder.getI64Type(),
                                  {host, address, bytes});
    if (op.getInto())
      return success();
    builder.setInsertionPointAfter(lastUse(op));
    call(loc, "rematReleaseHost", Type(), host);
    return success();
  }

  LogicalResult lower(SwapInOp op) {
    builder.setInsertionPoint(op);
    auto dest = span(op, op.getDest());
    if (failed(dest))
      return failure();
    lowered[op.getToken()] =
        call(op.getLoc(), "rematCopyToDevice", builder.getI64Type(),
             {dest->first, lowered.lookup(op.getHost()), dest->second});
    return success();
  }

  void lower(AwaitOp op) {
    builder.setInsertionPoint(op);
    call(op.getLoc(), "rematAwait", Type(), lowered.lookup(op.getToken()));
  }

  /// Returns the address and the bytes of a whole buffer. If the strides of the
  /// buffer are unknown or leave gaps, emits an error at \p op.
  FailureOr<std::pair<Value, Value>> span(Operation *op, Value buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    bool hasElements = !type.hasStaticShape() || type.getNumElements() != 0;
    if (hasElements && !memref::isStaticShapeAndContiguousRowMajor(type))
      return op->emitOpError("cannot be compiled for the CPU: it copies ")
             << type << ", whose elements are not contiguous";
    Value size = bytes(op->getLoc(), tensorBytes(hostTypeOf(type)));
    return std::pair(pointers.addressOf(builder, buffer), size);
  }

  Value bytes(Location loc, int64_t count) {
    return LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), count);
  }
  Value call(Location loc, StringRef name, Type result, ValueRange operands) {
    SmallVector<Value> all{runtime};
    llvm::append_range(all, operands);
    return callRuntime(builder, loc, step, name, result, all);
  }

  func::FuncOp step;
  Value runtime;
  OpBuilder builder;
  BarePointers pointers;
  /// Maps each token and host copy to its value in the runtime, and each slot
  /// of a host stack to its address.
  DenseMap<Value, Value> lowered;
};

} // namespace

LogicalResult lowerSwaps(func::FuncOp step, Value runtime) {
  return SwapLowering(step, runtime).run();
}

} // namespace remat::execution
