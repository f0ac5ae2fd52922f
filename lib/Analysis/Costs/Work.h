//===- Work.h - Parts of the counts of FLOP and bytes -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The FLOP and bytes of an op are the sum of a few parts: the arithmetic of
// scalar ops, the loops around them, and the bytes of each operand. The counts
// of linalg, StableHLO and loops share these functions, so that all ops are
// counted by the same rules.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_COSTS_WORK_H
#define REMAT_LIB_ANALYSIS_COSTS_WORK_H

#include "Analysis/Costs/Costs.h"
#include "Analysis/Ops/ForeignOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat {

/// Returns the FLOP of one run of an arith, math or complex op, for one element
/// of its type.
double scalarFlops(mlir::Operation *op);

/// Returns the FLOP and bytes of an op in the table of foreign ops.
OpWork foreignWork(mlir::Operation *op, const ForeignOp &foreign);

/// Returns the FLOP and bytes of the regions of \p op: the sum of all regions,
/// times the trip count if this is known. For a branch, returns the FLOP and
/// bytes of its most expensive region.
OpWork nestedWork(mlir::Operation *op, bool branch);

/// Returns the same as MLIR's getStaticLoopRanges(), but faster. MLIR's
/// function also makes affine maps. Making these maps would take most of the
/// time for reading an op.
llvm::SmallVector<int64_t> loopRanges(mlir::linalg::LinalgOp op);

/// Returns whether \p op reads elements of \p operand. An op does not read a
/// destination that it only writes. It also does not read a destination that a
/// fill made.
bool readsOperand(mlir::linalg::LinalgOp op, mlir::OpOperand &operand);

/// Returns the bytes of \p value, or 0 if it needs no memory: a splat or an
/// empty tensor.
double bytesRead(mlir::Value value);

/// Returns the bytes of all results of \p op.
double resultBytes(mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_COSTS_WORK_H
