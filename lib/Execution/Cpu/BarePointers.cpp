//===- BarePointers.cpp - Passes buffers as the pointers that C code uses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/BarePointers.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"

using namespace mlir;

namespace remat::execution {

/// Buffers that differ only in their offset have the same type for a kernel.
/// They can therefore share the kernel's code, because the pointer already
/// points to the first element.
static MemRefType withoutOffset(MemRefType type) {
  if (type.getLayout().isIdentity())
    return type;
  auto [strides, offset] = type.getStridesAndOffset();
  auto layout = StridedLayoutAttr::get(type.getContext(), 0, strides);
  return MemRefType::get(type.getShape(), type.getElementType(), layout);
}

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
