//===- Costs.h - FLOP and bytes of an op ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This header counts how much arithmetic an op does and how many bytes it
// moves. The FLOP and the bytes of an op follow from its loops and types alone.
// These two numbers do not depend on what a compiler or a machine does with the
// op later (fusion, tiling, caches).
//
// FLOP. The FLOP of an op on tensors are the number of its iterations times the
// scalar arithmetic of its body. A multiply-add counts as 2 FLOP. Any other
// arithmetic op, comparison, selection or transcendental function of a
// non-index type counts as 1 FLOP. On complex numbers, an addition counts as 2
// FLOP, a multiplication as 6 and a division as 11. Conversions, constants,
// indices and ops that only move elements count as 0 FLOP. Integer arithmetic
// counts as FLOP too, because a quantised product would be free otherwise. A
// convolution also counts its padding and the zeros of its dilation, because
// its loops include them. The FLOP of a loop are the FLOP of its body times its
// trip count. If the trip count of a loop is unknown, its body counts once. The
// FLOP of a branch are the FLOP of its costliest region.
//
// Bytes. The bytes of an op are the bytes of each operand that it reads and of
// each result, as their types say. Three kinds of bytes do not count as bytes
// that an op moves. The first kind are the bytes of destinations that a fill
// initialises, or whose old values are not read. The second kind are the bytes
// of splat constants. The third kind are the bytes of a copy of a destination
// that is still needed later. For an update (insert_slice) and a gather, the
// bytes of the moved elements count twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_COSTS_COSTS_H
#define REMAT_LIB_ANALYSIS_COSTS_COSTS_H

#include "Analysis/Ops/OpKind.h"

#include "mlir/IR/Operation.h"

namespace remat {

/// The FLOP and bytes of running an op once. The fields `flops` and `bytes` are
/// doubles, because products of loop bounds overflow integers.
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
