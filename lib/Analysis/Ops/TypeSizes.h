//===- TypeSizes.h - Bytes that a value takes -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The graph counts the bytes that tensors have as buffers after bufferization.
// Each element takes a number of whole bytes that is a power of two (i1 takes 1
// byte, i4 1, i24 4, f80 16).
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

/// Returns the bytes that a value takes in memory: the bytes of the elements of
/// a tensor or of a tuple. Scalars have 0 bytes, because they are in registers.
/// Tokens, memrefs and handles have 0 bytes, because they have no data of their
/// own. An encoding of the type does not change the result, so the result is an
/// upper bound for a sparse tensor. The returned error says why a tensor has no
/// size, and what to do.
Result<int64_t> storageBytes(mlir::Type type);

/// Returns storageBytes(), or 0 for a value whose size is not known. The result
/// is a double, because callers add many of them.
double bytesOrZero(mlir::Type type);

/// Returns the elements of a tensor with a static shape, 1 for a scalar, and 0
/// otherwise.
double elementCount(mlir::Type type);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_TYPESIZES_H
