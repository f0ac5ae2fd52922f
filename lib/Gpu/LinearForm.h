//===- LinearForm.h - Elementwise ops that are a sum ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Libraries scale what they compute, add something to it, and take the larger
// one of that and zero, before they store it. This recognises the elementwise
// ops that are no more than that, however they are written.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_LINEARFORM_H
#define REMAT_LIB_GPU_LINEARFORM_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// The sum of `factors` times operands, or the larger one of that and zero. The
/// order of the additions is not in it: a library has its own.
struct LinearForm {
  llvm::SmallVector<double> factors; ///< Of each operand; 0: not in it.
  bool relu = false;
};

/// What \p op, which is elementwise, computes of its operands; none if it is
/// not such a sum, or not in f32.
std::optional<LinearForm> linearFormOf(mlir::linalg::GenericOp op);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_LINEARFORM_H
