//===- Work.h - Pieces of the FLOP and byte count ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The FLOP and bytes of an op are made of a few pieces: the arithmetic of a
// scalar op, the loops around it, the bytes of each operand. They are here, so
// that linalg, StableHLO and loops are counted by one rule.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_COSTS_WORK_H
#define REMAT_LIB_ANALYSIS_COSTS_WORK_H

#include "Analysis/Costs/Costs.h"
#include "Analysis/Ops/ForeignOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat {

/// FLOP of one run of an arith, math or complex op, per element of its type.
double scalarFlops(mlir::Operation *op);

/// FLOP and bytes of an op of the foreign table.
OpWork foreignWork(mlir::Operation *op, const ForeignOp &foreign);

/// The work of \p op's regions: their sum times the trip count, if that is
/// known. For branches, the work of the most expensive one.
OpWork nestedWork(mlir::Operation *op, bool branch);

/// What getStaticLoopRanges() says, without the affine maps that it makes:
/// those take most of the time of reading an op.
llvm::SmallVector<int64_t> loopRanges(mlir::linalg::LinalgOp op);

/// Whether \p op reads elements of \p operand: no destination that it only
/// writes, and none that a fill made.
bool readsOperand(mlir::linalg::LinalgOp op, mlir::OpOperand &operand);

/// Bytes of \p value, or 0 for a value that needs no memory: a splat or an
/// empty tensor.
double bytesRead(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_COSTS_WORK_H
