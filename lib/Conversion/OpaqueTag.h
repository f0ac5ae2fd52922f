//===- OpaqueTag.h - Makes an op depend on an opaque scalar -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that does not know fences might merge a clone with its original.
// The clone is made to depend on a scalar that the compiler cannot see through.
// The compiler then keeps both ops, at almost no cost.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_OPAQUETAG_H
#define REMAT_LIB_CONVERSION_OPAQUETAG_H

#include "mlir/IR/PatternMatch.h"

namespace remat {

/// Changes \p op so that it computes its usual result only if \p opaque is
/// true. The i1 \p opaque dominates the op. The compiler then finds no other op
/// that equals this op. Returns the op or its replacement. Returns null if the
/// op cannot take a scalar.
mlir::Operation *tagWith(mlir::Operation *op, mlir::Value opaque,
                         mlir::RewriterBase &rewriter);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_OPAQUETAG_H
