//===- UnrollLoops.h - Replaces loops by their iterations -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For a planner a loop is one node, however much memory its iterations hold. If
// its iterations replace it, a plan can look inside.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// The largest number of ops that one loop may become.
inline constexpr int64_t kMostUnrolledOps = 200000;

/// Replaces each `stablehlo.while` and `scf.for` in \p function whose trip
/// count is constant by its iterations, inner loops first. Scalar integers that
/// count iterations are folded. A remark says which loops stay, and why.
void unrollLoops(mlir::func::FuncOp function);

/// If an update wrote a slice at a constant place, replaces reads of that slice
/// by the written value. Removes updates that nothing reads any more. The
/// stacks between two loops thus become separate tensors.
void forwardSlices(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H
