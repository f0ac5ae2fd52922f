//===- Constants.h - Constants of all dialects ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A splat constant takes no memory, so a plan cannot save memory by recomputing
// it. Constants that are not splats are in memory during the whole step. Both
// kinds of constants may be ops of MLIR or of StableHLO. StableHLO is not
// linked, so its ops are known by their names.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_CONSTANTS_H
#define REMAT_LIB_ANALYSIS_OPS_CONSTANTS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/APInt.h"

#include <optional>

namespace remat {

/// Returns whether \p op is a constant that is a scalar or a tensor of equal
/// elements.
bool isSplatConstant(mlir::Operation *op);

/// Returns whether \p op is a constant tensor whose elements differ. A constant
/// tensor whose elements differ is in memory during the whole run.
bool isDenseConstant(mlir::Operation *op);

/// Returns the integer of the constant or splat \p value, or nothing.
std::optional<llvm::APInt> splatAPInt(mlir::Value value);
/// Like the function above, but for an integer of at most 64 bits.
std::optional<int64_t> splatInteger(mlir::Value value);

/// Returns whether \p value is a scalar that depends only on constants and
/// scalar arguments. If ops use a fill of such a scalar only as a destination,
/// each of them fills its own destination. The graph counts no bytes for such a
/// fill, and bufferization allocates none.
bool isFreeScalar(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_CONSTANTS_H
