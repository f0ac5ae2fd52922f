//===- Costs.h - FLOP and bytes of an op ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This header counts how much arithmetic an op does and how many bytes it
// moves. Both numbers follow from the op's loops and types alone. They do not
// depend on what a compiler or a machine does with the op later (fusion,
// tiling, caches).
//
// FLOP. The count of an op on tensors is the number of its iterations times the
// scalar arithmetic of its body. A multiply-add counts as 2 FLOP. Any other
// arithmetic op, comparison, selection or transcendental function of a
// non-index type counts as 1. On complex numbers, an addition counts as 2, a
// multiplication as 6 and a division as 11. Conversions, constants, indices and
// ops that only move elements count as 0. Integer arithmetic counts too,
// because a quantised product would be free otherwise. A convolution also
// counts its padding and the zeros of its dilation, because its loops include
// them. The count of a loop is that of its body times its trip count. If the
// trip count is unknown, the body counts once. The count of a branch is that of
// its costliest region.
//
// Bytes. Each operand that is read and each result counts once, at the size of
// its type. Three kinds of bytes do not count. The first kind are destinations
// that a fill initialises, or whose old values are not read. The second kind
// are splat constants. The third kind is the copy of a destination that is
// still needed later. For an update (insert_slice) and a gather, the bytes of
// the moved elements count twice.
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
