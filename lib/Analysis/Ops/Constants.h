//===- Constants.h - Constants of all dialects ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A splat takes no memory that a plan could save, and other constants lie in
// memory always. Both may be ops of MLIR or of StableHLO, which is not linked.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_CONSTANTS_H
#define REMAT_LIB_ANALYSIS_OPS_CONSTANTS_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace remat {

/// Returns whether \p op is a constant that is either a tensor of equal
/// elements or no tensor at all.
bool isSplatConstant(mlir::Operation *op);

/// Returns whether \p op is a constant tensor whose elements differ. Such a
/// constant has memory during the whole run.
bool isDenseConstant(mlir::Operation *op);

/// The integer that \p value is a (splat) constant of, or nothing.
std::optional<int64_t> splatInteger(mlir::Value value);

/// Whether \p value is a scalar that comes from constants and scalar arguments
/// alone. A fill of such a scalar that is only a destination is made by each op
/// anew: the graph counts no bytes for it, and bufferization makes none.
bool isFreeScalar(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_CONSTANTS_H
