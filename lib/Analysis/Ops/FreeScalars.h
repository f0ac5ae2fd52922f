//===- FreeScalars.h - Scalars that cost nothing to have --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fill of such a scalar that is only a destination is made by each op anew.
// The graph counts no bytes for it, and bufferization makes none, so both ask
// here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_FREESCALARS_H
#define REMAT_LIB_ANALYSIS_OPS_FREESCALARS_H

#include "mlir/IR/Value.h"

namespace remat {

/// Whether \p value is a scalar that comes from constants and scalar arguments
/// alone.
bool isFreeScalar(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_FREESCALARS_H
