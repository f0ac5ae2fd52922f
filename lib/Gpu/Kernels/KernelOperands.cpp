//===- KernelOperands.cpp - What a kernel reads and writes ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Execution/Bufferization/TensorData.h"
#include "Gpu/Kernels/Kernel.h"
#include "Gpu/Names.h"
#include "remat/Runtime/Gpu/GpuProgram.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace remat::gpu {

bool readsUnchanged(memref::LoadOp load, int64_t arenaBytes) {
  auto view = load.getMemRef().getDefiningOp<memref::ViewOp>();
  APInt offset;
  if (!view || !matchPattern(view.getByteShift(), m_ConstantInt(&offset)) ||
      offset.getSExtValue() < arenaBytes)
    return false;
  return llvm::all_of(view->getUses(), [](OpOperand &use) {
    auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
    return isa<memref::LoadOp>(use.getOwner()) || (op && op.isDpsInput(&use));
  });
}

namespace {

bool hasKnownElements(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  int64_t offset;
  return !memref || (memref.hasStaticShape() &&
                     succeeded(memref.getStridesAndOffset(strides, offset)) &&
                     llvm::none_of(strides, ShapedType::isDynamic));
}

/// Returns how \p op uses \p value. A value that the region of \p op captures
/// counts as read.
uint8_t accessOf(linalg::LinalgOp op, Value value) {
  if (!isa<MemRefType>(value.getType()))
    return kNoAccess;
  uint8_t access = kNoAccess;
  for (OpOperand &operand : op->getOpOperands()) {
    if (operand.get() != value)
      continue;
    bool isInit = op.isDpsInit(&operand);
    if (isInit)
      access |= kWrite;
    if (!isInit ||
        (op.payloadUsesValueFromOperand(&operand) && !op->hasAttr(kStart)))
      access |= kRead;
  }
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return captured.contains(value) ? access | kRead : access;
}

/// Divides the values that an op reads into operands, and scalars that its
/// kernel computes itself.
class OperandCollector {
public:
  OperandCollector(KernelOps ops, int64_t arenaBytes)
      : ops(ops), arenaBytes(arenaBytes) {}

  FailureOr<KernelOperands> run() {
    SetVector<Value> used;
    Operation *whole = ops.scope ? ops.scope.getOperation() : ops.op;
    used.insert_range(whole->getOperands());
    getUsedValuesDefinedAbove(whole->getRegions(), used);
    for (Value value : used)
      if (failed(add(value)))
        return failure();
    KernelOperands operands;
    operands.scalars = scalars.takeVector();
    for (Value value : values) {
      bool isLoaded = loaded.contains(value);
      operands.values.push_back(value);
      uint8_t access = accessOf(ops.op, value) | (isLoaded ? kRead : 0);
      if (ops.epilogue)
        access |= accessOf(ops.epilogue, value);
      operands.access.push_back(access);
    }
    return operands;
  }

private:
  bool isComputedInside(Operation *definition) {
    if (!definition || isa<MemRefType>(definition->getResult(0).getType()))
      return false;
    if (auto load = dyn_cast<memref::LoadOp>(definition))
      return readsUnchanged(load, arenaBytes);
    return definition->getNumRegions() == 0 && isMemoryEffectFree(definition);
  }

  LogicalResult add(Value value) {
    Operation *definition = value.getDefiningOp();
    if (isComputedInside(definition)) {
      if (scalars.contains(definition))
        return success();
      for (Value operand : definition->getOperands())
        if (failed(add(operand)))
          return failure();
      if (auto load = dyn_cast<memref::LoadOp>(definition))
        loaded.insert(load.getMemRef());
      scalars.insert(definition);
      return success();
    }
    if (!hasKnownElements(value.getType()))
      return ops.op->emitOpError("cannot be compiled for a GPU: the strides of "
                                 "an operand are not known");
    values.insert(value);
    return success();
  }

  KernelOps ops;
  int64_t arenaBytes;
  SetVector<Value> values;
  SetVector<Operation *> scalars;
  DenseSet<Value> loaded;
};

} // namespace

FailureOr<KernelOperands> collectOperands(KernelOps ops, int64_t arenaBytes) {
  return OperandCollector(ops, arenaBytes).run();
}

int64_t spanBytes(MemRefType type) {
  auto [strides, offset] = type.getStridesAndOffset();
  int64_t last = 0;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides)) {
    if (size == 0)
      return 0;
    last += (size - 1) * stride;
  }
  return (last + 1) * elementWidth(type.getElementType());
}

} // namespace remat::gpu
