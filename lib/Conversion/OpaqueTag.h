//===- OpaqueTag.h - Makes an op depend on an opaque scalar -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clone must not be merged with its original by a compiler that knows no
// fences. Making the clone depend on a scalar that the compiler cannot see
// through keeps the two apart, at almost no cost.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_OPAQUETAG_H
#define REMAT_LIB_CONVERSION_OPAQUETAG_H

#include "mlir/IR/PatternMatch.h"

namespace remat {

/// Makes \p op compute the same only while \p opaque, an i1 that dominates it,
/// is true, so that it equals no other op. Returns the op, which may have been
/// replaced by one, or null where there is no place in it for a scalar.
mlir::Operation *tagWith(mlir::Operation *op, mlir::Value opaque,
                         mlir::RewriterBase &rewriter);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_OPAQUETAG_H
