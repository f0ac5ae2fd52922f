//===- UpliftLoops.h - scf.while that counts as scf.for ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Importers may leave a loop that counts as `scf.while`. Planning inside of
// loops, unrolling and running them need the trip count, which `scf.for` has.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_UPLIFTLOOPS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_UPLIFTLOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each `scf.while` in \p function by `scf.for` where all that decides
/// whether it goes on is a comparison of a counter. Others stay as they are.
void upliftLoops(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_UPLIFTLOOPS_H
