//===- LinearForm.h - Elementwise ops that are a linear sum -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before a library stores a result, it can scale the result, add a value, and
// take the maximum with zero. This header recognises elementwise ops that
// compute only this, in any form.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H
#define REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// A sum of operands, each times its factor in `factors`, or the maximum of
/// this sum and zero. The order of the additions is not fixed, because a
/// library chooses its own order.
struct LinearForm {
  /// The factor of each operand. It is 0 if the sum does not contain the
  /// operand.
  llvm::SmallVector<double> factors;
  bool relu = false;
};

/// Recognises the elementwise op \p op as such a sum. Returns none if the op
/// computes anything else, or does not compute in f32.
std::optional<LinearForm> linearFormOf(mlir::linalg::GenericOp op);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_LINEARFORM_H
