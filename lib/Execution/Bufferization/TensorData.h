//===- TensorData.h - A tensor's type and its bytes -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inputs and outputs of a step that runs. Comparing, hashing and printing
// them needs a type and bytes, and nothing else.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_TENSORDATA_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_TENSORDATA_H

#include "remat/Dialect/RematTypes.h"

#include "mlir/IR/BuiltinTypes.h"

namespace remat {

/// Elements in row-major order, each elementWidth() wide.
struct TensorData {
  mlir::RankedTensorType type;
  std::vector<char> bytes;
};

/// Bytes of one element in memory: i1 takes one, index eight. 0 for a type
/// that compiled steps do not support.
int64_t elementWidth(mlir::Type elementType);

/// Bytes of a tensor of static shape.
int64_t tensorBytes(mlir::RankedTensorType type);
/// Bytes of a tensor's copy in host memory.
int64_t tensorBytes(HostType type);

/// Element \p index of a floating-point or integer tensor.
double elementAsDouble(const TensorData &data, int64_t index);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_TENSORDATA_H
