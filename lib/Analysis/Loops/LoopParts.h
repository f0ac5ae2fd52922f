//===- LoopParts.h - Bodies and slots of loops ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What reading one loop (Loops.cpp), its stacks (LoopSlots.cpp) and pairs of
// loops (LoopPairs.cpp) have in common.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_LOOPS_LOOPPARTS_H
#define REMAT_LIB_ANALYSIS_LOOPS_LOOPPARTS_H

#include "Analysis/Loops/Loops.h"

namespace remat {

/// Whether \p number is small enough for sums of a few such numbers.
bool isCount(int64_t number);

/// A write of one slot.
struct SlotWrite {
  mlir::Value stack, slice;
  CounterIndex slot;
};

/// What \p op, which may be null, writes into one slot, if it writes all of it
/// and nothing else.
std::optional<SlotWrite> slotWritten(mlir::Operation *op, CounterRange counter);

/// What is written, looked at through the op that adds the stack's dimension.
mlir::Value withoutStackDimension(mlir::Value slice);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_LOOPS_LOOPPARTS_H
