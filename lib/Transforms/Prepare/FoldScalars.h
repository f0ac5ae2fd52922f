//===- FoldScalars.h - Folds constant integers of StableHLO -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// JAX counts loop iterations with StableHLO ops on integers. A loop can be
// unrolled only if the values of these ops are known. This file evaluates such
// ops if their operands are constants.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_FOLDSCALARS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_FOLDSCALARS_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/APInt.h"

#include <optional>

namespace remat {

/// If \p value is a constant of rank 0 or a splat, returns its integer.
std::optional<llvm::APInt> constantInteger(mlir::Value value);

/// If \p op is StableHLO arithmetic on constant integers of rank 0, replaces it
/// by a `stablehlo.constant`. Returns whether \p op was replaced.
bool foldScalar(mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_FOLDSCALARS_H
