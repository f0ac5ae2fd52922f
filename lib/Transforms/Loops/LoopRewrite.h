//===- LoopRewrite.h - Writes two loops from a planned body -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file writes the loops of a planned joint body. It makes no decisions.
// The ops before the turn become the forward body, and the ops after the turn
// become the backward body. Each value that the forward body makes and that the
// backward body reads gets a stack. Some values can be made again at no cost:
// constants, views, and slices of values that both loops have. Both bodies make
// such values.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H

#include "Transforms/Loops/LoopBody.h"

namespace remat {

struct NewLoops {
  mlir::Operation *forward; ///< It is null for a loop without a partner.
  mlir::Operation *backward;
};

/// Replaces the loops of \p pair by two loops that compute what \p body
/// computes. The function does not change \p body, which is not needed any
/// more.
NewLoops rewriteLoops(const LoopPair &pair, const LoopBody &body);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPREWRITE_H
