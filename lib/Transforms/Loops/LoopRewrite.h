//===- LoopRewrite.h - Two loops from a planned joint body ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite decides nothing: what stands before the turn in the rewritten
// joint body becomes the forward body, what stands behind it the backward body,
// and each value that the one makes and the other reads gets a stack. Only
// values that take nothing but a look at what is there anyway (constants,
// views, slices of what both loops have) are made in both.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H

#include "LoopBody.h"

namespace remat {

struct NewLoops {
  mlir::Operation *forward; ///< Null of a loop alone.
  mlir::Operation *backward;
};

/// Replaces the loops of \p pair by two that compute what \p body computes.
/// \p body is not needed any more, and stays.
NewLoops rewriteLoops(const LoopPair &pair, const LoopBody &body);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H
