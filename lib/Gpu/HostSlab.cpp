//===- HostSlab.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostSlab.h"

#include "remat/Core/Packing/Packing.h"
#include "remat/Execution/Bufferization/TensorData.h"

#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

using namespace mlir;

namespace remat::gpu {

FailureOr<int64_t> copiedBytes(Operation *op, Value value) {
  auto type = cast<MemRefType>(value.getType());
  bool hasElements = !type.hasStaticShape() || type.getNumElements() != 0;
  if (hasElements && !memref::isStaticShapeAndContiguousRowMajor(type))
    return op->emitOpError("cannot be compiled for a GPU: it copies ")
           << type << ", whose elements are not one after another";
  return tensorBytes(
      RankedTensorType::get(type.getShape(), type.getElementType()));
}

/// Position of the last op that uses the host copy.
static int64_t endOf(SwapOutOp out,
                     const DenseMap<Operation *, int64_t> &positions) {
  int64_t end = positions.lookup(out.getAwait());
  for (Operation *user : out.getHost().getUsers())
    end = std::max(end, positions.lookup(cast<SwapInOp>(user).getAwait()));
  return end;
}

FailureOr<HostSlab> packHostCopies(func::FuncOp step) {
  constexpr int64_t kAlignment = 256;
  DenseMap<Operation *, int64_t> positions;
  SmallVector<SwapOutOp> outs;
  step.walk<WalkOrder::PreOrder>([&](Operation *op) {
    positions[op] = int64_t(positions.size());
    if (auto out = dyn_cast<SwapOutOp>(op))
      outs.push_back(out);
  });
  std::vector<LiveBuffer> buffers;
  int64_t total = 0;
  for (SwapOutOp out : outs) {
    FailureOr<int64_t> bytes = copiedBytes(out, out.getSource());
    if (failed(bytes))
      return failure();
    buffers.push_back(
        {*bytes, positions.lookup(out), endOf(out, positions) + 1, kAlignment});
    if (auto wrong = checkBuffer(buffers.back(), total))
      return out.emitOpError(wrong->message);
  }
  Packing packing = packBuffers(buffers);
  if (auto wrong = checkPacking(buffers, packing))
    return step.emitError("this is a bug of the packing: ") << wrong->message;
  HostSlab slab;
  slab.bytes = packing.arenaBytes;
  for (auto [i, out] : llvm::enumerate(outs))
    slab.offsets[out] = packing.offsets[i];
  return slab;
}

} // namespace remat::gpu
