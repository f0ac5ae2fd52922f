//===- UnrollLoops.h - Replaces loops by their iterations -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner sees a loop as one node, even if its iterations hold much memory.
// If the loop is replaced by its iterations, a plan can also be made for the
// values in it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// The largest number of ops by which one loop may be replaced.
inline constexpr int64_t kMostUnrolledOps = 200000;

/// Replaces each `stablehlo.while` and `scf.for` in \p function by its
/// iterations, if its trip count is constant. Inner loops come first. Scalar
/// integers that count iterations are folded. A remark says which loops were
/// not replaced, and why.
void unrollLoops(mlir::func::FuncOp function);

/// If an update wrote a slice at a constant place, replaces reads of this slice
/// by the value that was written. Removes updates whose results are not read
/// any more. A stack between two loops then becomes separate tensors.
void forwardSlices(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H
