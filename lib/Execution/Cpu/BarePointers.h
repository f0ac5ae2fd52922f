//===- BarePointers.h - Passes buffers as C does ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR passes a buffer as a descriptor of many values. Compiled steps have
// hundreds of buffers of known shape. One pointer is enough for each buffer of
// known shape.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_BAREPOINTERS_H
#define REMAT_LIB_EXECUTION_CPU_BAREPOINTERS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace remat::execution {

/// Converts between memrefs and pointers to their first elements. The memrefs
/// have static shapes and strides. Kernels and entry points take pointers
/// instead of descriptors. With descriptors, a step with hundreds of arguments
/// would have thousands of parameters.
class BarePointers {
public:
  explicit BarePointers(mlir::MLIRContext *context)
      : type(mlir::LLVM::LLVMPointerType::get(context)), converter(context) {}

  /// Returns the buffer at \p pointer. The type of this buffer is \p type, but
  /// with offset 0.
  mlir::Value memrefAt(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value pointer, mlir::MemRefType type) const;
  /// Returns the address of the first element of \p memref.
  mlir::Value addressOf(mlir::OpBuilder &builder, mlir::Value memref) const;
  /// Returns the address that the allocator returned for \p memref.
  mlir::Value allocationOf(mlir::OpBuilder &builder, mlir::Value memref) const;
  /// Converts a scalar to LLVM's type for it, or back to \p type.
  mlir::Value convert(mlir::OpBuilder &builder, mlir::Value scalar,
                      mlir::Type type) const;
  /// Returns the type that a parameter of type \p type has in the C signature:
  /// a pointer for a memref, or LLVM's type for a scalar.
  mlir::Type parameterType(mlir::Type type) const;

  const mlir::Type type;

private:
  mlir::Value descriptorOf(mlir::OpBuilder &builder, mlir::Value memref) const;

  mlir::LLVMTypeConverter converter;
};

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_BAREPOINTERS_H
