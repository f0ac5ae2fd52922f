//===- TypeSizes.h - Bytes that a value takes -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The graph counts bytes as buffers have them after bufferization: whole bytes
// per element, and a power of two of them (i1 takes 1 byte, i4 1, i24 4, f80
// 16).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_TYPESIZES_H
#define REMAT_LIB_ANALYSIS_OPS_TYPESIZES_H

#include "remat/Core/Base/Result.h"

#include "mlir/IR/Types.h"

#include <cstdint>
#include <optional>

namespace remat {

/// Bytes of one element of type \p type, or none if that is not known.
std::optional<int64_t> elementBytes(mlir::Type type);

/// Bytes of a value: a tensor's elements (an encoding does not change them: for
/// a sparse tensor that is an upper bound), a scalar's or a tuple's bytes, and
/// 0 for what holds no data of its own (tokens, memrefs, handles). An error
/// says why a tensor has no size, and what to do.
Result<int64_t> storageBytes(mlir::Type type);

/// The same, with 0 for a value without a size, for sums in floating point.
double bytesOrZero(mlir::Type type);

/// Elements of a tensor with a static shape; 1 for a scalar; 0 otherwise.
double elementCount(mlir::Type type);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_TYPESIZES_H
