//===- Masks.h - Tensors that constants and positions make ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A causal mask compares positions. JAX computes it once, before the forward
// loop, and the backward loop reads it too:
//
//     %row = iota; %column = iota; %mask = compare GE %row, %column
//
// So it is held from one loop to the other. A compiler that fuses computes it
// inside of its readers for nothing, if its ops are in the loop that reads it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_MASKS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_MASKS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"

namespace remat {

/// Returns the ops of StableHLO that make \p value of nothing but constants of
/// one number and positions, in order; none if other ops or arguments do.
llvm::SmallVector<mlir::Operation *> maskOps(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_MASKS_H
