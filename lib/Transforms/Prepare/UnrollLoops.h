//===- UnrollLoops.h - Loops as straight lines ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop is one node to a planner, however much memory its iterations hold.
// Replacing it by its iterations lets a plan look inside.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Most ops that one loop may become.
inline constexpr int64_t kMostUnrolledOps = 200000;

/// Replaces each `stablehlo.while` and `scf.for` in \p function whose trip
/// count is constant by its iterations, inner loops first. Scalar integers that
/// count iterations are folded. A remark says which loops stay, and why.
void unrollLoops(mlir::func::FuncOp function);

/// Reads of slices at constant places take what updates at constant places
/// wrote there, and updates that nothing reads any more go: what a loop stacks
/// for another one becomes separate tensors.
void forwardSlices(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H
