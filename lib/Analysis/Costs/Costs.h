//===- Costs.h - FLOP and bytes of an op ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Says how much arithmetic an op does and how many bytes it moves. Both are
// counted from loops and types alone; what a compiler later makes of the op
// (fusion, tiling, caches) is not guessed.
//
// FLOP. An op on tensors counts its loops times the scalar arithmetic of its
// body: a multiply-add is 2, and any other arithmetic, comparison, selection or
// transcendental of a non-index type is 1 (on complex numbers: add 2, multiply
// 6, divide 11). Conversions, constants, indices and everything that only moves
// elements are 0. Integer arithmetic counts as well, so that no model takes
// a quantised product for free. A convolution counts its padding and the zeros
// of its dilation, as the loops run over them. A loop counts its body times its
// trip count, or once where the trip count is unknown; a branch counts its
// costliest region.
//
// Bytes. Each operand that is read and each result once, at the size of the
// type. Not counted: destinations whose values are not read or that a fill
// initialises, splat constants, and the copy that a destination needs when it
// lives on. An update (insert_slice) and a gather count the elements they move,
// twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_COSTS_COSTS_H
#define REMAT_LIB_ANALYSIS_COSTS_COSTS_H

#include "Analysis/Ops/OpKind.h"

#include "mlir/IR/Operation.h"

namespace remat {

/// The work of running an op once. These are doubles because products of loop
/// bounds overflow integers long before they lose meaning.
struct OpWork {
  double flops = 0;
  double bytes = 0; ///< Bytes of device memory that are read and written.
};

OpWork workOf(mlir::Operation *op);

/// FLOP of \p region's ops, run once.
double regionFlops(mlir::Region &region);

OpKind kindOf(mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_COSTS_COSTS_H
