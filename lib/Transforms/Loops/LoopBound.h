//===- LoopBound.h - What no plan of a pair of loops can beat ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan of a pair of loops pays for each byte that crosses from the forward
// to the backward body as often as there are iterations, so that a budget
// leaves few bytes for a slot. What crosses less is computed again. This says
// how much at least, for a whole iteration, whatever planner looks for it.
//
// The claim. Let a plan of an iteration have c bytes that cross and a peak of p
// bytes, and let T c + p be within the budget. Then p is at least the bound of
// Bounds.h on any peak, so that c is at most what is left of the budget by T.
// At the turn exactly what crosses is held besides the turn's own bytes. So
// CostBound.h, with as much room at the turn as may cross, bounds the cost. The
// range of c is divided into parts: in each, c is at most the part's end, and p
// at most what is left of the budget at its begin. The least of all parts is
// the bound.
//
// It holds for every choice of what is stacked and what runs again, in any
// order, and for groups of iterations, whose forward bodies run once more. It
// does not hold for stacks on the host, nor for loops that are unrolled or run
// in slices.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H

#include "LoopGraph.h"

namespace remat {

/// What loops may take. Beside their stacks a compiler may hold more than one
/// iteration does, such as what is between the loops.
struct LoopRoom {
  int64_t bytes = 0;  ///< Of stacks and one iteration.
  int64_t beside = 0; ///< Of these, what stacks cannot have.
};

/// No plan of \p loop within \p room has an iteration that costs less, in units
/// of the graph's cost; infinite where there is no such plan.
Result<double> loopCostBound(const LoopGraph &loop, const LoopRoom &room);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H
