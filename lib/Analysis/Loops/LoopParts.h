//===- LoopParts.h - Bodies and slots of loops ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops.cpp, LoopSlots.cpp and LoopPairs.cpp, which read a loop, its stacks and
// pairs of loops, share these functions.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_LOOPS_LOOPPARTS_H
#define REMAT_LIB_ANALYSIS_LOOPS_LOOPPARTS_H

#include "Analysis/Loops/Loops.h"

namespace remat {

/// Returns whether \p number is small enough that sums of a few such numbers do
/// not overflow.
bool isCount(int64_t number);

struct SlotWrite {
  mlir::Value stack, slice;
  CounterIndex slot;
};

/// If \p op writes exactly one whole slot of a stack, returns a description of
/// this write. The op may be null.
std::optional<SlotWrite> slotWritten(mlir::Operation *op, CounterRange counter);

/// If \p slice comes from an op that only adds the stack's dimension, returns
/// the operand of this op. Otherwise returns \p slice.
mlir::Value withoutStackDimension(mlir::Value slice);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_LOOPS_LOOPPARTS_H
