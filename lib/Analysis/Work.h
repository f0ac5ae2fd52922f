//===- Work.h - Pieces of the FLOP and byte count ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The FLOP and bytes of an op are made of a few pieces: the arithmetic of a
// scalar op, the loops around it, the bytes of each operand. They are here, so
// that linalg, StableHLO and loops are counted by one rule.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_WORK_H
#define REMAT_LIB_ANALYSIS_WORK_H

#include "remat/Analysis/Costs.h"
#include "remat/Analysis/ForeignOps.h"
#include "remat/Analysis/TripCount.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat {

/// FLOP of one run of an arith, math or complex op, per element of its type.
double scalarFlops(mlir::Operation *op);

/// FLOP and bytes of an op of the foreign table.
OpWork foreignWork(mlir::Operation *op, const ForeignOp &foreign);

/// Work of \p op's regions: the sum times the trip count where it is known, or
/// of branches the costliest.
OpWork nestedWork(mlir::Operation *op, bool branch);

/// Product of the loop bounds of a structured op with static shapes.
double loopProduct(mlir::linalg::LinalgOp op);

/// Bytes of \p value, or 0 for what is made on the fly: splats and empties.
double bytesRead(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_WORK_H
