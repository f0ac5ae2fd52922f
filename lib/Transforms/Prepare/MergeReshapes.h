//===- MergeReshapes.h - Ops in the shapes of their readers -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A reshape between two elementwise ops separates them, although both ops visit
// the same elements in the same order.
//===----------------------------------------------------------------------===//

#ifndef REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H
#define REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat {

/// Drops dimensions of size 1 from the generic ops of \p step. If only a
/// reshape is between an op and its readers, the op gets the shape of the
/// readers. Contractions do not change.
void mergeReshapes(mlir::func::FuncOp step);

/// Returns whether \p op is a contraction. No operand of a contraction has all
/// its loops, so elements are read more than once.
bool readsAgain(mlir::linalg::LinalgOp op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H
