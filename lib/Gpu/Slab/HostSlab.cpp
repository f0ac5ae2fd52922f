//===- HostSlab.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Slab/Slab.h"

#include "Execution/Bufferization/TensorData.h"
#include "remat/Core/Packing/Packing.h"

#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

using namespace mlir;

namespace remat::gpu {

FailureOr<int64_t> copiedBytes(Operation *op, Value value) {
  auto type = cast<MemRefType>(value.getType());
  bool hasElements = !type.hasStaticShape() || type.getNumElements() != 0;
  if (hasElements && !memref::isStaticShapeAndContiguousRowMajor(type))
    return op->emitOpError("cannot be compiled for a GPU: it copies ")
           << type << ", whose elements are not contiguous";
  return tensorBytes(hostTypeOf(type));
}

/// The position of each op of a step. Ops inside of an op come after this op.
using Positions = DenseMap<Operation *, int64_t>;

/// Returns the position of the last op that uses the host copy of \p out.
static int64_t endOf(SwapOutOp out, const Positions &positions) {
  int64_t end = positions.lookup(out.getAwait());
  for (Operation *user : out.getHost().getUsers())
    end = std::max(end, positions.lookup(cast<SwapInOp>(user).getAwait()));
  return end;
}

/// Returns the position of the last op that uses \p stack, or the position of
/// the last op inside if the user is a loop.
static int64_t endOf(HostStackOp stack, const Positions &positions) {
  int64_t end = 0;
  stack.lastUse()->walk(
      [&](Operation *op) { end = std::max(end, positions.lookup(op)); });
  return end;
}

namespace {

class HostPacker {
public:
  explicit HostPacker(func::FuncOp step) : step(step) {
    step.walk<WalkOrder::PreOrder>(
        [&](Operation *op) { positions[op] = int64_t(positions.size()); });
  }

  FailureOr<HostSlab> pack() {
    WalkResult walk = step.walk<WalkOrder::PreOrder>([&](Operation *op) {
      LogicalResult added = success();
      if (auto stack = dyn_cast<HostStackOp>(op))
        added = add(stack, tensorBytes(stack.getStack().getType()));
      else if (auto out = dyn_cast<SwapOutOp>(op); out && !out.getInto())
        added = add(out, copiedBytes(out, out.getSource()));
      return WalkResult(added);
    });
    if (walk.wasInterrupted())
      return failure();
    Packing packing = packBuffers(buffers);
    if (auto wrong = checkPacking(buffers, packing))
      return step.emitError("this is a bug of the packing: ") << wrong->message;
    HostSlab slab;
    slab.bytes = packing.arenaBytes;
    for (auto [i, op] : llvm::enumerate(makers))
      slab.offsets[op] = packing.offsets[i];
    return slab;
  }

private:
  template <typename Op> LogicalResult add(Op op, FailureOr<int64_t> bytes) {
    constexpr int64_t kAlignment = 256;
    if (failed(bytes))
      return failure();
    buffers.push_back(
        {*bytes, positions.lookup(op), endOf(op, positions) + 1, kAlignment});
    makers.push_back(op);
    if (auto wrong = checkBuffer(buffers.back(), total))
      return op.emitOpError(wrong->message);
    return success();
  }

  func::FuncOp step;
  Positions positions;
  std::vector<LiveBuffer> buffers;
  SmallVector<Operation *> makers;
  int64_t total = 0;
};

} // namespace

FailureOr<HostSlab> packHostCopies(func::FuncOp step) {
  return HostPacker(step).pack();
}

} // namespace remat::gpu
