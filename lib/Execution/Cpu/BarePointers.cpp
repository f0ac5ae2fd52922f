//===- BarePointers.cpp - Passes buffers as the pointers that C code uses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/BarePointers.h"

#include "Execution/Bufferization/TensorData.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"

using namespace mlir;

namespace remat::execution {

Value BarePointers::memrefAt(OpBuilder &builder, Location loc, Value pointer,
                             MemRefType type) const {
  type = withoutOffset(type);
  Value descriptor =
      MemRefDescriptor::fromStaticShape(builder, loc, converter, type, pointer);
  return convert(builder, descriptor, type);
}

Value BarePointers::descriptorOf(OpBuilder &builder, Value memref) const {
  return convert(builder, memref, converter.convertType(memref.getType()));
}

Value BarePointers::addressOf(OpBuilder &builder, Value memref) const {
  return MemRefDescriptor(descriptorOf(builder, memref))
      .bufferPtr(builder, memref.getLoc(), converter,
                 cast<MemRefType>(memref.getType()));
}

Value BarePointers::allocationOf(OpBuilder &builder, Value memref) const {
  return MemRefDescriptor(descriptorOf(builder, memref))
      .allocatedPtr(builder, memref.getLoc());
}

Value BarePointers::convert(OpBuilder &builder, Value scalar, Type type) const {
  if (scalar.getType() == type)
    return scalar;
  return UnrealizedConversionCastOp::create(builder, scalar.getLoc(), type,
                                            scalar)
      .getResult(0);
}

Type BarePointers::parameterType(Type parameter) const {
  return isa<MemRefType>(parameter) ? type : converter.convertType(parameter);
}

} // namespace remat::execution
