//===- LinearForm.h - Elementwise ops that are a sum ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before they store a result, libraries can scale it, add something to it, and
// take the maximum of that and zero. This recognises the elementwise ops that
// compute no more than that, in whatever form.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H
#define REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// The sum of `factors` times operands, or the maximum of that and zero. It
/// does not fix the order of the additions: a library has its own.
struct LinearForm {
  /// The factor of each operand; 0 if the operand does not occur.
  llvm::SmallVector<double> factors;
  bool relu = false;
};

/// Returns \p op, which is elementwise, as such a sum; none if it is no such
/// sum, or not in f32.
std::optional<LinearForm> linearFormOf(mlir::linalg::GenericOp op);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H
