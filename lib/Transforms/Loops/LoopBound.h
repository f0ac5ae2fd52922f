//===- LoopBound.h - Lower bound for plans of a pair of loops ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan of a pair of loops takes one slot per iteration for each byte that
// crosses from the forward to the backward body. A budget therefore leaves few
// bytes for a slot. Values beyond these are recomputed. This bound says what
// the recomputation of a whole iteration costs at least, for any planner.
//
// The claim. Let a plan of an iteration have c bytes that cross and a peak of p
// bytes, and let T c + p be within the budget, for T iterations. Then p is at
// least the bound of Bounds.h on any peak, so c is at most the rest of the
// budget divided by T. At the turn a plan holds exactly the crossing values and
// the turn's own bytes. So CostBound.h, with c bytes of room at the turn,
// bounds the cost. The range of c is divided into parts. In each part, c is at
// most its end, and p is at most the rest of the budget at its beginning. The
// least bound of all parts is the result.
//
// The bound holds for every choice of what is stacked and what runs again, in
// any order. It also holds for groups of iterations, whose forward bodies run
// once more. It does not hold for stacks on the host, nor for loops that are
// unrolled or run in slices.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H

#include "Transforms/Loops/LoopGraph.h"

namespace remat {

/// The bytes that loops may take. A compiler may hold more than the stacks and
/// one iteration, such as values between the loops.
struct LoopRoom {
  int64_t bytes = 0;  ///< Bytes for stacks and one iteration.
  int64_t beside = 0; ///< The part of these bytes that stacks cannot use.
};

/// Returns a lower bound on the cost of an iteration, in units of the graph's
/// cost, for plans of \p loop within \p room. It is infinite if there is no
/// such plan.
Result<double> loopCostBound(const LoopGraph &loop, const LoopRoom &room);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H
