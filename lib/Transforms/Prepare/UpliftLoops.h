//===- UpliftLoops.h - Turns scf.while into scf.for -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Importers may write a counting loop as `scf.while`. Planning inside loops,
// unrolling loops and running steps all need the trip count. An `scf.for` has
// it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_UPLIFTLOOPS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_UPLIFTLOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each `scf.while` in \p function by `scf.for` if its condition only
/// compares a counter. Other loops do not change.
void upliftLoops(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_UPLIFTLOOPS_H
