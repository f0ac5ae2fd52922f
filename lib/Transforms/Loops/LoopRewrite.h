//===- LoopRewrite.h - Two loops from a planned joint body ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the loops of a planned joint body, and decides nothing. The ops before
// the turn become the forward body, those after it the backward body. Each
// value that the one makes and the other reads gets a stack. Only values that
// cost nothing to make again (constants, views, slices of values that both
// loops have) are made in both.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H

#include "Transforms/Loops/LoopBody.h"

namespace remat {

struct NewLoops {
  mlir::Operation *forward; ///< Null for a loop alone.
  mlir::Operation *backward;
};

/// Replaces the loops of \p pair by two that compute what \p body computes. \p
/// body does not change, and is not needed afterwards.
NewLoops rewriteLoops(const LoopPair &pair, const LoopBody &body);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H
