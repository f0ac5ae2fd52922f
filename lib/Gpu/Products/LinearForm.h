//===- LinearForm.h - Elementwise ops that are a linear sum -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before a library stores a result, it can scale it, add a value to it, and
// take its maximum with zero. This header recognises the elementwise ops that
// compute only this, in whatever form.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H
#define REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// The sum of operands times `factors`, or its maximum with zero. The order of
/// the additions is not fixed, because a library has its own order.
struct LinearForm {
  /// The factor of each operand, or 0 if the operand does not occur.
  llvm::SmallVector<double> factors;
  bool relu = false;
};

/// Returns \p op, an elementwise op, as such a sum. Returns none if it is
/// another computation or not in f32.
std::optional<LinearForm> linearFormOf(mlir::linalg::GenericOp op);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H
