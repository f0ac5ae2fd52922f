//===- TypeSizes.h - Bytes that a value takes -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The graph counts bytes as buffers have them after bufferization: each element
// has a power of two of whole bytes (i1 takes 1 byte, i4 1, i24 4, f80 16).
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_TYPESIZES_H
#define REMAT_LIB_ANALYSIS_OPS_TYPESIZES_H

#include "remat/Core/Base/Result.h"

#include "mlir/IR/Types.h"

#include <cstdint>
#include <optional>

namespace remat {

/// Returns the bytes of one element of type \p type, or none if they are not
/// known.
std::optional<int64_t> elementBytes(mlir::Type type);

/// Returns the bytes of a value: those of a tensor's elements, of a scalar or
/// of a tuple, and 0 for types without data of their own (tokens, memrefs,
/// handles). An encoding does not change them, so they are an upper bound for a
/// sparse tensor. The error says why a tensor has no size, and what to do.
Result<int64_t> storageBytes(mlir::Type type);

/// Returns storageBytes(), with 0 for a value without a size, for sums in
/// floating point.
double bytesOrZero(mlir::Type type);

/// Returns the elements of a tensor with a static shape, 1 for a scalar, and 0
/// otherwise.
double elementCount(mlir::Type type);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_TYPESIZES_H
