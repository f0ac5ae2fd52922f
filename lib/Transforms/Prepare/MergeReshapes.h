//===- MergeReshapes.h - Ops in the shapes of their readers -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reshape between two elementwise ops keeps them apart, although both go
// through the same elements in the same order:
//
//   %a = linalg.generic ... -> tensor<6x4xf32>      written in 2x3x4, like
//   %b = tensor.expand_shape %a -> tensor<2x3x4xf32>    its reader
//   %c = linalg.generic ins(%b) ...
//
//===----------------------------------------------------------------------===//

#ifndef REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H
#define REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat {

/// Drops dimensions of 1 from the generic ops of \p step, and writes those ops
/// in the shapes of their readers that reshapes keep apart from them.
/// Contractions stay as they are.
void mergeReshapes(mlir::func::FuncOp step);

/// Whether no operand of \p op has all of its loops, so that it reads elements
/// more than once: a contraction.
bool readsAgain(mlir::linalg::LinalgOp op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_MERGERESHAPES_H
