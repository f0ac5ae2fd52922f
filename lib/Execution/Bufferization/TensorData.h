//===- TensorData.h - A tensor's type and its bytes -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inputs and outputs of a compiled step that remat runs have this form.
// Code that compares, hashes or prints the inputs and outputs of a step needs
// only a type and bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_TENSORDATA_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_TENSORDATA_H

#include "remat/Dialect/RematTypes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace remat {

/// Elements in row-major order. Each element has elementWidth() bytes.
struct TensorData {
  mlir::RankedTensorType type;
  std::vector<char> bytes;
};

/// Returns the bytes of one element in memory. An i1 takes one byte, and an
/// index takes eight bytes. Returns 0 for a type that compiled steps do not
/// support, such as an integer type that states whether it has a sign (si8,
/// ui8).
int64_t elementWidth(mlir::Type elementType);

/// Returns the bytes of a tensor or buffer of static shape.
int64_t tensorBytes(mlir::ShapedType type);
/// Returns the bytes of a tensor's copy in host memory.
int64_t tensorBytes(HostType type);

/// Returns the elements of a constant that may be sparse or in the file's
/// resources, as importers write weights. Returns null if the file does not
/// contain the elements of the constant. The type of the constant must be one
/// that compiled steps support.
mlir::DenseElementsAttr denseElements(mlir::ElementsAttr constant);
/// Returns the bytes of a constant in memory.
std::string bytesOf(mlir::DenseElementsAttr constant);

/// Returns the buffer that \p value is a view of. The result of a memref.view
/// in the arena or slab counts as a separate buffer, because it shares no bytes
/// with an op's other buffers.
mlir::Value bufferOf(mlir::Value value);

/// Returns \p type without its offset. A pointer of the returned type is the
/// address of the buffer's first element. Buffers that differ only in their
/// offset can therefore share the code of a kernel.
mlir::MemRefType withoutOffset(mlir::MemRefType type);

/// Returns element \p index of a floating-point or integer tensor.
double elementAsDouble(const TensorData &data, int64_t index);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_TENSORDATA_H
