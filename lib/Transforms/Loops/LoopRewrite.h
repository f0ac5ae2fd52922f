//===- LoopRewrite.h - Writes two loops from a planned body -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the loops of a planned joint body. It makes no decisions. The ops
// before the turn become the forward body, and the ops after it become the
// backward body. Each value that the forward body makes and the backward body
// reads gets a stack. Values that cost nothing to make again (constants, views,
// slices of values that both loops have) are made in both bodies instead.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H

#include "Transforms/Loops/LoopBody.h"

namespace remat {

struct NewLoops {
  mlir::Operation *forward; ///< Null for a loop without a partner.
  mlir::Operation *backward;
};

/// Replaces the loops of \p pair by two that compute what \p body computes. \p
/// body does not change, and is not needed afterwards.
NewLoops rewriteLoops(const LoopPair &pair, const LoopBody &body);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H
