//===- Costs.h - FLOP and bytes of an op ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This header counts how much arithmetic an op does and how many bytes it
// moves. Both come from loops and types alone. The count does not guess what a
// compiler makes of the op later (fusion, tiling, caches).
//
// FLOP. An op on tensors counts its loops times the scalar arithmetic of its
// body. A multiply-add is 2. Any other arithmetic, comparison, selection or
// transcendental of a non-index type is 1 (on complex numbers: add 2, multiply
// 6, divide 11). Conversions, constants, indices and ops that only move
// elements are 0. Integer arithmetic counts as well. Otherwise a quantised
// product would be free. A convolution also counts its padding and the zeros of
// its dilation, because its loops include them. A loop counts its body times
// its trip count, or once if the trip count is unknown. A branch counts its
// costliest region.
//
// Bytes. Each operand that is read and each result counts once, at the size of
// its type. Some bytes do not count: destinations whose values are not read or
// that a fill initialises, splat constants, and the copy of a destination that
// lives on. An update (insert_slice) and a gather count the elements they move,
// twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_COSTS_COSTS_H
#define REMAT_LIB_ANALYSIS_COSTS_COSTS_H

#include "Analysis/Ops/OpKind.h"

#include "mlir/IR/Operation.h"

namespace remat {

/// The work of running an op once. The fields are doubles, because products of
/// loop bounds overflow integers.
struct OpWork {
  double flops = 0;
  double bytes = 0; ///< Bytes of device memory that are read and written.
};

OpWork workOf(mlir::Operation *op);

/// Returns the FLOP of running the ops of \p region once.
double regionFlops(mlir::Region &region);

OpKind kindOf(mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_COSTS_COSTS_H
