//===- MergeReshapes.h - Ops in the shapes of their readers -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A reshape between two elementwise ops separates them, although both visit the
// same elements in the same order:
//===----------------------------------------------------------------------===//

#ifndef REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H
#define REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat {

/// Drops dimensions of 1 from the generic ops of \p step. Ops that only a
/// reshape separates from their readers get the shapes of these readers.
/// Contractions do not change.
void mergeReshapes(mlir::func::FuncOp step);

/// Returns whether \p op is a contraction: no operand has all of its loops, so
/// it reads elements more than once.
bool readsAgain(mlir::linalg::LinalgOp op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H
