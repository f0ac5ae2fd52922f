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

/// The largest number of ops that one loop may become.
inline constexpr int64_t kMostUnrolledOps = 200000;

/// Replaces each `stablehlo.while` and `scf.for` in \p function whose trip
/// count is constant by its iterations, inner loops first. Scalar integers that
/// count iterations are folded. A remark says which loops stay, and why.
void unrollLoops(mlir::func::FuncOp function);

/// Replaces a read of a slice at a constant place by the value that an update
/// wrote there, and removes updates that nothing reads any more. So what one
/// loop stacks for another becomes separate tensors.
void forwardSlices(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_UNROLLLOOPS_H
