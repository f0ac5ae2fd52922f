//===- FoldScalars.h - Folds constant integers of StableHLO -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// JAX counts loop iterations with StableHLO ops on integers. To unroll a loop,
// their values are needed. This file evaluates such ops on constants.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_FOLDSCALARS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_FOLDSCALARS_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/APInt.h"

#include <optional>

namespace remat {

/// Returns the integer of \p value if it is a constant of rank 0 or a splat.
std::optional<llvm::APInt> constantInteger(mlir::Value value);

/// Replaces \p op by a `stablehlo.constant` if it is arithmetic of StableHLO on
/// constant integers of rank 0. Returns whether it did.
bool foldScalar(mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_FOLDSCALARS_H
